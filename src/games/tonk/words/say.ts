/** What Tonk says, in whatever language: which sentence, and what it speaks of. */
import type { SeenCard } from '../../../cards/card.ts';
import type { Action, ActLine, FieldValue, Line, MoveLine, NoteLine } from '../../../record/line.ts';
import type { Say } from '../../../words/say.ts';
import { Described } from '../../../words/values.ts';
import { cardIn, cardsIn, seatOfPlace } from '../../face/fields.ts';
import type { ActionWords, GameSayings, GameWords, Sign, TableView } from '../../face/game-face.ts';
import { shortCard } from '../../face/speech.ts';
import { may } from '../../face/wording.ts';
import { goalOf } from '../../face/words/goal.ts';
import type { Messages as Common } from '../../face/words/messages.ts';
import { optionWords } from '../../face/words/options.ts';
import {
  announcing,
  card,
  cards,
  draws,
  joined,
  manyCards,
  notNow,
  notedHands,
  passedOver,
  pays,
  person,
  placeWords,
  result as resultOf,
  scores,
  waiting,
  whyWords,
} from '../../face/words/sayings.ts';
import { OFF_TURN, options } from '../options.ts';
import type { Messages } from './messages.ts';
import { PADLOCK } from './padlock.ts';
import { barredTurns, inOrder, ownCount, ownerOf, shortSpread, takenCard } from './table.ts';
import { isCapped } from './takes.ts';

const TABLE = new Described('table', [{}]);

type SayTonk = Say<Common & Messages>;

const GROUPS = {
  game: ['stake', 'purse', 'deals', 'untilBroke', 'dealer'],
  tonk: ['tonkHigh', 'tonkLow', 'caught', 'count'],
  playing: ['slap', 'bar', 'barStack', 'aceHigh', 'upcard', 'returnTaken'],
};
const WHYS = ['buy-in', 'tonk', 'drop', 'caught', 'low', 'run-out', 'tonk-out', 'stock-out'];
const yesNo = (is: boolean): string => (is ? 'yes' : 'no');

function announceMove(say: SayTonk, line: MoveLine, view: TableView): string | undefined {
  const laid = cards(line.cards);
  switch (line.why) {
    case 'draw':
      return draws(say, line, view);
    case 'take':
      return say('take', {
        player: person(view, seatOfPlace(line.to)),
        cards: laid,
        capped: yesNo(isCapped(view.places)),
      });
    case 'hit':
      return announceHit(say, line, view);
    case 'discard':
      return say('discard', { player: person(view, seatOfPlace(line.from)), cards: laid });
    case 'spread':
      return say('spread', { player: person(view, seatOfPlace(line.from)), cards: laid });
    case 'upcard':
      return say('upcard', { cards: laid });
    default:
      return undefined;
  }
}

function announceHit(say: SayTonk, line: MoveLine, view: TableView): string {
  const [seat, owner] = [seatOfPlace(line.from), ownerOf(view, line.to)];
  const player = person(view, seat);
  const laid = cards(line.cards);
  return owner === undefined || owner === seat
    ? say('hit-own', { player, cards: laid })
    : say('hit-other', { player, cards: laid, owner: person(view, owner) });
}

function announceNote(say: SayTonk, line: NoteLine, view: TableView): string | undefined {
  const player = person(view, line.seat ?? 0);
  switch (line.what) {
    case 'barred':
      return say('barred', { player, count: Number(line['turns']) });
    case 'slap':
      return joined(say, say('slap', { player, card: card(cardIn(line['card'])) }), passedOver(say, line, view));
    case 'show':
      return say('show', { player, cards: manyCards(cardsIn(line['cards'])), count: Number(line['count']) });
    default:
      return undefined;
  }
}

function announceAct(say: SayTonk, { action, seat }: ActLine, view: TableView): string | undefined {
  const player = person(view, seat);
  if (action.type === 'tonk') return say('cries-tonk', { player });
  return action.type === 'drop' ? say('drops', { player }) : undefined;
}

function prompt(say: SayTonk, view: TableView): string {
  if (may(view, 'tonk')) return say('prompt-tonk', { stake: Number(view.options['stake']) });
  if (may(view, 'slap') || may(view, 'slap-spread')) return say('prompt-slap');
  const other = waiting(say, view, OFF_TURN);
  if (other !== undefined) return other;
  if (may(view, 'draw'))
    return say('prompt-draw', {
      takes: yesNo(view.legal.some((action) => action['from'] === 'discard')),
      drops: yesNo(may(view, 'drop')),
    });
  if (may(view, 'spread')) return say(may(view, 'hit') ? 'prompt-lay' : 'prompt-spread');
  return say(may(view, 'hit') ? 'prompt-hit' : 'prompt-discard');
}

/** Why this card cannot be used now. */
function refuse(say: SayTonk, one: SeenCard, view: TableView): string {
  if (may(view, 'draw')) return say('first-draw');
  return one === takenCard(view) ? say('not-back') : prompt(say, view);
}

