/** Twelve cards against twelve. */
export const drawEmblem = ({ INK, ground, place, sign }) =>
  ground(INK.rose) +
  Array.from({ length: 12 }, (_, i) =>
    place(
      80,
      -34,
      `<rect x="-12" y="53" width="24" height="34" rx="2.5" fill="${INK.paper}"/><rect x="-10" y="55" width="20" height="30" rx="1.5" fill="${INK.night}"/><path d="M-5 61L5 79M5 61L-5 79M-7 70H7" stroke="${INK.dusk}" stroke-width="1.8"/>`,
      (i - 5.5) * -10.5,
    ),
  ).join('') +
  Array.from({ length: 12 }, (_, i) =>
    place(
      80,
      186,
      `<rect x="-24" y="-108" width="48" height="92" rx="4" fill="#5c1522" fill-opacity=".4"/><rect x="-22" y="-109" width="46" height="92" rx="4" fill="${INK.paper}"/>` +
        sign('SHCD'[Math.floor(i / 3)], -14, -96, 15),
      (i - 5.5) * 10,
    ),
  ).join('');
