# The workshop: sets of masks of one's own.

workshop-what = Build a set of masks for your table. You’ll see right away whether it can be played.
workshop-centre = In the centre
    .why = Masks that belong to nobody: two with four players, one with five, as many as you like (up to two) with more.
workshop-masks = Masks: { $taken } of { $needed }
workshop-power = Tap a mask to see what it does.
workshop-from = Start from:
workshop-suggest = Random set
workshop-suggested = A random set.
workshop-clear = Clear
workshop-from-players = { $players }+
workshop-stars-title = Masks that take coins from the bank
workshop-stars = { $stars } of { $cards } masks take coins from the bank; aim for { $range }.
workshop-fine = This set can be played.
workshop-name = Set name
workshop-play = Play with it
workshop-save = Save
workshop-saved = Saved
workshop-kept = Saved on this device
workshop-set = { $name }, { $players } players
workshop-forget = Delete { $name }
scenario-own = a custom set
