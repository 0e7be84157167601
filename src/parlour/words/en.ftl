# What all games share. A game's own words are in en.ftl beside its rules.

# Why a choice was refused
refused-not-offered = You cannot choose { $token } here.
refused-not-your-turn = You are not asked anything right now.
refused-game-over = The game is over.
refused-too-few = Choose at least { $least }.
refused-too-many = Choose at most { $most }.
refused-chosen-twice = { $token } is chosen twice.
refused-must-match = { $token } does not match what you chose before it.
refused-nothing-sealed = You have no answer that could be taken back.

# Words that can be chosen anywhere
word-done = Done

# Phases that every game has
phase-over = The game is over
