/** What Newmarket says, in whatever language: which sentence, and what it speaks of. */
import type { ActLine, ChipsLine, Line, MoveLine, NoteLine } from '../../../record/line.ts';
import { Described } from '../../../words/values.ts';
import { cardIn, seatOfPlace } from '../../face/fields.ts';
import type { GameSayings, GameWords, Sign, TableView } from '../../face/game-face.ts';
import { shortCard } from '../../face/speech.ts';
import { goalOf } from '../../face/words/goal.ts';
import { optionWords } from '../../face/words/options.ts';
import {
  announcing,
  card,
  held,
  pays,
  person,
  placeWords,
  plays,
  result as resultOf,
  whyWords,
} from '../../face/words/sayings.ts';
import { options } from '../options.ts';
import * as table from './table.ts';
import { type SayNewmarket, button, prompt, refusal } from './turn.ts';

const GROUPS = {
  game: ['deals', 'untilBroke', 'dealer', 'layout', 'widow'],
  playing: ['lead', 'noLead', 'collect'],
  chips: ['purse', 'ante', 'dealerDouble', 'kitty', 'cardFee', 'lastPots'],
};
const WHYS = ['buy-in', 'ante', 'auction', 'collect', 'cards-left', 'kitty', 'sweep'];
const KITTY = 'pot/kitty';
const THE_KITTY = new Described('kitty', [{}]);

/** Payments that are worth a sentence of their own; a sale is told by its note. */
function announceChips(say: SayNewmarket, line: ChipsLine, view: TableView): string | undefined {
  if (['buy-in', 'ante', 'auction'].includes(line.why)) return undefined;
  const pot = line.from === KITTY ? THE_KITTY : new Described('pay-card', [{ card: card(table.potCard(line.from)) }]);
  return pays(say, line, view, { pot, why: line.why === 'cards-left' ? say('for-cards-left') : undefined });
}

function announceAct(say: SayNewmarket, { action, seat }: ActLine, view: TableView): string | undefined {
  const player = person(view, seat);
  switch (action.type) {
    case 'exchange':
      return say('exchanges', { player });
    case 'keep':
      return say(view.options['widow'] === 'auction' ? 'keeps-and-sells' : 'keeps', { player });
    case 'bid':
      return say('bids', { player, amount: Number(action['amount']) });
    case 'pass':
      return say('passes', { player });
    default:
      return undefined; // the card and the chips are told when they move
  }
}

/** One’s own new hand is read out; the others only know that it was exchanged. */
function announceMove(say: SayNewmarket, line: MoveLine, view: TableView): string | undefined {
  if (line.why === 'play') return plays(say, line, view);
  return line.why === 'exchange' && seatOfPlace(line.to) === view.seat
    ? say('new-hand', { cards: line.cards.map(shortCard).join(' ') })
    : undefined;
}

function announceNote(say: SayNewmarket, line: NoteLine, view: TableView): string | undefined {
  const player = person(view, line.seat ?? 0);
  const one = cardIn(line['card']);
  switch (line.what) {
    case 'sold':
      return say('buys', { player, count: Number(line['amount']) });
    case 'unsold':
      return say('unsold');
    case 'stop': {
      const next = table.nextAbove(one);
      return next ? say('stops', { card: card(next) }) : say('stops-at-ace');
    }
    case 'no-lead':
      return view.options['lead'] === 'colour'
        ? say('no-lead-colour', { player, colour: table.otherColour(table.lastStop(view)) })
        : say('no-lead-suit', { player });
    case 'forfeit':
      return say('too-late', { player, card: card(one) });
    default:
      return held(say, line, view);
  }
}

function bubble(say: SayNewmarket, line: Line): string | undefined {
  if (line.type === 'note') return say.of('bubble', line.what);
  if (line.type !== 'act') return undefined;
  const { type, amount } = line.action;
  return type === 'bid' ? say('bubble-bid', { amount: Number(amount) }) : say.of('bubble', type);
}

/** Who has bid most for the extra hand, and who has it. */
function signs(say: SayNewmarket, view: TableView): readonly Sign[] {
  const high = table.phaseOf(view) === 'auction' ? table.highestBid(view) : undefined;
  const swapper = table.swapperOf(view);
  const swapped = say.button('sign-swapped');
  return [
    ...(high
      ? [{ at: { seat: high.seat }, text: String(high.amount), label: say('sign-bid', { count: high.amount }) }]
      : []),
    ...(swapper === undefined ? [] : [{ at: { seat: swapper }, text: swapped.short, label: swapped.full }]),
  ];
}

/** The places of cards, and the pots of every layout. */
const places = (say: SayNewmarket): GameWords['places'] => ({
  ...placeWords(say, ['hand', 'played', 'widow', 'dead', 'stock']),
  ...Object.fromEntries(
    ['boodle', 'kings']
      .flatMap((layout) => table.payCards({ layout }))
      .map((one) => [`pot/${one}`, say('place-pay-card', { card: card(one) })]),
  ),
  [KITTY]: say('place-kitty'),
});

export const words = (say: SayNewmarket): GameSayings => {
  const result: GameWords['result'] = (line, view) =>
    resultOf(
      say,
      line,
      view,
      line.type === 'deal-end' || line.type === 'game-end' ? say.of('ended', line.why) : undefined,
    );
  return {
    tagline: say('tagline'),
    lessons: [
      {
        text: say('lesson-1'),
        done: (line, seat) => line.type === 'act' && line.seat === seat && line.action.type === 'play',
      },
      {
        text: say('lesson-2'),
        done: (line, seat) => line.type === 'note' && line.what === 'stop' && line.seat === seat,
      },
      { text: say('lesson-3'), done: (line) => line.type === 'deal-end' },
    ],
    ...optionWords(say, options, GROUPS),
    announce: announcing(
      say,
      {
        move: (line, view) => announceMove(say, line, view),
        act: (line, view) => announceAct(say, line, view),
        note: (line, view) => announceNote(say, line, view),
        chips: (line, view) => announceChips(say, line, view),
      },
      result,
    ),
    prompt: (view) => prompt(say, view),
    action: (action, view) => button(say, action, view),
    refusal: (wanted, view) => refusal(say, wanted, view),
    bubble: (line) => bubble(say, line),
    result,
    places: places(say),
    goal: (view) => goalOf(say, view),
    signs: (view) => signs(say, view),
    whys: whyWords(say, WHYS),
  };
};
