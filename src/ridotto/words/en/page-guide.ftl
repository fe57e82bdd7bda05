# How to play: both games step by step, a played example of each, and everything to look up.
# [King](mask-king) is a link within the page, • starts an item of a list.

guide-different = Two different games, despite their names. In one you work out who has which mask; the other is a ball with music and magic.
guide-contents = On this page
guide-steps = Step by step
guide-details = The fine print
guide-search = Search
guide-hits = { $hits ->
        [0] Nothing found
        [one] 1 found
       *[other] { $hits } found
    }
guide-masks = The sixteen masks
guide-masks-tonight = Masks at your table
guide-masks-other = The other masks
guide-from = from { $players } players
guide-copies = { $copies } cards
guide-cards = The cards
guide-cards-deck = Deck: { $deck }.
guide-behind = Its Treasure: { $card }

## Mascarade

guide-mascarade = You have a mask, and everyone has seen it. Since then it may have been swapped. Who are you now, and who’ll believe you?
guide-mascarade-goal = Goal
    .text =
        Be the first to have 13 coins. You start with 6.
        If anyone runs out of coins, the game stops at once and the richest player wins.
guide-mascarade-table = What’s in front of you
    .text =
        • Your mask, face down. It may no longer be the one you remember.
        • Your coins. Everyone can see them.
        • The court: fines pile up there until the [Judge](mask-judge) takes them.
        • The bank: all the other coins.
        • The centre: two spare masks with four players, one with five.
guide-mascarade-start = Setup
    .text =
        All masks are dealt face up. Everyone sees every mask once. Then all are turned face down.
        The first four turns are opening swaps: you swap or pretend to, nothing else.
guide-mascarade-turn = Your turn: look, swap or announce
    .text =
        • Look at your own mask. Nobody else sees it.
        • Swap: take your mask and another player’s, or one from the centre, under the table. Put them back swapped, or just pretend to. Everyone sees whose masks you took; only you know what you did.
        • Announce any mask in play. It can be the truth, a bluff or a guess.
        You do one of the three. Then it’s the turn of the player on your left.
guide-mascarade-announce = You announce, nobody claims
    .text =
        Say, “I’m the [King](mask-king)!” Clockwise from your left, each player lets it pass or claims to be that mask too.
        If everyone lets it pass, use the mask’s power. You reveal nothing, even if you bluffed.
guide-mascarade-claim = You announce, someone claims
    .text =
        Several players may claim. You and everyone who claimed reveal your masks.
        • Whoever really has the mask uses its power, even on your turn.
        • Then everyone else who revealed pays 1 coin to the court. That may be you, too.
        • If nobody has the mask, there’s no power and all of them pay.
        The masks are turned face down again, where they were.
guide-mascarade-example = Example: Ana says King
    .text = Ana, Ben, Cleo and Dario have 6 coins each. Play goes clockwise, here from left to right.
guide-mascarade-example-announce = Ana announces
    .text = “I’m the [King](mask-king)!” says Ana. She hasn’t looked at her mask for a while.
guide-mascarade-example-claim = Clockwise, the others answer
    .text = Ben claims: “No, I’m the [King](mask-king)!” Cleo lets it pass. Dario claims too.
guide-mascarade-example-reveal = All three reveal
    .text = Ana is the [Thief](mask-thief), Ben is the [King](mask-king), Dario is the [Judge](mask-judge). Cleo’s mask stays hidden.
guide-mascarade-example-power = First the power
    .text = Ben really is the [King](mask-king). He takes 2 coins from the bank, although it’s Ana’s turn.
guide-mascarade-example-fine = Then the fines
    .text = Ana and Dario each pay 1 coin to the court. The coins wait there for a [Judge](mask-judge).
guide-mascarade-example-next = Masks down, next turn
    .text = It’s Ben’s turn. He has just revealed, so he can’t announce: he can look or swap. Everyone now knows three masks, until the next swap.
