/** 500 Rummy in English. */
import { type Card, isCard, parseCard } from '../../../cards/card.ts';
import type { Action, Line } from '../../../record/line.ts';
import type { ActionWords, GameWords, TableView } from '../../face/game-face.ts';
import * as say from '../../face/sayings.en.ts';
import { cardIn, cardsIn, seatOfPlace } from '../../face/fields.ts';
import { english as en, shortCard, SUIT_SIGNS } from '../../face/speech.ts';
import { OFF_TURN } from '../options.ts';
import { optionWords } from './en.options.ts';
import { signsOf } from './signs.ts';
import {
  type Meld,
  above,
  callsOpen,
  aceEnd,
  handPoints,
  isJoker,
  isLastTurn,
  laidCards,
  laidShort,
  may,
  meldsOf,
  nameIn,
  obligedCard,
  pileShort,
  pointsOf,
  wentOut,
} from './table.ts';
import { type Way, dueWith, wayWith } from './ways.ts';

const whys: GameWords['whys'] = { melds: 'cards on the table', deadwood: 'cards left in hand' };

const many = (cards: readonly string[]): string =>
  cards.length > 4
    ? cards.map((card) => shortCard(cardIn(card))).join(' ')
    : en.list(cards.map((card) => en.theCard(cardIn(card))));

/** `the five of hearts, the joker as the six of hearts and the seven of hearts` */
const laid = (action: Action): string =>
  en.list(
    laidCards(action).map(({ card, as }) => `${en.theCard(card)}${isJoker(card) ? ` as ${en.theCard(as)}` : ''}`),
  );

const rank = (card: string): string => en.card(cardIn(card)).replace(/ of .*/, '');
const plural = (word: string): string => `${word}${word.endsWith('x') ? 'es' : 's'}`;

/** `the run of hearts, five to seven`, `the eights` */
function meldName({ faces, isRun }: Meld): string {
  const [first = '??'] = faces;
  const suit = parseCard(first)?.suit ?? 'S';
  return isRun
    ? `the run of ${en.suit(suit)}, ${rank(first)} to ${rank(faces.at(-1) ?? first)}`
    : `the ${plural(rank(first))}`;
}

/** `5–7♥`, `8 8 8` */
function meldShort({ faces, isRun }: Meld): string {
  const [first = '??'] = faces;
  const suit = parseCard(first)?.suit ?? 'S';
  const short = (card: string): string => shortCard(cardIn(card)).slice(0, -1);
  return isRun ? `${short(first)}–${short(faces.at(-1) ?? first)}${SUIT_SIGNS[suit]}` : faces.map(short).join(' ');
}

/** `Take the nine of clubs and the three cards above it` */
function dug(card: string, count: number): string {
  const deep = en.theCard(cardIn(card));
  if (count < 1) return `${deep} from the top of the pile`;
  return `${deep} and the ${count === 1 ? 'card' : `${en.number(count)} cards`} above it`;
}

function announceMove(line: Line & { type: 'move' }, view: TableView): string | undefined {
  const action = view.places.acts.at(-1)?.action ?? { type: '' };
  switch (line.why) {
    case 'turn-up':
      return `${en.capital(many(line.cards))} is turned up.`;
    case 'draw':
      return say.draws(line, view);
    case 'take':
    case 'rummy':
      return `${en.does(view, seatOfPlace(line.to), 'take', 'takes')} ${dug(line.cards.at(-1) ?? '??', line.cards.length - 1)}${
        line.cards.length > 1 ? `: ${many(line.cards)}` : ''
      }.`;
    case 'meld':
      return `${en.does(view, seatOfPlace(line.from), 'meld', 'melds')} ${laid(action)}: ${en.count(pointsOf(action, view.options), 'point')}.`;
    case 'layoff': {
      const meld = meldsOf(view)[Number(action['meld'])];
      return `${en.does(view, seatOfPlace(line.from), 'add', 'adds')} ${laid(action)}${meld ? `: now ${meldName(meld)}` : ''}.`;
    }
    case 'discard':
      return `${en.does(view, seatOfPlace(line.from), 'discard', 'discards')} ${many(line.cards)}.`;
    default:
      return undefined;
  }
}

function announceNote(line: Line & { type: 'note' }, view: TableView): string | undefined {
  const seat = line.seat ?? 0;
  switch (line.what) {
    case 'rummy':
      return `${en.does(view, seat, 'cry', 'cries')} “Rummy!” for ${en.theCard(cardIn(line['card']))}. ${say.passedOver(line, view)}`;
    case 'float':
      return `${en.does(view, seat, 'float', 'floats')}: no cards left, but the deal goes on.`;
    case 'show':
      return say.held(line, view);
    default:
      return undefined;
  }
}