const spreadIn = (place: FieldValue | undefined, view: TableView): readonly SeenCard[] =>
  inOrder(view.places.cards(String(place)));

function button(say: SayTonk, action: Action, view: TableView): ActionWords {
  const one = action['card'] === undefined ? undefined : cardIn(action['card']);
  const several = cardsIn(action['cards']);
  const spread = spreadIn(action['spread'], view);
  switch (action.type) {
    case 'tonk':
      return say.button('do-tonk');
    case 'no-tonk':
      return say.button('do-no-tonk');
    case 'drop':
      return say.button('do-drop');
    case 'draw':
      return say.button(action['from'] === 'discard' ? 'do-take' : 'do-draw');
    case 'slap':
      return one === undefined
        ? say.button('do-slap')
        : say.button('do-slap-onto', { card: card(one), spread: cards(spread), short: shortSpread(spread) });
    case 'slap-spread':
      return several.length === 0
        ? say.button('do-slap-new')
        : say.button('do-slap-spread', { cards: cards(several), short: shortSpread(several) });
    case 'spread':
      return several.length === 0
        ? say.button('do-spread')
        : say.button('do-spread-cards', { cards: cards(several), short: shortSpread(several) });
    case 'hit':
      return one === undefined
        ? say.button('do-hit')
        : say.button('do-hit-with', { card: card(one), spread: cards(spread), short: shortSpread(spread) });
    default:
      return one === undefined
        ? say.button('do-discard')
        : say.button('do-discard-card', { card: card(one), short: shortCard(one) });
  }
}

function bubble(say: SayTonk, line: Line): string | undefined {
  if (line.type === 'note' && line.what === 'slap') return say('bubble-slap');
  if (line.type !== 'act') return undefined;
  return line.action.type === 'tonk'
    ? say('bubble-tonk')
    : line.action.type === 'drop'
      ? say('bubble-drop')
      : undefined;
}

/** How a deal came to its end; without a stake nobody pays [TO-E7]. */
function whyEnded(say: SayTonk, line: Line, view: TableView): string | undefined {
  if (line.type !== 'deal-end') return undefined;
  const forPoints = Number(view.options['stake']) === 0 ? say.of('ended', `${line.why}-points`) : undefined;
  return forPoints ?? say.of('ended', line.why);
}

/** A padlock where somebody is barred, and what one's own hand counts. */
function signs(say: SayTonk, view: TableView): readonly Sign[] {
  const barred = view.names.flatMap((_, seat): Sign[] => {
    const count = barredTurns(view, seat);
    const text = count > 1 ? `×${String(count)}` : '';
    return count === 0
      ? []
      : [{ at: { seat }, picture: PADLOCK, text, label: say('sign-barred', { count }), tone: 'bad' }];
  });
  const count = ownCount(view);
  if (count === undefined || view.seat === undefined) return barred;
  return [...barred, { at: { seat: view.seat }, text: String(count), label: say('sign-count', { count }) }];
}

export const words = (say: SayTonk): GameSayings => {
  const result: GameWords['result'] = (line, view) => resultOf(say, line, view, whyEnded(say, line, view));
  const whys = whyWords(say, WHYS);
  const pointWhys = Object.fromEntries(['tonk', 'tonk-out'].map((why) => [why, say.of('why', `${why}-points`) ?? '']));
  return {
    tagline: say('tagline'),
    lessons: [
      {
        text: say('lesson-1'),
        done: (line, seat) => line.type === 'act' && line.seat === seat && line.action.type === 'discard',
      },
      { text: say('lesson-2'), done: (line) => line.type === 'move' && line.why === 'hit' },
      { text: say('lesson-3'), done: (line) => line.type === 'deal-end' },
    ],
    ...optionWords(say, options, GROUPS),
    announce: announcing(
      say,
      {
        move: (line, view) => announceMove(say, line, view),
        note: (line, view) => announceNote(say, line, view),
        act: (line, view) => announceAct(say, line, view),
        chips: (line, view) =>
          line.why === 'buy-in' ? undefined : pays(say, line, view, { pot: TABLE, why: whys[line.why] }),
        score: (line, view) => scores(say, line, view),
      },
      result,
    ),
    prompt: (view) => prompt(say, view),
    action: (action, view) => button(say, action, view),
    refusal: (one, view) => notNow(say, view, OFF_TURN) ?? refuse(say, one, view),
    bubble: (line) => bubble(say, line),
    result,
    hands: notedHands('show', 'count'),
    places: placeWords(say, ['hand', 'meld', 'stock', 'discard']),
    goal: (view) => goalOf(say, view),
    signs: (view) => signs(say, view),
    // The score sheet shows points and chips alike, and points are never doubled [TO-E7].
    whys: { ...whys, ...pointWhys },
  };
};
