# Before something that is said of $what
label = { $what }:
