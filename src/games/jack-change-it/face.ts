/** Jack Change It on the table: where its places lie, how its actions are done by hand, what its lines look and sound like. */
import type { GameFace } from '../face/game-face.ts';
import { namedSuit } from '../face/matching.ts';
import { showsHand } from '../face/fields.ts';
import { button, playCard, tapPlace } from '../face/gestures.ts';
import { pile } from '../face/layout/pile.ts';
import { sheetsOf, wordsOf } from '../face/words/spoken.ts';
import { options } from './options.ts';

export const face: GameFace = {
  id: 'jack-change-it',
  options,
  places: [
    { name: 'hand', owner: 'seat', where: 'seat', faceUp: 'owner', count: true, sorted: true },
    { name: 'stock', owner: 'table', where: 'centre', arrangement: pile, faceUp: 'none', count: true },
    { name: 'discard', owner: 'table', where: 'centre', arrangement: pile, faceUp: 'all', count: false },
  ],
  offTurn: [],
  gestures: {
    play: playCard('card', 'discard'), // A♥ alone or with a two, a jack's suit: beside it
    draw: { ...tapPlace('stock'), ...button },
    keep: button,
    pass: button,
  },
  flights: { deal: 'deal', upcard: 'play', play: 'play', draw: 'draw', penalty: 'penalty', recycle: 'recycle' },
  moments: {
    'act:pass': { effect: 'bubble', sound: 'knock' },
    'act:keep': { effect: 'bubble' },
    'note:block': { effect: 'bubble', sound: 'knock' },
    'note:suit': { effect: 'bubble', sound: 'flash' },
    'note:reverse': { effect: 'bubble', sound: 'slide', holdMs: 600 }, // the arrow swings round
    'note:skip': { effect: 'bubble', sound: 'knock', holdMs: 600 },
    'note:penalty': { effect: 'shake', sound: 'penalty' },
    'card:AH': { effect: 'light', sound: 'penalty' },
    'end:out': { effect: 'flourish', sound: 'win' },
    'end:blocked': { sound: 'loss' },
    'end:limit': { sound: 'loss' },
    'end:deals': { effect: 'flourish', sound: 'win' },
    'end:target': { effect: 'flourish', sound: 'win' },
  },
  required: namedSuit,
  requiredAt: 'discard',
  turnsOver: showsHand,
  regulars: ['skipper', 'redhead'],
  words: wordsOf('jack-change-it', () => import('./words/say.ts')),
  sheets: sheetsOf('jack-change-it', () => import('./words/sheet.ts')),
};
