/** What Crazy Eights says, in whatever language: which sentence, and what it speaks of. */
import { parseCard } from '../../../cards/card.ts';
import type { Action, Line, NoteLine } from '../../../record/line.ts';
import type { Say, Values } from '../../../words/say.ts';
import { RankName, SuitName } from '../../../words/values.ts';
import { cardIn, suitIn } from '../../face/fields.ts';
import type { ActionWords, GameSayings, TableView } from '../../face/game-face.ts';
import { namedSuit, penaltyDue, upCard } from '../../face/matching.ts';
import { shortCard } from '../../face/speech.ts';
import { may } from '../../face/wording.ts';
import { goalOf } from '../../face/words/goal.ts';
import * as match from '../../face/words/matching.ts';
import type { Messages as Common } from '../../face/words/messages.ts';
import { optionWords } from '../../face/words/options.ts';
import {
  announcing,
  card,
  notNow,
  passes,
  person,
  placeWords,
  resultBy,
  scores,
  waiting,
  whyWords,
} from '../../face/words/sayings.ts';
import { options } from '../options.ts';
import type { Messages } from './messages.ts';

type SayEights = Say<Common & Messages>;

const GROUPS = {
  game: ['deals', 'target', 'scoring', 'dealer'],
  pack: ['decks', 'jokers', 'handSize', 'firstCard'],
  playing: ['drawRule', 'mayDraw', 'recycle', 'specials'],
};

const announceNote = (say: SayEights, line: NoteLine, view: TableView): string | undefined =>
  line.what === 'penalty'
    ? say('must-answer', { player: person(view, line.seat ?? 0), count: Number(line['amount']) })
    : match.announceNote(say, line, view);

function prompt(say: SayEights, view: TableView): string {
  const other = waiting(say, view);
  if (other !== undefined) return other;
  const count = penaltyDue(view);
  const fits = may(view, 'play');
  if (count > 0) return say(fits ? 'prompt-answer' : 'prompt-penalty', { count });
  const draws = may(view, 'draw');
  if (!fits) return say(draws ? 'prompt-draw' : 'prompt-pass', wanted(view));
  if (draws) return say('prompt-play-or-draw', wanted(view));
  return say(may(view, 'pass') ? 'prompt-play-or-pass' : 'prompt-play', wanted(view));
}

/** Why a card cannot be played: another must be, or none of the hand fits. */
function refuse(say: SayEights, view: TableView): string {
  if (penaltyDue(view) > 0) return say('only-two');
  if (may(view, 'play')) return say(may(view, 'pass') ? 'prompt-play-or-pass' : 'prompt-play', wanted(view));
  return say(may(view, 'draw') ? 'prompt-draw' : 'prompt-pass', wanted(view));
}

/** What goes on the card that is up, eights and jokers besides: anything, a suit, or a suit and a rank [CE-P1]. */
function wanted(view: TableView): Values<'fits' | 'suit' | 'rank'> {
  const named = namedSuit(view);
  const up = parseCard(upCard(view) ?? '??');
  const jokers = Number(view.options['jokers']) > 0 ? '-joker' : '';
  if (named) return { fits: `suit${jokers}`, suit: new SuitName(named), rank: '' };
  if (!up?.suit || !up.rank) return { fits: 'any', suit: '', rank: '' };
  const fits = up.rank === '8' ? 'suit' : 'suit-rank';
  return { fits: `${fits}${jokers}`, suit: new SuitName(up.suit), rank: new RankName(up.rank) };
}

function button(say: SayEights, action: Action, view: TableView): ActionWords {
  const one = cardIn(action['card']);
  const suit = suitIn(action['suit']);
  switch (action.type) {
    case 'play':
      return suit
        ? say.button('do-play-naming', { card: card(one), suit: new SuitName(suit) })
        : { full: say('do-play', { card: card(one) }), short: shortCard(one) };
    case 'draw':
      return match.drawButton(say, penaltyDue(view));
    default:
      return say.button('do-pass');
  }
}

const isPass = (line: Line): boolean => line.type === 'act' && line.action.type === 'pass';

export const words = (say: SayEights): GameSayings => {
  const result = resultBy(say);
  return {
    tagline: say('tagline'),
    lessons: [
      { text: say('lesson-1'), done: (line, seat) => line.type === 'act' && line.seat === seat },
      {
        text: say('lesson-2'),
        done: (line, seat) => line.type === 'act' && line.seat === seat && line.action['suit'] !== undefined,
      },
      { text: say('lesson-3'), done: (line) => line.type === 'deal-end' },
    ],
    ...optionWords(say, options, GROUPS),
    announce: announcing(
      say,
      {
        move: (line, view) => match.announceMove(say, line, view),
        note: (line, view) => announceNote(say, line, view),
        act: (line, view) => (isPass(line) ? passes(say, line, view) : undefined),
        score: (line, view) => scores(say, line, view),
      },
      result,
    ),
    prompt: (view) => prompt(say, view),
    action: (action, view) => button(say, action, view),
    refusal: (_card, view) => notNow(say, view) ?? refuse(say, view),
    bubble: (line) => (isPass(line) ? say('do-pass.short') : match.exclaimed(say, line)),
    result,
    places: placeWords(say, ['hand', 'stock', 'discard']),
    goal: (view) => goalOf(say, view, { bad: view.options['scoring'] === 'penalty' }),
    signs: (view) => [
      ...match.dueSign(say, penaltyDue(view)),
      ...match.skipSign(say, view),
      ...(view.options['specials'] === true && view.names.length > 2 ? [match.directionSign(say, view)] : []),
    ],
    whys: whyWords(say, ['won', 'cards']),
  };
};
