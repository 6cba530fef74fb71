/** Five of one suit: a blossom. */
export const drawEmblem = ({ INK, figure, ground, place, sign }) =>
  ground('#f2d3cc') +
  Array.from({ length: 5 }, (_, i) =>
    place(
      80,
      84,
      `<rect x="-20" y="-74" width="40" height="62" rx="5" fill="#b98a84" fill-opacity=".5"/><rect x="-21" y="-76" width="42" height="62" rx="5" fill="${INK.paper}"/>`,
      i * 72,
    ),
  ).join('') +
  Array.from({ length: 5 }, (_, i) => place(80, 84, sign('H', 0, -49, 38), i * 72)).join('') +
  `<circle cx="80" cy="84" r="27" fill="${INK.crimson}"/>` +
  figure('5', 70.5, 84, 26, INK.gold, 170) +
  figure('1', 90.5, 84, 26, INK.gold, 170);
