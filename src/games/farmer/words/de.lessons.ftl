# Die Lektionen dieses Spiels auf Deutsch.

hit = Du willst genau 16 Punkte. Asse zählen eins, Bilder zehn. Deine verdeckte Karte ist eine Neun, und mindestens eine Karte musst du noch nehmen: Nimm eine.
    .task = Nimm eine Karte
    .why = Neun und zwei sind elf. Die neue Karte liegt offen, die erste kennst nur du.
more = Elf ist wenig. Noch eine Karte, oder bleibst du?
    .task = Noch eine oder bleiben?
    .low = Elf gewinnt fast nie. Eine Karte über fünf wäre zu viel, kostet aber nur einen Einsatz, und 16 bringt den Hof: Nimm noch eine.
    .why = Neun, zwei und fünf: 16!
stay = Genau 16. Besser geht es nicht: Bleib.
    .task = Bleib bei 16
    .bust = Jede weitere Karte bringt dich über 16. Bleib.
    .why = Genau 16 gewinnt den ganzen Topf, den Hof, und macht dich zum Bauern.
bust = Zehn und neun: Das ist über 16. Du bist überkauft. Sag nichts und bleib wie jeder andere.
    .task = Sag nichts und bleib
    .why = Erst am Ende wird aufgedeckt. Dann zahlt jedes überkaufte Blatt an den Bauern.
close = Eine Falle: 15 ist fast 16. Wagst du es?
    .task = 16 wagen?
    .one = Nur ein Ass würde helfen, jede andere Karte ist zu viel. Bleib bei 15.
    .why = Hat niemand 16, zahlen die niedrigeren Blätter an das beste, und das hat man mit 15 fast immer.
farmer = Jetzt bist du der Bauer und ziehst zuletzt. Bei deinem Gegner liegt eine Neun offen und eine Karte verdeckt. Du hast zwölf: bleiben oder noch eine?
    .task = Bleiben oder noch eine?
    .more = Mit der verdeckten Karte kann er mehr haben als du, und ein überkaufter Bauer zahlt niemandem. Nimm noch eine.
    .why = Der Bauer zieht nach allen anderen und sieht, was offen liegt.
