/** What games of matching the card that is up say in English. */
import type { Rank } from '../../cards/card.ts';
import type { Line, MoveLine, NoteLine } from '../../record/line.ts';
import type { ActionWords, TableView, Sign } from './game-face.ts';
import { goesRight, skippedNow } from './matching.ts';
import { RECYCLED, draws, held, plays } from './sayings.en.ts';
import { suitIn } from './fields.ts';
import { english as en } from './speech.ts';

export function announceMove(line: MoveLine, view: TableView): string | undefined {
  switch (line.why) {
    case 'play':
      return plays(line, view);
    case 'draw':
    case 'penalty':
      return draws(line, view);
    case 'upcard':
      return `${en.capital(en.theCard(line.cards[0] ?? '??'))} is turned up.`;
    case 'recycle':
      return RECYCLED;
    default:
      return undefined;
  }
}

export function announceNote(line: NoteLine, view: TableView): string | undefined {
  const seat = line.seat ?? 0;
  switch (line.what) {
    case 'suit':
      return `${en.does(view, seat, 'name', 'names')} ${en.suit(suitIn(line['suit']) ?? 'S')}.`;
    case 'reverse':
      return `Play turns round: it goes to the ${String(line['direction'])} now.`;
    case 'skip':
      return `${en.does(view, seat, 'are', 'is')} skipped.`;
    case 'dry':
      return `There is nothing more to draw: ${en.count(Number(line['short']), 'card')} forgiven.`;
    case 'show':
      return held(line, view);
    default:
      return undefined;
  }
}

/** `Hearts!`, `Skipped`: what is said aloud of a note. */
export function exclaimed(line: Line): string | undefined {
  if (line.type !== 'note') return undefined;
  if (line.what === 'suit') return `${en.capital(en.suit(suitIn(line['suit']) ?? 'S'))}!`;
  return line.what === 'skip' ? 'Skipped' : undefined;
}

/** Drawing as a button: what is due, or one card. */
export const drawButton = (due: number): ActionWords =>
  due > 0
    ? { full: `Draw ${en.count(due, 'card')}`, short: `Draw ${String(due)}` }
    : { full: 'Draw a card', short: 'Draw' };

/** What is due, beside the discards. */
export const dueSign = (due: number): readonly Sign[] =>
  due > 0
    ? [
        {
          at: { place: 'discard' },
          text: `+${String(due)}`,
          label: `${en.count(due, 'card')} to draw`,
          tone: 'bad',
          as: due,
        },
      ]
    : [];

/** Which way play goes, between the piles. */
export const directionSign = (view: TableView): Sign => {
  const at = { place: 'stock', and: 'discard' };
  return goesRight(view)
    ? { at, text: '↺', label: 'play goes to the right', as: 'right' }
    : { at, text: '↻', label: 'play goes to the left', as: 'left' };
};

/** The seat that is skipped steps back. */
export function skipSign(view: TableView): readonly Sign[] {
  const seat = skippedNow(view);
  return seat === undefined ? [] : [{ at: { seat }, text: '–', label: 'skipped', as: 'veil' }];
}

const RANKS: Readonly<Record<Rank, string>> = {
  A: 'an ace',
  K: 'a king',
  Q: 'a queen',
  J: 'a jack',
  T: 'a ten',
  9: 'a nine',
  8: 'an eight',
  7: 'a seven',
  6: 'a six',
  5: 'a five',
  4: 'a four',
  3: 'a three',
  2: 'a two',
};

/** `an ace`, `a seven` */
export const aRank = (rank: Rank): string => RANKS[rank];
