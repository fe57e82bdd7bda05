## Masquerade: what happens

# $cards: the Spells by name where the reader sees them ($seen yes), else only their $count is told
story-deal = The cards are laid out. Orders dealt: { $orders }.
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
        [you] You pick a Dancer: { $card }.
       *[other] { $name } picks a Dancer: { $card }.
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
        [you] For you, { $card } takes effect.
       *[other] For { $name }, { $card } takes effect.
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
               *[no] { $name } gives { $whomname } { story-spells }.
            }
        }
    }
story-bury = { $who ->
        [you] You cannot keep, and so bury in the Tomb: { $cards }.
       *[other] { $name } cannot keep, and so buries in the Tomb: { $cards }.
    }
story-lay = { $seen ->
        [yes] { $who ->
            [you] You lay face down as a counter: { $cards }.
           *[other] { $name } lays face down as a counter: { $cards }.
        }
       *[no] { $name } lays { story-spells } face down as a counter.
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
story-flip = For the Guardian is flipped: { $card }, level { $level }.
story-flip-none = There is no Spell to flip for the Guardian.
story-clash = { $score }: { $who ->
        [you] you win.
        [nobody] a draw.
       *[other] { $name } wins.
    }
story-life = { $who ->
        [you] You have
       *[other] { $name } has
    } { $life ->
        [0] no life left.
        [one] 1 life now.
       *[other] { $life } lives now.
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
        [you] You are the Prophet and call: { $card }.
       *[other] { $name } is the Prophet and calls: { $card }.
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
       *[other] , { $mask } of them for the Mask
    }
story-reason-guardians = The last Guardian has been beaten.
story-reason-events = The last Event has been called.
story-reason-renewals = The Spell deck has been renewed for the last time.
story-reason-turn-limit = The last turn has been played.

## The hall

hall-turn = Turn { $turn }
hall-deck = Spell deck { $count }
hall-tomb = Tomb { $count }
hall-renewals = renewals { $count } of { $most }
hall-stages = Stages:
hall-guardian = Guardian:
hall-left = { $count } left
hall-events = Events:
hall-emblems = Emblems:
hall-power = { $name }, power { $power }
hall-dancer = power { $power }
hall-flipped = { $low } to { $high } with the flip
hall-no-dancer = no Dancer yet
hall-hand = hand { $count }
hall-counters = counters { $count }
hall-vp = { $vp } VP
hall-treasures = Treasures: { $cards }
hall-mask-shown = Mask: { $card }
hall-own-mask = Your Mask: { $card }. { $text }
hall-mask-now = { $holds ->
        [shown] It has been revealed.
        [yes] It holds now.
       *[no] It does not hold now.
    }
hall-own-counters = Your counters: { $cards }
hall-own-hand = Your hand ({ $count } of { $most }):
hall-phase = { $phase ->
        [challenge] in a Challenge
       *[spell] in the Spell phase
    }
hall-cost = { $cost ->
        [0] costs nothing
        [one] costs 1 other Spell
       *[other] costs { $cost } other Spells
    }
hall-level = level { $level }

## Questions

# $name: the player a question is about ($who: you or other); $card: the Spell being cast
ask-dancer = Which Dancer will you be?
ask-order = Which Order do you take?
ask-stage = Where does your Dancer go?
ask-resolve = What takes effect first?
ask-cast = Do you cast a Spell?
ask-pay = Paying for { $card }: with which Spell?
ask-challenge = Whom do you challenge?
ask-bout = What do you add to your power?
ask-counter = Do you lay a Spell face down as a counter (1 VP)?
ask-event = You are the Prophet. Which Event happens?
ask-target = Which player do you choose?
ask-treasure = Which Treasure do you take from { $name }?
ask-move = { $who ->
        [you] Where do you move your Dancer?
       *[other] Where do you move the Dancer of { $name }?
    }
ask-discard = Which Spell do you discard?
ask-give = Which Spell do you give { $name }?
ask-keep = Which of the Spells given to you do you keep?
ask-salvage = Which Spell do you take from the Tomb?
ask-search = Which of these Spells do you keep?
ask-reveal = reveal your Mask ({ $card }): +{ $bonus } power, but no points for it
ask-done-cast = cast no more
ask-done-challenge = challenge nobody
ask-done-bout = that is all
ask-done-counter = lay none
ask-not-now = Not now: { $cards }

## Playing

ball-welcome = Masquerade, { $deck }. You sit in seat { $seat }. The most victory points win; at any question, ? helps.
ball-help = Take an Order, send your Dancer to a Stage, cast Spells, fight or do not, and at the Chapel call an Event. Victory points (VP) come from Emblems, Treasures, Spells laid as counters, and from your Mask if you never reveal it and do what it asks. A Spell costs other Spells from your hand. The ball ends with the last Guardian, the last Event, or when the Spell deck has been renewed once for each player.
ball-help-answers = Answer with the number or sign before your choice, or with a name. Several answers fit on one line. Enter takes what stands in brackets.
ball-help-c = all cards (c and a name: what that card does)
ball-help-t = the hall: everybody’s cards, and your own
ball-help-g = what lies in the Tomb
ball-cards-hint = “c” and a name tells what a card does.
ball-no-card = There is no card “{ $given }” in this deck.
ball-tomb = Tomb ({ $count }): { $cards }
ball-past = Events past: { $cards }
ball-truth-title = The Masks come off
ball-mask = Mask { $card }
ball-counters = counters ({ $cards })
help-ball-players = how many players, 2 to 5 (4 unless told)
help-ball-deck = a TOML file with a deck (the one that comes with Ridotto unless told)
help-ball-turn-limit = after so many turns the points are counted
