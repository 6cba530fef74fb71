/** Sixteen, the sun over the farm. */
export const drawEmblem = ({ INK, chip, figure, ground, path }) =>
  ground('#f0cf7a') +
  chip(80, 62, 44, INK.red) +
  `<circle cx="80" cy="62" r="31" fill="${INK.paper}"/>` +
  figure('1', 68, 62, 34, INK.red, 180) +
  figure('6', 91, 62, 34, INK.red, 180) +
  path('M0 104Q80 82 160 104V160H0Z', '#2f7d4f') +
  path(
    'M0 122C40 108 70 100 84 94L88 94C76 104 40 124 0 146ZM34 160C60 136 80 112 88 94L93 94C92 116 84 140 74 160ZM112 160C112 136 106 112 95 94L99 95C118 112 138 134 150 160ZM160 134C140 118 116 104 101 95L106 96C128 102 146 110 160 116Z',
    '#14603f',
  );
