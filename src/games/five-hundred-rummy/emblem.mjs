/** Runs and sets before you. */
export const drawEmblem = ({ INK, figure, ground, inkOf, path, place, sign }) =>
  ground(INK.indigo) +
  path('M0 0H160V62Q80 78 0 62Z', INK.night) +
  ['5', '0', '0'].map((each, i) => figure(each, 47 + i * 33, 34, 40, INK.gold, 180)).join('') +
  [
    ['H5', 'H6', 'H7'],
    ['SK', 'DK', 'CK'],
  ]
    .map((meld, m) =>
      meld
        .map(([suit, rank], i) =>
          place(
            46 + m * 70,
            206,
            `<rect x="-20" y="-118" width="36" height="54" rx="3.5" fill="#0b1530" fill-opacity=".45"/><rect x="-17" y="-119" width="36" height="54" rx="3.5" fill="${INK.paper}"/>` +
              figure(rank, -8, -106, 17, inkOf(suit), 170) +
              sign(suit, -8, -87, 14),
            (i - 1.1) * 9.5,
          ),
        )
        .join(''),
    )
    .join('');
