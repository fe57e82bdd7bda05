# The big screen at a table, and phones beside it.

screen-title = Big screen
screen-welcome = Welcome to the ball
screen-invitation = How to join
screen-scan-join = Scan to join
screen-scan-watch = Scan to watch
screen-full = Press { $key } for full screen
screen-story = What has happened
screen-points = { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
}
screen-here = A big screen is at this table. Everyone in the room can follow the game there.
screen-how = Got a TV or a projector? Open this link there:
screen-open = show the table on a big screen

pad-offer = There’s a big screen at your table.
    .why = Your phone can be your hand: just your mask, your choices and your points.
pad-use = Use as my hand
pad-later = Not now
pad-switch = Phone as my hand
pad-table = Show the whole table
pad-gone = The big screen has gone.
pad-mask = Your mask lies face down.
pad-memorise = Everyone memorises the masks on the big screen.
pad-look-up = Watch the big screen.

refusal-screen = A big screen can only watch.
