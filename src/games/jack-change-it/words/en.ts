/** Jack Change It in English. */
import type { Line } from '../../../record/line.ts';
import type { ActionWords, GameWords, TableView } from '../../face/game-face.ts';
import { penaltyDue } from '../../face/matching.ts';
import * as match from '../../face/matching.en.ts';
import * as say from '../../face/sayings.en.ts';
import { cardIn, suitIn } from '../../face/fields.ts';
import { english as en, shortCard } from '../../face/speech.ts';
import { lessonsOf } from '../../face/wording.ts';
import { optionWords } from './en.options.ts';
import {
  type Answers,
  type Expected,
  type Needs,
  answersTo,
  expected,
  learned,
  needsOf,
  withOneCard,
} from './table.ts';

const ANSWERS: Readonly<Record<Answers, string>> = {
  five: 'the five of hearts',
  two: 'a two',
  'two-or-five': 'a two or the five of hearts',
  'two-or-ace': 'a two or the ace of hearts',
};
const ONLY: Readonly<Record<Answers, string>> = {
  five: 'Only the five of hearts answers the ace of hearts.',
  two: 'Only a two answers a two.',
  'two-or-five': 'Only a two or the five of hearts answers the ace of hearts.',
  'two-or-ace': 'Only a two or the ace of hearts answers a two.',
};

function announceNote(line: Line & { type: 'note' }, view: TableView): string | undefined {
  const seat = line.seat ?? 0;
  if (line.what === 'block') return `${en.does(view, seat, 'block', 'blocks')} the ace of hearts: nobody draws.`;
  if (line.what !== 'penalty') return match.announceNote(line, view);
  const due = Number(line['amount']);
  return `${en.does(view, seat, 'must', 'must')} play ${ANSWERS[answersTo(due, view)]} or draw ${en.count(due, 'card')}.`;
}

function announceAct(line: Line & { type: 'act' }, view: TableView): string | undefined {
  if (line.action.type === 'pass') return `${en.does(view, line.seat, 'pass', 'passes')}.`;
  if (line.action.type === 'keep') return `${en.does(view, line.seat, 'keep', 'keeps')} the card.`;
  return undefined; // told when the cards move
}

/** `a club`, `a nine`, `a jack`: what fits. */
const wanted = ({ suit, rank, jacks }: Needs): readonly string[] => [
  en.aSuit(suit),
  ...(rank === undefined ? [] : [match.aRank(rank)]),
  ...(jacks ? [match.aRank('J')] : []),
];

const either = (things: readonly string[], or: string): string =>
  things.length < 2 ? things.join('') : `${things.slice(0, -1).join(', ')} ${or} ${things.slice(-1).join('')}`;

/** `You have no clubs`, `You have neither a club nor a nine` */
const lacking = (needs: Needs): string => {
  const things = wanted(needs);
  return things.length === 1 ? `You have no ${en.suit(needs.suit)}` : `You have neither ${either(things, 'nor')}`;
};

const INSTEAD = { draw: 'draw a card', pass: 'pass, for there is nothing to draw' };

function ask(now: Expected): string {
  switch (now.is) {
    case 'answer':
      return now.can
        ? `Play ${ANSWERS[now.with]}, or draw ${en.count(now.due, 'card')}.`
        : `You cannot answer: draw ${en.count(now.due, 'card')}.`;
    case 'drawn':
      return `${en.capital(en.theCard(now.card))} fits: play it, or keep it.`;
    case 'last':
      return `A trick card may not be your last card: ${INSTEAD[now.instead]}.`;
    case 'lacking':
      return `${lacking(now.needs)}: ${INSTEAD[now.instead]}.`;
    case 'play':
      return `Play ${either(wanted(now.needs), 'or')}${now.orDraw ? ', or draw' : ''}.`;
  }
}

const prompt = (view: TableView): string => say.waiting(view) ?? ask(expected(view));

function refusal(view: TableView): string {
  const now = expected(view);
  if (now.is === 'answer') return ONLY[now.with];
  if (now.is === 'drawn') return 'Only the card just drawn can be played now.';
  return now.is === 'play' ? `Play ${either(wanted(needsOf(view)), 'or')}.` : ask(now);
}

function playButton(action: Parameters<GameWords['action']>[0], view: TableView): ActionWords {
  if (action['card'] === undefined) return { full: 'Play a card', short: 'Play' };
  const [card, two, suit] = [cardIn(action['card']), action['with'], suitIn(action['suit'])];
  if (suit) return { full: `Play ${en.theCard(card)} and name ${en.suit(suit)}`, short: en.capital(en.suit(suit)) };
  if (two !== undefined)
    return {
      full: `Play ${en.theCard(card)} with ${en.theCard(cardIn(two))}`,
      short: `${shortCard(card)} and ${shortCard(cardIn(two))}`,
    };
  const isChoice = view.legal.some((other) => other['card'] === card && other['with'] !== undefined);
  return isChoice
    ? { full: `Play ${en.theCard(card)} alone`, short: `${shortCard(card)} alone` }
    : { full: `Play ${en.theCard(card)}`, short: shortCard(card) };
}

const WHY: Readonly<Record<string, string>> = {
  out: 'The first empty hand.',
  blocked: 'Nobody can play any more: the fewest cards win.',
  limit: 'After a thousand turns the fewest cards win.',
};

const LESSONS = [
  'Play a card of the same suit or rank as the card that is up. If nothing fits, draw one card.',
  'A jack names the suit that must follow. Twos, eights, queens and the ace of hearts are tricks too: watch what they do.',
  'The first empty hand wins the deal, but a trick card may not be your last: keep a plain one.',
];

const result = say.resultBy(WHY);

export const words: GameWords = {
  title: 'Jack Change It',
  tagline: 'Jack, change it! Five for the ace of hearts, and never a trick card for the end.',
  lessons: lessonsOf(LESSONS, learned),
  ...optionWords,
  announce: say.announcing(
    {
      move: match.announceMove,
      note: announceNote,
      act: announceAct,
      score: say.scores,
    },
    result,
  ),
  prompt,
  action: (action, view) => {
    switch (action.type) {
      case 'play':
        return playButton(action, view);
      case 'draw':
        return match.drawButton(penaltyDue(view));
      case 'keep':
        return { full: 'Keep the card', short: 'Keep' };
      default:
        return { full: 'Pass', short: 'Pass' };
    }
  },
  refusal: (_card, view) => say.notNow(view) ?? refusal(view),
  bubble: (line) => {
    if (line.type === 'note' && line.what === 'block') return 'Blocked!';
    if (line.type !== 'act') return match.exclaimed(line);
    return line.action.type === 'pass' ? 'Pass' : line.action.type === 'keep' ? 'I keep it' : undefined;
  },
  result,
  places: { hand: 'Hand', stock: 'Stock', discard: 'Discard pile' },
  signs: (view) => [
    ...match.dueSign(penaltyDue(view)),
    ...match.skipSign(view),
    ...(view.names.length > 2 ? [match.directionSign(view)] : []),
    ...withOneCard(view).map((seat) => ({ at: { seat }, text: '!', label: 'one card left' })),
  ],
  whys: { won: 'deal won', cards: 'cards left with the others' },
};
