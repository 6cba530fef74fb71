/** Draws a person of the cast: what does not change with the mood as parts, and the whole with a mood. */
import { BROWS, MOODS } from './portrait-moods.mjs';
import { INK } from './inks.mjs';
import { NOSES, SKIN, at, both, line, oval, path } from './portrait-shapes.mjs';

export const num = (n) => String(+n.toFixed(1)).replace(/^(-?)0\./, '$1.');
/** One of the shared drawings at a place. */
export const use = (id, x = 0, y = 0, more = '') =>
  `<use href="#${id}"${x ? ` x="${num(x)}"` : ''}${y ? ` y="${num(y)}"` : ''}${more}/>`;
export const letterOf = (mood) => mood[0];

const BEARDS = {
  stubble: (c, d) =>
    path(
      `M-${d.jaw + 1.6} 9C-10 14-8 10 0 10C8 10 10 14 ${d.jaw + 1.6} 9C${d.jaw + 1} 22 12 ${d.low + 1} 0 ${d.low + 1}C-12 ${d.low + 1}-${d.jaw + 1} 22-${d.jaw + 1.6} 9Z`,
      '#3a2a26',
      ' opacity=".22"',
    ),
  full: (c, d) =>
    path(
      `M-${d.jaw + 4.4} 0C-${d.jaw} 9-10 9-5 10Q0 7.6 5 10C10 9 ${d.jaw} 9 ${d.jaw + 4.4} 0C${d.jaw + 6} 24 14 ${d.low + 11} 0 ${d.low + 11}C-14 ${d.low + 11}-${d.jaw + 6} 24-${d.jaw + 4.4} 0Z`,
      c.beardInk[0],
    ) +
    path(
      `M4 ${d.low + 10.6}C16 ${d.low + 9} ${d.jaw + 6} 24 ${d.jaw + 4.4} 0C${d.jaw + 1} 8 ${d.jaw - 5} 9 8 10C14 16 13 30 4 ${d.low + 10.6}Z`,
      c.beardInk[1],
    ),
  goatee: (c, d) =>
    path(`M-8 21C-5 24 5 24 8 21C9 27 5 ${d.low + 5} 0 ${d.low + 5}C-5 ${d.low + 5}-9 27-8 21Z`, c.beardInk[0]) +
    line('M-8 14.4Q0 9.6 8 14.4', c.beardInk[0], 2.6),
};
/** The tips of a moustache follow the mood. */
const MOUSTACHES = {
  full: (c, lift) =>
    path(
      `M0 10.4C-5 8.6-11 12-13 ${17 - lift}C-8 16-3 16 0 14.6C3 16 8 16 13 ${17 - lift}C11 12 5 8.6 0 10.4Z`,
      c.beardInk[1],
    ),
  walrus: (c, lift) =>
    path(
      `M0 9.6C-6 8-13 12-15.6 ${21 - lift}C-10 20.6-4 19 0 15.6C4 19 10 20.6 15.6 ${21 - lift}C13 12 6 8 0 9.6Z`,
      c.beardInk[0],
    ) + path(`M0 9.6V15.6C4 19 10 20.6 15.6 ${21 - lift}C13 12 6 8 0 9.6Z`, c.beardInk[1]),
  thick: (c, lift) =>
    path(
      `M0 10C-6 8-12 11-16 ${num(15 - lift)}C-13 ${num(18.6 - lift * 0.6)}-5 18.6 0 15.4C5 18.6 13 ${num(18.6 - lift * 0.6)} 16 ${num(15 - lift)}C12 11 6 8 0 10Z`,
      c.beardInk[0],
    ),
};
const LIFT = { thinks: 0, pleased: 3.4, chagrined: -2, surprised: 1 };
export const DROP = path('M-25-13C-21-7-20-4-22.4-1.6C-24.6 .4-28.4-.6-28.4-4C-28.4-7-26-10-25-13Z', '#bfe0ee');
const bodyOf = (c) => ({ cheek: 21, jaw: 17, chin: 9, low: 28, ...c.face });

