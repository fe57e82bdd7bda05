# Jak przedstawiają się gracze Masquerade, którzy nie są ludźmi.

portrait-pulcinella = Pulcinella tańczy tam, dokąd niosą go nogi, i rzuca, co ma na ręce.
portrait-colombina = Colombina rozważa każdy krok z osobna, trochę wedle humoru.
portrait-balanzone = Doktor Balanzone wyobraża sobie setki sposobów, na jakie mogą potoczyć się najbliższe tury.
