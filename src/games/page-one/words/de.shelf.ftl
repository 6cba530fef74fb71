title-page-one = Page One
    .lang = en
    .what = Werde deine Karten in Stichen los, zieh vom Stapel, wenn du nicht bedienen kannst, und vergiss die Ansage nicht.
