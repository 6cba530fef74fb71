/** Which character sits at each seat. Pure. */
import type { Seat } from '../../cards/card.ts';

const BOTS = 8; // characters that are bots' own; the others are for people

/** Of whoever has chosen none, at the first seat. */
export const USUAL = BOTS;

/** The face of a person at a seat, before a choice of their own. */
export const usualFace = (seat: Seat): number => USUAL + seat;

/** A face of the cast, or the first letter of a name. */
export type Face = number | 'initial';

interface Table {
  readonly names: readonly string[]; // by seat
  readonly bots: readonly string[]; // names of bots, in the order of the cast
  readonly own: Seat | undefined; // whose choice comes before all others
  readonly chosen: readonly (Face | undefined)[]; // what people have chosen, by seat
  readonly cast: number; // how many there are
}

/** A bot has the same face at every table, a person the same whoever looks; nobody has the face of another. */
export function facesOf({ names, bots, own, chosen, cast }: Table): readonly Face[] {
  const taken = new Set<Face>();
  const faces: Face[] = [];
  const seat = (at: Seat, wanted: Face): void => {
    let face = wanted;
    for (let i = 1; typeof face === 'number' && taken.has(face) && i <= cast; i += 1)
      face = (wantedNumber(wanted) + BOTS + i) % cast;
    taken.add(face);
    faces[at] = face;
  };
  if (own !== undefined) seat(own, chosen[own] ?? usualFace(own));
  const others = names.map((name, at) => ({ at, bot: bots.indexOf(name) })).filter(({ at }) => at !== own);
  const people = others.filter(({ bot }) => bot < 0).map(({ at }) => ({ at, wanted: chosen[at] }));
  for (const { at, wanted } of people) if (wanted !== undefined) seat(at, wanted);
  for (const { at, bot } of others) if (bot >= 0) seat(at, bot);
  for (const { at, wanted } of people) if (wanted === undefined) seat(at, usualFace(at));
  return faces;
}

const wantedNumber = (face: Face): number => (face === 'initial' ? 0 : face);

/** The first letter of a name, without the signs that keep its direction. */
export const initialOf = (name: string): string =>
  Array.from(name.replace(/[\u2066-\u2069]/gu, ''))
    .slice(0, 1)
    .join('')
    .toUpperCase();