guide-mascarade-mistakes = Common mistakes
    .text =
        • Announcing right after a reveal. If you had to reveal during the turn just before yours, you can only look or swap. One turn later the ban is over.
        • Paying too early. Powers come before fines, so the [Judge](mask-judge) never gets the fines of the same turn.
        • Forgetting the second [Peasant](mask-peasant). There are two of them. If both are revealed, each takes 2 coins.
        • Trusting your memory. Once someone has taken your mask under the table, only a look makes you sure.
guide-mascarade-first = Your first game
    .text =
        • Lost track? Look.
        • All quiet? Bluff: a mask nobody is sure of often gets through.
        • Claim when you’re fairly sure. Being wrong costs 1 coin.
        • Keep an eye on whoever is close to 13 coins.
guide-mascarade-end = How it ends
    .text =
        • Someone has 13 coins or more: they win at once. If several get there together, the richest of them wins.
        • Someone has no coins left: the richest player wins. If someone else reaches 13 at the same moment, the 13 coins win.
        • The [Cheat](mask-cheat) wins at once with 10 coins or more.
        Players tied for the most coins share the win.
guide-mascarade-details =
    • “Another player” is never you and never the centre. “Two players” are two different ones. Left is the next seat clockwise.
    • You may announce any mask in play, including one that lies in the centre.
    • A power works step by step. If a step ends the game, the rest doesn’t happen: a [Fool](mask-fool), [Princess](mask-princess) or [Patron](mask-patron) with 13 coins has won.
    • Coins that one step takes from or gives to several players move at the same time. So do all fines of a turn.
    • If you owe more than you have, you give all you have. The bank, too, pays only what it has.
    • A power may have no effect, such as the [Judge](mask-judge)’s with an empty court. Bluffers pay all the same.
    • [Peasants](mask-peasant): unclaimed, or with one Peasant revealed, 1 coin. With both revealed, 2 coins each, even if the announcer bluffed.
    • [Beggar](mask-beggar): equal isn’t richer, and every coin received counts at once. With 4 coins against 8, 11, 11, 7 and 9 (clockwise), the Beggar ends with 8.
    • [Spy](mask-spy) and [Fool](mask-fool) may always just pretend. The Spy sees both masks first; the Fool sees neither.
    • [Witch](mask-witch): she may decline. Her exchange comes before the fines.
    • [Swindler](mask-swindler): you only choose if several players are tied for the most coins.
    • [Princess](mask-princess): the chosen player doesn’t see the mask, and can’t announce on the next turn either.
    • [Guru](mask-guru): the chosen player may name any mask in play; either [Peasant](mask-peasant) counts as Peasant. Even someone who revealed this turn can be chosen. They can’t announce on the next turn.
    • [Puppet Master](mask-puppeteer): the two players take over each other’s mask, coins and place in the turn order. The next turn belongs to whoever sits left of the seat whose turn it was. Fines and the ban on announcing stay with the person.
    • [Cheat](mask-cheat): with fewer than 10 coins, nothing happens. With 10 or more, a real Cheat who claims on another turn wins before any fine.
    • When the game is over, nothing more is paid.
    • A table can change some rules: no open deal, another number of opening swaps, a turn limit after which the richest player wins, or peeking. If you peek at your mask out of turn, your next ordinary turn must be a look.
    • Your own set of masks always has the [Judge](mask-judge), both [Peasants](mask-peasant) or neither, and at least a third of masks with a star. It needs one mask for each player and each place in the centre: two places with four players, one with five, none to two with six or more.
    • Spectators see only what the whole table can see. After the game everything is open.

## Masquerade

guide-masquerade = A ball for two to five. Choose where to dance, make some music, pick a fight or avoid one. And behind your Mask you have reasons of your own.
guide-masquerade-goal = Goal
    .text =
        Have the most victory points when the ball ends. There are four sources:
        • [Emblems](kind-emblem), held by whoever is best at something right now.
        • [Treasures](kind-treasure), won from the Guardians.
        • Counters: Spells you laid face down, 1 point each.
        • Your [Mask](kind-mask), if you never revealed it and its condition is met at the end.
