### ridotto top: the load of a running house, for those who run it

help-top = watch the load of a running server
    .long = Show how busy a running server is: games, connections, speed, bots, memory and failures. Press Ctrl-C to stop. Exit status 0: the server answered; 1: it didn’t, or the secret is missing or wrong; 2: the command line is not valid.
help-top-url = the address of the server; by default { $usual }
help-top-secret = a file with the operator’s secret; by default it is taken from { $variable }
help-top-every = the seconds between two readings; by default 2
help-top-once = show one reading and stop
top-bad-url = { $url } is not an address that starts with http:// or https://
top-bad-interval = the time between two readings must be at least { $least } seconds
top-no-secret = can’t read { $file }: { $why }
top-not-allowed = { $url } doesn’t show its metrics without the operator’s secret; put it into { $variable } or name a file with --secret-file
top-cannot-read = can’t read the metrics of { $url }: { $why }
top-measuring = Measuring…
top-title = { $url } · Ridotto { $version } · running for { $hours } h { $minutes } min
top-playing = Games in progress
top-waiting = Tables waiting for players
top-over = Finished games in memory
top-sockets = Connections
top-entries = Moves per second
top-requests = Requests per second
top-errors = Server errors per second
top-refused = Refused commands per second
top-append = Saving a move (99%)
top-lag = Server delay (99%)
top-bots = Bot reply (99%)
top-bots-waiting = Bots waiting for a process
top-thinkers = Bot processes
top-processor = Processor, share of one core
top-memory = Memory
top-store = Stored data
top-disk = Free space
top-files = Open files and sockets
top-fine = No failures since the server started.
top-in-trouble = The server can’t save moves right now.
top-damaged = { $count ->
    [one] { $count } table is damaged.
   *[other] { $count } tables are damaged.
}
top-failures = Failures since the server started: { $listed }
