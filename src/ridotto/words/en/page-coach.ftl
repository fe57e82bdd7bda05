# The coach’s tips: one sentence each. $me is yes if $name is the reader.

coach-dismiss = Got it
coach-off = No more tips

coach-mascarade-memorise = Remember who has which mask: in a moment they’ll all lie face down.
coach-mascarade-opening = The first turns are only swaps, so that nobody can be sure of any mask, not even their own.
coach-mascarade-swap = Choose whose mask to take; whether you swap or just pretend, the others see the same.
coach-mascarade-look = Someone has had your mask under the table, so look if you want to be sure who you are.
coach-mascarade-announce = You may announce any mask, even one you don’t have; if someone claims it and you’re wrong, you pay 1 coin.
coach-mascarade-claim = Claim only if you think this is your mask: if it isn’t, you pay 1 coin; if nobody claims, the power works.
coach-mascarade-banned = Your mask has just been revealed, so you can look or swap this turn, but not announce.
coach-mascarade-pretend = A swap also hides things: even if you only pretend, the others can no longer be sure.
coach-mascarade-near = { $me ->
        [yes] You need 13 coins and are almost there, so expect the others to doubt you.
       *[no] { $name } is close to 13 coins, so don’t let an easy win pass.
    }
coach-mascarade-ruin = { $me ->
        [yes] If you lose your last coin, the game ends at once and the player with the most coins wins.
       *[no] If { $name } loses the last coin, the game ends at once and the player with the most coins wins.
    }
coach-mascarade-court = Fines pile up on the Court until the Judge takes them all.

coach-masquerade-dancer = Pick a Dancer for the whole ball: compare power and ability.
coach-masquerade-order = The Order decides when you play this turn and gives you an effect; you can’t keep the one you had.
coach-masquerade-stage = The Stage decides what you may do: fight at the Tower or the Arena, choose the Event at the Chapel, or gather Spells and strength elsewhere.
coach-masquerade-resolve = Several of your cards do something now, in the order you choose.
coach-masquerade-spell = A Spell costs as many other Spells from your hand as its level; keep some for a Challenge.
coach-masquerade-challenge = Compare the powers before you challenge: the loser loses a life, the winner draws a Spell.
coach-masquerade-totals = Spells change these totals until both sides stop; the higher one wins.
coach-masquerade-reveal = You may reveal your Mask once for its bonus, but then it no longer scores at the end.
coach-masquerade-counter = A Spell laid face down as a counter is worth 1 point and is never cast again.
coach-masquerade-event = As the Prophet you choose the Event: it happens once and is gone.
coach-masquerade-mask = Your Mask scores at the end if it’s still hidden and its condition is met, so plan for it from the first turn.
coach-masquerade-life = Without lives you make no Challenges and your Dancer’s power counts as 0; the Fountain helps.
coach-masquerade-emblems = Each Emblem belongs to the player with the most of something, until someone has more.
coach-masquerade-end = The ball is almost over: one more Guardian, Event or renewal of the Spells can end it.
