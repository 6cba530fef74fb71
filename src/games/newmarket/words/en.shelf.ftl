title-newmarket = Newmarket
    .lang = en
    .what = Run the suits upwards past four pay cards with chips on them, and be out first.