guide-masquerade-table = What’s in front of you
    .text =
        • A secret [Mask](kind-mask). Only you know which.
        • A [Dancer](kind-dancer) with a power and an ability. You choose one before the first turn, the highest Order first.
        • 2 lives. You never have more.
        • An [Order](kind-order): it sets when you play.
        • Your hand of [Spells](kind-spell). It’s empty at first and holds 5 at most.
guide-masquerade-turn = A turn at a glance
    .text =
        Order → Stage → Spell → Challenge → Event
        In each phase everyone plays once, from the lowest Order to the highest. Then the next phase begins.
guide-masquerade-order = Order phase
    .text =
        In last turn’s order, everyone takes one of the five [Orders](kind-order), but not the one they just had. With five players, the last one keeps theirs if no other is left.
        On the first turn you keep the Order you were dealt, and Orders have no effect.
guide-masquerade-stage = Stage phase
    .text = Put your Dancer on a [Stage](kind-stage) with room. Then resolve what your Dancer, Treasures, Order and Stage do in this phase, in any order you like.
guide-masquerade-spell = Spell phase
    .text =
        Cast as many [Spells](kind-spell) of this phase as you like. Each costs as many other Spells from your hand as its level: level 2 costs two. Cast and paid Spells go to the Tomb.
        Drawing stops at 5 Spells in hand. If you ever hold more, discard at once.
guide-masquerade-challenge = Challenge phase
    .text =
        • At the [Tower](card-tower) you must fight the top [Guardian](kind-guardian). You may cast Challenge Spells and reveal your Mask. Then a Spell is flipped and its level added to the Guardian’s power. If you win, you take its Treasure and draw a Spell. If you lose, you lose a life.
        • At the [Arena](card-arena) you may challenge any Dancer, wherever they are. First you cast Spells and may reveal your Mask, then they do. The winner draws a Spell and may lay one as a counter. The loser loses a life.
        The higher total wins. A draw changes nothing.
        With 0 lives you can’t challenge. You can still be challenged, but your Dancer’s own power counts as 0.
guide-masquerade-event = Event phase
    .text = The player at the [Chapel](card-chapel) is the Prophet and chooses one [Event](kind-event). It takes effect, then it’s gone. Everyone takes their Dancer back, and the next turn begins.
guide-masquerade-example = Example: one whole turn
    .text = Third turn. Ana dances as [The Muse](card-muse) (power 3), Ben as [Eternal Prisoner](card-eternal-prisoner) (power 4), Cleo as [The Maestro](card-maestro) (power 3). Last turn Ben went first, then Ana, then Cleo.
guide-masquerade-example-order = Order
    .text = Ben had the 1, so he takes the 4. Ana takes the 1, Cleo the 5. This turn runs Ana, Ben, Cleo.
guide-masquerade-example-stage = Stage
    .text = Ana goes to the [Tower](card-tower), Ben to the [Arena](card-arena), Cleo to the [Chapel](card-chapel). Ben’s [fourth Order](card-fourth) lets him draw a Spell. Cleo’s [fifth](card-fifth) gives her one from the Tomb.
guide-masquerade-example-spell = Spell
    .text = Cleo casts [Capriccio](card-capriccio). It’s level 0, so it’s free. Ben has to discard a Spell.
guide-masquerade-example-tower = Challenge at the Tower
    .text = Ana casts [Minuet](card-minuet) (+3) and pays for it with another Spell: 3 + 3 = 6. [The Hound](card-hound) has 2, and the flipped Spell is level 2: 2 + 2 = 4. Ana wins. She takes the [Silver Flute](card-silver-flute) (1 point) and draws a Spell.
guide-masquerade-example-arena = Challenge at the Arena
    .text = Ben challenges Cleo, 4 against 3. Nobody adds anything: Cleo could reveal her Mask, but then it wouldn’t score. Ben wins, draws a Spell and lays one as a counter (1 point). With the most duels won, he also gets [The Rose](card-rose) (1 point). Cleo loses a life.
