# The operator’s page.

op-title = Operator
op-secret = Operator’s secret
op-sign-in = Sign in
op-sign-out = Sign out
op-view-summary = Overview
op-view-reports = Reports
op-view-tables = Tables
op-view-guests = Guests
op-view-penalties = Mutes and bans
op-view-audit = Audit log
op-refresh = Refresh
op-more = Show more
refusal-not-operator = That’s not the operator’s secret, or you’ve been signed out.
refusal-no-report = That report has already been closed.
refusal-no-penalty = That mute or ban has already ended.
refusal-no-notice = That announcement has already ended.

## Overview

op-tables = Tables
op-playing = playing
op-waiting = waiting
op-ended = over or closed
op-people = People
op-connected = connected to a table
op-sockets = connections / limit
op-guests-known = guests known
op-load = Load
op-entries = log entries written
op-games = games ended
op-append = time to disk: median, 99%
op-memory = memory
op-cpu = processor time
op-average = load of the machine
op-store = Store
op-store-state = state
op-ok = fine
op-size = size
op-wal = write-ahead log
op-bots = Bots
op-workers = workers running / wanted
op-queue = tables waiting for one
op-house = House
op-version = version
op-uptime = open for
op-span = { $days ->
        [0] { $hours } h { $minutes } min
        [one] 1 day { $hours } h
       *[other] { $days } days { $hours } h
    }
op-failures = Failures:
op-announce = Announcements
op-announce-text = Tell everyone, in the foyer and at all tables:
op-announce-go = Announce
op-withdraw = Withdraw
op-how-long = For how long?
op-until = until { $date }
op-for-10 = 10 minutes
op-for-60 = one hour
op-for-1440 = one day
op-for-10080 = one week
op-for-43200 = 30 days
op-for-ever = without end

## What can be done about a person

op-warn = Warn
op-warn-title = Warn { $name }
    .why = They see your text at once, or when they next come to a table, and have to confirm it.
op-warn-text = Text of the warning
op-warn-done = { $name } has been warned.
op-mute = Mute
op-mute-title = Mute { $name }
    .why = They can’t write in any chat. They see the reason.
op-mute-done = { $name } has been muted.
op-ban = Ban
op-ban-title = Ban { $name }
    .why = They’re disconnected and can’t come in. A bot plays on for them. They see the reason.
op-ban-done = { $name } has been banned.
op-ban-address = Ban { $address }
op-ban-address-title = Ban the address { $address }
    .why = Everyone from this address is shut out, guests or not. Others may share it, so prefer a short time.
op-ban-address-done = { $address } has been banned.
op-reason = Reason, as they will see it (optional)
op-is-mute = { $name } is muted
op-is-ban = { $name } is banned
op-lift = End
op-lift-whose = End this for { $name }
op-no-penalties = Nobody is muted or banned.
op-ban-network = Ban an address or network
    .why = Everyone from there is shut out. An IPv6 address stands for the household’s whole network (/64).
op-address = Address or network

## Reports

op-reports-closed = Show closed reports too
op-no-reports = There are no reports.
op-report = { $name }: { $reason }
op-report-by = Reported by { $name }, { $date }.
op-reason-abuse = insults or threats
op-reason-hate = hate speech
op-reason-sexual = sexual content
op-reason-spam = spam
op-reason-cheating = cheating
op-reason-name = offensive name
op-reason-other = something else
op-note = Note for other operators
op-close-report = Close the report
op-report-closed = Closed.
op-to-table = Go to the table
op-delete = Delete
op-delete-whose = Delete this message from { $name }
op-deleted = deleted
op-no-chat = Nothing was said.

## Tables and guests

op-filter = Filter by name, phase or id
op-tables-count = { $shown } of { $total } tables in memory
op-phase-waiting = waiting
op-phase-playing = playing
op-phase-over = over
op-phase-closed = closed
op-public = public
op-table-facts = { $connected ->
        [one] one person connected
       *[other] { $connected } people connected
    }, { $taken } of { $players } seats taken
op-all-tables = All tables
op-watch = Watch this table
op-nobody = Nobody is here.
op-seat = seat { $seat }
op-here = connected
op-away = not connected
op-close-table = Close the table
op-close-reason = Reason, as everyone at the table will see it
op-find-guest = Part of a name, or an id
op-find = Find
op-no-guests = No guests found.

## The audit log

op-no-actions = Nothing has been done yet.
op-did-warn = Warned
op-did-mute = Muted
op-did-ban = Banned
op-did-lift = Ended a mute or ban
op-did-close-table = Closed a table
op-did-delete-line = Deleted a message
op-did-announce = Announced
op-did-withdraw = Withdrew an announcement
op-did-close-report = Closed a report
op-did-sign-in = Signed in
