# Die Lektionen dieses Spiels auf Deutsch.

take = Es gewinnt, wer zuerst keine Karten mehr hat, sonst das niedrigste Blatt. Zieh eine Karte: vom Stapel oder die offene. Du hast Herz-Sechs und Herz-Sieben.
    .chance = Der Stapel ist Glückssache. Die offene Acht macht die Folge sicher: Nimm sie.
    .why = Sechs, Sieben und Acht in Herz sind eine Meldung.
spread = Drei oder vier vom gleichen Wert oder drei aufeinanderfolgende einer Farbe dürfen ausgelegt werden. Wähl deine drei Herz und leg sie aus.
    .lay = Leg zuerst aus: Mit dem Abwurf endet der Zug.
    .why = Ausgelegte Karten zählen nicht mehr gegen dich.
discard = Beende deinen Zug mit einem Abwurf. Hohe Karten kosten am meisten, Bilder zehn.
    .low = Die Vier kostet wenig. Wirf ein Bild ab.
    .why = Niedrige Karten auf der Hand sind gut.
hit = Zieh vom Stapel. Passt die Karte an eine Meldung auf dem Tisch, wähl sie und leg sie an.
    .why = Wer bei einem anderen anlegt, sperrt ihn auch: Im nächsten Zug darf er nichts legen.
drop = Glaubst du, das niedrigste Blatt zu haben, klopf am Anfang deines Zugs, statt zu ziehen. Du hast fünfzehn.
    .now = Du darfst weiterspielen, aber auch die Blätter der anderen werden niedriger. Fünfzehn so früh schlägt kaum jemand: Klopf.
    .why = Alle Blätter werden verglichen. Deines war das niedrigste, also zahlen alle an dich.
slap = Eine Herz-Neun wurde abgeworfen, und sie passt an deine Folge. Schnapp sie, bevor der Nächste zieht!
    .late = Dann ist die Gelegenheit vorbei. Einen Abwurf, der an eine Meldung passt, darf jeder schnappen.
    .why = Sie liegt nun an deiner Folge, und du hast einen ganzen Zug, nur ohne zu ziehen: Leg aus und an, was du kannst, dann wirf ab.
tonk = Eine Falle für Unachtsame: Deine ersten fünf Karten zählen fünfzig. Bevor jemand zieht, ist das ein Tonk: Sag ihn an!
    .no = Fünfzig auf der Hand sind furchtbar – außer du sagst jetzt Tonk.
    .why = Ein Tonk gewinnt sofort, und alle zahlen doppelt.
