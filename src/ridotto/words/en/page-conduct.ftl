# Conduct: reporting someone, being banned, the house rules.

report-title = Report { $name }
report-who = Who is it about?
report-line = Their message:
report-reason = What’s wrong?
report-reason-abuse = Insults or threats
report-reason-hate = Hate speech
report-reason-sexual = Sexual content
report-reason-spam = Spam
report-reason-cheating = Cheating
report-reason-name = Offensive name
report-reason-other = Something else
report-text = Anything to add? (optional)
report-why = The operators of this house will see your report and the latest chat. The person won’t be told.
report-send = Send report
report-sent = Thank you: your report has been sent.
report-mute = Mute { $name }
report-muted = You won’t see messages from { $name } any more.
report-nobody = There’s no one else here to report.

ban-title = You’re banned from this house
ban-until = Until { $date }.
ban-forever = Without an end date.
ban-reason = Reason given: { $reason }
ban-over = The ban is over: you can come in again.

rules-other-language = This house has no text in your language.
