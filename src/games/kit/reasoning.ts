/**
 * Reasons for acts: the contents of each game's `reasons.ts`, from the dossier's Strategy. A reason is a condition on what one
 * seat may know, and is given only if it holds. Loaded when needed.
 */
import { type Rank, type Suit, RANKS, isCard, parseCard } from '../../cards/card.ts';
import type { Action, Options } from '../../record/line.ts';
import type { Act, View } from '../contract/contract.ts';

/** What a reason may use: an act in both forms, and what its seat may know and do. */
export interface Asked {
  readonly act: Act;
  readonly action: Action;
  readonly view: View;
  readonly acts: readonly Act[]; // of this seat, ascending; `act` is one of them
  readonly actions: readonly Action[]; // the same
  readonly options: Options;
  readonly seats: number;
}

/** Key → whether it is a reason for the act. The first that holds is given. */
export type Reasons = Readonly<Record<string, (asked: Asked) => boolean>>;

/** What a game's `reasons.ts` exports. */
export interface Reasoning {
  readonly reasons: Reasons;
  /** Is the brain's value of a deal just the chance of winning it? By default no. */
  readonly countsWins?: (options: Options) => boolean;
}

/** The key of the first reason for an act; undefined if there is none. */
export const reasonFor = (reasons: Reasons, asked: Asked): string | undefined =>
  Object.entries(reasons).find(([, holds]) => holds(asked))?.[0];

export const isType =
  (...types: readonly string[]) =>
  ({ action }: Asked): boolean =>
    types.includes(action.type);

/** The card that an action is about, if it is about one. */
const cardOf = ({ card }: Action): string | undefined => (typeof card === 'string' && isCard(card) ? card : undefined);

export const actionRank = (action: Action): Rank | undefined => parseCard(cardOf(action) ?? '')?.rank;
export const actionSuit = (action: Action): Suit | undefined => parseCard(cardOf(action) ?? '')?.suit;

/** How low its rank is, 0 for an ace; undefined without a card. */
export function depthOf(action: Action): number | undefined {
  const rank = actionRank(action);
  return rank === undefined ? undefined : RANKS.indexOf(rank);
}

/** The other actions of the same type. */
export const likewise = ({ action, actions }: Asked): readonly Action[] =>
  actions.filter((other) => other.type === action.type && other !== action);

/** Is it the only action of its type? */
export const isAlone = (asked: Asked): boolean => likewise(asked).length === 0;

/** Is the card the lowest for this type of action, and are not all the same? */
export function isLowest(asked: Asked): boolean {
  const depth = depthOf(asked.action);
  const others = likewise(asked).flatMap((other) => depthOf(other) ?? []);
  return depth !== undefined && others.some((other) => other < depth) && others.every((other) => other <= depth);
}

/** The number of cards of its suit for this type of action, itself included. */
export const suitLength = (asked: Asked): number =>
  1 +
  likewise(asked).filter((other) => actionSuit(other) !== undefined && actionSuit(other) === actionSuit(asked.action))
    .length;

/** Is no other suit longer among the cards for this type of action? */
export function isLongest(asked: Asked): boolean {
  const own = suitLength(asked);
  const others = likewise(asked);
  const longest = Math.max(
    0,
    ...others.map((one) => others.filter((other) => actionSuit(other) === actionSuit(one)).length),
  );
  return (
    own > 1 &&
    actionSuit(asked.action) !== undefined &&
    own >= longest &&
    others.some((other) => actionSuit(other) !== actionSuit(asked.action))
  );
}
