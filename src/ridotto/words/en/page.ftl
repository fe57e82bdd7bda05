# The browser's page: foyer, opening a table, waiting room, connection, chat.

page-skip = Skip to main content
page-entering = Loading…
page-workshop = Workshop
page-how = How to play
page-close = Close
page-replay = Unmasking
page-your-name = Your name
page-house-rules = House rules
page-docs = Documentation
page-report = Report someone
name-gone = Anonymous

game-mascarade = Mascarade
    .why = Who’s who? Announce a mask, whether it’s yours or not. 4 to 12 players.
game-masquerade = Masquerade
    .why = A ball of cards, Spells and a secret Mask. 2 to 5 players.

## When something is not there

trouble-unreachable = Can’t reach Ridotto.
    .mend = Check your connection. Everything you’ve played is saved.
trouble-nowhere = There’s nothing at this address.
    .mend = Check the link: it may be incomplete.
trouble-no-table = This table doesn’t exist.
    .mend = It may have been removed, or the link may be incomplete.
trouble-damaged = This table can’t be opened.
    .mend = Its saved data has been damaged. Other tables aren’t affected.
trouble-wrong-origin = This table can’t be reached from here.
    .mend = Open the link in a new window.
trouble-closed = The host has closed this table.
    .mend = Open a new table, or join one from the foyer.
trouble-closed-by-operator = An operator has closed this table.
trouble-closed-reason = Reason given: { $reason }
trouble-retry = Try again
trouble-home = Back to the foyer

## Settings

settings-title = Settings
avatar-title = Your avatar
    .why = Others see it at the table. It’s sent when you sit down.
avatar-change = Change avatar
settings-language = Language
settings-scheme = Appearance
settings-scheme-auto = Match device
settings-scheme-dark = Dark
settings-scheme-light = Light
settings-calm = Reduce motion
    .why = Turns off animations.
settings-sound = Sound
    .why = Plays quiet sounds at the table and when it’s your turn.
settings-data = Your data
    .why = The house keeps your name, the tables you’ve sat at and your chat messages.
settings-data-get = Download
settings-data-delete = Delete…
settings-data-sure = Delete your data?
    .what = Your name and your chat messages will disappear from every table. Finished games can still be replayed, without your name; in games that aren’t over, a bot plays on for you. This can’t be undone.
settings-data-go = Delete
settings-data-keep = Keep

## Foyer

foyer-what = Two games of masks, bluffing and memory. Play with friends by link, or with bots at any time.
foyer-play-now = Play now against bots
    .why = Mascarade for six. No account, no name needed.
foyer-sitting-down = Finding you a seat…
foyer-open = Open a table
foyer-join = Join friends
foyer-join-given = Link or code
foyer-join-go = Join
foyer-mine = Your tables
foyer-mine-go = Resume
foyer-mine-wait = Back to the waiting room
foyer-tables = Open tables
foyer-no-tables = No public tables right now. Open one and it will be listed here.
foyer-listening = Looking for tables…
foyer-seats = { $taken } of { $players }
foyer-table-join = Join
foyer-table-watch = Watch
foyer-masquerade = Play Masquerade against bots
    .why = The other game: a ball with Spells, Guardians and a secret Mask.
foyer-workshop = Workshop
    .why = Build your own set of masks.
foyer-how =
    .why = Learn either game in a few minutes.
foyer-house-rules =
    .why = What we ask of everyone who plays here.

## Opening a table

open-title = Open a table
open-game = Game
open-players = Players
open-masks = Masks
open-masks-A = Sheet A
    .why = Good for learning the masks.
open-masks-B = Sheet B
    .why = More scheming, more surprises.
open-masks-surprise = Surprise
    .why = A set drawn at random when the game starts, for all to see.
open-masks-own = Custom
    .why = A set of masks from the workshop.
open-sheet = sheet { $sheet }
open-surprise = a surprise
open-own = a custom set
open-workshop = Build your own set
open-company = Who’s playing
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
        [0] no empty seats.
        [one] one seat for a friend.
       *[other] { $empty } seats for friends.
    }
open-company-order = Easiest first.
open-bot-more = Add { $name }
open-bot-less = Remove { $name }
open-bot-count = { $count } added
open-sits = I’m playing too
    .why = If not, you’ll watch.
