title-crazy-eights = Crazy Eights
    .lang = en
    .what = Gleiche Farbe oder gleicher Wert: So wirst du deine Karten los; eine Acht passt auf alles, und du wünschst dir die Farbe.
