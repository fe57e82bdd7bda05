# How to play: both games in a few steps, and everything to look up.

guide-different = Two different games, in spite of their names: one is about who has which mask, the other about a ball with music and magic.
guide-search = Look something up
guide-hits = { $hits ->
        [0] Nothing found
        [one] One found
       *[other] { $hits } found
    }
guide-masks = The sixteen masks
guide-from = from { $players } players on
guide-copies = { $copies } of them
guide-cards = The cards
guide-cards-deck = The deck of this house: { $deck }.
guide-behind = Treasure behind it: { $card }

## Mascarade

guide-mascarade = You have a mask, and everybody has seen it. Since then it may have been exchanged. Who are you by now, and who will believe it?
guide-mascarade-aim = Get rich
    .text = Everybody begins with 6 coins. Whoever has 13 first wins at once.
guide-mascarade-start = Remember
    .text = The masks are dealt for all to see, then turned face down. With four or five players some lie in the centre. The first four turns are swaps.
guide-mascarade-turn = One thing a turn
    .text = Look at your own mask, swap it, or announce one. Only one of them.
guide-mascarade-swap = Swap, or not
    .text = Take your mask and another one under the table, and put them back: exchanged or as they were. All see whose masks you had; only you know what you did.
guide-mascarade-announce = Say who you are
    .text = Announce any mask that is in play, be it yours or not. If nobody objects, use its power and show nothing.
guide-mascarade-claim = “No, I am!”
    .text = Others may claim the same mask. Then all of you reveal. Whoever has it uses its power; everybody else pays 1 coin to the court, where the Judge collects. Who was revealed may not announce in the very next turn.
guide-mascarade-end = The end
    .text = 13 coins win. If somebody has none left, the richest win. And the Cheat with 10 coins wins on the spot.

## Masquerade

guide-masquerade = A ball for two to five. Choose where to dance, make some music, pick a fight or avoid it; and behind your Mask you have a reason of your own.
guide-masquerade-aim = Shine
    .text = The most victory points win. They come from Emblems, from Treasures, from Spells laid down as counters, and from your Mask.
guide-masquerade-start = Come in
    .text = You get a secret Mask and an Order, and pick a Dancer. You have 2 lives and no Spells yet.
guide-masquerade-order = Take your place
    .text = Each turn everybody takes another Order than the one they had. The turn goes from 1 to 5, and some Orders do something.
guide-masquerade-stage = Choose a Stage
    .text = Put your Dancer on a Stage that has room. Then whatever your cards do in this phase happens, in the order you like.
guide-masquerade-spell = Make music
    .text = Cast Spells. One of level 2 costs two other Spells from your hand. Cast and paid ones go to the Tomb. You may hold 5.
guide-masquerade-challenge = Fight
    .text = At the Tower you must fight the Guardian for its Treasure. At the Arena you may challenge anybody: the winner draws a Spell and may lay one as a counter, the loser loses a life. The higher total wins.
guide-masquerade-mask = Your Mask
    .text = Shown in a fight, it gives a bonus and is lost. Kept on, it scores at the end if what it asks for is true.
guide-masquerade-end = The end
    .text = Whoever is at the Chapel chooses an Event. The ball ends with the last Guardian, the last Event, or when the Spell deck has been renewed once for each player.

guide-kind-mask = Masks
    .what = Secret: points at the end, or a bonus in one fight.
guide-kind-dancer = Dancers
    .what = Who you are tonight: power and an ability.
guide-kind-stage = Stages
    .what = Places to dance, with room for so many.
guide-kind-order = Orders
    .what = When you play in this turn.
guide-kind-spell = Spells
    .what = To be cast, to pay with, to be laid down as points.
guide-kind-guardian = Guardians
    .what = Beat one at the Tower and keep its Treasure.
guide-kind-treasure = Treasures
    .what = What Guardians guard.
guide-kind-event = Events
    .what = The Prophet at the Chapel makes one happen.
guide-kind-emblem = Emblems
    .what = For whoever is ahead in something.
