## ridotto verify

help-verify = check that a recorded game was dealt fairly
    .long = Check that a recorded game can be played again, and that its deal was drawn from the house’s secret and the players’ shares. Status 0: everything holds; 1: something does not, or the record does not tell what its deal was drawn from; 2: the file cannot be read.
help-verify-file = a record; - reads it from standard input
help-verify-published = the commitment that the house published before the start
help-verify-share = the share that you threw in yourself
verify-bad-digits = “{ $given }” will not do: { $fewest ->
        [64] 64
       *[other] { $fewest } to 64
    } digits 0 to 9 and a to f are needed

verify-replay = The record is whole: its moves follow the rules and come to the result it states.
    .not = The record is not whole: { $why }
verify-fairness = The record tells what its deal was drawn from.
    .not = The record does not tell what its deal was drawn from: nothing can be said about the deal.
    .broken = What the record tells about its deal cannot be used: { $why }
verify-commitment = The commitment in the record belongs to the house’s secret.
    .not = The commitment in the record does not belong to the house’s secret.
verify-published = The house’s secret is the one it had committed itself to before the start.
    .not = The house’s secret is not the one it had committed itself to before the start.
verify-share = Your share is among those that the deal was drawn from.
    .not = Your share is not among those that the deal was drawn from.
verify-seed = The seed comes from the shares.
    .not = The seed does not come from the shares.
verify-deal = The cards lie as the shares decide.
    .not = The cards do not lie as the shares decide.
verify-first = Whoever begins is the one that the shares decide.
    .not = Whoever begins is not the one that the shares decide.

verify-shares = The shares of table { $table }; look for your own:
verify-no-share = none
verify-fine = { $file }: everything holds.
verify-broken = { $file }: { $count ->
        [one] one thing does not hold.
       *[other] { $count } things do not hold.
    }
verify-unsaid = { $file }: this game can be played again, but its deal cannot be checked.
verify-compare = Only what was published before the start can tell whether the house has kept its secret. Compare it, or give it with --commitment: { $commitment }
