/** A character with an expression, as shapes from back to front. Pure. */
import type { Character } from './character.ts';
import { SIDE, type Shape, filled, oval, pair, shade, stroke, strokes } from './shapes.ts';

export const MOODS = ['calm', 'thinks', 'pleased', 'chagrined', 'surprised'] as const;
export type Mood = (typeof MOODS)[number];

const M = SIDE / 2;
const WHITE = '#fffdf6';

/** Round eyes that look `dx`, `dy` from straight ahead. */
function looking({ eyes, ink }: Character, [dx, dy]: readonly [number, number], size = eyes.size): readonly Shape[] {
  return [-1, 1].flatMap((side) => {
    const [x, y] = [M + side * eyes.x + dx, eyes.y + dy];
    return [
      filled(ink, oval(x, y, size, size * 1.12)),
      filled(WHITE, oval(x - size * 0.34, y - size * 0.42, size * 0.34)),
    ];
  });
}

/** Brows: from their outer to their inner end, above the eyes. */
const brows = ({ eyes, ink }: Character, outer: number, inner: number): Shape =>
  strokes(ink, 1.3, `M${M - eyes.x - 3.2} ${eyes.y - outer}q2.600-1.600 5.600 ${outer - inner}`);

const blush = ({ eyes }: Character): Shape => ({
  ...pair('#f0706a', oval(M - eyes.x - 3.6, eyes.y + 5.8, 3, 1.9)),
  sheer: 0.45,
});

const EXPRESSIONS: Readonly<Record<Mood, (who: Character) => readonly Shape[]>> = {
  calm: (who) => [...looking(who, [0, 0]), stroke(who.ink, 1.2, `M${M - 3.4} ${who.mouth}q3.400 2.600 6.800 0`)],
  thinks: (who) => [
    ...looking(who, [1.2, -1.1]),
    stroke(who.ink, 1.3, `M${M + who.eyes.x - 3} ${who.eyes.y - who.eyes.size - 2.8}q3-2 6 .6`),
    stroke(who.ink, 1.3, `M${M - who.eyes.x - 3} ${who.eyes.y - who.eyes.size - 2.1}h5.600`),
    stroke(who.ink, 1.2, `M${M - 0.8} ${who.mouth + 0.8}q2-1.200 4.200-.6`),
  ],
  pleased: (who) => [
    blush(who),
    strokes(who.ink, 1.7, `M${M - who.eyes.x - 3} ${who.eyes.y + 1}q3-4.600 6 0`),
    filled('#7c2430', `M${M - 4.4} ${who.mouth - 0.6}q4.400 1.400 8.800 0q-.8 5.400-4.400 5.400t-4.400-5.400z`),
    filled('#f08a80', `M${M - 2.6} ${who.mouth + 3.4}q2.600-1.800 5.200 0q-1 1.500-2.600 1.500t-2.600-1.500z`),
  ],
  chagrined: (who) => [
    ...looking(who, [0, 0.6], who.eyes.size * 0.92),
    brows(who, who.eyes.size + 0.9, who.eyes.size + 3.4),
    stroke(who.ink, 1.2, `M${M - 3.6} ${who.mouth + 2}q3.600-3.400 7.200 0`),
    filled('#9fd8ee', `M${M + who.eyes.x + 6} ${who.eyes.y - 9}q3.400 4.600 0 6.200q-3.400-1.600 0-6.200z`),
  ],
  surprised: (who) => [
    pair(WHITE, oval(M - who.eyes.x, who.eyes.y, who.eyes.size * 1.55)),
    ...looking(who, [0, 0], who.eyes.size * 0.72),
    brows(who, who.eyes.size + 3.4, who.eyes.size + 3.8),
    filled('#7c2430', oval(M, who.mouth + 1.6, 2.3, 2.8)),
  ],
};

export function portraitOf(who: Character, mood: Mood): readonly Shape[] {
  const [y, rx, ry] = who.head;
  return [
    filled(who.room, `M0 0h${SIDE}v${SIDE}H0z`),
    { ...filled('#ffe9b8', oval(20, 12, 34, 28)), sheer: 0.2 },
    ...who.clothes,
    ...who.behind,
    filled(who.coat, oval(M, y, rx, ry)),
    ...who.upon,
    shade(y, rx, ry),
    ...who.nose,
    ...EXPRESSIONS[mood](who),
    ...(who.worn ?? []),
  ];
}