function announceScore(line: Line & { type: 'score' }, view: TableView): string {
  const points = en.count(Math.abs(line.points), 'point');
  return line.points < 0
    ? `${en.does(view, line.seat, 'lose', 'loses')} ${points} for cards in hand.`
    : `${en.does(view, line.seat, 'score', 'scores')} ${points} for cards on the table.`;
}

/** What must be done with the card that was dug out of the pile, and what must be chosen for it. */
function obligedPrompt(card: Card, view: TableView): string {
  const must = `You took ${en.theCard(card)}: lay it now`;
  const due = dueWith(card, view);
  switch (due.is) {
    case 'one':
      return `${must} with the button “${layWords(due.action, view).short}”.`;
    case 'few':
      return `${must} together with ${due.ways.join(', or ')}.`;
    case 'alone':
      return may(view, 'meld')
        ? `${must}: add it to a meld, or choose bright cards to go with it.`
        : `${must}: add it to a meld.`;
    case 'many':
      return `${must}: choose bright cards to go with it.`;
  }
}

/** `: 9♠ 9♦ 9♣`, ` → 5–8♥`: what a card of the pile would make. */
function makes(way: Way | undefined): string {
  return way === undefined
    ? ''
    : `: ${way.cards.map(shortCard).join(' ')}${way.meld ? ` → ${meldShort(way.meld)}` : ''}`;
}

function startPrompt(view: TableView): string {
  const takes = may(view, 'take');
  if (may(view, 'stop'))
    return takes ? 'The stock is empty: take from the pile, or end the deal.' : 'The stock is empty: end the deal.';
  return takes
    ? 'Draw, or dig in the pile for a card that you can lay at once.'
    : 'Draw a card. Nothing in the pile can be laid at once.';
}

function prompt(view: TableView): string {
  if (may(view, 'rummy')) return `${callsOpen(view).join(' or ')} goes by itself: call “Rummy!” before anybody acts.`;
  const other = say.waiting(view, OFF_TURN);
  if (other !== undefined) return other;
  if (may(view, 'draw') || may(view, 'take') || may(view, 'stop')) return startPrompt(view);
  const obliged = obligedCard(view);
  if (obliged !== undefined) return obligedPrompt(obliged, view);
  const lays = [may(view, 'meld') ? 'meld' : '', may(view, 'layoff') ? 'add to melds' : ''].filter(Boolean);
  const last = isLastTurn(view) ? 'The last turn. ' : '';
  if (lays.length === 0) return `${last}Choose a card and discard it.`;
  return `${last}You may ${lays.join(' or ')}. End your turn with a discard.`;
}

const WHY: Readonly<Record<string, string>> = {
  stock: 'The stock is out.',
  target: 'Alone at the top with enough points.',
  limit: 'Fifty deals were played.',
};

function pileWords(action: Action, view: TableView): ActionWords {
  const isCall = action.type === 'rummy';
  if (action['card'] === undefined)
    return isCall
      ? { full: 'Call “Rummy!” for a card of the pile', short: 'Rummy!' }
      : { full: 'Take cards from the pile', short: 'Take …' };
  const card = cardIn(action['card']);
  const count = above(card, view);
  const way = isCard(card) ? wayWith(card, view) : undefined;
  const short = pileShort(card, view);
  return {
    full: `${isCall ? 'Call “Rummy!” and take' : 'Take'} ${dug(card, count)}; ${shortCard(card)} must be laid at once`,
    short: isCall ? `Rummy! ${shortCard(card)}` : `Take ${short}`,
    help: `${count > 0 ? `${en.capital(en.count(count + 1, 'card'))} into your hand; ` : ''}${shortCard(card)} must be laid at once${makes(way)}`,
    ...(way && { cards: way.cards }),
  };
}

