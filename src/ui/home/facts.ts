/** How many play a game and how long, as it is written somewhere. */
import { shelfOf } from '../../games/registry/page/titles.ts';

/** How many play a game and how long, as numbers are written in the language. */
export interface ShelfFacts {
  readonly players: string;
  readonly most: number; // of players
  readonly minutes: string;
}

export function shelfFacts(id: string, locale: string): ShelfFacts | undefined {
  const shelf = shelfOf(id);
  const number = new Intl.NumberFormat(locale);
  /** A range in one piece: no line ends at its dash. */
  const span = ({ min, max }: { min: number; max: number }): string =>
    min === max ? number.format(min) : number.formatRange(min, max).replace(/[-–~～]/u, '\u2060$&\u2060');
  return shelf && { players: span(shelf.seats), most: shelf.seats.max, minutes: span(shelf.minutes) };
}
