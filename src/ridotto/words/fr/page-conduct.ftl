# Conduite : signaler quelqu’un, être exclu, les règles de la maison.

report-title = Signaler { $name }
report-who = De qui s’agit-il ?
report-line = Son message :
report-reason = Que se passe-t-il ?
report-reason-abuse = Insultes ou menaces
report-reason-hate = Propos haineux
report-reason-sexual = Contenu sexuel
report-reason-spam = Spam
report-reason-cheating = Triche
report-reason-name = Nom offensant
report-reason-other = Autre chose
report-text = Quelque chose à ajouter ? (facultatif)
report-why = L’administration de la maison verra votre signalement et les derniers messages. L’autre personne n’en saura rien.
report-send = Envoyer le signalement
report-sent = Merci : votre signalement a été envoyé.
report-mute = Mettre { $name } en sourdine
report-muted = Vous ne verrez plus les messages de { $name }.
report-nobody = Il n’y a personne d’autre à signaler ici.

ban-title = Vous ne pouvez pas entrer dans cette maison
ban-until = Jusqu’au { $date }.
ban-forever = Sans date de fin.
ban-reason = Motif : { $reason }
ban-over = L’exclusion a pris fin : vous pouvez revenir.

rules-other-language = Cette maison n’a pas de texte dans votre langue.
