/** A king chooses among contracts: the crown over four suits. */
export const drawEmblem = ({ INK, ground, path, sign }) =>
  ground('#4b2a63') +
  path('M22 102L14 42L50 70L80 22L110 70L146 42L138 102Z', INK.gold) +
  path('M80 22L110 70L146 42L138 102H80Z', '#c98f27') +
  `<rect x="22" y="104" width="116" height="14" rx="3" fill="${INK.gold}"/><path d="M80 104h55a3 3 0 0 1 3 3v8a3 3 0 0 1-3 3H80Z" fill="#c98f27"/>` +
  `<g fill="${INK.paper}"><circle cx="14" cy="40" r="7"/><circle cx="80" cy="20" r="8"/><circle cx="146" cy="40" r="7"/></g>` +
  sign('H', 43, 88, 20, INK.crimson) +
  sign('S', 80, 80, 26, '#2d163e') +
  sign('D', 117, 88, 20, INK.crimson) +
  ['S', 'H', 'C', 'D']
    .map((suit, i) => sign(suit, 32 + i * 32, 140, 22, 'HD'.includes(suit) ? '#ff7d6b' : INK.paper))
    .join('');
