/** One card is left, and somebody says so. */
export const drawEmblem = ({ INK, faced, figure, ground, moon, path, place }) =>
  ground(INK.crimson) +
  moon(72, 92, 56) +
  place(70, 96, faced('S', 62), -10) +
  path('M92 20H136Q148 20 148 32V56Q148 68 136 68H116L98 84L102 68H92Q80 68 80 56V32Q80 20 92 20Z', INK.paper) +
  figure('1', 106, 44, 30, INK.red, 190) +
  path('M124 30H133L131 49H126Z', INK.red) +
  `<circle cx="128.5" cy="56" r="3.6" fill="${INK.red}"/>`;
