/** Tonk on the table: stock and discards in the middle, each seat's spreads before it, chips on the plates. */
import type { FieldValue } from '../../record/line.ts';
import type { GameFace } from '../face/game-face.ts';
import { seatsIn, showsHand } from '../face/fields.ts';
import { bigButton, bigListButton, button, chooseCards, listButton, tapPlace, tapThing } from '../face/gestures.ts';
import type { Arrangement, LaidCard } from '../face/layout/arrangement.ts';
import { lowToHigh } from '../face/layout/order.ts';
import { CLOSED, pile, stacked } from '../face/layout/pile.ts';
import { sheetsOf, wordsOf } from '../face/words/spoken.ts';
import { OFF_TURN, options } from './options.ts';
import { isCapped } from './words/takes.ts';

const text = (value: FieldValue | undefined): string | undefined => (typeof value === 'string' ? value : undefined);

/** The discard is darkened while nobody may take it [TO-P4]. */
const discards: Arrangement = {
  ...pile,
  arrange: (cards, room) => stacked(isCapped(room.places) ? CLOSED : 0)(cards, room),
};

const inSpread = (cards: readonly LaidCard[]): readonly LaidCard[] => lowToHigh(cards, new Map());

export const face: GameFace = {
  id: 'tonk',
  options,
  places: [
    { name: 'hand', owner: 'seat', where: 'seat', faceUp: 'owner', count: true, sorted: true },
    { name: 'meld', owner: 'laid', where: 'front', faceUp: 'all', count: false, lines: 2, order: inSpread },
    { name: 'stock', owner: 'table', where: 'centre', arrangement: pile, faceUp: 'none', count: true },
    { name: 'discard', owner: 'table', where: 'centre', arrangement: discards, faceUp: 'all', count: false },
  ],
  offTurn: OFF_TURN,
  offTurnOfHand: ['tonk', 'no-tonk', 'slap-spread'],
  gestures: {
    tonk: bigButton,
    'no-tonk': button,
    drop: button,
    draw: tapThing((action) => text(action['from'])),
    slap: { ...tapPlace('discard'), ...bigListButton },
    'slap-spread': { ...tapPlace('discard'), ...bigListButton },
    spread: { ...chooseCards('cards'), ...listButton },
    hit: { ...chooseCards('card'), ...tapThing((action) => text(action['spread'])) },
    discard: { ...chooseCards('card'), ...tapPlace('discard') },
  },
  flights: {
    deal: 'deal',
    upcard: 'play',
    draw: 'draw',
    take: 'draw',
    spread: 'play',
    hit: 'play',
    slap: 'play',
    discard: 'play',
  },
  moments: {
    'act:tonk': { effect: 'bubble', sound: 'call' },
    'act:drop': { effect: 'bubble', sound: 'knock' },
    'note:spread': { effect: 'flash', sound: 'flash' },
    'note:barred': { effect: 'shake', sound: 'penalty' },
    'note:slap': { effect: 'bubble', sound: 'knock' },
    'note:show': { sound: 'card', holdMs: 500 },
    'end:tonk': { effect: 'flourish', sound: 'win' },
    'end:tonk-draw': { sound: 'loss' },
    'end:drop': { effect: 'flourish', sound: 'win' },
    'end:caught': { effect: 'flourish', sound: 'win' },
    'end:run-out': { effect: 'flourish', sound: 'win' },
    'end:tonk-out': { effect: 'flourish', sound: 'win' },
    'end:stock-out': { effect: 'flourish', sound: 'win' },
    'end:stock-draw': { sound: 'loss' },
    'end:deals': { effect: 'flourish', sound: 'win' },
    'end:broke': { effect: 'flourish', sound: 'win' },
  },
  required: () => undefined,
  chips: { purse: 'purse', pots: () => [] },
  turnsOver: showsHand,
  passedOver: (note) => seatsIn(note['skipped']), // [TO-P9]
  regulars: ['singer', 'trumpeter'],
  words: wordsOf('tonk', () => import('./words/say.ts')),
  sheets: sheetsOf('tonk', () => import('./words/sheet.ts')),
};
