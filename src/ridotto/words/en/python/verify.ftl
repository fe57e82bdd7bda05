## ridotto verify

help-verify = check that a recorded game was dealt fairly
    .long = Check that a recorded game can be replayed, and that its deal was drawn from the house’s secret and the players’ shares. Exit status 0: all checks passed; 1: a check failed, or the record doesn’t say what its deal was drawn from; 2: the file can’t be read.
help-verify-file = a record; use - for standard input
help-verify-published = the commitment the house published before the start
help-verify-share = your own share
verify-bad-digits = “{ $given }” is not valid; use { $fewest ->
        [64] 64
       *[other] { $fewest } to 64
    } digits 0 to 9 and a to f

verify-replay = The record is intact: its moves are legal and lead to the result it states.
    .not = The record is not intact: { $why }
verify-fairness = The record says what its deal was drawn from.
    .not = The record doesn’t say what its deal was drawn from, so the deal can’t be checked.
    .broken = What the record says about its deal can’t be used: { $why }
verify-commitment = The commitment in the record matches the house’s secret.
    .not = The commitment in the record does not match the house’s secret.
verify-published = The house’s secret is the one it committed to before the start.
    .not = The house’s secret is not the one it committed to before the start.
verify-share = Your share is one of those the deal was drawn from.
    .not = Your share is not one of those the deal was drawn from.
verify-seed = The seed comes from the shares.
    .not = The seed does not come from the shares.
verify-deal = The deal matches the shares.
    .not = The deal does not match the shares.
verify-first = The first player matches the shares.
    .not = The first player does not match the shares.

verify-shares = The shares of table { $table }; look for yours:
verify-no-share = none
verify-fine = { $file }: all checks passed.
verify-broken = { $file }: { $count ->
        [one] one check failed.
       *[other] { $count } checks failed.
    }
verify-unsaid = { $file }: this game can be replayed, but its deal can’t be checked.
verify-compare = Only what was published before the start can show whether the house kept its secret. Compare it, or pass it with --commitment: { $commitment }
