### What the cards of Masquerade say. The texts are made from the cards' effects.

## The types of card, and what is printed beside a name

cards-mask = Masks
cards-dancer = Dancers
cards-stage = Stages
cards-order = Orders
cards-spell = Spells
cards-event = Events
cards-emblem = Emblems
cards-guardian = Guardians and their Treasures

facts-mask = Mask, { effect-score }, bonus +{ $bonus }
facts-dancer = Dancer, power { $power }
facts-stage = Stage, room for { $room ->
        [one] one Dancer
       *[other] { $room } Dancers
    }
facts-order = Order { $number }
facts-spell = Spell of level { $level }, { $phase ->
        [challenge] cast in a Challenge
       *[spell] cast in the Spell phase
    }
facts-event = Event
facts-emblem = Emblem, { effect-score }
facts-guardian = Guardian { $number }, power { $power } plus the level of the flipped Spell
facts-treasure = Treasure, { effect-score }

## Whole texts

text-mask = { $condition }: { effect-score } at the end of the game, if you have not revealed it. Revealed in a Challenge: +{ $bonus } power, and no points.
text-emblem = For whoever has the most { things }; on a tie it stays where it is.
text-emblem-minimum = For whoever has the most { things }, and at least { $minimum }; on a tie it stays where it is.
text-tower = Whoever dances here must challenge the top Guardian.
text-arena = Whoever dances here may challenge any other Dancer.
text-chapel = Whoever dances here is the Prophet and chooses the Event.
text-nothing = No effect of its own.
text-opening = { $opening }:
text-then = { $first }, then { $second }

## When

when-stage = in the Stage phase
when-win = when you win a Challenge
when-lose = when you lose a Challenge

## On what condition

if-at-least = with at least { things-counted }
if-at-most = with at most { things-counted }
if-is = with exactly { things-counted }
if-is-not = with any number of { things } but { $value }
if-none = with no { things }
if-most = with the most { things }
if-not-most = unless you have the most { things }
if-least = with the fewest { things }
if-not-least = unless you have the fewest { things }
if-place-is = { $place ->
        [tower] at the Tower
        [arena] at the Arena
        [chapel] at the Chapel
       *[none] away from the Tower, the Arena and the Chapel
    }
if-place-is-not = { $place ->
        [tower] away from the Tower
        [arena] away from the Arena
        [chapel] away from the Chapel
       *[none] at the Tower, the Arena or the Chapel
    }
if-order-at-least = holding Order { $value } or a later one
if-order-at-most = holding Order { $value } or an earlier one
if-order-is = holding Order { $value }
if-order-is-not = holding any Order but { $value }
if-order-most = holding the latest Order
if-order-not-most = unless you hold the latest Order
if-order-least = holding the earliest Order
if-order-not-least = unless you hold the earliest Order
if-turn-at-least = from turn { $value } on
if-turn-at-most = up to turn { $value }
if-turn-is = on turn { $value }
if-turn-is-not = on any turn but { $value }
if-masked = with your Mask unrevealed
if-unmasked = with your Mask revealed
if-ever = in any case
if-never = never

things = { $metric ->
        [life] lives
        [hand] Spells in hand
        [counters] counters
        [treasures] Treasures
        [emblems] Emblems
        [vp] victory points in sight
        [duels] duels won
        [guardians] Guardians beaten
        [casts] Spells cast
        [prophecies] prophecies made
       *[losses] Challenges lost
    }
things-counted = { $metric ->
        [life] { $value ->
            [one] 1 life
           *[other] { $value } lives
        }
        [hand] { $value ->
            [one] 1 Spell in hand
           *[other] { $value } Spells in hand
        }
        [counters] { $value ->
            [one] 1 counter
           *[other] { $value } counters
        }
        [treasures] { $value ->
            [one] 1 Treasure
           *[other] { $value } Treasures
        }
        [emblems] { $value ->
            [one] 1 Emblem
           *[other] { $value } Emblems
        }
        [vp] { $value ->
            [one] 1 victory point in sight
           *[other] { $value } victory points in sight
        }
        [duels] { $value ->
            [one] 1 duel won
           *[other] { $value } duels won
        }
        [guardians] { $value ->
            [one] 1 Guardian beaten
           *[other] { $value } Guardians beaten
        }
        [casts] { $value ->
            [one] 1 Spell cast
           *[other] { $value } Spells cast
        }
        [prophecies] { $value ->
            [one] 1 prophecy made
           *[other] { $value } prophecies made
        }
       *[losses] { $value ->
            [one] 1 Challenge lost
           *[other] { $value } Challenges lost
        }
    }

