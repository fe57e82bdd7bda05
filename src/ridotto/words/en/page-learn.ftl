# The lessons and the coach: what is needed before they are fetched.

foyer-learn = Learn in five minutes
    .why = A short guided game of your choice. Nobody minds your mistakes.
settings-coach = Coach
    .why = One sentence when it matters, in your first two games of each kind
