/** Farmer on the table: the farm as a heap of chips in the middle, a card face down and the open ones at each seat. */
import type { GameFace } from '../face/game-face.ts';
import { showsHand } from '../face/fields.ts';
import { button } from '../face/gestures.ts';
import { HEAP_ROOM } from '../face/layout/pots.ts';
import { sheetsOf, wordsOf } from '../face/words/spoken.ts';
import { options } from './options.ts';
import { GOAL, isCourtAndSix } from './words/table.ts';

export const face: GameFace = {
  id: 'farmer',
  options,
  places: [
    { name: 'hand', owner: 'seat', where: 'front', faceUp: 'owner', count: false },
    { name: 'up', owner: 'seat', where: 'front', faceUp: 'all', count: false },
    { name: 'stock', owner: 'table', where: 'dealer', faceUp: 'none', count: true },
  ],
  offTurn: [],
  gestures: {
    hit: button,
    stay: button,
  },
  flights: { 'draw-farmer': 'deal', deal: 'deal', hit: 'draw' },
  moments: {
    'act:stay': { effect: 'bubble', sound: 'knock' },
    'note:show': { effect: 'bubble', sound: 'card', holdMs: 650 },
    'show:bust': { effect: 'bubble', sound: 'groan', holdMs: 900 },
    'show:court-and-six': { effect: 'glory', sound: 'joker', holdMs: 1800 },
    'note:farmer': { effect: 'flourish', sound: 'call', holdMs: 900 },
    'end:sixteen': { effect: 'flourish', sound: 'win' },
    'end:closest': { effect: 'flourish', sound: 'sigh' }, // the farm stays
    'end:all-bust': { sound: 'loss' },
    'end:deals': { effect: 'flourish', sound: 'win' },
    'end:broke': { effect: 'flourish', sound: 'win' },
  },
  momentOf: (line, { places }) => {
    if (line.type !== 'note' || line.what !== 'show') return undefined;
    if (Number(line['total']) > GOAL) return 'show:bust';
    return isCourtAndSix(line, places) ? 'show:court-and-six' : undefined;
  },
  required: () => undefined,
  chips: {
    purse: 'purse',
    pots: () => [{ purse: 'farm', where: 'centre', room: { ...HEAP_ROOM, width: HEAP_ROOM.width * 1.6 } }],
  },
  turnsOver: showsHand,
  words: wordsOf('farmer', () => import('./words/say.ts')),
  sheets: sheetsOf('farmer', () => import('./words/sheet.ts')),
};
