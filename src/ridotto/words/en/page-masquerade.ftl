# The table of Masquerade in the browser.

mq-vp = victory points
mq-you = you
mq-nobody = nobody
mq-none = Nothing yet.
mq-labelled = { $name }: { $text }

## The turn

mq-turn = Turn
mq-set-up = Start
mq-phases = A turn
mq-phase-order = Order
    .why = In last turn’s order, everybody takes another Order: it says when you play, and has an effect of its own.
mq-phase-stage = Stage
    .why = In order, each Dancer goes to a Stage that has room. Then everything happens that happens there.
mq-phase-spell = Spell
    .why = In order, cast as many Spells of this phase as you can pay for. You pay with other Spells from your hand.
mq-phase-challenge = Challenge
    .why = Whoever is at the Tower fights the Guardian; whoever is at the Arena may fight anybody. The loser loses a life.
mq-phase-event = Event
    .why = Whoever is at the Chapel is the Prophet and chooses an Event. Then everybody comes home.
mq-end-why = The ball ends with the turn in which the last Guardian is beaten, the last Event is chosen, or the Spell deck has been renewed as many times as there are players ({ $players }). The most victory points win.

## The hall

mq-stages = The Stages
mq-stage-said = { $stage }: { $here } of { $room }{ $here ->
        [0] { "" }
       *[other] , { $names }
    }
mq-guests = The players
mq-guest-said = { $name }{ $signs ->
        [none] { "" }
       *[other] { " " }({ $signs })
    }. { $dancer ->
        [none] No Dancer yet
       *[other] { $dancer }
    }, Order { $order }, life { $life }, hand { $hand }, counters { $counters }, { $vp } VP{ $won ->
        [none] .
       *[other] . Has: { $won }.
    }
mq-guardian-power = power { $low } to { $high } with the flip
mq-guardians-left = { $count } left
mq-guardians-none = No Guardian is left
mq-events = Events
mq-events-why = The Prophet at the Chapel chooses one; it happens and is gone.
mq-events-past = Gone: { $names }
mq-left = { $count } left
mq-spells = Spells
mq-spells-why = { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } in the deck; renewed { $renewals } of { $most } times. These Spells are in the game:
mq-renewals = renewed { $count }/{ $most }
mq-tomb = Tomb
mq-tomb-why = Spells that were cast, paid or discarded. When the deck runs out, they become the new one.
mq-emblems = Emblems
mq-emblem-said = { $emblem }: { $holder ->
        [none] nobody
       *[other] { $holder }
    }
mq-behind = Behind it:
mq-mask-seen = You have seen this Mask:
mq-fight = The Challenge
mq-fight-on = Who adds more?
mq-fight-flip = A Spell will be flipped for the Guardian: { $low } to { $high }
mq-fight-draw = A draw.
mq-fight-won-you = You win!
mq-fight-won = { $name } wins.

## One’s own cards

mq-own = Your cards
mq-own-mask = your secret Mask
mq-options = What you can choose
mq-mask-now = now { $vp } VP
mq-mask-shown = revealed
mq-bonus = +{ $bonus } power
mq-hand = hand { $count } of { $most }
mq-hand-none = No Spells in hand
mq-cost = { $cost ->
        [0] free
       *[other] costs { $cost }
    }
mq-cost-now = { $cost ->
        [0] It costs nothing now.
        [one] It costs one other Spell now.
       *[other] It costs { $cost } other Spells now.
    }
mq-counters = Your counters
mq-counters-why = Spells you laid face down. Each is worth 1 victory point; only you know which they are.
mq-life = { $life ->
        [0] no life left
        [one] 1 life
       *[other] { $life } lives
    }
mq-room = { $here } of { $room }

## Deciding

mq-tap = Tap one to read it
mq-go-on = Go on
mq-ask-bout = Add to your power?
mq-ask-cast-none = You have nothing to cast now.
mq-ask-counter-none = You have no Spell to lay as a counter.
mq-do-dancer = Be this Dancer
mq-do-order = Take Order { $order }
mq-do-stage = Dance here
mq-do-resolve = This first
mq-do-cast = { $cost ->
        [0] Cast it
       *[other] Cast it and pay { $cost }
    }
mq-do-pay = Pay with it
mq-do-challenge = Challenge { $name }
mq-do-reveal = Reveal your Mask
mq-do-lay = Lay it as a counter
mq-do-event = Call this Event
mq-do-choose = Choose { $name }
mq-do-treasure = Take this Treasure
mq-do-move = Move there
mq-do-discard = Discard it
mq-do-give = Give it away
mq-do-keep = Keep it
mq-do-take = Take it

## Waiting

mq-wait-dancer = { $name } picks a Dancer.
mq-wait-order = { $name } takes an Order.
mq-wait-stage = { $name } chooses a Stage.
mq-wait-resolve = { $name } decides what happens first.
mq-wait-cast = { $name } may cast Spells.
mq-wait-pay = { $name } pays for a Spell.
mq-wait-challenge = { $name } looks for somebody to challenge.
mq-wait-bout = { $name } prepares for the fight.
mq-wait-counter = { $name } may lay a counter.
mq-wait-event = { $name } is the Prophet and chooses an Event.
mq-wait-target = { $name } chooses a player.
mq-wait-treasure = { $name } takes a Treasure.
mq-wait-move = { $name } moves a Dancer.
mq-wait-discard = { $name } has to discard.
mq-wait-give = { $name } has to give a Spell away.
mq-wait-keep = { $name } chooses what to keep.
mq-wait-salvage = { $name } takes a Spell from the Tomb.
mq-wait-search = { $name } looks through the top of the deck.

## The end

mq-mask-spent = revealed in a Challenge, so it no longer counts
mq-part-mask = Mask { $vp }
mq-part-emblems = Emblems { $vp }
mq-part-treasures = Treasures { $vp }
mq-part-counters = Counters { $vp }
