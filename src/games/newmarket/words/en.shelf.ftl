title-newmarket = Newmarket
    .what = Run the suits upwards past four pay cards with chips on them, and be out first.
