/** The one card that waits face down in the middle. */
export const drawEmblem = ({ INK, backed, ground, path, place }) =>
  ground('#1d1f25') +
  path('M71 0H89L150 96A70 48 0 0 1 10 96Z', '#2f323a') +
  `<ellipse cx="80" cy="98" rx="70" ry="46" fill="#3f434c"/><ellipse cx="80" cy="100" rx="52" ry="33" fill="#5a5e68"/>` +
  path('M72 0H88L92 10H68Z', INK.gold) +
  place(80, 90, backed(60), -4);
