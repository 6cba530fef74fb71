/** Crazy Eights in English. */
import { parseCard } from '../../../cards/card.ts';
import type { Line } from '../../../record/line.ts';
import type { GameWords, TableView } from '../../face/game-face.ts';
import { namedSuit, penaltyDue, upCard } from '../../face/matching.ts';
import * as match from '../../face/matching.en.ts';
import * as say from '../../face/sayings.en.ts';
import { cardIn, suitIn } from '../../face/fields.ts';
import { english as en, shortCard } from '../../face/speech.ts';
import { may } from '../../face/wording.ts';
import { optionWords } from './en.options.ts';

function announceNote(line: Line & { type: 'note' }, view: TableView): string | undefined {
  if (line.what !== 'penalty') return match.announceNote(line, view);
  return `${en.does(view, line.seat ?? 0, 'must', 'must')} answer with a two or draw ${en.count(Number(line['amount']), 'card')}.`;
}

const fits = (view: TableView): boolean => may(view, 'play');

function prompt(view: TableView): string {
  const other = say.waiting(view);
  if (other !== undefined) return other;
  const due = penaltyDue(view);
  if (due > 0) return fits(view) ? `Play a two, or draw ${en.count(due, 'card')}.` : `Draw ${en.count(due, 'card')}.`;
  if (!fits(view))
    return may(view, 'draw')
      ? `Nothing fits ${wanted(view)}: draw a card.`
      : `Nothing fits ${wanted(view)}, and you cannot draw: pass.`;
  return `Play ${wanted(view)}${may(view, 'draw') ? ', or draw' : ''}.`;
}

/** What goes on the card that is up. */
function wanted(view: TableView): string {
  const named = namedSuit(view);
  const up = parseCard(upCard(view) ?? '??');
  if (named) return `${en.aSuit(named)} or an eight`;
  if (!up?.suit || !up.rank) return 'any card';
  return up.rank === '8'
    ? `${en.aSuit(up.suit)} or an eight`
    : `${en.aSuit(up.suit)}, ${match.aRank(up.rank)} or an eight`;
}

const WHY: Readonly<Record<string, string>> = {
  out: 'The first empty hand.',
  blocked: 'Nobody can play any more: the lightest hand wins.',
  limit: 'After a thousand turns the lightest hand wins.',
};

const result = say.resultBy(WHY);

export const words: GameWords = {
  title: 'Crazy Eights',
  tagline: 'Match the suit, match the rank, and keep an eight for the end.',
  lessons: [
    {
      text: 'Play a card of the same suit or rank as the card that is up. If nothing fits, draw.',
      done: (line, seat) => line.type === 'act' && line.seat === seat,
    },
    {
      text: 'An eight goes on anything, and you name the suit that must follow.',
      done: (line, seat) => line.type === 'act' && line.seat === seat && line.action['suit'] !== undefined,
    },
    {
      text: 'The first empty hand wins the deal. An eight as the last card wins too.',
      done: (line) => line.type === 'deal-end',
    },
  ],
  ...optionWords,
  announce: say.announcing(
    {
      move: match.announceMove,
      note: announceNote,
      act: (line, view) => (line.action.type === 'pass' ? say.passes(line, view) : undefined),
      score: say.scores,
    },
    result,
  ),
  prompt,
  action: (action, view) => {
    const card = cardIn(action['card']);
    const suit = suitIn(action['suit']);
    switch (action.type) {
      case 'play':
        return suit
          ? { full: `Play ${en.theCard(card)} and name ${en.suit(suit)}`, short: en.capital(en.suit(suit)) }
          : { full: `Play ${en.theCard(card)}`, short: shortCard(card) };
      case 'draw':
        return match.drawButton(penaltyDue(view));
      default:
        return { full: 'Pass', short: 'Pass' };
    }
  },
  refusal: (_card, view) =>
    say.notNow(view) ?? (penaltyDue(view) > 0 ? 'Only a two answers a two.' : `Play ${wanted(view)}.`),
  bubble: (line) => {
    if (line.type === 'act' && line.action.type === 'pass') return 'Pass';
    return match.exclaimed(line);
  },
  result,
  places: { hand: 'Hand', stock: 'Stock', discard: 'Discard pile' },
  signs: (view) => [
    ...match.dueSign(penaltyDue(view)),
    ...match.skipSign(view),
    ...(view.options['specials'] === true && view.names.length > 2 ? [match.directionSign(view)] : []),
  ],
  whys: { won: 'deal won', cards: 'cards left in hand' },
};
