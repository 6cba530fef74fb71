# Les leçons de ce jeu en français.

hit = Il te faut 16 points pile. L’as vaut un, les figures dix. Ta carte cachée est un neuf, et tu dois tirer au moins une autre carte : tire.
    .task = Tire une carte
    .why = Neuf et deux font onze. La nouvelle carte est visible ; la première, personne d’autre ne la connaît.
more = Onze, c’est peu. Une autre carte, ou tu restes ?
    .task = Une autre, ou rester ?
    .low = Onze ne gagne presque jamais. Une carte au-dessus de cinq te ferait sauter, mais cela ne coûte qu’une mise, et 16 prend la ferme : tire encore.
    .why = Neuf, deux et cinq : 16 !
stay = 16 pile. On ne fait pas mieux : reste.
    .task = Reste à 16
    .bust = Toute carte de plus te ferait dépasser 16. Reste.
    .why = 16 pile prend tout le pot, qu’on appelle la ferme, et fait de toi le fermier.
bust = Dix et neuf : tu dépasses 16. Ne dis rien et reste, comme n’importe qui.
    .task = Ne dis rien et reste
    .why = À la fin, on retourne les cartes cachées, et celui qui a dépassé 16 paie le fermier.
close = Un piège : 15, c’est presque 16. Tu tentes ?
    .task = Tenter le 16 ?
    .one = Seul un as t’aiderait, toute autre carte te ferait dépasser 16. Reste à 15.
    .why = Si personne n’a 16, les mains plus basses paient la plus proche, et 15 l’est presque toujours.
farmer = Te voilà fermier : tu tires en dernier. L’autre montre un neuf et cache une carte. Tu as douze : rester, ou une de plus ?
    .task = Rester, ou une de plus ?
    .more = La carte cachée de l’autre peut le mettre devant toi, et le fermier qui saute ne paie personne. Tire.
    .why = Le fermier tire après tous les autres et voit ce qui est visible.
