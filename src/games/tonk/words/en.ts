/** Tonk in English. */
import type { SeenCard } from '../../../cards/card.ts';
import type { Line, MoveLine } from '../../../record/line.ts';
import type { GameWords, TableView } from '../../face/game-face.ts';
import * as say from '../../face/sayings.en.ts';
import { cardIn, cardsIn, seatOfPlace } from '../../face/fields.ts';
import { english as en, shortCard } from '../../face/speech.ts';
import { may } from '../../face/wording.ts';
import { OFF_TURN } from '../options.ts';
import { optionWords } from './en.options.ts';
import { PADLOCK } from './padlock.ts';
import { barredTurns, inOrder, ownCount, ownerOf, shortSpread } from './table.ts';
import { isCapped } from './takes.ts';

const whys: GameWords['whys'] = {
  'buy-in': 'chips to begin with',
  tonk: 'tonk on the deal, double',
  drop: 'lowest at the drop',
  caught: 'caught dropping',
  low: 'lowest hand',
  'run-out': 'out of cards',
  'tonk-out': 'tonked out, double',
  'stock-out': 'lowest when the stock was out',
};

function announceMove(line: MoveLine, view: TableView): string | undefined {
  switch (line.why) {
    case 'draw':
      return say.draws(line, view);
    case 'take':
      return `${en.does(view, seatOfPlace(line.to), 'take', 'takes')} ${en.theCards(line.cards)} from the discards.${isCapped(view.places) ? ' Nobody may take the next one.' : ''}`;
    case 'hit':
      return announceHit(line, view);
    case 'discard':
      return `${en.does(view, seatOfPlace(line.from), 'discard', 'discards')} ${en.theCards(line.cards)}.`;
    case 'spread':
      return `${en.does(view, seatOfPlace(line.from), 'spread', 'spreads')} ${en.theCards(line.cards)}.`;
    case 'upcard':
      return `${en.capital(en.theCards(line.cards))} is turned up.`;
    default:
      return undefined;
  }
}

function announceHit(line: MoveLine, view: TableView): string {
  const [seat, owner] = [seatOfPlace(line.from), ownerOf(view, line.to)];
  if (owner === undefined || owner === seat)
    return `${en.does(view, seat, 'add', 'adds')} ${en.theCards(line.cards)} to ${seat === view.seat ? 'your own spread' : 'a spread of their own'}.`;
  const whose = owner === view.seat ? 'your' : `${en.who(view, owner)}’s`;
  return `${en.does(view, seat, 'hit', 'hits')} ${whose} spread with ${en.theCards(line.cards)}.`;
}

function announceNote(line: Line & { type: 'note' }, view: TableView): string | undefined {
  const seat = line.seat ?? 0;
  switch (line.what) {
    case 'barred':
      return `${en.does(view, seat, 'are', 'is')} barred from spreading and hitting for ${en.count(Number(line['turns']), 'turn')}.`;
    case 'slap':
      return `${en.does(view, seat, 'slap', 'slaps')} ${en.theCard(cardIn(line['card']))}. ${say.passedOver(line, view)}`.trimEnd();
    case 'show':
      return `${say.held(line, view).replace(/\.$/, '')}: ${String(line['count'])}.`;
    default:
      return undefined;
  }
}

function prompt(view: TableView): string {
  if (may(view, 'tonk')) return 'You hold a tonk: say so, and everybody pays you double.';
  if (may(view, 'slap') || may(view, 'slap-spread'))
    return 'You can use that discard: slap it, before the next player draws!';
  const other = say.waiting(view, OFF_TURN);
  if (other !== undefined) return other;
  if (may(view, 'draw'))
    return `Draw from the stock${view.legal.some((action) => action['from'] === 'discard') ? ' or take the discard' : ''}${may(view, 'drop') ? ', or drop' : ''}.`;
  const lays = [may(view, 'spread') ? 'lay a spread' : '', may(view, 'hit') ? 'hit' : ''].filter(Boolean);
  return `${lays.length > 0 ? `You may ${en.list(lays).replace(' and ', ' or ')}. ` : ''}Choose a card and discard it.`;
}

const WHY: Readonly<Record<string, string>> = {
  tonk: 'A tonk on the deal pays double.',
  'tonk-draw': 'Two tonks on the deal: nobody pays.',
  drop: 'The drop was good.',
  caught: 'The dropper was caught.',
  'run-out': 'Out of cards.',
  'tonk-out': 'Tonked out without a discard: double.',
  'stock-out': 'The stock is out: the lowest hand wins.',
  'stock-draw': 'The stock is out, and the lowest hands tie: nobody pays.',
};

const result = say.resultBy(WHY);