open-options = Table rules
open-go = Open the table
open-play = Start playing
open-watch = Start and watch

masks-star = takes coins from the bank
masks-powers = What they do
masks-centre = { $centre ->
        [one] One of them lies in the centre and belongs to nobody.
       *[other] { $centre } of them lie in the centre and belong to nobody.
    }

option-clock = Time to think
option-clock-none = No clock
    .why = Take as long as you like.
option-clock-quick = Quick
    .why = 20 seconds per decision, plus one minute in reserve for the whole game.
option-clock-easy = Relaxed
    .why = 45 seconds per decision, plus two minutes in reserve for the whole game.
option-clock-slow = Slow
    .why = 2 minutes per decision, plus ten minutes in reserve for the whole game.
option-clock-days = One day
    .why = One day per decision: drop in whenever you like.
option-memory = Memory aid
option-memory-none = None
    .why = Everyone has to remember what they saw.
option-memory-seen = What you’ve seen
    .why = Keeps track of the masks you’ve seen until they’re moved.
option-memory-inferred = What you could work out
    .why = Shows how likely each mask is at every seat, based on everything you’ve seen and heard.
option-claims = Claims
option-claims-clockwise = In turn
    .why = Players are asked clockwise, as at a real table.
option-claims-at-once = All at once
    .why = Everyone answers at the same time, then the answers are shown clockwise: quicker, and just as fair.
option-opening = Opening swaps
    .why = How many opening turns are swaps only.
option-opening-turns = { $turns ->
        [0] None
       *[other] { $turns }
    }
option-peek = Peeking
    .why = You may peek at your mask out of turn, but then you must look at it on your next turn.
option-closed-deal = Closed deal
    .why = The masks are dealt face down: nobody sees any at the start.
option-turn-limit = Turn limit
    .why = After this many turns the game ends, and whoever is ahead wins.
option-chat = Chat
    .why = Players can message each other.
option-public = Public table
    .why = Listed in the foyer; anyone can join.

## Waiting room

waiting-invited = { $name } invites you to { $game }
    .unnamed = You’re invited to { $game }
waiting-for = { $empty ->
        [one] One seat is still empty
       *[other] { $empty } seats are still empty
    }
waiting-all-here = Everyone is here
waiting-away = Not here yet: { $names }
    .why = If you start now, a bot plays for them until they arrive.
waiting-sit = Take a seat
waiting-watch = All seats are taken. You can watch once { $name } starts the game.
    .unnamed = All seats are taken. You can watch once the host starts the game.
waiting-start = Start the game
waiting-start-why = The game can start once every seat is taken.
waiting-host = { $name } starts the game when everyone is here.
    .unnamed = The host starts the game when everyone is here.
waiting-seats = Seats
waiting-fill = Fill with bots
waiting-spectators = { $count ->
        [one] One person is watching.
       *[other] { $count } people are watching.
    }
waiting-came = { $name } sits down.
waiting-left = Someone has left.
waiting-removed = The host has removed you from this table.
    .why = You can’t sit down here unless the host lets you back in, but you can watch once the game starts.
waiting-leave = Leave the table
waiting-close = Close the table
waiting-close-title = Close the table, or just leave it?
    .what = Closing it ends the table for everyone seated. If you just leave, the next person becomes the host and the table stays open.

seat-empty = Empty seat
seat-you = you
seat-host = host
seat-bot = bot
seat-away = not here
seat-ask-bot = Add a bot
seat-ask-title = Which bot?
seat-move = Sit here
seat-remove = Remove
seat-remove-whom = Remove { $name }
seat-remove-title = Remove { $name }?
    .what = They’ll be able to watch, but not to sit down at this table again.
seat-remove-keep = Keep

invite-share = Invite friends
invite-text = Come and play: your table is ready.
invite-copy = Copy link
invite-copied = Copied
invite-link = Table link
invite-qr = QR
invite-qr-title = Scan to join
invite-qr-alt = QR code of the table’s link
invite-code = Code
invite-only-here = Only this computer can open this link.
    .how = To let phones in, stop the server and start it with { $make } or { $command }. This table will still be here.

terms-title = Table rules
terms-clock = { $seconds } seconds per decision, plus { $bank } seconds in reserve for the whole game.
terms-opening = { $turns ->
        [0] No opening swaps.
        [one] One opening swap.
       *[other] { $turns } opening swaps.
    }
