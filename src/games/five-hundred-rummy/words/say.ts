/** What 500 Rummy says, in whatever language: which sentence, and what it speaks of. */
import type { Seat } from '../../../cards/card.ts';
import type { EndLine, Line, MoveLine, NoteLine, ScoreLine } from '../../../record/line.ts';
import { cardIn, seatOfPlace } from '../../face/fields.ts';
import type { GameSayings, GameWords, TableView } from '../../face/game-face.ts';
import { goalOf } from '../../face/words/goal.ts';
import { optionWords } from '../../face/words/options.ts';
import {
  announcing,
  card,
  draws,
  held,
  joined,
  manyCards,
  passedOver,
  person,
  placeWords,
  result as resultOf,
  signed,
  whyWords,
} from '../../face/words/sayings.ts';
import { options } from '../options.ts';
import { type SayRummy, button } from './buttons.ts';
import { laid, named } from './named.ts';
import { signs } from './signs.ts';
import { handPoints, meldsOf, pointsOf, wentOut } from './table.ts';
import { prompt, refusal } from './turn.ts';

const GROUPS = {
  game: ['target', 'cardValues', 'jokers', 'twoHand', 'dealer'],
  playing: ['goingOut', 'stockOut', 'rummyCalls'],
};

function announceMove(say: SayRummy, line: MoveLine, view: TableView): string | undefined {
  const player = person(view, seatOfPlace(line.from));
  switch (line.why) {
    case 'turn-up':
      return say('turned-up', { cards: manyCards(line.cards) });
    case 'draw':
      return draws(say, line, view);
    case 'take':
    case 'rummy':
      return announceTaken(say, line, view);
    case 'meld':
    case 'layoff':
      return announceLaid(say, line, view);
    case 'discard':
      return say('discards', { player, cards: manyCards(line.cards) });
    default:
      return undefined;
  }
}

/** Cards out of the pile, the one that was chosen last. */
function announceTaken(say: SayRummy, { cards, to }: MoveLine, view: TableView): string {
  const taken = { player: person(view, seatOfPlace(to)), card: card(cards.at(-1) ?? '??') };
  return cards.length > 1
    ? say('takes-dug', { ...taken, count: cards.length - 1, cards: manyCards(cards) })
    : say('takes-top', taken);
}

function announceLaid(say: SayRummy, line: MoveLine, view: TableView): string | undefined {
  const action = view.places.acts.at(-1)?.action ?? { type: '' };
  const by = { player: person(view, seatOfPlace(line.from)), cards: laid(action) };
  if (line.why === 'meld') return say('melds', { ...by, count: pointsOf(action, view.options) });
  const melds = meldsOf(view);
  const meld = melds[Number(action['meld'])];
  return meld && say('adds', { ...by, meld: named(meld, []) });
}

function announceNote(say: SayRummy, line: NoteLine, view: TableView): string | undefined {
  const player = person(view, line.seat ?? 0);
  switch (line.what) {
    case 'rummy':
      return joined(say, say('calls', { player, card: card(cardIn(line['card'])) }), passedOver(say, line, view));
    case 'float':
      return say('floats', { player });
    case 'show':
      return held(say, line, view);
    default:
      return undefined;
  }
}

const announceScore = (say: SayRummy, { points, seat }: ScoreLine, view: TableView): string =>
  say(points < 0 ? 'loses-hand' : 'scores-table', { player: person(view, seat), count: Math.abs(points) });

/** What the cards left in a hand have cost in this deal; none where none were left. */
function deadwoodOf({ lines }: TableView, seat: Seat): string | undefined {
  const deal = lines.slice(lines.findLastIndex(({ type }) => type === 'deal'));
  const cost = deal.find((line) => line.type === 'score' && line.seat === seat && line.why === 'deadwood');
  return cost?.type === 'score' ? signed(cost.points) : undefined;
}

function bubble(say: SayRummy, line: Line): string | undefined {
  if (line.type === 'score') return `${line.points > 0 ? '+' : ''}${signed(line.points)}`;
  return line.type === 'note' ? say.of('bubble', line.what) : undefined;
}

function whyEnded(say: SayRummy, { why }: EndLine, view: TableView): string | undefined {
  const out = why === 'out' ? wentOut(view) : undefined;
  return out === undefined ? say.of('ended', why) : say('goes-out', { player: person(view, out) });
}

/** What is still to be reached, and what the own hand would cost. */
function standing(say: SayRummy, view: TableView): string {
  const count = view.places.ended === 'no' ? handPoints(view) : undefined;
  return joined(
    say,
    say('standing', { target: Number(view.options['target']) }),
    count === undefined ? undefined : say('standing-hand', { count }),
  );
}

export const words = (say: SayRummy): GameSayings => {
  const result: GameWords['result'] = (line, view) =>
    resultOf(
      say,
      line,
      view,
      line.type === 'deal-end' || line.type === 'game-end' ? whyEnded(say, line, view) : undefined,
    );
  return {
    tagline: say('tagline'),
    lessons: [
      {
        text: say('lesson-1'),
        done: (line, seat) =>
          line.type === 'act' && line.seat === seat && ['draw', 'take', 'rummy'].includes(line.action.type),
      },
      {
        text: say('lesson-2'),
        done: (line, seat) => line.type === 'act' && line.seat === seat && line.action.type === 'discard',
      },
      { text: say('lesson-3'), done: (line) => line.type === 'deal-end' },
    ],
    ...optionWords(say, options, GROUPS),
    announce: announcing(
      say,
      {
        move: (line, view) => announceMove(say, line, view),
        act: ({ action, seat }, view) =>
          action.type === 'stop' ? say('stops', { player: person(view, seat) }) : undefined,
        note: (line, view) => announceNote(say, line, view),
        score: (line, view) => announceScore(say, line, view),
      },
      result,
    ),
    prompt: (view) => prompt(say, view),
    action: (action, view) => button(say, action, view),
    refusal: (_card, view) => refusal(say, view),
    bubble: (line) => bubble(say, line),
    result,
    hands: (view) => view.names.map((_, seat) => deadwoodOf(view, seat)),
    places: placeWords(say, ['hand', 'meld', 'stock', 'discard']),
    goal: (view) => goalOf(say, view),
    signs: (view) => signs(say, view),
    whys: whyWords(say, ['melds', 'deadwood']),
    standing: (view) => standing(say, view),
  };
};
