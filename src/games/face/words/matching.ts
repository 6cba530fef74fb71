/** What games say where a card must match the one that is up: cards that move, what they do to who comes next, signs. */
import type { Line, MoveLine, NoteLine } from '../../../record/line.ts';
import { SuitName } from '../../../words/values.ts';
import { suitIn } from '../fields.ts';
import type { ActionWords, Sign, TableView } from '../game-face.ts';
import { goesRight, skippedNow } from '../matching.ts';
import { type SayCommon, card, draws, held, person, plays } from './sayings.ts';

const suitOf = (line: NoteLine): SuitName => new SuitName(suitIn(line['suit']) ?? 'S');

export function announceMove(say: SayCommon, line: MoveLine, view: TableView): string | undefined {
  switch (line.why) {
    case 'play':
      return plays(say, line, view);
    case 'draw':
    case 'penalty':
      return draws(say, line, view);
    case 'upcard':
      return say('match-upcard', { card: card(line.cards[0] ?? '??') });
    case 'recycle':
      return say('recycled');
    default:
      return undefined;
  }
}

export function announceNote(say: SayCommon, line: NoteLine, view: TableView): string | undefined {
  const player = person(view, line.seat ?? 0);
  switch (line.what) {
    case 'suit':
      return say('match-suit', { player, suit: suitOf(line) });
    case 'reverse':
      return say('match-reverse', { direction: String(line['direction']) });
    case 'skip':
      return say('match-skip', { player });
    case 'dry':
      return say('match-dry', { count: Number(line['short']) });
    case 'show':
      return held(say, line, view);
    default:
      return undefined;
  }
}

/** `Hearts!`, `Skipped`: what is said aloud of a note. */
export function exclaimed(say: SayCommon, line: Line): string | undefined {
  if (line.type !== 'note') return undefined;
  if (line.what === 'suit') return say('match-bubble-suit', { suit: suitOf(line) });
  return line.what === 'skip' ? say('match-bubble-skip') : undefined;
}

/** Drawing as a button: what is due, or one card. */
export const drawButton = (say: SayCommon, due: number): ActionWords =>
  due > 0 ? say.button('match-draw-due', { count: due }) : say.button('match-draw');

/** What is due, beside the discards. */
export const dueSign = (say: SayCommon, due: number): readonly Sign[] =>
  due > 0
    ? [
        {
          at: { place: 'discard' },
          text: `+${String(due)}`,
          label: say('match-sign-due', { count: due }),
          tone: 'bad',
          as: due,
        },
      ]
    : [];

/** Which way play goes, between the piles. */
export const directionSign = (say: SayCommon, view: TableView): Sign => {
  const at = { place: 'stock', and: 'discard' };
  return goesRight(view)
    ? { at, text: '↺', label: say('match-sign-right'), as: 'right' }
    : { at, text: '↻', label: say('match-sign-left'), as: 'left' };
};

/** The seat that is skipped steps back. */
export function skipSign(say: SayCommon, view: TableView): readonly Sign[] {
  const seat = skippedNow(view);
  return seat === undefined ? [] : [{ at: { seat }, text: '–', label: say('match-sign-skip'), as: 'veil' }];
}
