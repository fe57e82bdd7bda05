# The end of a game: results and awards.

end-results = Wyniki
end-awards = Wyróżnienia
end-turning = Odkrywanie masek…
end-lost = Nie udało się pobrać masek.
un-save-square = Kwadratowy obraz
end-points = { $amount ->
        [one] { $amount } punkt
        [few] { $amount } punkty
        [many] { $amount } punktów
       *[other] { $amount } punktu
    }

## Why a game of Mascarade ended; $amount is the winners’ fortune

mas-ended-thirteen = Zwycięski majątek: { mas-coins }.
mas-ended-ruin = Ktoś nie ma już monet. Największy majątek: { mas-coins }.
mas-ended-cheat = { $cheat }: { mas-coins }. Wystarczyło dziesięć.
mas-ended-turn-limit = To była ostatnia tura. Największy majątek: { mas-coins }.

## Awards of Mascarade, each with the number behind it

award-mascarade-liar = Najwięcej kłamstw
    .why = { $count ->
            [one] 1 fałszywe ogłoszenie
            [few] { $count } fałszywe ogłoszenia
            [many] { $count } fałszywych ogłoszeń
           *[other] { $count } fałszywego ogłoszenia
        }
award-mascarade-nose = Najlepszy nos
    .why = { $count ->
            [one] 1 wykryte kłamstwo
            [few] { $count } wykryte kłamstwa
            [many] { $count } wykrytych kłamstw
           *[other] { $count } wykrytego kłamstwa
        }
award-mascarade-robbed = Największe straty
    .why = { $count ->
            [one] 1 moneta stracona na rzecz innych
            [few] { $count } monety stracone na rzecz innych
            [many] { $count } monet straconych na rzecz innych
           *[other] { $count } monety straconej na rzecz innych
        }
award-mascarade-fined = Stały gość Sądu
    .why = { $count ->
            [one] 1 moneta na kary
            [few] { $count } monety na kary
            [many] { $count } monet na kary
           *[other] { $count } monety na kary
        }
award-mascarade-hands = Najbardziej ruchliwe ręce
    .why = { $count ->
            [one] 1 zamiana, prawdziwa lub udawana
            [few] { $count } zamiany, prawdziwe lub udawane
            [many] { $count } zamian, prawdziwych lub udawanych
           *[other] { $count } zamiany, prawdziwej lub udawanej
        }
award-mascarade-blind = Bez podglądania
    .why = { $count ->
            [one] 1 tura bez podejrzenia własnej maski
            [few] { $count } tury bez podejrzenia własnej maski
            [many] { $count } tur bez podejrzenia własnej maski
           *[other] { $count } tury bez podejrzenia własnej maski
        }

## Awards of Masquerade, each with the number behind it

award-masquerade-duels = Mistrzostwo w pojedynkach
    .why = { $count ->
            [one] 1 wygrane Wyzwanie
            [few] { $count } wygrane Wyzwania
            [many] { $count } wygranych Wyzwań
           *[other] { $count } wygranego Wyzwania
        }
award-masquerade-treasures = Łowy na Skarby
    .why = { $count ->
            [one] 1 zdobyty Skarb
            [few] { $count } zdobyte Skarby
            [many] { $count } zdobytych Skarbów
           *[other] { $count } zdobytego Skarbu
        }
award-masquerade-spells = Najwięcej magii
    .why = { $count ->
            [one] 1 rzucone Zaklęcie
            [few] { $count } rzucone Zaklęcia
            [many] { $count } rzuconych Zaklęć
           *[other] { $count } rzuconego Zaklęcia
        }
award-masquerade-hurt = Najcięższa noc
    .why = { $count ->
            [one] 1 stracone życie
            [few] { $count } stracone życia
            [many] { $count } straconych żyć
           *[other] { $count } straconego życia
        }
award-masquerade-mask = Najlepiej strzeżony sekret
    .why = { $count ->
            [one] 1 punkt za Maskę
            [few] { $count } punkty za Maskę
            [many] { $count } punktów za Maskę
           *[other] { $count } punktu za Maskę
        }
un-share = Udostępnij