guide-masquerade-example-event = Event
    .text = Cleo is at the [Chapel](card-chapel). She chooses [Midnight Supper](card-midnight-supper), and everyone regains up to 2 lives. She’s back at 2. Everyone takes their Dancer back, and the next turn begins.
guide-masquerade-mask = Your Mask: use it or keep it
    .text =
        Once in the game, in a Challenge you’re part of, you may reveal your [Mask](kind-mask). Its bonus counts in that Challenge, and you lose its points.
        If you keep it hidden, it scores at the end if its condition is met.
guide-masquerade-mistakes = Common mistakes
    .text =
        • Forgetting the flipped Spell. It gives the Guardian 0 to 3 more.
        • Going to the [Tower](card-tower) unprepared. You have to fight there.
        • Paying with the wrong card. A Spell never pays for itself, and a counter can’t be cast or pay.
        • Fighting under the [third Order](card-third). You make no Challenges, not even at the [Tower](card-tower), and nobody can challenge you. A player with the most points gets none of this.
guide-masquerade-end = How it ends
    .text =
        The game ends at the end of the turn in which
        • the last Guardian is beaten,
        • the last Event is chosen, or
        • the Spell deck has been renewed as many times as there are players.
        Add up Mask, Emblems, Treasures and counters. The player with the most points wins. If there’s a tie, the player with the earlier Order in the last turn wins.
guide-masquerade-details =
    • Setup: everyone gets a Mask face down and an Order face up. Leftover Masks are put aside unseen, leftover Dancers face up. Guardians come in the order of their numbers.
    • What forbids beats what allows or demands.
    • “Most victory points” counts Emblems, Treasures and counters, never Masks. Tied leaders all have the most.
    • When the Spell deck runs out, the Tomb is shuffled into a new deck. That’s a renewal. It counts even if the game is about to end.
    • If deck and Tomb are both empty, nothing is drawn and a flip counts as level 0. A flipped Spell goes to the Tomb.
    • If you’re given Spells, keep as many of them as fit, your choice. The rest go to the Tomb. If your hand limit shrinks, discard at once.
    • In a search, the Spells you don’t keep go to the Tomb. With a full hand you can’t search or take Spells from the Tomb.
    • Emblems: in a tie the holder keeps it. If several overtake the holder at once, it goes to the earliest in turn order. If you no longer meet its condition, you lose it.
    • A card’s conditions are all checked before its first effect. Effects on several players go in turn order.
    • You can only choose a player the effect can do something to, as far as everyone can see. If there’s none, it doesn’t happen.
    • A Dancer moved to another Stage doesn’t get that Stage’s arrival effects, and loses any still due from the old one.
    • Effects of winning or losing come after the draw, the counter and the lost life: the winner’s first. A Treasure just won doesn’t count yet.
    • Once all Guardians are beaten, there’s nothing to fight at the [Tower](card-tower).
    • Life is 0, 1 or 2. After the last turn, Dancers stay where they are: a Mask may ask for that.
    • Secret: hands, Masks, the faces of counters and the order of the deck. Everything else is open, including the Tomb and how many Spells and counters each player has.

guide-kind-mask = Masks
    .what = Secret: points at the end, or a bonus in one fight.
guide-kind-dancer = Dancers
    .what = Who you are tonight: power and an ability.
guide-kind-stage = Stages
    .what = Where you can dance. Each has limited room.
guide-kind-order = Orders
    .what = When you play this turn.
guide-kind-spell = Spells
    .what = Cast them, pay with them or lay them down as points.
guide-kind-guardian = Guardians
    .what = Beat one at the [Tower](card-tower) and keep its Treasure.
guide-kind-treasure = Treasures
    .what = What the Guardians guard.
guide-kind-event = Events
    .what = The Prophet at the [Chapel](card-chapel) chooses one.
guide-kind-emblem = Emblems
    .what = For whoever is ahead in something.
