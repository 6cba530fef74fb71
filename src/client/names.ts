/** Who sits where, by name. */
import type { Seat } from '../cards/card.ts';
import type { GameWords } from '../games/face/game-face.ts';

/** What the people of a table are called. */
export interface Naming {
  readonly given: readonly string[]; // by seat; '' where there is none
  readonly own: 'you' | 'name'; // what the person's own seat is called; by name where several people look at this screen
}

const NOBODY: Naming = { given: [], own: 'you' };

/** Keeps the letters of a name apart from the direction of the text around it. */
export const isolated = (name: string): string => `\u2068${name}\u2069`;

/** A name by itself: without the signs that keep its direction. */
export const withoutIsolates = (name: string): string => name.replace(/[\u2066-\u2069]/gu, '');

/**
 * A name for each seat, the same for a whole game; the person's own seat is "you". Empty as long as nothing is said yet. Where
 * people have names, a bot has the same one on every screen, and none of theirs.
 */
export function namesFor(
  seats: number,
  person: Seat | undefined,
  people: GameWords['people'] | undefined,
  { given, own }: Naming = NOBODY,
): readonly string[] {
  const { you = '', bots = [] } = people ?? {};
  const isNamed = given.some((name) => name !== '');
  const free = isNamed ? bots.filter((bot) => !given.includes(bot)) : bots;
  return Array.from({ length: seats }, (_, seat) => {
    const name = given[seat] ?? '';
    if (seat === person && (own === 'you' || name === '')) return you;
    if (name !== '') return isolated(name);
    const nth = person === undefined || isNamed ? seat : ((seat - person + seats) % seats) - 1;
    return free[nth % free.length] ?? '';
  });
}
