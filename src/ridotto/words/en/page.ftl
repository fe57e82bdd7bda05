# The browser's page: foyer, opening a table, waiting room, connection, chat.

page-skip = Skip to the contents
page-entering = Coming in …
page-workshop = Workshop
page-how = How to play
page-close = Close
page-replay = Unmasking
page-your-name = Your name

game-mascarade = Mascarade
    .why = Who is who? Announce a mask, be it yours or not. 4 to 12 players.
game-masquerade = Masquerade
    .why = A dance of cards, Spells and a secret Mask. 2 to 5 players.

## When something is not there

trouble-unreachable = Ridotto cannot be reached.
    .mend = Check your connection. Whatever was played is kept.
trouble-nowhere = There is nothing at this address.
    .mend = Perhaps a letter of the link is missing.
trouble-no-table = There is no such table.
    .mend = It may have been cleared away, or a letter of the link is missing.
trouble-wrong-origin = This table cannot be reached from here.
    .mend = Open the link in a window of its own.
trouble-closed = The host has closed this table.
    .mend = Open another one, or join one in the foyer.
trouble-retry = Try again
trouble-home = To the foyer

## Settings

settings-title = Settings
settings-language = Language
settings-scheme = Colours
settings-scheme-auto = Like the device
settings-scheme-dark = Night
settings-scheme-light = Day
settings-calm = Less motion
    .why = Things change without moving.
settings-sound = Sound
    .why = A quiet note when it is your turn.

## Foyer

foyer-what = Two games of masks, bluff and memory: with friends by a link, or with bots at any hour.
foyer-play-now = Play now against bots
    .why = Mascarade for six. No account, no name needed.
foyer-sitting-down = You are being seated …
foyer-open = Open a table
foyer-join = Join friends
foyer-join-given = Link or code
foyer-join-go = Join
foyer-mine = Your tables
foyer-mine-go = Play on
foyer-mine-wait = Wait on
foyer-tables = Open tables
foyer-no-tables = No public table at the moment. Open one, and it will be listed here.
foyer-listening = Looking for tables …
foyer-seats = { $taken } of { $players }
foyer-table-join = Join
foyer-table-watch = Watch
foyer-masquerade = Masquerade against bots
    .why = The other game: a ball with Spells, Guardians and a secret Mask.
foyer-workshop = Workshop
    .why = Put together a set of masks of your own.
foyer-how =
    .why = Both games, told in a few minutes.

## Opening a table

open-title = Open a table
open-game = Game
open-players = Players
open-masks = Masks
open-masks-A = Sheet A
    .why = For getting to know the masks.
open-masks-B = Sheet B
    .why = More of an intrigue.
open-masks-surprise = Surprise
    .why = A set drawn when the game starts; everybody sees it then.
open-masks-own = My own
    .why = A set of masks from the workshop.
open-sheet = sheet { $sheet }
open-surprise = a surprise
open-own = a set of their own
open-workshop = Put together a set of your own
open-company = Company
open-company-now = { $you ->
        [yes] You, { $bots ->
            [0] no bots
            [one] one bot
           *[other] { $bots } bots
        }
       *[no] { $bots ->
            [0] No bots
            [one] One bot
           *[other] { $bots } bots
        }
    } and { $empty ->
        [0] no empty seat.
        [one] one seat for a friend.
       *[other] { $empty } seats for friends.
    }
open-company-order = From the gentlest to the strongest.
open-bot-more = Ask { $name } in
open-bot-less = { $name } may go
open-bot-count = asked in: { $count }
open-sits = I play too
    .why = Otherwise you watch, and may show others how it is played.
open-options = How it is played
open-go = Open the table
open-play = Start playing
open-watch = Start and watch

masks-star = brings coins from the bank
masks-powers = What they do
masks-centre = { $centre ->
        [one] One of them lies in the centre: it is nobody’s.
       *[other] { $centre } of them lie in the centre: they are nobody’s.
    }

option-clock = Time to think
option-clock-none = No clock
    .why = Nobody is hurried.
option-clock-quick = Quick
    .why = 20 seconds a decision, and a minute to spare for the whole game.
option-clock-easy = Easy
    .why = 45 seconds a decision, and two minutes to spare for the whole game.
option-clock-slow = Slow
    .why = 2 minutes a decision, and ten minutes to spare for the whole game.
option-clock-days = A day
    .why = A day for each decision: look in whenever you like.
option-memory = Memory aid
option-memory-none = None
    .why = Everybody has to remember what they saw.
option-memory-seen = What I saw
    .why = The page keeps in mind the masks you saw, until they are moved.
option-memory-inferred = What follows
    .why = The page reckons for each place how likely each mask is, from all that you could know.
option-claims = Claims
option-claims-clockwise = In turn
    .why = Whether to claim an announced mask is asked clockwise, as at a table.
option-claims-at-once = All at once
    .why = Everybody answers at the same time, and answers are shown clockwise: quicker, and as fair.
option-opening = Opening swaps
    .why = So many turns at the start in which masks may only be swapped.
option-opening-turns = { $turns ->
        [0] None
       *[other] { $turns }
    }
option-pace = Pace of the bots
    .why = How long bots seem to think.
option-pace-quick = Quick
option-pace-calm = Calm
option-pace-slow = Slow
option-peek = Peeking
    .why = You may peek at your mask out of turn, and must then look at it on your turn.
