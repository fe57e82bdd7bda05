# The table of Masquerade in the browser.

mq-vp = victory points
mq-you = you
mq-nobody = nobody
mq-none = Nothing yet.
mq-labelled = { $name }: { $text }

## The turn

mq-turn = Turn
mq-set-up = Setup
mq-phases = A turn at a glance
mq-phase-order = Order
    .why = In last turn’s order, everyone takes a different Order. It sets when you play this turn and may have an effect.
mq-phase-stage = Stage
    .why = In order, each player sends their Dancer to a Stage with room. Then resolve its effects.
mq-phase-spell = Spell
    .why = In order, cast as many Spells of this phase as you can pay for. You pay with other Spells from your hand.
mq-phase-challenge = Challenge
    .why = The Dancer at the Tower must fight the Guardian. Dancers at the Arena may challenge anyone. The loser loses a life.
mq-phase-event = Event
    .why = The player at the Chapel is the Prophet and chooses an Event. Then everyone takes their Dancer back.
mq-end-why = The game ends after the turn in which the last Guardian is beaten, the last Event is chosen, or the Spell deck has been renewed as many times as there are players ({ $players }). The player with the most victory points wins.

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
    }{ $order ->
        [0] { "" }
       *[other] , Order { $order }
    }, life { $life }, hand { $hand }, counters { $counters }, { $vp } VP{ $won ->
        [none] .
       *[other] . Has: { $won }.
    }
mq-guardian-power = power { $low } to { $high } with the flipped Spell
mq-guardians-left = { $count } left
mq-guardians-none = No Guardians left
mq-events = Events
mq-events-why = The Prophet at the Chapel chooses one. It takes effect, then it’s gone.
mq-events-past = Used: { $names }
mq-left = { $count } left
mq-spells = Spells
mq-spells-why = { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } in the deck, renewed { $renewals } of { $most } times. Spells in this game:
mq-renewals = renewed { $count }/{ $most }
mq-tomb = Tomb
mq-tomb-why = Spells that were cast, paid or discarded. When the deck runs out, they’re shuffled into a new one.
mq-emblems = Emblems
mq-emblem-said = { $emblem }: { $holder ->
        [none] nobody
       *[other] { $holder }
    }
mq-behind = Its Treasure:
mq-mask-seen = You’ve seen this Mask:
mq-fight = The Challenge
mq-fight-on = Who will add more?
mq-fight-flip = The Guardian will flip a Spell: { $low } to { $high }
mq-fight-draw = A draw.
mq-fight-won-you = You win!
mq-fight-won = { $who ->
        [guardian] The Guardian wins.
       *[other] { $name } wins.
    }

## One’s own cards

mq-own = Your cards
mq-own-mask = your secret Mask
mq-options = Your choices
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
        [0] It’s free right now.
        [one] It costs one other Spell right now.
       *[other] It costs { $cost } other Spells right now.
    }
mq-counters = Your counters
mq-counters-why = Spells you laid face down. Each is worth 1 victory point; only you know which they are.
mq-life = { $life ->
        [0] no lives left
        [one] 1 life
       *[other] { $life } lives
    }
mq-room = { $here } of { $room }

## Deciding

mq-tap = Tap a card to read it
mq-go-on = Continue
mq-ask-bout = Add to your power?
mq-ask-cast-none = You have nothing to cast right now.
mq-ask-counter-none = You have no Spell to lay as a counter.
mq-do-dancer = Choose this Dancer
mq-do-order = Take Order { $order }
mq-do-stage = Go here
mq-do-resolve = This first
mq-do-cast = { $cost ->
        [0] Cast it
       *[other] Cast it for { $cost }
    }
mq-do-pay = Pay with it
mq-do-challenge = Challenge { $name }
mq-do-reveal = Reveal your Mask
mq-do-lay = Lay it as a counter
mq-do-event = Choose this Event
mq-do-choose = Choose { $name }
mq-do-treasure = Take this Treasure
mq-do-move = Move there
mq-do-discard = Discard it
mq-do-give = Give it away
mq-do-keep = Keep it
mq-do-take = Take it

## Waiting

mq-wait-dancer = { $name } is choosing a Dancer.
mq-wait-order = { $name } is taking an Order.
mq-wait-stage = { $name } is choosing a Stage.
mq-wait-resolve = { $name } is deciding what happens first.
mq-wait-cast = { $name } may cast Spells.
mq-wait-pay = { $name } is paying for a Spell.
mq-wait-challenge = { $name } is deciding whom to challenge.
mq-wait-bout = { $name } is preparing for the fight.
mq-wait-counter = { $name } may lay a counter.
mq-wait-event = { $name } is the Prophet and is choosing an Event.
mq-wait-target = { $name } is choosing a player.
mq-wait-treasure = { $name } is taking a Treasure.
mq-wait-move = { $name } is moving a Dancer.
mq-wait-discard = { $name } has to discard.
mq-wait-give = { $name } has to give away a Spell.
mq-wait-keep = { $name } is choosing what to keep.
mq-wait-salvage = { $name } is taking a Spell from the Tomb.
mq-wait-search = { $name } is looking through the top of the deck.

## The end

mq-mask-spent = revealed in a Challenge, so it no longer counts
mq-part-mask = Mask { $vp }
mq-part-emblems = Emblems { $vp }
mq-part-treasures = Treasures { $vp }
mq-part-counters = Counters { $vp }
