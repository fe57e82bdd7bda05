# The lessons: two short games with the real rules, step by step. “.wrong” answers a move that isn’t the one asked for.

lesson-what = Each lesson is a short game with the real rules. The text tells you what to do; a wrong move does no harm.
lesson-step = Step { $step } of { $all }
lesson-go-on = Go on
lesson-skip = Skip ahead
lesson-watch = Watch what the others do…
lesson-wait = Not now: go on with the lesson first.
lesson-wrong = That’s allowed in a game, but not what this step is about. Try again.
lesson-leave = Leave
    .why = You can go on later from here.
lesson-play = Play now against bots
lesson-again = Start again

## Mascarade

lesson-mascarade-goal = The first player with 13 coins wins. Everyone usually starts with 6; you get 8 here, so that the lesson stays short.
lesson-mascarade-memorise = At first all masks lie open. You’re the Thief, and Bianca is the King. Remember that; then turn the masks face down.
lesson-mascarade-swap = The first four turns are swaps, so that nobody can be sure of any mask. The King takes 2 coins, so get him: choose Bianca, then “{ mas-really }”.
    .wrong = You could do that, but the King is worth more: choose Bianca, then “{ mas-really }”.
lesson-mascarade-unsure = You saw whose masks were taken, but not what happened under the table. Dario had yours: are you still the King?
lesson-mascarade-look = If you don’t know, look. It takes your turn, and nobody else sees your mask.
    .wrong = Without knowing your mask that would be a guess. Look first.
lesson-mascarade-claim = You’re still the King, but now Bianca announces him! Claim him too: you both reveal your masks, and only the real King gets the coins.
    .wrong = If you let it pass, Bianca takes 2 coins. You know that you’re the King: claim him.
lesson-mascarade-fine = You were right and took 2 coins, even though it was Bianca’s turn. She had to pay a fine of 1 coin to the Court. So does everyone who claims wrongly.
lesson-mascarade-pass = Carlo says he’s the Judge, who takes all coins on the Court. It may be a bluff, but you’re the King: a claim would cost you 1 coin. Let it pass.
    .wrong = You aren’t the Judge, so a claim would cost you 1 coin. Let it pass.
lesson-mascarade-announce = Nobody claimed, so Carlo took the coin and revealed nothing. Now it’s your turn: announce the King.
    .wrong = Also possible. But you know that you’re the King, and he takes 2 coins: announce him.
lesson-mascarade-near = Nobody dared to claim: 2 more coins. With 12 you’re almost there, and the others will try to stop you.
lesson-mascarade-risk = Bianca has taken your mask under the table. Did she swap it, or just pretend? Take the risk and announce the King.
    .wrong = That would be more careful. But this time see what a mistake costs: announce the King.
lesson-mascarade-challenged = Bianca did swap! She’s the King and takes 2 coins; you pay 1. A player who was just revealed can’t announce in the turn that follows.
lesson-mascarade-win = Now everyone knows that you’re the Thief, who takes 1 coin from each neighbour. You have 11, and nobody has touched your mask. Announce the Thief!
    .wrong = You need 2 coins, and the Thief takes exactly 2. Announce the Thief.
lesson-mascarade-end = 13 coins: you win! The game also ends if someone runs out of coins; then the player with the most wins. Now you’re ready for the ball.

## Masquerade

lesson-masquerade-goal = The player with the most victory points wins. They come from Emblems, Treasures, counters and your Mask. The first turn is over; you play the second.
lesson-masquerade-mask = This is your Mask, the Wolf; only you can see it. It scores 3 points at the end if you’ve beaten another player in a Challenge and it’s still hidden.
lesson-masquerade-order = 1. Order: it decides when you play, and each Order has an effect. Take the Second Order, which adds 1 to your power.
    .wrong = That one is free too, but you’re about to fight: take the Second Order for 1 more power.
lesson-masquerade-stage = 2. Stage: this is where your Dancer goes. The Wolf wants a fight, and the Duellist is strongest in the Arena. Go there.
    .wrong = A fine place, but only in the Arena can you challenge another player.
lesson-masquerade-spell = 3. Spell: a Spell costs as many other Spells from your hand as its level. The Capriccio is level 0 and costs nothing. Cast it.
    .wrong = Not yet: cast the Capriccio first. It costs nothing.
lesson-masquerade-whom = The Capriccio makes another player discard a Spell. Choose Bianca: with fewer Spells she’ll fight less well.
    .wrong = Carlo isn’t the one you’ll fight. Choose Bianca.
lesson-masquerade-enough = She has discarded one. Your other Spells are for the Challenge, so stop casting here.
lesson-masquerade-challenge = 4. Challenge: at the Arena you may fight anyone. You have 5 power and Bianca has 2. Challenge her.
    .wrong = Bianca is the weaker one, and without a fight the Wolf gets nothing. Challenge Bianca.
lesson-masquerade-music = First you add to your total, then Bianca adds to hers. She still has Spells, so cast the Nocturne: 2 more power for nothing.
    .wrong = Don’t do that yet: cast the Nocturne first. It costs nothing.
lesson-masquerade-keep = You have 7 now. You could reveal your Mask for 3 more, but then it would no longer score. Keep it, and add nothing more.
    .wrong = Save that: 7 is enough. Add nothing more.
lesson-masquerade-counter = 7 to 5: you win and draw a Spell, and Bianca loses a life. You may also lay a Spell face down as a counter, worth 1 point. Lay down the Minuet.
    .wrong = A counter is a safe point, and the Fugue may be of use later. Lay down the Minuet.
lesson-masquerade-emblems = You now hold two Emblems: most duels won and most counters, until someone has more. 5. Event: Carlo is at the Chapel, so he chooses one.
lesson-masquerade-end = The Masks are revealed: yours brings 3 points, and you win with 6! A real ball lasts until the last Guardian, the last Event or enough renewals of the Spells.
