"""Playtesting by the thousand: what does this rule do?"""
