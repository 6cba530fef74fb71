/** Eights are wild: the four suits live in one. */
export const drawEmblem = ({ INK, ground, place, sign }) =>
  ground(INK.teal) +
  place(
    80,
    82,
    `<g fill="none" stroke="#0b4048"><circle cx="4" cy="-31" r="29" stroke-width="23"/><circle cx="4" cy="35" r="34" stroke-width="25"/></g><g fill="none" stroke="${INK.paper}"><circle cx="0" cy="-35" r="29" stroke-width="23"/><circle cx="0" cy="31" r="34" stroke-width="25"/></g>` +
      sign('H', 0, -34, 24, '#ff7466') +
      sign('C', 0, 30, 31, INK.gold),
    10,
  ) +
  sign('D', 24, 132, 34, '#ff7466') +
  sign('S', 137, 28, 36, INK.gold);