function layWords(action: Action, view: TableView): ActionWords {
  const isMeld = action.type === 'meld';
  if (cardsIn(action['cards']).length === 0)
    return isMeld ? { full: 'Lay a meld', short: 'Meld …' } : { full: 'Add cards to a meld', short: 'Add …' };
  if (isMeld) return { full: `Meld ${laid(action)}`, short: `Meld ${laidShort(action, '–')}` };
  const melds = meldsOf(view);
  const meld = melds[Number(action['meld'])];
  const ace = aceEnd(action);
  const end = ace === undefined ? '' : ace === 'low' ? ', as the low ace' : ', as the high ace';
  const sign = ace === undefined ? '' : ace === 'low' ? ' ↓' : ' ↑';
  return {
    full: `Add ${laid(action)} to ${meld ? nameIn(meld, melds, meldName, (n) => `meld ${n}`) : 'a meld'}${end}`,
    short: `${laidShort(action, '–')} → ${meld ? nameIn(meld, melds, meldShort, (n) => n) : ''}${sign}`,
  };
}

export const words: GameWords = {
  title: '500 Rummy',
  tagline: 'What lies on the table counts for you, what stays in your hand counts against you.',
  lessons: [
    {
      text: 'Draw from the stock, or dig in the open pile: you get all cards above the one you want, and must lay that one at once.',
      done: (line, seat) =>
        line.type === 'act' && line.seat === seat && ['draw', 'take', 'rummy'].includes(line.action.type),
    },
    {
      text: 'Lay three of a rank or three in a row of a suit, and add single cards to anybody’s melds. They count for you. End your turn with a discard.',
      done: (line, seat) => line.type === 'act' && line.seat === seat && line.action.type === 'discard',
    },
    {
      text: 'Cards left in your hand count against you when somebody goes out. So do not wait too long!',
      done: (line) => line.type === 'deal-end',
    },
  ],
  ...optionWords,
  announce: say.announcing(
    {
      move: announceMove,
      act: (line, view) =>
        line.action.type === 'stop' ? `${en.does(view, line.seat, 'end', 'ends')} the deal.` : undefined,
      note: announceNote,
      score: announceScore,
    },
    (line, view) => words.result(line, view),
  ),
  prompt,
  action: (action, view) => {
    switch (action.type) {
      case 'draw':
        return { full: 'Draw from the stock', short: 'Draw' };
      case 'stop':
        return { full: 'End the deal', short: 'End the deal' };
      case 'take':
      case 'rummy':
        return pileWords(action, view);
      case 'meld':
      case 'layoff':
        return layWords(action, view);
      default:
        return action['card'] === undefined
          ? { full: 'Discard a card', short: 'Discard' }
          : {
              full: `Discard ${en.theCard(cardIn(action['card']))}`,
              short: `Discard ${shortCard(cardIn(action['card']))}`,
            };
    }
  },
  refusal: (_card, view) => {
    const other = say.notNow(view, OFF_TURN);
    if (other !== undefined) return other;
    if (may(view, 'draw') || may(view, 'take') || may(view, 'stop')) return 'First draw a card, or take from the pile.';
    const obliged = obligedCard(view);
    if (obliged !== undefined)
      return `First lay ${en.theCard(obliged)}, which you took from the pile. Only the bright cards go with it.`;
    return 'That does not go with the cards chosen. Melds are laid with three cards; add more to them afterwards.';
  },
  bubble: (line) => {
    if (line.type === 'score') return `${line.points > 0 ? '+' : ''}${say.signed(line.points)}`;
    if (line.type !== 'note') return undefined;
    return line.what === 'rummy' ? 'Rummy!' : line.what === 'float' ? 'I float' : undefined;
  },
  result: (line, view) => {
    if (line.type !== 'deal-end' && line.type !== 'game-end') return say.result(line, view, '');
    const out = line.why === 'out' ? wentOut(view) : undefined;
    return say.result(
      line,
      view,
      out === undefined ? (WHY[line.why] ?? '') : `${en.does(view, out, 'go', 'goes')} out.`,
    );
  },
  places: { hand: 'Hand', meld: 'Meld', stock: 'Stock', discard: 'Pile' },
  signs: (view) =>
    signsOf(view, {
      table: (points) => `${en.count(points, 'point')} on the table`,
      hand: (points) => `the cards in your hand count ${String(points)} against you`,
      out: { text: 'Out', label: 'went out' },
      floats: 'floating: no cards, but still in the deal',
      meld: (number) => `meld ${String(number)}`,
      obliged: { text: 'lay me now', label: 'taken from the pile: must be laid now' },
    }),
  whys,
  standing: (view) => {
    const hand = handPoints(view);
    const target = `The game goes to whoever is alone at the top with ${String(view.options['target'])} points or more.`;
    return hand === undefined || view.places.ended !== 'no'
      ? target
      : `${target} Your hand would cost ${String(hand)} now.`;
  },
};