## Whom

whom-subject = { $whom ->
        [opponent] your opponent
        [another] another player
        [chosen] that player
        [others] each other player
        [all] each player
        [leaders] each player with the most victory points
       *[partners] each other player at your Stage
    }
whom-to = { whom-subject }
whom-of = of { whom-subject }
whom-with = with { whom-subject }

## What

some-spells = { $amount ->
        [one] 1 Spell
       *[other] { $amount } Spells
    }
some-lives = { $amount ->
        [one] 1 life
       *[other] { $amount } lives
    }
effect-power = { $whom ->
        [opponent] { $signed } to your opponent’s power
       *[self] { $signed } power
    }
effect-hand-limit = { $sign ->
        [less] { $amount ->
            [one] you may hold 1 fewer Spell
           *[other] you may hold { $amount } fewer Spells
        }
       *[more] { $amount ->
            [one] you may hold 1 more Spell
           *[other] you may hold { $amount } more Spells
        }
    }
effect-cost = { $sign ->
        [less] your Spells cost { $amount } less
       *[more] your Spells cost { $amount } more
    }
effect-extra-draw = { $sign ->
        [less] { $amount ->
            [one] where a Stage lets you draw, draw 1 fewer Spell
           *[other] where a Stage lets you draw, draw { $amount } fewer Spells
        }
       *[more] { $amount ->
            [one] where a Stage lets you draw, draw 1 more Spell
           *[other] where a Stage lets you draw, draw { $amount } more Spells
        }
    }
effect-shield = nobody can challenge you
effect-peace = you make no Challenges
effect-draw = { $whom ->
        [self] draw { some-spells }
       *[other] { whom-subject } draws { some-spells }
    }
effect-heal = { $whom ->
        [self] regain { some-lives }
       *[other] { whom-subject } regains { some-lives }
    }
effect-hurt = { $whom ->
        [self] lose { some-lives }
       *[other] { whom-subject } loses { some-lives }
    }
effect-discard = { $whom ->
        [self] discard { some-spells }
       *[other] { whom-subject } discards { some-spells }
    }
effect-tribute = { whom-subject } gives you { some-spells }
effect-give = give { whom-to } { some-spells }
effect-counter = { $whom ->
        [self] { $amount ->
            [one] you may lay 1 Spell face down as a counter
           *[other] you may lay up to { $amount } Spells face down as counters
        }
       *[other] { $amount ->
            [one] { whom-subject } may lay 1 Spell face down as a counter
           *[other] { whom-subject } may lay up to { $amount } Spells face down as counters
        }
    }
effect-salvage = { $whom ->
        [self] take { some-spells } of your choice from the Tomb
       *[other] { whom-subject } takes { some-spells } of their choice from the Tomb
    }
effect-search = { $whom ->
        [self] { $amount ->
            [one] take the top Spell of the deck
           *[other] look at the top { $amount } Spells of the deck, keep one and put the rest in the Tomb
        }
       *[other] { $amount ->
            [one] { whom-subject } takes the top Spell of the deck
           *[other] { whom-subject } looks at the top { $amount } Spells of the deck, keeps one and puts the rest in the Tomb
        }
    }
effect-take-treasure = take a Treasure from { whom-subject }
effect-swap-dancers = exchange Dancers { whom-with }
effect-swap-hands = exchange hands { whom-with }
effect-glimpse = look at the unrevealed Mask { whom-of }
effect-change-mask = { $whom ->
        [self] exchange your unrevealed Mask for one of those left aside
       *[other] { whom-subject } exchanges their unrevealed Mask for one of those left aside
    }
effect-move = { $whom ->
        [self] move your Dancer to another Stage with room
       *[other] move the Dancer { whom-of } to another Stage with room
    }
effect-renew = shuffle the Tomb and put it under the Spell deck, which counts as a renewal
effect-score = { $amount ->
        [one] 1 victory point
       *[other] { $amount } victory points
    }

## What is wrong with a deck file

fault-place = { $line ->
        [0] { $key } = { $value }:
       *[other] line { $line }: { $key } = { $value }:
    }
fault-place-bare = { $line ->
        [0] { $key }:
       *[other] line { $line }: { $key }:
    }
fault-place-file = { $line ->
        [0] { $value }:
       *[other] line { $line }: { $value }:
    }
