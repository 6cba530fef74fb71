/** What Fan Tan says, in whatever language: which sentence, and what it speaks of. */
import type { Card } from '../../../cards/card.ts';
import type { Action, ChipsLine, Line, NoteLine } from '../../../record/line.ts';
import type { Say } from '../../../words/say.ts';
import { Described } from '../../../words/values.ts';
import { cardIn } from '../../face/fields.ts';
import type { ActionWords, GameSayings, TableView } from '../../face/game-face.ts';
import { shortCard } from '../../face/speech.ts';
import { may } from '../../face/wording.ts';
import { goalOf } from '../../face/words/goal.ts';
import type { Messages as Common } from '../../face/words/messages.ts';
import { optionWords } from '../../face/words/options.ts';
import {
  announcing,
  card,
  held,
  notNow,
  passes,
  pays,
  person,
  placeWords,
  plays,
  resultBy,
  waiting,
  whyWords,
} from '../../face/words/sayings.ts';
import { options } from '../options.ts';
import type { Messages } from './messages.ts';

type SayFanTan = Say<Common & Messages>;

const POT = new Described('pot', [{}]);
const GROUPS = {
  game: ['deals', 'untilBroke', 'dealer', 'start', 'honour'],
  chips: ['purse', 'ante', 'shortAnte', 'passFee', 'cardFee'],
};
const WHYS = ['buy-in', 'ante', 'short-hand', 'pass', 'false-pass', 'held-seven', 'cards-left', 'pot'];
const ORDER = 'A23456789TJQK';

const passFee = (view: TableView): number => Number(view.options['passFee']);

/** Payments that are worth a sentence of their own, some of them with what they are for. */
function announceChips(say: SayFanTan, line: ChipsLine, view: TableView): string | undefined {
  if (['buy-in', 'ante', 'short-hand'].includes(line.why)) return undefined;
  const why = ['pot', 'pass'].includes(line.why) ? undefined : say.of('why', line.why);
  return pays(say, line, view, { pot: POT, why });
}

const announceNote = (say: SayFanTan, line: NoteLine, view: TableView): string =>
  line.what === 'show'
    ? held(say, line, view)
    : say('false-pass', { player: person(view, line.seat ?? 0), card: card(cardIn(line['card'])) });

/** The card that the viewer must begin with; nothing where it may choose. */
const firstCard = ({ legal, options: { start }, places }: TableView): Action | undefined =>
  legal.length === 1 && places.acts.length === 0 && start !== 'left' ? legal[0] : undefined;

function prompt(say: SayFanTan, view: TableView): string {
  const other = waiting(say, view);
  if (other !== undefined) return other;
  if (view.legal.length === 0) return say('others-play');
  if (!may(view, 'play')) return say('prompt-pass', { count: passFee(view) });
  const first = firstCard(view);
  if (first) return say('prompt-begin', { card: card(cardIn(first['card'])) });
  return say(may(view, 'pass') ? 'prompt-play-or-pass' : 'prompt-play');
}

function button(say: SayFanTan, action: Action, view: TableView): ActionWords {
  if (action.type === 'pass') return say.button('do-pass', { count: passFee(view) });
  const one = cardIn(action['card']);
  return say.button('do-play', { card: card(one), short: shortCard(one) });
}

/** Why this card cannot be played yet: the one before it is missing. */
function refuse(say: SayFanTan, wanted: Card, view: TableView): string {
  if (firstCard(view)) return prompt(say, view);
  const at = ORDER.indexOf(wanted.charAt(0));
  const before = ORDER.charAt(at > 6 ? at - 1 : at + 1);
  return say('not-next', { card: card(cardIn(`${before}${wanted.charAt(1)}`)) });
}

function bubble(say: SayFanTan, line: Line): string | undefined {
  if (line.type === 'act' && line.action.type === 'pass') return say('bubble-pass');
  return line.type === 'note' && line.what === 'false-pass' ? say('bubble-false-pass') : undefined;
}

export const words = (say: SayFanTan): GameSayings => {
  const result = resultBy(say);
  return {
    tagline: say('tagline'),
    lessons: [
      {
        text: say('lesson-1'),
        done: (line, seat) => line.type === 'act' && line.seat === seat && line.action.type === 'play',
      },
      {
        text: say('lesson-2'),
        done: (line, seat) => line.type === 'act' && line.seat === seat && line.action.type === 'pass',
      },
      { text: say('lesson-3'), done: (line) => line.type === 'deal-end' },
    ],
    ...optionWords(say, options, GROUPS),
    announce: announcing(
      say,
      {
        move: (line, view) => (line.why === 'play' ? plays(say, line, view) : undefined),
        act: (line, view) => (line.action.type === 'pass' ? passes(say, line, view) : undefined),
        note: (line, view) => announceNote(say, line, view),
        chips: (line, view) => announceChips(say, line, view),
      },
      result,
    ),
    prompt: (view) => prompt(say, view),
    action: (action, view) => button(say, action, view),
    refusal: (wanted, view) => notNow(say, view) ?? refuse(say, wanted, view),
    bubble: (line) => bubble(say, line),
    result,
    places: placeWords(say, ['hand', 'high', 'seven', 'low', 'stock', 'pot']),
    goal: (view) => goalOf(say, view),
    whys: whyWords(say, WHYS),
  };
};
