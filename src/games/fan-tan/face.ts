/** Fan Tan on the table: four rows from the sevens, the pot beside them, purses on the plates. */
import type { GameFace } from '../face/game-face.ts';
import { showsHand } from '../face/fields.ts';
import { button, playCard } from '../face/gestures.ts';
import { pile } from '../face/layout/pile.ts';
import { runs } from '../face/layout/runs.ts';
import { sheetsOf, wordsOf } from '../face/words/spoken.ts';
import { options } from './options.ts';

/** A row for each suit: up from the seven to the left, down to the right. */
const rows = runs({ high: 'KQJT98', seven: '7', low: '65432A' });

export const face: GameFace = {
  id: 'fan-tan',
  options,
  places: [
    { name: 'hand', owner: 'seat', where: 'seat', faceUp: 'owner', count: true, sorted: true },
    { name: 'high', owner: 'keyed', where: 'centre', arrangement: rows, faceUp: 'all', count: false },
    { name: 'seven', owner: 'keyed', where: 'centre', arrangement: rows, faceUp: 'all', count: false },
    { name: 'low', owner: 'keyed', where: 'centre', arrangement: rows, faceUp: 'all', count: false },
    { name: 'stock', owner: 'table', where: 'centre', arrangement: pile, faceUp: 'none', count: false, over: 'seven' },
  ],
  offTurn: [],
  gestures: {
    play: playCard('card', 'seven'),
    pass: button,
  },
  flights: { deal: 'deal', play: 'play' },
  moments: {
    'act:pass': { effect: 'bubble', sound: 'knock' },
    'note:false-pass': { effect: 'shake', sound: 'penalty', holdMs: 500 },
    'end:out': { effect: 'flourish', sound: 'win' },
    'end:deals': { effect: 'flourish', sound: 'win' },
    'end:broke': { effect: 'flourish', sound: 'win' },
  },
  required: () => undefined,
  chips: { purse: 'purse', pots: () => [{ purse: 'pot', where: 'right' }] },
  turnsOver: showsHand,
  words: wordsOf('fan-tan', () => import('./words/say.ts')),
  sheets: sheetsOf('fan-tan', () => import('./words/sheet.ts')),
};
