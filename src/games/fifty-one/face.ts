/** Fifty-One on the table: five slots in the middle, stock and discard beside them, the own hand below. */
import type { GameFace } from '../face/game-face.ts';
import { showsHand } from '../face/fields.ts';
import { bigButton, button, chooseCards, tapThing } from '../face/gestures.ts';
import { slots } from '../face/layout/cells.ts';
import { pile } from '../face/layout/pile.ts';
import { sheetsOf, wordsOf } from '../face/words/spoken.ts';
import { options } from './options.ts';

const SLOTS = 5;

export const face: GameFace = {
  id: 'fifty-one',
  options,
  places: [
    { name: 'hand', owner: 'seat', where: 'seat', faceUp: 'owner', count: false, sorted: true },
    { name: 'board', owner: 'keyed', where: 'centre', arrangement: slots(() => SLOTS), faceUp: 'all', count: false },
    { name: 'stock', owner: 'table', where: 'left', arrangement: pile, faceUp: 'none', count: true },
    { name: 'discard', owner: 'table', where: 'right', arrangement: pile, faceUp: 'none', count: true },
  ],
  offTurn: [],
  gestures: {
    swap: {
      ...chooseCards('give'),
      ...tapThing((action) => (typeof action['take'] === 'string' ? action['take'] : undefined)),
    },
    'swap-all': button,
    clear: button,
    pass: button,
    stop: bigButton,
    end: button,
  },
  flights: { deal: 'deal', take: 'draw', give: 'play', clear: 'collect', recycle: 'recycle' },
  moments: {
    'act:stop': { effect: 'bubble', sound: 'call' },
    'act:clear': { sound: 'slide' },
    'note:pass': { effect: 'bubble', sound: 'knock' },
    'note:show': { sound: 'card', holdMs: 600 },
    'end:stop': { effect: 'flourish', sound: 'win' },
    'end:rounds': { effect: 'flourish', sound: 'win' },
    'end:deals': { effect: 'flourish', sound: 'win' },
    'end:target': { effect: 'flourish', sound: 'win' },
  },
  required: () => undefined,
  turnsOver: showsHand,
  words: wordsOf('fifty-one', () => import('./words/say.ts')),
  sheets: sheetsOf('fifty-one', () => import('./words/sheet.ts')),
};
