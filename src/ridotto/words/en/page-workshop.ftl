# The workshop: sets of masks of one's own.

workshop-what = Put together the masks of an evening. The house says at once whether they can be played with.
workshop-centre = In the centre
    .why = Masks that are nobody’s: with four players two, with five one, with more as you like.
workshop-masks = Masks: { $taken } of { $needed }
workshop-power = Tap a mask, and what it does is told here.
workshop-from = Begin with:
workshop-suggest = By chance
workshop-suggested = A set drawn by chance.
workshop-clear = Nothing
workshop-from-players = { $players }+
workshop-stars-title = Masks that bring coins from the bank
workshop-stars = { $stars } of { $cards } masks bring coins from the bank; { $range } would be good.
workshop-fine = This set can be played.
workshop-name = Name of the set
workshop-play = Play with it
workshop-save = Keep
workshop-saved = Kept
workshop-kept = Kept on this device
workshop-set = { $name }, { $players } players
workshop-forget = Forget { $name }
