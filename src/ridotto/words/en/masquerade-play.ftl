## Masquerade: what happens

# $cards: the Spells by name where the reader sees them ($seen yes), else only their $count is told
story-deal = The cards are dealt. Orders: { $orders }.
story-masks = { $count ->
        [one] { $names } gets a Mask face down.
       *[other] { $names } get a Mask face down.
    }
story-mask = { $who ->
        [you] Your Mask: { $card }.
       *[other] { $name } gets a Mask: { $card }.
    }
story-turn = Turn { $turn }
phase-set-up = Choosing Dancers
phase-order = Order phase
phase-stage = Stage phase
phase-spell = Spell phase
phase-challenge = Challenge phase
phase-event = Event phase
story-dancer = { $who ->
        [you] You choose a Dancer: { $card }.
       *[other] { $name } chooses a Dancer: { $card }.
    }
story-order = { $who ->
        [you] You take Order { $order }.
       *[other] { $name } takes Order { $order }.
    }
story-stage = { $who ->
        [you] You go to: { $card }.
       *[other] { $name } goes to: { $card }.
    }
story-resolve = { $who ->
        [you] { $card } takes effect for you.
       *[other] { $card } takes effect for { $name }.
    }
story-renew = The Tomb is shuffled into the Spell deck: renewal { $renewals }.
story-spells = { $count ->
        [one] a Spell
       *[other] { $count } Spells
    }
story-draw = { $who ->
        [you] You draw: { $cards }.
       *[other] { $seen ->
            [yes] { $name } draws: { $cards }.
           *[no] { $name } draws { story-spells }.
        }
    }
story-cast = { $who ->
        [you] You cast { $card }.
       *[other] { $name } casts { $card }.
    }
story-pay = { $who ->
        [you] You pay with: { $cards }.
       *[other] { $name } pays with: { $cards }.
    }
story-discard = { $who ->
        [you] You discard: { $cards }.
       *[other] { $name } discards: { $cards }.
    }
story-give = { $who ->
        [you] You give { $whomname }: { $cards }.
       *[other] { $whom ->
            [you] { $name } gives you: { $cards }.
           *[other] { $seen ->
                [yes] { $name } gives { $whomname }: { $cards }.
               *[no] { $name } gives { story-spells } to { $whomname }.
            }
        }
    }
story-bury = { $who ->
        [you] You can’t keep these, so they go to the Tomb: { $cards }.
       *[other] { $name } can’t keep these, so they go to the Tomb: { $cards }.
    }
story-lay = { $seen ->
        [yes] { $who ->
            [you] You lay face down as a counter: { $cards }.
           *[other] { $name } lays face down as a counter: { $cards }.
        }
       *[no] { $name } lays { story-spells } face down as { $count ->
            [one] a counter
           *[other] counters
        }.
    }
story-salvage = { $who ->
        [you] You take from the Tomb: { $cards }.
       *[other] { $name } takes from the Tomb: { $cards }.
    }
story-look = { $seen ->
        [yes] { $who ->
            [you] On top of the deck you see: { $cards }.
           *[other] On top of the deck { $name } sees: { $cards }.
        }
       *[no] { $name } looks at { story-spells } on top of the deck.
    }
story-find = { $seen ->
        [yes] { $who ->
            [you] You keep: { $cards }.
           *[other] { $name } keeps: { $cards }.
        }
       *[no] { $name } keeps { story-spells }.
    }
story-challenge = { $who ->
        [you] You challenge { $whomname }!
       *[other] { $whom ->
            [you] { $name } challenges you!
           *[other] { $name } challenges { $whomname }!
        }
    }
story-challenge-guardian = { $who ->
        [you] You challenge the Guardian: { $card }.
       *[other] { $name } challenges the Guardian: { $card }.
    }
story-reveal = { $who ->
        [you] You reveal your Mask: { $card }, +{ $bonus } power.
       *[other] { $name } reveals a Mask: { $card }, +{ $bonus } power.
    }
story-flip = The Guardian flips { $card } (level { $level }).
story-flip-none = There is no Spell for the Guardian to flip.
story-clash = { $score }: { $who ->
        [you] you win.
        [nobody] a draw.
        [guardian] the Guardian wins.
       *[other] { $name } wins.
    }
