/**
 * What there is to say about a Page One table, before it is said in any language: what a line tells, what is expected of
 * the viewer, why a card cannot be played, how it ended. Both languages speak of these, so they say the same things.
 */
import type { Card, Seat, SeenCard, Suit } from '../../../cards/card.ts';
import type { ActLine, EndLine, Line, MoveLine, NoteLine } from '../../../record/line.ts';
import type { TableView } from '../../face/game-face.ts';
import { type Learned, may } from '../../face/wording.ts';
import {
  asCard,
  asNumber,
  asSuit,
  drawsInARow,
  handOf,
  isMyTurn,
  onTurn,
  requiredSuit,
  seatOut,
  suitOf,
} from './table.ts';

export type Fact =
  | { readonly is: 'deal'; readonly seat: Seat; readonly deal: number; readonly inMatch: boolean }
  | { readonly is: 'hand'; readonly cards: readonly SeenCard[]; readonly size: number } // no cards: nobody's eyes
  | { readonly is: 'lead'; readonly seat: Seat; readonly card: Card; readonly names: Suit | undefined }
  | { readonly is: 'play'; readonly seat: Seat; readonly card: Card }
  | {
      readonly is: 'draw';
      readonly seat: Seat;
      readonly card: SeenCard;
      readonly lacks: Suit | undefined; // the first card drawn for want of this suit
      readonly again: boolean; // not the first one
      readonly fits: boolean; // of the suit that is wanted
    }
  | { readonly is: 'call' | 'accept' | 'pass' | 'forgot' | 'leads'; readonly seat: Seat }
  | { readonly is: 'challenge'; readonly seat: Seat; readonly other: Seat }
  | { readonly is: 'suit'; readonly suit: Suit }
  | { readonly is: 'trick'; readonly seat: Seat; readonly card: Card }
  | { readonly is: 'pickup'; readonly seat: Seat; readonly cards: readonly SeenCard[] }
  | { readonly is: 'penalty'; readonly seat: Seat; readonly cards: readonly SeenCard[]; readonly from: string }
  | { readonly is: 'short'; readonly missing: number }
  | { readonly is: 'recycle'; readonly size: number }
  | { readonly is: 'score'; readonly seat: Seat; readonly points: number }
  | { readonly is: 'end'; readonly line: EndLine };

/** What is worth saying about the line that has just happened; nothing about most. */
export function factOf(line: Line, view: TableView): Fact | undefined {
  switch (line.type) {
    case 'deal':
      return { is: 'deal', seat: line.dealer, deal: line.deal, inMatch: isMatch(view) };
    case 'move':
      return moved(line, view);
    case 'act':
      return acted(line, view);
    case 'note':
      return noted(line, view);
    case 'score':
      return line.why === 'cards-left' ? { is: 'score', seat: line.seat, points: line.points } : undefined;
    case 'deal-end':
      return { is: 'end', line };
    case 'game-end': // a single game has said it with its deal
      return isMatch(view) ? { is: 'end', line } : undefined;
    case 'game':
    case 'shuffle':
    case 'chips':
    case 'turn':
      return undefined;
  }
}

const isMatch = (view: TableView): boolean => view.options['match'] !== 'single';

function moved(line: MoveLine, view: TableView): Fact | undefined {
  const { cards, from, why } = line;
  const seat = Number(line.to.split('/')[1] ?? 0);
  if (why === 'deal') return dealt(view);
  if (why === 'draw') return drawn(seat, cards[0] ?? '??', view);
  if (why === 'pickup') return { is: 'pickup', seat, cards };
  if (why === 'penalty') return { is: 'penalty', seat, cards, from };
  if (why === 'recycle') return { is: 'recycle', size: cards.length };
  return undefined; // `play` is told by its act, `collect` by its note
}

/** The deal is told when the last card of it has come. */
function dealt(view: TableView): Fact | undefined {
  const size = Number(view.options['deal']);
  if (view.names.some((_, seat) => handOf(view, seat).length < size)) return undefined;
  const cards = view.seat === undefined ? [] : handOf(view, view.seat);
  return { is: 'hand', cards, size };
}

