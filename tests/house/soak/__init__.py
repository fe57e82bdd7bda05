"""A long run of a house under load: churn, kills, a full disk and floods at once.

``make soak`` runs it for an hour; ``python -m house.soak --minutes 5`` for five minutes.
"""
