# How the players of Masquerade that are not people introduce themselves.

portrait-pulcinella = Pulcinella dances wherever his feet take him and casts whatever is in his hand.
portrait-colombina = Colombina weighs every step on its own, with a little help from her mood.
portrait-balanzone = Doctor Balanzone imagines hundreds of ways the next turns might go.
