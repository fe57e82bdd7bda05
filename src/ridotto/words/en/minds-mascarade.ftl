# How the players that are not people introduce themselves.

portrait-zanetta = Zanetta does whatever comes into her head and has a lovely evening.
portrait-nicoletta = Nicoletta is new to the ball: she says what she thinks she is, and remembers most of what she sees.
portrait-tonin = Tonin means well, but a few turns later he’s forgotten what he saw.
portrait-gasparo = Gasparo is a beginner who would rather take a chance than take a look.
portrait-marina = Marina forgets nothing and always takes the best deal on offer.
portrait-alvise = Alvise calculates well and loves to bluff.
portrait-orsola = Orsola forgets nothing, listens to every word and believes very little of it.
portrait-giacomo = Giacomo plays the whole evening through in his head before he says a word.
portrait-lucrezia = Lucrezia thinks just as far ahead, reads in your silence what you’re hiding, and knows your habits before the evening is over.
portrait-bastian = Bastian claims to be whatever anyone announces.
portrait-momolo = Momolo always announces whatever pays best.
portrait-piero = Piero looks at his mask and only ever tells the truth.