terms-no-chat = Chat is off.
terms-public = Public table: it’s listed in the foyer.
terms-private = Private table: only people with the link or code can find it.
fair-title = A fair deal
fair-how = Every player and the house each add a random number, and together they decide the deal. The house locks in its number before anyone sits down; after the game all of them are shown, so anyone can check that nothing was changed.
fair-commitment = The house’s seal (SHA-256):

## Leaving a game

leave-title = Leave the game?
leave-what = A bot will play for you. You can come back with the same link and take over again until the game ends.
leave-stay = Stay

## The line to the house

line-lost = Connection lost.
line-kept = { $waiting ->
        [0] Nothing is lost. We’ll reconnect automatically.
        [one] Nothing is lost. Your move will be sent as soon as you’re back online.
       *[other] Nothing is lost. Your moves will be sent as soon as you’re back online.
    }
line-back = You’re back online.
line-retry = Try now

## What operators say

notice-warning = A warning from the operators of this house
notice-announcement = Announcement
notice-seen = I understand
notice-dismiss = Dismiss

## Chat

chat-title = Chat
chat-unread = { $count ->
        [one] One new message
       *[other] { $count } new messages
    }
chat-nothing = Nobody has said anything yet.
chat-muted = You’ve muted everyone who has spoken.
chat-say = Say something
chat-say-spectators = Message the spectators
chat-spectator = spectator
chat-send = Send
chat-later = It will be sent once you’re back online.
chat-mute = Mute or report someone
chat-report = Report
chat-report-line = Report this message from { $name }
chat-report-whom = Report { $name }
chat-on = Turn on
chat-off = Turn off
chat-is-off = You’ve turned chat off.

## What the house refuses

refusal-unreachable = Can’t reach the server. Check your connection and try again.
refusal-no-guest = We couldn’t recognise this browser. Allow cookies for this page, then reload it.
refusal-bad-setup = Those settings don’t fit this game.
refusal-gone = You’ve left this table.
refusal-stale = Too late: something else happened first. Take another look, then decide.
refusal-not-host = Only the host can do that.
refusal-not-seated = Only players at this table can do that.
refusal-seat-taken = Someone was quicker: that seat is taken.
refusal-table-full = All seats are taken. You can watch.
refusal-removed = The host has removed you from this table. You can watch.
refusal-already-started = The game has already started.
refusal-not-full = Some seats are empty: wait for friends or add bots.
refusal-not-over = The game isn’t over yet.
refusal-game-over = The game is over.
refusal-no-bot = There’s no bot by that name for this game.
refusal-no-more = You’ve already asked for more time.
refusal-chat-off = Chat is off at this table.
refusal-too-fast = That was a bit fast. Wait a moment.
refusal-too-fast-leave = You’ve left a few times since your last decision. You can leave again after your next one, or just close this page: a bot will soon play for you.
refusal-too-fast-seat = You’ve changed seats too often at this table. Keep the seat you have, watch, or open another table.
refusal-too-fast-seats = Seats have changed too often at this table. Start with the players who are here, or open another table.
refusal-too-fast-bots = Too many bots have been invited to this table. Wait for guests, or open another table.
refusal-too-fast-peek = Nothing has happened since you peeked. You can peek again after the next decision.
refusal-too-fast-address = Too much is coming from your network right now. Try again in a few minutes.
refusal-too-fast-code = Too many wrong codes have been tried from your network. Try again in a few minutes.
refusal-too-fast-tables = You already have many open tables. Close one, or wait until one ends.
refusal-too-many = That’s the limit. Remove one first.
refusal-bad-name = That name isn’t allowed here. Choose another.
refusal-muted = An operator has muted you for now: you can’t write here.
refusal-banned = You’re banned from this house for now.
refusal-no-line = That message is no longer there.
refusal-no-person = They’re no longer at this table.
refusal-too-large = That’s too long.
refusal-not-saved = That couldn’t be saved, so it didn’t happen. Try again.
refusal-not-your-decision = It’s not your decision right now.
refusal-illegal-action = The rules don’t allow that right now.
refusal-no-table = No table is open under that link or code. The game may be over.
refusal-damaged = This table’s saved data has been damaged, so it can’t be opened.
refusal-no-page = There’s nothing there. Check the link: it may be incomplete.