fault-allowed = Allowed: { $allowed }.
fault-close = Did you mean “{ $close }”?
fault-more = … and { $count ->
        [one] one more fault.
       *[other] { $count } more faults.
    }
fault-no-file = There is no such file.
fault-unopened = The file cannot be opened.
fault-no-regular-file = This is not a text file.
fault-huge = The file is too large to be a deck.
fault-not-utf8 = The file is not text in UTF-8.
fault-long-line = This line is too long.
fault-nested = Tables and lists are nested too deeply.
fault-syntax = This is not TOML.
fault-not-table = A table is needed here.
fault-not-list = A list of tables is needed here.
fault-not-whole = A whole number is needed here.
fault-not-text = A text in quotation marks is needed here.
fault-missing = This is missing.
fault-unknown-key = This key isn’t used here.
fault-out-of-range = The number is too small or too large.
fault-bad-text = The text is empty, too long, or has characters that cannot be shown.
fault-language = This language is not supported.
fault-unknown-word = This word is unknown.
fault-bad-id = An id begins with a small letter and has at most 40 small letters, digits and hyphens.
fault-same-id = Another card already has this id.
fault-same-number = Another card already has this number.
fault-card-count = There are too few or too many cards of this type.
fault-spell-cards = There are too many Spell cards, all copies counted.
fault-effects-a-card = The card has too many effects.
fault-effects-in-all = The deck has too many effects in all.
fault-order-lacking = An Order with this number is missing.
fault-role-lacking = No Stage has this role.
fault-second-chapel = There is already a Chapel, and only one Prophet each turn.
fault-chapel-room = The Chapel has room for one Dancer: there is one Prophet.
fault-when-here = A card of this type does nothing at that moment.
fault-what-here = This cannot happen at that moment.
fault-power-here = Only “always” changes power permanently; otherwise only a Spell cast in a Challenge can change it.
fault-whom-here = This cannot happen to them.
fault-opponent-here = There is an opponent only in a Challenge.
fault-chosen-here = Nobody has been chosen: an earlier effect of this card, for the same moment, must say whom = "another".
fault-amount-unused = This effect takes no amount: it happens or it doesn’t.
fault-condition-long = A condition has at most three words.
fault-condition-metric = The condition refers to something that doesn’t exist.
fault-condition-test = It can’t be tested this way.
fault-condition-number = This compares players with each other, so leave out the number.
fault-condition-value = The value to compare with is missing or wrong.
fault-few-masks = There are too few Masks for five players.
fault-few-dancers = There are too few Dancers for five players.
fault-little-room = The Stages have too little room for five Dancers.
fault-emblem-unwinnable = Nobody can ever win this Emblem.
fault-never-holds = This condition never holds.
fault-ever-holds = This condition always holds.
fault-few-spells = Five full hands can empty the Spell deck, and then nobody can draw.
fault-endless = This Spell brings back as many Spells as it costs: a turn could go on forever.
fault-no-draw = No Stage, Dancer or Order gives Spells, so hardly anyone will have any.
fault-unbeatable = No Dancer can ever beat this Guardian.
fault-idle = This card does nothing.
fault-lonely = Nobody else can be at this Stage.

## The command

help-deck = decks of cards for Masquerade
    .long = Show the deck that comes with Ridotto or one of your own, and check your own deck files.
help-deck-check = check a deck of your own
    .long = Check a deck file: lists every fault with its line, key, value and what is allowed, and whatever won’t play well. Exit status 0: it can be played; 1: there are faults; 2: the file can’t be read.
help-deck-show = show the cards with their texts
    .long = Show the cards with their texts: those of the deck that comes with Ridotto, or of a file.
help-deck-new = start a deck of your own
    .long = Write a new file with a complete deck for you to change: a copy of the one that comes with Ridotto.
help-deck-file = a TOML file with a deck
help-deck-file-or-none = a TOML file with a deck; without it, the deck that comes with Ridotto
help-card = only the card with this id
usage-card = there is no card “{ $given }” in this deck
usage-exists = { $file } already exists; nothing was written
deck-fine = { $file }: this deck can be played.
deck-broken = { $file }: { $count ->
        [one] one fault.
       *[other] { $count } faults.
    }
deck-more-faults = There { $count ->
        [one] is one more fault
       *[other] are { $count } more faults
    }; see: { $command }
deck-written = { $file } has been written. Change it, then: ridotto deck check { $quoted }
deck-size = { $count ->
        [one] one card
       *[other] { $count } cards
    }
