/** What can be read off a Jack Change It table by who sits at it: no rules, only what the lines and the own list say. */
import { type Rank, type Seat, type SeenCard, type Suit, parseCard } from '../../../cards/card.ts';
import type { TableView } from '../../face/game-face.ts';
import { namedSuit, penaltyDue, upCard } from '../../face/matching.ts';
import { cardIn } from '../../face/fields.ts';
import { type Learned, may } from '../../face/wording.ts';

/** What goes on the card that is up: a suit, a rank unless a jack named the suit, jacks besides if they always go. */
export interface Needs {
  readonly suit: Suit;
  readonly rank: Rank | undefined;
  readonly jacks: boolean;
}

/** What answers a penalty. */
export type Answers = 'five' | 'two' | 'two-or-five' | 'two-or-ace';

/** What is expected of who is on turn. */
export type Expected =
  | { readonly is: 'answer'; readonly due: number; readonly with: Answers; readonly can: boolean }
  | { readonly is: 'drawn'; readonly card: SeenCard } // play it, or keep it
  | { readonly is: 'last'; readonly card: SeenCard; readonly instead: 'draw' | 'pass' } // it fits, but may not be the last
  | { readonly is: 'lacking'; readonly needs: Needs; readonly instead: 'draw' | 'pass' }
  | { readonly is: 'play'; readonly needs: Needs; readonly orDraw: boolean };

/** An odd penalty has A♥ in it, the one card that counts five. */
export function answersTo(due: number, { options }: TableView): Answers {
  const ace = due % 2 === 1;
  if (options['stackAce'] === true) return ace ? 'two-or-five' : 'two-or-ace';
  return ace ? 'five' : 'two';
}

export function needsOf(view: TableView): Needs {
  const { options } = view;
  const named = namedSuit(view);
  const up = parseCard(upCard(view) ?? '??');
  if (named)
    return { suit: named, rank: undefined, jacks: options['jackWhen'] === 'any' || options['jackOnJack'] === true };
  return { suit: up?.suit ?? 'S', rank: up?.rank, jacks: options['jackWhen'] === 'any' && up?.rank !== 'J' };
}

function fits(card: SeenCard, { suit, rank, jacks }: Needs): boolean {
  const parts = parseCard(card);
  return parts?.suit === suit || parts?.rank === rank || (jacks && parts?.rank === 'J');
}

const cardsOf = ({ places }: TableView, seat: Seat): readonly SeenCard[] => places.cards(`hand/${String(seat)}`);

/** While the viewer is on turn. */
export function expected(view: TableView): Expected {
  const due = penaltyDue(view);
  const plays = view.legal.filter(({ type }) => type === 'play');
  if (due > 0) return { is: 'answer', due, with: answersTo(due, view), can: plays.length > 0 };
  if (may(view, 'keep')) return { is: 'drawn', card: cardIn(plays[0]?.['card']) };
  const needs = needsOf(view);
  if (plays.length > 0) return { is: 'play', needs, orDraw: may(view, 'draw') };
  const instead = may(view, 'draw') ? 'draw' : 'pass';
  const [only, another] = cardsOf(view, view.seat ?? 0);
  const isLast = only !== undefined && another === undefined && fits(only, needs);
  return isLast ? { is: 'last', card: only, instead } : { is: 'lacking', needs, instead };
}

/** The seats that hold a single card while the deal goes on. */
export const withOneCard = (view: TableView): readonly Seat[] =>
  view.places.ended === 'no' && view.places.acts.length > 0
    ? view.names.map((_, seat) => seat).filter((seat) => cardsOf(view, seat).length === 1)
    : [];

/** By lesson: was it understood with this line? */
export const learned: Learned = [
  (line, seat) => line.type === 'act' && line.seat === seat,
  (line) => line.type === 'note' && ['suit', 'skip', 'penalty', 'reverse'].includes(line.what),
  (line) => line.type === 'deal-end',
];
