/** Two of many are the same. */
export const drawEmblem = ({ INK, blank, ground, place, sign }) =>
  ground(INK.lagoon) +
  Array.from({ length: 16 }, (_, i) => {
    const [x, y] = [25 + (i % 4) * 36.6, 25 + Math.floor(i / 4) * 36.6];
    return i === 6 || i === 9
      ? place(x, y, blank(34, 34) + sign('H', 0, 0, 24), i === 6 ? 7 : -6)
      : place(
          x,
          y,
          `<rect x="-15" y="-14" width="30" height="31" rx="4" fill="#0b3f47"/><rect x="-15" y="-15" width="30" height="30" rx="4" fill="${INK.teal}"/><path d="M-9 0H9M-4.500-7.800L4.500 7.800M4.500-7.800L-4.500 7.8" stroke="#5fa9ab" stroke-width="2" stroke-linecap="round"/>`,
        );
  }).join('');
