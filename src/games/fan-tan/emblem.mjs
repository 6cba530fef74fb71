/** Four rows that grow from the sevens. */
export const drawEmblem = ({ blank, figure, ground, inkOf, place, sign }) =>
  ground('#0f4c3a') +
  `<rect x="68" width="24" height="160" fill="#1d7454"/>` +
  [
    ['S', -2, 1],
    ['H', -1, 3],
    ['C', -3, 2],
    ['D', 0, 1],
  ]
    .map(([suit, from, to], row) => {
      const y = 23 + row * 38;
      const cards = [];
      for (let i = from; i <= to; i += 1)
        cards.push(
          place(
            80 + i * 21,
            y,
            i === 0
              ? blank(20, 31) + figure('7', 0, -6, 13, inkOf(suit), 170) + sign(suit, 0, 8, 11)
              : blank(18, 27) + sign(suit, 0, 0, 12),
          ),
        );
      return cards.join('');
    })
    .join('');
