/** What a pointer gesture asks of the table. */
import type { Card } from '../../cards/card.ts';
import type { Action } from '../../record/line.ts';

export type Intent =
  | { readonly type: 'act'; readonly action: Action; readonly card: Card | undefined }
  | { readonly type: 'thing'; readonly thing: string; readonly card: Card | undefined } // tapped, or a card was dropped on it
  | { readonly type: 'pick'; readonly actions: readonly Action[]; readonly card: Card }
  | { readonly type: 'refuse'; readonly card: Card }
  | { readonly type: 'choose'; readonly card: Card | undefined } // before the own turn, or one of several
  | { readonly type: 'press'; readonly card: Card } // rises clear of the thumb
  | { readonly type: 'drag'; readonly card: Card; readonly x: number; readonly y: number } // the card's middle
  | { readonly type: 'let-go' } // the pressed or dragged card goes back to its place
  | { readonly type: 'hover'; readonly card: Card | undefined }
  | { readonly type: 'pan'; readonly byPx: number } // scrolls a table that is higher than the screen
  | { readonly type: 'finish' }; // a tap on the bare felt ends what is moving