function drawn(seat: Seat, card: SeenCard, view: TableView): Fact {
  const suit = requiredSuit(view);
  const again = drawsInARow(view, seat) > 1;
  return { is: 'draw', seat, card, lacks: again ? undefined : suit, again, fits: !!suit && suitOf(card) === suit };
}

function acted({ seat, action }: ActLine, view: TableView): Fact | undefined {
  const { type } = action;
  if (type === 'call' || type === 'accept' || type === 'pass') return { is: type, seat };
  if (type === 'challenge') return { is: 'challenge', seat, other: asNumber(action['seat']) ?? 0 };
  const card = asCard(action['card']);
  if (!card) return undefined; // `draw` and `pickup` are told by their moves
  if (view.places.at('trick').length > 0) return { is: 'play', seat, card };
  return { is: 'lead', seat, card, names: asSuit(action['suit']) };
}

function noted(line: NoteLine, view: TableView): Fact | undefined {
  const suit = asSuit(line['suit']);
  const card = asCard(line['card']);
  const seat = line.seat ?? 0;
  switch (line.what) {
    case 'suit': // a named one was told with the lead
      return suit && !view.places.acts.at(-1)?.action['suit'] ? { is: 'suit', suit } : undefined;
    case 'trick-won':
      return card && { is: 'trick', seat, card };
    case 'forgot': // a challenge has said it
      return line['by'] === undefined ? { is: 'forgot', seat } : undefined;
    case 'short':
      return { is: 'short', missing: asNumber(line['missing']) ?? 0 };
    case 'picked-up':
      return { is: 'leads', seat: asNumber(line['leader']) ?? 0 };
    default:
      return undefined;
  }
}

/** What the viewer, who is on turn, has to do: the lines of [PO-P3] and [PO-P4], read off the legal list. */
export type Duty =
  | { readonly is: 'lead'; readonly last: boolean } // any card; `last`: there is only one
  | { readonly is: 'draw-to-lead' | 'pass' | 'any' }
  | { readonly is: 'drawn'; readonly card: Card }
  | { readonly is: 'joker'; readonly suit: Suit }
  | { readonly is: 'follow'; readonly suit: Suit; readonly joker: boolean; readonly led: boolean } // led openly
  | { readonly is: 'draw' | 'pickup'; readonly suit: Suit; readonly joker: boolean }; // or play the joker

function dutyOf(view: TableView, seat: Seat): Duty {
  const plays = view.legal.flatMap((action) => asCard(action['card']) ?? []);
  if (view.places.at('trick').length === 0) {
    if (may(view, 'pass')) return { is: 'pass' };
    return may(view, 'draw') ? { is: 'draw-to-lead' } : { is: 'lead', last: handOf(view, seat).length === 1 };
  }
  const suit = requiredSuit(view);
  if (!suit) return { is: 'any' };
  const joker = plays.includes('JK');
  if (may(view, 'draw')) return { is: 'draw', suit, joker };
  if (may(view, 'pickup')) return { is: 'pickup', suit, joker };
  const [card, another] = plays.filter((play) => play !== 'JK');
  if (!card) return { is: 'joker', suit };
  if (!another && !joker && drawsInARow(view, seat) > 0) return { is: 'drawn', card };
  return { is: 'follow', suit, joker, led: view.places.cards('trick').at(-1) !== 'JK' };
}

/** What the table waits for. */
export type Expected =
  | Duty
  | { readonly is: 'nothing' } // an act is being carried out
  | { readonly is: 'over'; readonly ended: 'deal' | 'game' }
  | { readonly is: 'call'; readonly before: Seat }
  | { readonly is: 'other'; readonly seat: Seat; readonly does: 'lead' | 'play' | 'dig' }
  | { readonly is: 'answer' | 'answers'; readonly out: Seat }; // [PO-E2] the viewer's, or that of others

export function expected(view: TableView): Expected {
  const { places } = view;
  if (places.ended !== 'no') return { is: 'over', ended: places.ended };
  if (!places.turn) return { is: 'nothing' };
  const turn = onTurn(view);
  if (turn === undefined) return answers(view);
  const duty = isMyTurn(view) && view.seat !== undefined ? dutyOf(view, view.seat) : undefined;
  if (may(view, 'call') && duty?.is !== 'draw-to-lead') return { is: 'call', before: turn };
  return duty ?? other(turn, view);
}

