# Zachowanie: zgłoszenia, blokady, zasady na serwerze.

report-title = Zgłoszenie: { $name }
report-who = O kogo chodzi?
report-line = Wiadomość tej osoby:
report-reason = Co się stało?
report-reason-abuse = Obelgi lub groźby
report-reason-hate = Mowa nienawiści
report-reason-sexual = Treści seksualne
report-reason-spam = Spam
report-reason-cheating = Oszukiwanie
report-reason-name = Obraźliwe imię
report-reason-other = Coś innego
report-text = Chcesz coś dodać? (nieobowiązkowo)
report-why = Administratorzy zobaczą zgłoszenie i ostatnie wiadomości. Zgłoszona osoba się o tym nie dowie.
report-send = Wyślij zgłoszenie
report-sent = Dziękujemy: zgłoszenie zostało wysłane.
report-mute = Wycisz: { $name }
report-muted = Nie zobaczysz już wiadomości od tej osoby ({ $name }).
report-nobody = Nie ma tu nikogo innego.

ban-title = Nie masz wstępu na ten serwer
ban-until = Blokada trwa do: { $date }.
ban-forever = Blokada jest bezterminowa.
ban-reason = Powód: { $reason }
ban-over = Blokada minęła: możesz znów wejść.

rules-other-language = Ten serwer nie ma tekstu w twoim języku.
