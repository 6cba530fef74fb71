/** What a pointer gesture asks of the table. */
import type { Card } from '../../cards/card.ts';
import type { Action } from '../../record/line.ts';

/** What a dragged card would do if it were dropped here: go to this thing, be used, or go back. */
export type DropGoal = string | boolean;

export type Intent =
  | { readonly type: 'act'; readonly action: Action; readonly card: Card | undefined }
  | { readonly type: 'thing'; readonly thing: string; readonly card: Card | undefined } // tapped, or a card was dropped on it
  | { readonly type: 'pick'; readonly actions: readonly Action[]; readonly card: Card }
  | { readonly type: 'refuse'; readonly card: Card }
  | { readonly type: 'choose'; readonly card: Card | undefined } // before the own turn, or one of several
  | { readonly type: 'press'; readonly card: Card } // rises clear of the thumb
  | { readonly type: 'drag'; readonly card: Card; readonly x: number; readonly y: number; readonly onto: DropGoal } // the card's middle
  | { readonly type: 'arrange'; readonly card: Card; readonly to: number } // dragged over the card at this place in the hand
  | { readonly type: 'let-go' } // the pressed or dragged card goes back to its place
  | { readonly type: 'hover'; readonly card: Card | undefined }
  | { readonly type: 'pan'; readonly byPx: number } // scrolls a table that is higher than the screen
  | { readonly type: 'finish' }; // a tap on the bare felt ends what is moving