function answers(view: TableView): Expected {
  const out = seatOut(view);
  if (out === undefined) return { is: 'nothing' };
  return { is: view.legal.length > 0 ? 'answer' : 'answers', out };
}

function other(seat: Seat, view: TableView): Extract<Expected, { readonly is: 'other' }> {
  if (view.places.at('trick').length === 0) return { is: 'other', seat, does: 'lead' };
  return { is: 'other', seat, does: drawsInARow(view, seat) > 0 ? 'dig' : 'play' };
}

/** Why the viewer cannot simply play this card now. */
export type Refused =
  | Exclude<Expected, { readonly is: 'call' }>
  | { readonly is: 'name' | 'fine' } // the joker wants a suit with it; or it can be played after all
  | { readonly is: 'joker-held'; readonly suit: Suit } // one holds cards of the suit
  | { readonly is: 'joker-last'; readonly instead: 'draw' | 'pickup' | 'pass' };

export function refused(card: Card, view: TableView): Refused {
  if (view.places.ended !== 'no' || view.seat === undefined || !isMyTurn(view)) return othersTurn(view);
  const listed = view.legal.find((action) => action['card'] === card);
  if (listed) return { is: listed['suit'] === undefined ? 'fine' : 'name' };
  const duty = dutyOf(view, view.seat);
  return card === 'JK' ? refusedJoker(duty) : duty;
}

function refusedJoker(duty: Duty): Refused {
  if (duty.is === 'follow') return { is: 'joker-held', suit: duty.suit };
  if (duty.is === 'pickup' || duty.is === 'pass') return { is: 'joker-last', instead: duty.is };
  return duty.is === 'draw' || duty.is === 'draw-to-lead' ? { is: 'joker-last', instead: 'draw' } : duty;
}

/** A call that is due is not the reason: whose turn it is is. */
function othersTurn(view: TableView): Refused {
  const now = expected(view);
  return now.is === 'call' ? other(now.before, view) : now;
}

/** How a deal, a match, or a game of one deal ended. */
export interface ResultFacts {
  readonly scope: 'deal' | 'match' | 'game';
  readonly why: string;
  readonly winners: readonly Seat[];
  readonly won: boolean; // the viewer is among the winners
  readonly card: SeenCard | undefined; // with which the winner went out
  readonly left: number | undefined; // cards that the viewer was left with
  readonly suit: Suit | undefined; // where stuck: what was to be followed
  readonly standing: readonly { readonly seat: Seat; readonly total: number }[]; // best first; none in a single game
  readonly target: number; // of a match
}

export function resultOf(line: EndLine, view: TableView): ResultFacts {
  const { winners, why } = line;
  const match = isMatch(view);
  const seat = view.seat;
  const won = seat !== undefined && winners.includes(seat);
  const standing = match ? line.totals.map((total, i) => ({ seat: i, total })) : [];
  return {
    scope: !match ? 'game' : line.type === 'deal-end' ? 'deal' : 'match',
    why,
    winners,
    won,
    card: view.places.cards('trick')[0],
    left: seat === undefined || won ? undefined : handOf(view, seat).length,
    suit: requiredSuit(view),
    standing: standing.sort((a, b) => b.total - a.total),
    target: Number(view.options[view.options['match'] === 'points' ? 'pointsTarget' : 'winsTarget']),
  };
}

/** When each of the three lessons is understood: digging or a whole trick; winning a trick; calling in time. */
export const learned: Learned = [
  (line, seat) => isActOf(line, seat, 'draw') || (line.type === 'note' && line.what === 'trick-won'),
  (line, seat) => line.type === 'note' && line.what === 'trick-won' && line.seat === seat,
  (line, seat) => isActOf(line, seat, 'call'),
];

const isActOf = (line: Line, seat: Seat, type: string): boolean =>
  line.type === 'act' && line.seat === seat && line.action.type === type;
