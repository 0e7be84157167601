# Die Worte des Tisches und der Wiederholungen.
