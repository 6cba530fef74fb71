title-crazy-eights = Crazy Eights
    .lang = en
    .what = Werde deine Karten über Farbe oder Wert los; eine Acht passt auf alles, und du wünschst dir die Farbe.
