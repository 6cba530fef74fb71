/** What Fifty-One says, in whatever language: which sentence, and what it speaks of. */
import type { Action, Line, MoveLine, NoteLine } from '../../../record/line.ts';
import type { Say } from '../../../words/say.ts';
import { SuitName } from '../../../words/values.ts';
import { cardIn, cardsIn, seatOfPlace, suitIn } from '../../face/fields.ts';
import type { ActionWords, GameSayings, GameWords, Sign, TableView } from '../../face/game-face.ts';
import { shortCard } from '../../face/speech.ts';
import { may } from '../../face/wording.ts';
import { goalOf } from '../../face/words/goal.ts';
import type { Messages as Common } from '../../face/words/messages.ts';
import { optionWords } from '../../face/words/options.ts';
import {
  announcing,
  card,
  joined,
  manyCards,
  notNow,
  notedHands,
  person,
  placeWords,
  result as resultOf,
  signed,
  waiting,
  whyWords,
} from '../../face/words/sayings.ts';
import { options } from '../options.ts';
import type { Messages } from './messages.ts';
import { callerOf, countOf, isExchange, lastTaken } from './table.ts';

type SayFiftyOne = Say<Common & Messages>;

const GROUPS = {
  turn: ['pass', 'swapAll', 'stopNeedsFlush', 'rounds'],
  hand: ['joker', 'mixedHand'],
  game: ['deals', 'scoring', 'target', 'dealer'],
};

function announceMove(say: SayFiftyOne, line: MoveLine, view: TableView): string | undefined {
  const one = card(line.cards[0] ?? '??');
  switch (line.why) {
    case 'take':
      return say('takes', { player: person(view, seatOfPlace(line.to)), card: one });
    case 'give':
      return say('gives', { player: person(view, seatOfPlace(line.from)), card: one });
    case 'deal':
      return line.to.startsWith('board/') && view.places.acts.length > 0 ? say('comes', { card: one }) : undefined;
    case 'recycle':
      return say('recycled');
    default:
      return undefined;
  }
}

function announceNote(say: SayFiftyOne, line: NoteLine, view: TableView): string | undefined {
  const player = person(view, line.seat ?? 0);
  switch (line.what) {
    case 'stop':
      return say('says-stop', { player });
    case 'pass':
      return say('passes', { player });
    case 'show':
      return say('shows', {
        player,
        cards: manyCards(cardsIn(line['cards'])),
        points: signed(Number(line['points'])),
        suit: new SuitName(suitIn(line['suit']) ?? 'S'),
      });
    default:
      return undefined;
  }
}

function prompt(say: SayFiftyOne, view: TableView): string {
  const other = waiting(say, view);
  if (other !== undefined) return other;
  if (isExchange(view)) {
    const isLast = callerOf(view) !== undefined;
    if (may(view, 'pass')) return say(isLast ? 'prompt-last-or-pass' : 'prompt-swap-or-pass');
    return say(isLast ? 'prompt-last' : 'prompt-swap');
  }
  return afterwards(say, view);
}

/** The exchange of the turn is over. */
const afterwards = (say: SayFiftyOne, view: TableView): string =>
  say(may(view, 'stop') ? 'prompt-stop' : 'prompt-go-on');

/** Why a card cannot be exchanged now. */
function refuse(say: SayFiftyOne, view: TableView): string {
  if (isExchange(view)) return say('first-board');
  const hasSwapped = view.places.acts.at(-1)?.action.type.startsWith('swap') === true;
  return joined(say, hasSwapped ? say('swapped') : undefined, afterwards(say, view));
}

function button(say: SayFiftyOne, action: Action): ActionWords {
  const [take, give] = [cardIn(action['take']), cardIn(action['give'])];
  switch (action.type) {
    case 'swap':
      return action['take'] === undefined
        ? say.button('do-swap')
        : say.button('do-swap-cards', {
            take: card(take),
            give: card(give),
            taken: shortCard(take),
            given: shortCard(give),
          });
    case 'swap-all':
      return say.button('do-swap-all');
    case 'clear':
      return say.button('do-clear');
    case 'pass':
      return say.button('do-pass');
    case 'stop':
      return say.button('do-stop');
    default:
      return say.button('do-end');
  }
}

function bubble(say: SayFiftyOne, line: Line): string | undefined {
  if (line.type === 'act' && line.action.type === 'stop') return say('bubble-stop');
  return line.type === 'note' && line.what === 'pass' ? say('bubble-pass') : undefined;
}

/** How a deal came to its end. */
function whyEnded(say: SayFiftyOne, line: Line, view: TableView): string | undefined {
  if (line.type !== 'deal-end') return undefined;
  const caller = callerOf(view);
  return caller === undefined ? say('not-stopped') : say('stopped', { player: person(view, caller) });
}

function ownCount(say: SayFiftyOne, view: TableView): readonly Sign[] {
  if (view.seat === undefined) return [];
  const count = countOf(view.places.cards(`hand/${String(view.seat)}`), view.options['mixedHand'] === 'zero');
  if (!count) return [];
  const { suit } = count;
  const text = signed(count.points);
  const label = say('sign-count', { points: text, suit: new SuitName(suit) });
  return [{ at: { seat: view.seat }, suit, text, label }];
}

/** The last card that each rival took: everybody has seen it. */
function takenSigns(say: SayFiftyOne, view: TableView): readonly Sign[] {
  return view.names.flatMap((_, seat) => {
    const taken = seat === view.seat ? undefined : lastTaken(view, seat);
    return taken === undefined || taken === '??'
      ? []
      : [{ at: { seat }, text: shortCard(taken), label: say('sign-taken', { card: card(taken) }) }];
  });
}

function callSigns(say: SayFiftyOne, view: TableView): readonly Sign[] {
  const caller = callerOf(view);
  if (caller === undefined || view.places.ended !== 'no') return [];
  const { full, short } = say.button('sign-stop');
  return [{ at: { seat: caller }, text: short, label: full, tone: 'bad' }];
}

export const words = (say: SayFiftyOne): GameSayings => {
  const result: GameWords['result'] = (line, view) => resultOf(say, line, view, whyEnded(say, line, view));
  return {
    tagline: say('tagline'),
    lessons: [
      {
        text: say('lesson-1'),
        done: (line, seat) => line.type === 'act' && line.seat === seat && line.action.type === 'swap',
      },
      {
        text: say('lesson-2'),
        done: (line, seat) => line.type === 'act' && line.seat === seat && line.action.type === 'end',
      },
      { text: say('lesson-3'), done: (line) => line.type === 'note' && line.what === 'stop' },
    ],
    ...optionWords(say, options, GROUPS),
    announce: announcing(
      say,
      {
        act: ({ action, seat }, view) =>
          action.type === 'clear' ? say('clears', { player: person(view, seat) }) : undefined,
        move: (line, view) => announceMove(say, line, view),
        note: (line, view) => announceNote(say, line, view),
        score: ({ seat, points }, view) => say('scores-points', { player: person(view, seat), points: signed(points) }),
      },
      result,
    ),
    prompt: (view) => prompt(say, view),
    action: (action) => button(say, action),
    refusal: (_card, view) => notNow(say, view) ?? refuse(say, view),
    bubble: (line) => bubble(say, line),
    result,
    hands: notedHands('show', 'points'),
    places: placeWords(say, ['hand', 'board', 'stock', 'discard']),
    goal: (view) => goalOf(say, view),
    signs: (view) => [...ownCount(say, view), ...takenSigns(say, view), ...callSigns(say, view)],
    whys: whyWords(say, ['win', 'hand']),
  };
};