story-life = { $who ->
        [you] { $life ->
            [0] You have no lives left.
            [one] You now have 1 life.
           *[other] You now have { $life } lives.
        }
       *[other] { $life ->
            [0] { $name } has no lives left.
            [one] { $name } now has 1 life.
           *[other] { $name } now has { $life } lives.
        }
    }
story-treasure = { $who ->
        [you] You win a Treasure: { $card }.
       *[other] { $name } wins a Treasure: { $card }.
    }
story-treasure-taken = { $who ->
        [you] You take a Treasure from { $whomname }: { $card }.
       *[other] { $whom ->
            [you] { $name } takes a Treasure from you: { $card }.
           *[other] { $name } takes a Treasure from { $whomname }: { $card }.
        }
    }
story-emblem = { $who ->
        [you] You get the Emblem: { $card }.
       *[other] { $name } gets the Emblem: { $card }.
    }
story-emblem-back = Nobody holds this Emblem any more: { $card }.
story-event = { $who ->
        [you] You are the Prophet and choose: { $card }.
       *[other] { $name } is the Prophet and chooses: { $card }.
    }
story-choose = { $who ->
        [you] You choose { $whomname }.
       *[other] { $whom ->
            [you] { $name } chooses you.
           *[other] { $name } chooses { $whomname }.
        }
    }
story-swap-dancers = { $who ->
        [you] You exchange Dancers with { $whomname }.
       *[other] { $whom ->
            [you] { $name } exchanges Dancers with you.
           *[other] { $name } exchanges Dancers with { $whomname }.
        }
    }
story-swap-hands = { $who ->
        [you] You exchange hands with { $whomname }.
       *[other] { $whom ->
            [you] { $name } exchanges hands with you.
           *[other] { $name } exchanges hands with { $whomname }.
        }
    }
story-glimpse = { $who ->
        [you] { $whomname } shows you a Mask: { $card }.
       *[other] { $whom ->
            [you] You show { $name } your Mask.
           *[other] { $seen ->
                [yes] { $whomname } shows { $name } a Mask: { $card }.
               *[no] { $whomname } shows { $name } a Mask.
            }
        }
    }
story-move-own = { $who ->
        [you] You move to: { $card }.
       *[other] { $name } moves to: { $card }.
    }
story-move = { $who ->
        [you] You move { $whomname } to: { $card }.
       *[other] { $whom ->
            [you] { $name } moves you to: { $card }.
           *[other] { $name } moves { $whomname } to: { $card }.
        }
    }
story-score = { $name }: { $vp } VP{ $mask ->
        [0] { "" }
       *[other] , including { $mask } for the Mask
    }
story-reason-guardians = The last Guardian has been beaten.
story-reason-events = The last Event has been chosen.
story-reason-renewals = The Spell deck has been renewed for the last time.
story-reason-turn-limit = That was the last turn.

## The hall

hall-power = { $name }, power { $power }
hall-dancer = power { $power }
hall-no-dancer = no Dancer yet
hall-hand = hand { $count }
hall-counters = counters { $count }
hall-vp = { $vp } VP
hall-phase = { $phase ->
        [challenge] in a Challenge
       *[spell] in the Spell phase
    }
hall-level = level { $level }

## Questions

# $name: the player a question is about ($who: you or other); $card: the Spell being cast
ask-dancer = Which Dancer will you choose?
ask-order = Which Order will you take?
ask-stage = Where will your Dancer go?
ask-resolve = Which effect comes first?
ask-cast = Will you cast a Spell?
ask-pay = Paying for { $card }: which Spell?
ask-challenge = Whom will you challenge?
ask-bout = What will you add to your power?
ask-counter = Will you lay a Spell face down as a counter (1 VP)?
ask-event = You are the Prophet. Which Event will you choose?
ask-target = Which player will you choose?
ask-treasure = Which Treasure will you take from { $name }?
ask-move = { $who ->
        [you] Where will you move your Dancer?
       *[other] Where will you move { $name }’s Dancer?
    }
ask-discard = Which Spell will you discard?
ask-give = Which Spell will you give { $name }?
ask-keep = Which of the Spells given to you will you keep?
ask-salvage = Which Spell will you take from the Tomb?
ask-search = Which of these Spells will you keep?
ask-reveal = reveal your Mask ({ $card }): +{ $bonus } power, but no points for it
ask-done-cast = done casting
ask-done-challenge = challenge nobody
ask-done-bout = nothing more
ask-done-counter = lay none
ask-not-now = Not available now: { $cards }
