/** What Page One says, in whatever language: which sentence, and what it speaks of. */
import type { Action, EndLine, Line } from '../../../record/line.ts';
import { SuitName, TextList } from '../../../words/values.ts';
import type { ActionWords, GameSayings, GameWords, TableView } from '../../face/game-face.ts';
import { SUIT_SIGNS, shortCard } from '../../face/speech.ts';
import { lessonsOf } from '../../face/wording.ts';
import { goalOf } from '../../face/words/goal.ts';
import { optionWords } from '../../face/words/options.ts';
import { card, joined, people, person, placeWords, whyWords } from '../../face/words/sayings.ts';
import { options } from '../options.ts';
import { type SayPageOne, announceFact } from './announce.ts';
import { type ResultFacts, factOf, learned, resultOf } from './facts.ts';
import { prompt, refusal } from './prompt.ts';
import { asCard, asNumber, asSuit } from './table.ts';

const GROUPS = {
  deal: ['deal', 'dealer', 'firstLead', 'stockOut'],
  joker: ['joker', 'jokerLead', 'jokerVoidOnly', 'jokerCompulsory', 'jokerLast'],
  call: ['callRule'],
  match: ['match', 'winsTarget', 'pointsTarget'],
  limits: ['trickLimit'],
};

function announce(say: SayPageOne, line: Line, view: TableView): string | undefined {
  if (line.type !== 'deal-end' && line.type !== 'game-end') {
    const fact = factOf(line, view);
    return fact && announceFact(say, fact, view);
  }
  // a single game has said how it ended with its deal
  return factOf(line, view) && say('result-read', ended(say, line, view));
}

function button(say: SayPageOne, action: Action, view: TableView): ActionWords {
  switch (action.type) {
    case 'draw':
      return say.button('do-draw');
    case 'pickup':
      return say.button('do-pickup');
    case 'pass':
      return say.button('do-pass');
    case 'call':
      return say.button('do-call');
    case 'challenge':
      return say.button('do-challenge', { player: person(view, asNumber(action['seat']) ?? 0) });
    case 'accept':
      return say.button('do-accept');
    default: {
      const one = asCard(action['card']) ?? '??';
      const suit = asSuit(action['suit']);
      return suit
        ? say.button('do-play-naming', { card: card(one), suit: new SuitName(suit), sign: SUIT_SIGNS[suit] })
        : { full: say('do-play', { card: card(one) }), short: shortCard(one) };
    }
  }
}

function ended(say: SayPageOne, line: EndLine, view: TableView): ReturnType<GameWords['result']> {
  const result = resultOf(line, view);
  const winners = people(view, result.winners);
  const heading = say(
    result.scope === 'game' ? 'heading-game' : result.scope === 'deal' ? 'heading-deal' : 'heading-match',
    {
      winners,
    },
  );
  const how = howItEnded(say, result, view);
  const [why] = how;
  return { heading, text: joined(say, ...how, ...standing(say, result, view)), ...(why !== undefined && { why }) };
}

function howItEnded(
  say: SayPageOne,
  { scope, why, winners, card: last, left, suit }: ResultFacts,
  view: TableView,
): string[] {
  if (why === 'stuck') return [suit ? say('ended-stuck-suit', { suit: new SuitName(suit) }) : say('ended-stuck')];
  if (why === 'limit') return [say('ended-limit', { tricks: Number(view.options['trickLimit']) })];
  if (why === 'deal-limit') return [say('ended-deal-limit', { deals: view.places.deal })];
  const [winner] = winners;
  if (scope === 'match' || winner === undefined) return [];
  const out = say('ended-out', { player: person(view, winner), card: card(last ?? '??') });
  return left === undefined ? [out] : [out, say('had-left', { count: left })];
}

function standing(say: SayPageOne, { scope, standing: all, target }: ResultFacts, view: TableView): string[] {
  const [best] = all;
  if (!best || (scope === 'deal' && best.total >= target)) return []; // the match is over and tells it
  const isPoints = view.options['match'] === 'points';
  const totals = new TextList(
    all.map(({ seat, total }) => say(isPoints ? 'total-points' : 'total-wins', { player: person(view, seat), total })),
  );
  const score = say('score', { totals });
  return scope === 'deal' ? [score, say(isPoints ? 'first-to-points' : 'first-to-wins', { target })] : [score];
}

function bubble(say: SayPageOne, line: Line): string | undefined {
  if (line.type === 'note' && line.what === 'forgot' && line['by'] === undefined) return say('bubble-forgot');
  return line.type === 'act' ? say.of('bubble', line.action.type) : undefined;
}

/** The total that wins the match; 0 where a single deal is played. */
function targetOf({ options: { match, winsTarget, pointsTarget } }: TableView): number {
  if (match === 'wins') return Number(winsTarget);
  return match === 'points' ? Number(pointsTarget) : 0;
}

export const words = (say: SayPageOne): GameSayings => ({
  tagline: say('tagline'),
  lessons: lessonsOf([say('lesson-1'), say('lesson-2'), say('lesson-3')], learned),
  ...optionWords(say, options, GROUPS),
  announce: (line, view) => announce(say, line, view),
  prompt: (view) => prompt(say, view),
  action: (action, view) => button(say, action, view),
  refusal: (one, view) => refusal(say, one, view),
  bubble: (line) => bubble(say, line),
  result: (line, view) =>
    line.type === 'deal-end' || line.type === 'game-end' ? ended(say, line, view) : { heading: '', text: '' },
  whys: whyWords(say, ['win', 'cards-left']),
  places: placeWords(say, ['hand', 'stock', 'trick', 'discard']),
  goal: (view) => goalOf(say, view, { target: targetOf(view) }),
});
