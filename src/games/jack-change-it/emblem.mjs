/** The jack turns the suit. */
export const drawEmblem = ({ INK, blank, figure, ground, line, path, place, sign }) =>
  ground(INK.gold) +
  place(
    80,
    80,
    blank(74) +
      `<rect x="-37" y="-51.8" width="74" height="103.6" rx="6.6" fill="${INK.red}"/>` +
      path('M37-45.2V45.2A6.600 6.600 0 0 1 30.4 51.8H-30.4A6.600 6.600 0 0 1-37 45.2Z', INK.night) +
      figure('J', 1, 0, 58, INK.paper, 170) +
      sign('H', -21, -36, 21, INK.paper) +
      sign('S', 21, 36, 22, INK.paper),
    -8,
  ) +
  line('M92 14A67 67 0 0 1 142 62', INK.crimson, 8, ' stroke-linecap="round"') +
  path('M152 56L146 82L127 64Z', INK.crimson) +
  line('M68 146A67 67 0 0 1 18 98', INK.night, 8, ' stroke-linecap="round"') +
  path('M8 104L14 78L33 96Z', INK.night);
