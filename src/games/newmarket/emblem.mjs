/** Four pay cards, and what lies on them. */
export const drawEmblem = ({ INK, faced, ground, place, stack }) =>
  ground('#6b3f2a') +
  `<path d="M0 118H160V160H0Z" fill="#55301f"/>` +
  [
    ['H', 'A'],
    ['C', 'K'],
    ['D', 'Q'],
    ['S', 'J'],
  ]
    .map(([suit, rank], i) => place(25 + i * 36.6, 66, faced(suit, 33, rank)))
    .join('') +
  [3, 1, 4, 2].map((count, i) => stack(25 + i * 36.6, 128, count, 27, INK.gold, '#b07f22')).join('');
