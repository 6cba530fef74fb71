/** A knock ends it. */
export const drawEmblem = ({ INK, ground, path }) =>
  ground('#1f2126') +
  `<g fill="none" stroke="${INK.gold}" stroke-width="7" stroke-linecap="round"><path d="M34 128A64 26 0 0 0 126 128"/><path d="M12 124A86 44 0 0 0 148 124" opacity=".6"/></g><path d="M20 84L8 78M140 84L152 78M30 60L20 50M130 60L140 50" stroke="${INK.gold}" stroke-width="6" stroke-linecap="round"/>` +
  path('M52-6H108V46H52Z', INK.red) +
  path('M80-6H108V46H80Z', INK.crimson) +
  `<rect x="48" y="36" width="64" height="16" rx="4" fill="${INK.paper}"/>` +
  path('M50 52H110L118 84V104Q118 112 110 112H50Q42 112 42 104V84Z', '#d99b68') +
  path('M86 52H110L118 84V104Q118 112 110 112H90Z', '#b5763f') +
  [0, 1, 2, 3]
    .map(
      (i) =>
        `<rect x="${43 + i * 18.8}" y="${i === 0 || i === 3 ? 88 : 91}" width="17.6" height="32" rx="8" fill="${i > 1 ? '#c4874f' : '#e6ae7d'}"/>`,
    )
    .join('') +
  path('M36 76Q38 64 50 70L78 86Q86 92 80 98Q74 102 66 98L42 94Q34 90 36 76Z', '#f0bd8e');
