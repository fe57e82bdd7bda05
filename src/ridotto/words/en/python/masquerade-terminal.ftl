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
hall-flipped = { $low } to { $high } with the flipped Spell
hall-treasures = Treasures: { $cards }
hall-mask-shown = Mask: { $card }
hall-own-mask = Your Mask: { $card }. { $text }
hall-mask-now = { $holds ->
        [shown] It has been revealed.
        [yes] Its condition is met right now.
       *[no] Its condition is not met right now.
    }
hall-own-counters = Your counters: { $cards }
hall-own-hand = Your hand ({ $count } of { $most }):
hall-cost = { $cost ->
        [0] free
        [one] costs 1 other Spell
       *[other] costs { $cost } other Spells
    }

## Playing

ball-welcome = Masquerade, { $deck }. You’re in seat { $seat }. The player with the most victory points wins; type ? at any question for help.
ball-help = Take an Order, send your Dancer to a Stage, cast Spells, fight if you like, and choose an Event at the Chapel. Victory points (VP) come from Emblems, Treasures, Spells laid as counters, and from your Mask if you never reveal it and meet its condition. You pay for a Spell with other Spells from your hand. The game ends after the turn in which the last Guardian is beaten, the last Event is chosen, or the Spell deck has been renewed once for each player.
ball-help-answers = Type the number or letter in front of your choice, or a name. You can give several answers on one line. Enter takes the choice in brackets.
ball-help-c = all cards (c and a name: what that card does)
ball-help-t = the table: everyone’s cards, and your own
ball-help-g = the cards in the Tomb
ball-cards-hint = Type “c” and a name to see what a card does.
ball-no-card = There is no card “{ $given }” in this deck.
ball-tomb = Tomb ({ $count }): { $cards }
ball-past = Events used: { $cards }
ball-truth-title = The Masks come off
ball-mask = Mask { $card }
ball-counters = counters ({ $cards })
help-ball-players = number of players, 2 to 5 (default: 4)
help-ball-deck = a TOML file with a deck (default: the one that comes with Ridotto)
help-ball-turn-limit = points are counted after this many turns
