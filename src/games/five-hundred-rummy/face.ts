/** 500 Rummy on the table: the pile spread out in the middle, before each seat what it has put to the melds. */
import type { Action, FieldValue } from '../../record/line.ts';
import type { GameFace } from '../face/game-face.ts';
import { seatsIn, showsHand } from '../face/fields.ts';
import { bigListButton, button, chooseCards, listButton, tapPlace, tapThing } from '../face/gestures.ts';
import { pile } from '../face/layout/pile.ts';
import { row } from '../face/layout/row.ts';
import { sheetsOf, wordsOf } from '../face/words/spoken.ts';
import { inMeld, standIns } from './arrangement.ts';
import { OFF_TURN, options } from './options.ts';

const text = (value: FieldValue | undefined): string | undefined => (typeof value === 'string' ? value : undefined);

/** The meld that an action adds to; all of it, before whomever its cards lie [FR-M4]. */
const meldOf = (action: Action): string => `meld/${String(action['meld'])}`;

export const face: GameFace = {
  id: 'five-hundred-rummy',
  options,
  places: [
    { name: 'hand', owner: 'seat', where: 'seat', faceUp: 'owner', count: true, sorted: true },
    { name: 'meld', owner: 'laid', where: 'front', faceUp: 'all', count: false, lines: 2, order: inMeld },
    { name: 'stock', owner: 'table', where: 'left', arrangement: pile, faceUp: 'none', count: true },
    { name: 'discard', owner: 'table', where: 'centre', arrangement: row({ dug: true }), faceUp: 'all', count: false },
  ],
  offTurn: OFF_TURN,
  gestures: {
    rummy: { ...tapThing((action) => text(action['card'])), ...bigListButton },
    draw: { ...tapPlace('stock'), ...button },
    take: { ...tapThing((action) => text(action['card'])), ...listButton, asks: true },
    stop: button,
    meld: { ...chooseCards('cards'), ...listButton },
    layoff: { ...chooseCards('cards'), ...tapThing(meldOf), ...listButton },
    discard: { ...chooseCards('card'), ...tapPlace('discard') },
  },
  flights: {
    deal: 'deal',
    'turn-up': 'play',
    draw: 'draw',
    take: 'collect',
    rummy: 'collect',
    meld: 'play',
    layoff: 'play',
    discard: 'play',
  },
  moments: {
    'act:take': { sound: 'riffle', holdMs: 200 },
    'act:meld': { sound: 'flash' },
    'note:rummy': { effect: 'bubble', sound: 'call', holdMs: 500 },
    'note:float': { effect: 'bubble', sound: 'knock' },
    'note:show': { sound: 'card', holdMs: 350 },
    'score:melds': { effect: 'bubble', sound: 'chip', holdMs: 320 }, // counted up
    'score:deadwood': { effect: 'bubble', sound: 'knock', holdMs: 320 }, // counted down
    'card:JK': { effect: 'light', sound: 'joker' },
    'end:out': { effect: 'flourish', sound: 'win' },
    'end:stock': { effect: 'flourish', sound: 'win' },
    'end:target': { effect: 'flourish', sound: 'win' },
    'end:limit': { effect: 'flourish', sound: 'win' },
  },
  required: () => undefined,
  standIns,
  turnsOver: showsHand,
  passedOver: (note) => seatsIn(note['skipped']), // [FR-P6]
  words: wordsOf('five-hundred-rummy', () => import('./words/say.ts')),
  sheets: sheetsOf('five-hundred-rummy', () => import('./words/sheet.ts')),
};
