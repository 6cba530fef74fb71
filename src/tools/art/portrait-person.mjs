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

const neckOf = (c, low) => {
  const [light, shade] = SKIN[c.skin];
  const wide = c.ears ? 10 : 8.4;
  return (
    path(
      `M-${wide} 14H${wide}V30Q${wide + 1} 35 ${wide + 4} 36Q0 46-${wide + 4} 36Q-${wide + 1} 35-${wide} 30Z`,
      light,
    ) + path(`M-${wide} 14H${wide}V30Q${wide + 1} 35 ${wide + 4} 36Q8 41 2 41Q8 34-${wide} ${low - 3}Z`, shade)
  );
};

/** A part under a name of its own; nothing if the person has none. */
const part = (id, shapes) => (shapes ? `<g id="${id}">${shapes}</g>` : '');
const hasBeard = (c) => c.beard !== undefined && BEARDS[c.beard] !== undefined;
const hasEars = (c) => c.ears || !c.back;

/** What does not change with the mood, drawn once. The first shape of `front` also throws the shadow on the face. */
export function personParts(c) {
  const d = bodyOf(c);
  const [, shade] = SKIN[c.skin];
  const k = c.key;
  const cast = /^<path d="([^"]+)" fill="([^"]+)"(?: fill-rule="evenodd")?\/>/.exec(c.front);
  const rule = cast[0].includes('evenodd') ? ' fill-rule="evenodd"' : '';
  const ear = `d="M${d.cheek - 2}-4C${d.cheek + 6}-8 ${d.cheek + 6} 8 ${d.cheek - 2.4} 9Z" fill="${shade}"`;
  return (
    `<clipPath id="${k}-o"><path d="${oval(c.face)}"/></clipPath><path id="${k}-s" d="${cast[1]}"${rule}/>` +
    `<g id="${k}-f"><use href="#${k}-s" fill="${cast[2]}"/>${c.front.slice(cast[0].length)}</g>` +
    part(`${k}-b`, c.back) +
    part(`${k}-w`, neckOf(c, d.low) + c.wear) +
    part(`${k}-d`, hasBeard(c) && BEARDS[c.beard](c, d)) +
    part(`${k}-v`, c.over) +
    part(`${k}-t`, c.hat ?? c.top) +
    part(`${k}-j`, c.jewel) +
    part(`${k}-e`, hasEars(c) && both(ear)) +
    path(NOSES[c.nose], shade).replace('<path', `<path id="${k}-n"`)
  );
}

/** Eyes with their lashes; the one that is turned away is nearer to the middle. */
const eyesOf = (c, { turn, M, fx, fy }) =>
  [-1, 1]
    .map((s) => {
      const [x, y] = [s * 9.6 + fx * (s * turn > 0 ? 0.9 : 1.05), 0.8 + fy];
      const side = s < 0 ? 0 : 1;
      return use(`_e${M}${side}`, x, y) + (c.lashes ? use(`_l${M}${side}`, x, y) : '');
    })
    .join('');

const browsOf = (c, mood, { M, fx, fy }) =>
  [0, 1]
    .map((i) =>
      use(`_b${M}${i}`, (i * 2 - 1) * 9.8 + fx, -8.6 + fy * 0.8 + Math.max(BROWS[mood][i][1], -(c.high ?? 9))),
    )
    .join('');

const blushOf = (c, mood, { fx, fy }) =>
  mood === 'pleased' || c.ruddy ? use('_blush', fx, fy, mood === 'pleased' ? '' : ' opacity=".6"') : '';

/** What a person's skin has of its own: lines of age, bags, freckles, a shine. */
function marksOf(c, { fx, fy }) {
  const [, shade] = SKIN[c.skin];
  return (
    (c.age ? at(fx, fy, line('M-16 8Q-17 12-14.6 15M16 8Q17 12 14.6 15', shade, 1.5)) : '') +
    (c.bags ? at(fx, fy, line('M-14 7Q-10 10-5.6 8M5.6 8Q10 10 14 7', shade, 1.4)) : '') +
    (c.freckles ? use('_freckles', fx, fy) : '') +
    (c.shine ? line('M-10-27Q-4-31 3-31', '#fff', 2.6, ' opacity=".6"') : '')
  );
}

/** The skin within the outline of the face, lit from one side. */
function skinOf(c, mood, pose) {
  const [light, shade] = SKIN[c.skin];
  const n = (a, b) => num(a + pose.turn * b);
  const plane = `M${n(8, 3)}-36C${n(15, 3)}-14 ${n(10, 4)}-6 ${n(16, 3)} 4C${n(15, 3)} 14 ${n(8, 3)} 20 ${n(3, 2)} 32H34V-36Z`;
  const shadow = use(`${c.key}-s`, pose.hx + 1.2, pose.hy + 3, ' fill="#200" fill-opacity=".2"');
  return path('M-40-50H40V50H-40Z', light) + path(plane, shade) + shadow + blushOf(c, mood, pose) + marksOf(c, pose);
}

const beardOf = (c, mood, { fx, fy }) =>
  hasBeard(c) ? use(`${c.key}-d`, fx * 0.4, fy * 0.5 + (mood === 'surprised' ? 2 : 0)) : '';

/** Nose, mouth and moustache. */
function middleOf(c, mood, { M, fx, fy }) {
  const low = ['walrus', 'thick', 'full'].includes(c.beard) ? 1.6 : 0;
  return (
    use(`${c.key}-n`, fx * 1.35 - 0.4, fy * 1.2) +
    use(`_m${M}${c.lips ? 1 : 0}`, fx * 1.1, 17.4 + low + fy * 0.9, c.lips ? ` color="${c.lips}"` : '') +
    (MOUSTACHES[c.beard] ? at(fx * 1.1, fy * 0.9, MOUSTACHES[c.beard](c, LIFT[mood])) : '')
  );
}

/** What lies over the face: hair, glasses, brows, jewels, a hat, which jumps in surprise. */
function overFace(c, mood, pose) {
  const { turn, fx, fy, hx, hy } = pose;
  const k = c.key;
  const hatMove = mood === 'surprised' && c.hat ? ` transform="translate(0 -3.4) rotate(-6)"` : '';
  return (
    use(`${k}-f`, hx, hy) +
    (c.over ? use(`${k}-v`, fx, fy) : '') +
    `<g stroke="${c.brow[0]}" stroke-width="${c.brow[1]}">${browsOf(c, mood, pose)}</g>` +
    (c.jewel ? use(`${k}-j`, -turn) : '') +
    (c.top || c.hat ? use(`${k}-t`, hx, hy, hatMove) : '')
  );
}

/** The head in a mood, of the parts and what changes. */
export function person(c, mood) {
  const { turn, nod } = held(c, mood);
  const [fx, fy] = [turn * 3.6, nod * 3];
  const pose = { turn, fx, fy, hx: turn * 1.1, hy: nod * 0.8, M: letterOf(mood) };
  const isStubble = c.beard === 'stubble';
  const beard = beardOf(c, mood, pose);
  return (
    (c.back ? use(`${c.key}-b`, -turn * 1.2) : '') +
    (hasEars(c) ? use(`${c.key}-e`) : '') +
    `<g clip-path="url(#${c.key}-o)">${skinOf(c, mood, pose)}${isStubble ? beard : ''}` +
    (mood === 'chagrined' ? use('_gloom') : '') +
    `</g>` +
    (isStubble ? '' : beard) +
    middleOf(c, mood, pose) +
    `<g color="${c.iris ?? INK.black}">${eyesOf(c, pose)}</g>` +
    (c.mole ? `<circle cx="${num(c.mole[0] + fx)}" cy="${num(c.mole[1] + fy)}" r="1.1" fill="#3a2018"/>` : '') +
    overFace(c, mood, pose) +
    (mood === 'chagrined' ? use('_drop') : '')
  );
}

/** Some look to the other side. */
export const held = (c, mood) => {
  const way = c.way ?? 1;
  const m = MOODS[mood];
  return { ...m, turn: m.turn * way, lean: m.lean * way, dx: m.dx * way };
};
