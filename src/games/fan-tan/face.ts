/** Fan Tan on the table: four rows from the sevens, the pot beside them, purses on the plates. */
import type { GameFace } from '../face/game-face.ts';
import { showsHand } from '../face/fields.ts';
import { sheetsOf, wordsOf } from '../face/words/spoken.ts';
import { options } from './options.ts';

export const face: GameFace = {
  id: 'fan-tan',
  options,
  places: [
    { name: 'hand', of: 'seat', shape: 'fan', where: 'seat', faceUp: 'owner', count: true, sorted: true },
    { name: 'high', of: 'keyed', shape: 'runs', where: 'centre', faceUp: 'all', count: false, ranks: 'KQJT98' },
    { name: 'seven', of: 'keyed', shape: 'runs', where: 'centre', faceUp: 'all', count: false, ranks: '7' },
    { name: 'low', of: 'keyed', shape: 'runs', where: 'centre', faceUp: 'all', count: false, ranks: '65432A' },
    { name: 'stock', of: 'table', shape: 'stack', where: 'centre', faceUp: 'none', count: false, over: 'seven' },
  ],
  offTurn: [],
  gestures: {
    play: { by: 'card', field: 'card', from: 'hand', to: 'seven' },
    pass: { by: 'button', size: 'plain' },
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
  shows: showsHand,
  words: wordsOf('fan-tan', () => import('./words/say.ts')),
  sheets: sheetsOf('fan-tan', () => import('./words/sheet.ts')),
};
