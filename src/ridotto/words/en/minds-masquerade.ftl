# How the players of Masquerade that are not people introduce and explain themselves.

portrait-pulcinella = Pulcinella dances wherever his feet take him and casts whatever is in his hand.
portrait-colombina = Colombina weighs every step by itself, and a little by her mood.
portrait-balanzone = Doctor Balanzone plays the next turns through in many balls that might be this one.

explain-searcher = In { $worlds ->
        [one] one imagined ball
       *[other] { $worlds } imagined balls
    } this came out best of { $answers } answers: about { $chance } % to win.
