"""Moderation: word lists, house rules, reports, notices, mutes and bans."""
