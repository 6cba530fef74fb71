/** What this seat may do now, by the card or place that it is done with. */
import type { Card } from '../../cards/card.ts';
import { isCard } from '../../cards/card.ts';
import {
  NOTHING,
  type Selection,
  choosable,
  selectionFace,
  isSelecting,
  thingsFor,
} from '../../games/face/selection.ts';
import type { Gesture } from '../../games/face/game-face.ts';
import type { Action } from '../../record/line.ts';

export interface Offer {
  readonly actions: readonly Action[];
  readonly chosen: readonly string[]; // chosen before the own turn, or to be laid together
  readonly choosing: boolean; // it is this seat's turn
  readonly selecting: boolean; // a tap chooses a card instead of playing it
  readonly faces: ReadonlySet<string>; // of the own cards that can be played or chosen
  readonly things: ReadonlySet<string>; // places and cards of the table that can be tapped
  readonly waiting: ReadonlySet<string>; // what a tap leaves alone until it is shown what happens there
  /** What a tap on an own card does; any of equal copies may be tapped. */
  withCard(card: Card): readonly Action[];
}

interface SelectionState {
  readonly chosen: Card | undefined; // before the own turn
  readonly selection?: Selection;
  readonly choosing: boolean;
  readonly gestures: Readonly<Record<string, Gesture>>;
}

/** Sorts the actions by card or place. Actions that have only buttons are left out. */
export function offerOf(actions: readonly Action[], state: SelectionState): Offer {
  const { gestures, selection = NOTHING } = state;
  const byFace = new Map<string, Action[]>();
  for (const action of actions) {
    const play = gestures[action.type]?.play;
    if (!play) continue;
    const card = action[play.field];
    if (typeof card === 'string' && isCard(card))
      byFace.set(selectionFace(card), [...(byFace.get(selectionFace(card)) ?? []), action]);
  }
  const selecting = isSelecting(actions, gestures);
  const thing = selection.thing === undefined ? [] : [selection.thing];
  return {
    actions,
    chosen: selecting ? [...selection.cards, ...thing] : state.chosen === undefined ? [] : [state.chosen],
    choosing: state.choosing,
    selecting,
    faces: selecting ? choosable(actions, gestures, selection) : new Set(byFace.keys()),
    things: thingsFor(actions, gestures, selection),
    waiting: new Set(),
    withCard: (card) => byFace.get(selectionFace(card)) ?? [],
  };
}

export const NO_OFFER: Offer = offerOf([], { chosen: undefined, choosing: false, gestures: {} });