export const words: GameWords = {
  title: 'Tonk',
  tagline: 'Five cards, a quick hand, and a nose for the moment to drop.',
  lessons: [
    {
      text: 'Draw a card, then lay what you can: three or four of a rank, or three in a row of a suit. End your turn with a discard.',
      done: (line, seat) => line.type === 'act' && line.seat === seat && line.action.type === 'discard',
    },
    {
      text: 'Single cards may be added to any spread on the table. Hit somebody else’s, and its owner may not lay anything next turn.',
      done: (line) => line.type === 'move' && line.why === 'hit',
    },
    {
      text: 'Instead of drawing you may drop, if you think your hand is lowest. Out of cards wins at once.',
      done: (line) => line.type === 'deal-end',
    },
  ],
  ...optionWords,
  announce: say.announcing(
    {
      move: announceMove,
      note: announceNote,
      act: (line, view) => {
        if (line.action.type === 'tonk') return `${en.does(view, line.seat, 'cry', 'cries')} “Tonk!”`;
        return line.action.type === 'drop' ? `${en.does(view, line.seat, 'drop', 'drops')}.` : undefined;
      },
      chips: (line, view) =>
        line.why === 'buy-in' ? undefined : say.pays(line, view, () => 'the table', whys[line.why] ?? ''),
      score: say.scores,
    },
    result,
  ),
  prompt,
  action: (action, view) => {
    const card = cardIn(action['card']);
    const cards = cardsIn(action['cards']);
    const short = shortSpread(cards);
    switch (action.type) {
      case 'tonk':
        return { full: 'Say “Tonk!”', short: 'Tonk!' };
      case 'no-tonk':
        return { full: 'Say nothing of the tonk', short: 'Not now' };
      case 'drop':
        return { full: 'Drop: compare all hands', short: 'Drop' };
      case 'draw':
        return action['from'] === 'discard'
          ? { full: 'Take the discard', short: 'Take' }
          : { full: 'Draw from the stock', short: 'Draw' };
      case 'slap':
        return action['card'] === undefined
          ? { full: 'Slap the discard', short: 'Slap!' }
          : {
              full: `Slap ${en.theCard(card)} onto ${spreadName(action['spread'], view)}`,
              short: `Slap! ${spreadShort(action['spread'], view)}`,
            };
      case 'slap-spread':
        return cards.length === 0
          ? { full: 'Slap the discard for a new spread', short: 'Slap!' }
          : { full: `Slap for a spread of ${en.theCards(cards)}`, short: `Slap! ${short}` };
      case 'spread':
        return cards.length === 0
          ? { full: 'Lay a spread', short: 'Spread …' }
          : { full: `Lay a spread of ${en.theCards(cards)}`, short: `Lay ${short}` };
      case 'hit':
        return action['card'] === undefined
          ? { full: 'Hit a spread', short: 'Hit' }
          : {
              full: `Hit ${spreadName(action['spread'], view)} with ${en.theCard(card)}`,
              short: `Hit ${spreadShort(action['spread'], view)}`,
            };
      default:
        return action['card'] === undefined
          ? { full: 'Discard a card', short: 'Discard' }
          : { full: `Discard ${en.theCard(card)}`, short: `Discard ${shortCard(card)}` };
    }
  },
  refusal: (_card, view) =>
    say.notNow(view, OFF_TURN) ??
    (may(view, 'draw')
      ? 'First draw a card.'
      : 'This card cannot be used now: the one taken from the discards may not go straight back.'),
  bubble: (line) => {
    if (line.type === 'note' && line.what === 'slap') return 'Slap!';
    if (line.type !== 'act') return undefined;
    return line.action.type === 'tonk' ? 'Tonk!' : line.action.type === 'drop' ? 'I drop' : undefined;
  },
  result,
  places: { hand: 'Hand', meld: 'Spread', stock: 'Stock', discard: 'Discard pile' },
  signs: (view) => [
    ...view.names.flatMap((_, seat) => {
      const turns = barredTurns(view, seat);
      return turns > 0
        ? [
            {
              at: { seat },
              picture: PADLOCK,
              text: turns > 1 ? `×${String(turns)}` : '',
              label: `barred for ${en.count(turns, 'turn')}`,
              tone: 'bad',
            } as const,
          ]
        : [];
    }),
    ...ownSigns(view),
  ],
  whys,
};

function ownSigns(view: TableView): ReturnType<NonNullable<GameWords['signs']>> {
  const count = ownCount(view);
  return count === undefined || view.seat === undefined
    ? []
    : [{ at: { seat: view.seat }, text: String(count), label: `your hand counts ${String(count)}` }];
}

const spreadCards = (place: unknown, view: TableView): readonly SeenCard[] => inOrder(view.places.cards(String(place)));
const spreadName = (place: unknown, view: TableView): string =>
  `the spread of ${en.theCards(spreadCards(place, view))}`;
const spreadShort = (place: unknown, view: TableView): string => shortSpread(spreadCards(place, view));