/** What does not change with the mood, drawn once. The first shape of `front` also throws the shadow on the face. */
export function personParts(c) {
  const d = bodyOf(c);
  const [light, shade] = SKIN[c.skin];
  const k = c.key;
  const wide = c.ears ? 10 : 8.4;
  const neck =
    path(
      `M-${wide} 14H${wide}V30Q${wide + 1} 35 ${wide + 4} 36Q0 46-${wide + 4} 36Q-${wide + 1} 35-${wide} 30Z`,
      light,
    ) + path(`M-${wide} 14H${wide}V30Q${wide + 1} 35 ${wide + 4} 36Q8 41 2 41Q8 34-${wide} ${d.low - 3}Z`, shade);
  const cast = /^<path d="([^"]+)" fill="([^"]+)"(?: fill-rule="evenodd")?\/>/.exec(c.front);
  const beard = c.beard && BEARDS[c.beard] ? `<g id="${k}-d">${BEARDS[c.beard](c, d)}</g>` : '';
  return (
    `<clipPath id="${k}-o"><path d="${oval(c.face)}"/></clipPath><path id="${k}-s" d="${cast[1]}"${cast[0].includes('evenodd') ? ' fill-rule="evenodd"' : ''}/>` +
    `<g id="${k}-f"><use href="#${k}-s" fill="${cast[2]}"/>${c.front.slice(cast[0].length)}</g>` +
    (c.back ? `<g id="${k}-b">${c.back}</g>` : '') +
    `<g id="${k}-w">${neck}${c.wear}</g>` +
    beard +
    (c.over ? `<g id="${k}-v">${c.over}</g>` : '') +
    (c.top || c.hat ? `<g id="${k}-t">${c.hat ?? c.top}</g>` : '') +
    (c.jewel ? `<g id="${k}-j">${c.jewel}</g>` : '') +
    (c.ears || !c.back
      ? `<g id="${k}-e">${both(`d="M${d.cheek - 2}-4C${d.cheek + 6}-8 ${d.cheek + 6} 8 ${d.cheek - 2.4} 9Z" fill="${shade}"`)}</g>`
      : '') +
    path(NOSES[c.nose], shade).replace('<path', `<path id="${k}-n"`)
  );
}

export function person(c, mood) {
  const m = held(c, mood);
  const d = bodyOf(c);
  const k = c.key;
  const [light, shade] = SKIN[c.skin];
  const [fx, fy] = [m.turn * 3.6, m.nod * 3];
  const n = (a, b) => num(a + m.turn * b);
  const plane = `M${n(8, 3)}-36C${n(15, 3)}-14 ${n(10, 4)}-6 ${n(16, 3)} 4C${n(15, 3)} 14 ${n(8, 3)} 20 ${n(3, 2)} 32H34V-36Z`;
  const [hx, hy] = [m.turn * 1.1, m.nod * 0.8];
  const M = letterOf(mood);
  const eyes = [-1, 1]
    .map((s) => {
      const [x, y] = [s * 9.6 + fx * (s * m.turn > 0 ? 0.9 : 1.05), 0.8 + fy];
      return use(`_e${M}${s < 0 ? 0 : 1}`, x, y) + (c.lashes ? use(`_l${M}${s < 0 ? 0 : 1}`, x, y) : '');
    })
    .join('');
  const brows = [0, 1]
    .map((i) =>
      use(`_b${M}${i}`, (i * 2 - 1) * 9.8 + fx, -8.6 + fy * 0.8 + Math.max(BROWS[mood][i][1], -(c.high ?? 9))),
    )
    .join('');
  const low = ['walrus', 'thick', 'full'].includes(c.beard) ? 1.6 : 0;
  const stubble = c.beard === 'stubble';
  const beard = c.beard && BEARDS[c.beard] ? use(`${k}-d`, fx * 0.4, fy * 0.5 + (mood === 'surprised' ? 2 : 0)) : '';
  const moustache = MOUSTACHES[c.beard] ? at(fx * 1.1, fy * 0.9, MOUSTACHES[c.beard](c, LIFT[mood])) : '';
  const blush = mood === 'pleased' || c.ruddy ? use('_blush', fx, fy, mood === 'pleased' ? '' : ' opacity=".6"') : '';
  const hatMove = mood === 'surprised' && c.hat ? ` transform="translate(0 -3.4) rotate(-6)"` : '';
  return (
    (c.back ? use(`${k}-b`, -m.turn * 1.2) : '') +
    (c.ears || !c.back ? use(`${k}-e`) : '') +
    `<g clip-path="url(#${k}-o)">${path('M-40-50H40V50H-40Z', light)}${path(plane, shade)}${use(`${k}-s`, hx + 1.2, hy + 3, ' fill="#200" fill-opacity=".2"')}` +
    blush +
    (c.age ? at(fx, fy, line('M-16 8Q-17 12-14.6 15M16 8Q17 12 14.6 15', shade, 1.5)) : '') +
    (c.bags ? at(fx, fy, line('M-14 7Q-10 10-5.6 8M5.6 8Q10 10 14 7', shade, 1.4)) : '') +
    (c.freckles ? use('_freckles', fx, fy) : '') +
    (c.shine ? line('M-10-27Q-4-31 3-31', '#fff', 2.6, ' opacity=".6"') : '') +
    (stubble ? beard : '') +
    (mood === 'chagrined' ? use('_gloom') : '') +
    `</g>` +
    (stubble ? '' : beard) +
    use(`${k}-n`, fx * 1.35 - 0.4, fy * 1.2) +
    use(`_m${M}${c.lips ? 1 : 0}`, fx * 1.1, 17.4 + low + fy * 0.9, c.lips ? ` color="${c.lips}"` : '') +
    moustache +
    `<g color="${c.iris ?? INK.black}">${eyes}</g>` +
    (c.mole ? `<circle cx="${num(c.mole[0] + fx)}" cy="${num(c.mole[1] + fy)}" r="1.1" fill="#3a2018"/>` : '') +
    use(`${k}-f`, hx, hy) +
    (c.over ? use(`${k}-v`, fx, fy) : '') +
    `<g stroke="${c.brow[0]}" stroke-width="${c.brow[1]}">${brows}</g>` +
    (c.jewel ? use(`${k}-j`, -m.turn) : '') +
    (c.top || c.hat ? use(`${k}-t`, hx, hy, hatMove) : '') +
    (mood === 'chagrined' ? use('_drop') : '')
  );
}

/** Some look to the other side. */
export const held = (c, mood) => {
  const way = c.way ?? 1;
  const m = MOODS[mood];
  return { ...m, turn: m.turn * way, lean: m.lean * way, dx: m.dx * way };
};
