/** Which portrait is at each seat. Pure. */
import type { Seat } from '../../cards/card.ts';
import { withoutIsolates } from '../../client/names.ts';
import { FOR_PEOPLE, forBots } from './cast.ts';

/** The portrait of a person at a seat, before a choice of their own. */
export const usualFace = (seat: Seat): number => FOR_PEOPLE[seat % FOR_PEOPLE.length] ?? 0;

/** Of whoever has chosen none, at the first seat. */
export const USUAL = usualFace(0);

/** A portrait by its number in the cast, or the first letter of a name. */
export type SeatFace = number | 'initial';

interface Table {
  readonly names: readonly string[]; // by seat
  readonly bots: readonly string[]; // names of bots
  readonly own: Seat | undefined; // whose choice comes before all others
  readonly chosen: readonly (SeatFace | undefined)[]; // what people have chosen, by seat
  readonly regulars?: readonly string[] | undefined; // who is at home at this game
}

/** A bot has the same face at every table of a game, a person the same whoever looks; no two look alike. */
export function facesOf({ names, bots, own, chosen, regulars }: Table): readonly SeatFace[] {
  const order = forBots(regulars);
  const spare = [...order.slice(names.length), ...order]; // first those whom no bot here wants
  const taken = new Set<number | string>();
  const faces: SeatFace[] = [];
  const lookOf = (at: Seat, face: SeatFace): number | string =>
    face === 'initial' ? initialOf(names[at] ?? '') : face;
  const seat = (at: Seat, wanted: SeatFace): void => {
    const face = [wanted, ...spare].find((one) => !taken.has(lookOf(at, one))) ?? wanted;
    taken.add(lookOf(at, face));
    faces[at] = face;
  };
  if (own !== undefined) seat(own, chosen[own] ?? usualFace(own));
  const others = names.map((name, at) => ({ at, bot: bots.indexOf(name) })).filter(({ at }) => at !== own);
  const people = others.filter(({ bot }) => bot < 0).map(({ at }) => ({ at, wanted: chosen[at] }));
  for (const { at, wanted } of people) if (wanted !== undefined) seat(at, wanted);
  const playing = others.filter(({ bot }) => bot >= 0).sort((a, b) => a.bot - b.bot);
  for (const [i, { at }] of playing.entries()) seat(at, order[i] ?? 0);
  for (const { at, wanted } of people) if (wanted === undefined) seat(at, usualFace(at));
  return faces;
}

/** The first letter of a name. */
export const initialOf = (name: string): string => Array.from(withoutIsolates(name)).slice(0, 1).join('').toUpperCase();