option-closed-deal = Closed deal
    .why = The masks are dealt face down: nobody sees any at the start.
option-turn-limit = Turn limit
    .why = After this many turns the game ends, and the leaders win.
option-chat = Chat
    .why = Players can write to each other.
option-public = Public table
    .why = It is listed in the foyer, and anybody may join.

## Waiting room

waiting-invited = { $name } invites you to { $game }
    .unnamed = You are invited to { $game }
waiting-for = { $empty ->
        [one] One seat is still empty
       *[other] { $empty } seats are still empty
    }
waiting-all-here = Everybody is here
waiting-away = Not here yet: { $names }
    .why = A stand-in would play until they come.
waiting-sit = Take a seat
waiting-watch = All seats are taken. You can watch as soon as { $name } starts.
    .unnamed = All seats are taken. You can watch as soon as the host starts.
waiting-start = Start the game
waiting-start-why = The game can start when every seat is taken.
waiting-host = { $name } starts the game when everybody is here.
    .unnamed = The host starts the game when everybody is here.
waiting-seats = Seats
waiting-fill = Fill with bots
waiting-spectators = { $count ->
        [one] One person watches.
       *[other] { $count } people watch.
    }
waiting-came = { $name } sits down.
waiting-left = Somebody has left.
waiting-removed = The host has emptied your seat.
    .why = You cannot sit down at this table again, but you can watch as soon as the game starts.
waiting-leave = Leave the table
waiting-close = Close the table
waiting-close-title = What becomes of the table?
    .what = If you close it, it ends for everybody who sits here. If you only leave, the next person becomes the host, and the table stays.

seat-empty = Empty seat
seat-you = you
seat-host = host
seat-bot = bot
seat-away = not here
seat-ask-bot = Ask a bot
seat-ask-title = Whom do you ask?
seat-move = Sit here
seat-remove = Remove
seat-remove-whom = Remove { $name }
seat-remove-title = Send { $name } away?
    .what = They can watch, but not sit down at this table again.
seat-remove-keep = Let them stay

invite-share = Invite friends
invite-text = Come and play: a table is waiting.
invite-copy = Copy the link
invite-copied = Copied
invite-link = The table’s link
invite-qr = QR
invite-qr-title = Scan to join
invite-qr-alt = QR code of the table’s link
invite-code = Code

terms-title = How it is played
terms-clock = { $seconds } seconds a decision, and { $bank } seconds to spare for the whole game.
terms-opening = { $turns ->
        [0] No opening swaps.
        [one] One opening swap.
       *[other] { $turns } opening swaps.
    }
terms-no-chat = There is no chat.
terms-public = The table is public: it is listed in the foyer.
terms-private = The table is private: only those with the link or code can find it.
fair-title = A fair deal
fair-how = The deal is drawn from something random of every player’s and something of the house’s. The house has sealed its own before anybody sat down; when the game is over, everything is shown, and anybody can check that nothing was changed.
fair-commitment = The house’s seal (SHA-256):

## Leaving a game

leave-title = Leave the game?
leave-what = A stand-in plays on for you. As long as the game lasts you can come back by the same link and take over again.
leave-stay = Stay

## The line to the house

line-lost = The connection is lost.
line-kept = { $waiting ->
        [0] Nothing played is lost; it comes back by itself.
        [one] Nothing is lost: what you just did will be sent as soon as it is back.
       *[other] Nothing is lost: what you did will be sent as soon as it is back.
    }
line-back = The connection is back.
line-retry = Try now

## Chat

chat-title = Chat
chat-unread = { $count ->
        [one] One new message
       *[other] { $count } new messages
    }
chat-nothing = Nobody has said anything yet.
chat-muted = You have muted everybody who has spoken.
chat-say = Say something
chat-say-spectators = To the spectators
chat-spectator = spectator
chat-send = Send
chat-later = It will be sent as soon as the connection is back.
chat-mute = Mute somebody
chat-on = Turn on
chat-off = Turn off
chat-is-off = The chat is off for you.

## What the house refuses

refusal-unreachable = The house cannot be reached. Check your connection and try again.
refusal-no-guest = The house does not know you. Allow cookies for this page, then load it again.
refusal-bad-setup = That will not do for this game: check the choices.
refusal-gone = You have left this table.
refusal-stale = That came too late: something has happened meanwhile. Look again, then decide.
refusal-not-host = Only the host of the table may do that.
refusal-not-seated = Only those who sit at the table may do that.
refusal-seat-taken = Somebody was quicker: this seat is taken.
refusal-table-full = All seats are taken. You can watch.
refusal-removed = The host has emptied your seat. You can watch.
refusal-already-started = The game has begun.
refusal-not-full = There are empty seats: wait for friends or ask bots in.
refusal-not-over = The game is not over yet.
refusal-game-over = The game is over.
refusal-no-bot = There is no bot of that name for this game.
refusal-no-more = You have asked for more time already.
refusal-chat-off = There is no chat at this table.
refusal-too-fast = That was a little fast. Wait a moment.
refusal-too-many = That is as many as there may be. Take one away first.
refusal-too-large = That was too much at once.
refusal-not-saved = The house could not save that, so it was not done. Try again.
refusal-not-your-decision = It is not your decision now.
refusal-illegal-action = The rules do not allow that now.
refusal-no-table = No table waits under that link or code. It may have begun already.
refusal-no-page = There is nothing to be found there. Perhaps a letter of the link is missing.
