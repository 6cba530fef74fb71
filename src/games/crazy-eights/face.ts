/** Crazy Eights on the table: where its places lie, how its actions are done by hand, what its lines look and sound like. */
import type { GameFace } from '../face/game-face.ts';
import { showsHand } from '../face/fields.ts';
import { options } from './options.ts';
import { namedSuit } from '../face/matching.ts';
import { button, playCard, tapPlace } from '../face/gestures.ts';
import { pile } from '../face/layout/pile.ts';
import { sheetsOf, wordsOf } from '../face/words/spoken.ts';

export const face: GameFace = {
  id: 'crazy-eights',
  options,
  places: [
    { name: 'hand', owner: 'seat', where: 'seat', faceUp: 'owner', count: true, sorted: true },
    { name: 'stock', owner: 'table', where: 'centre', arrangement: pile, faceUp: 'none', count: true },
    { name: 'discard', owner: 'table', where: 'centre', arrangement: pile, faceUp: 'all', count: false },
  ],
  offTurn: [],
  gestures: {
    play: playCard('card', 'discard'),
    draw: { ...tapPlace('stock'), ...button },
    pass: button,
  },
  flights: { deal: 'deal', upcard: 'play', play: 'play', draw: 'dig', penalty: 'penalty', recycle: 'recycle' },
  moments: {
    'act:pass': { effect: 'bubble', sound: 'knock' },
    'note:suit': { effect: 'bubble', sound: 'flash' },
    'note:reverse': { effect: 'bubble', sound: 'slide' },
    'note:skip': { effect: 'bubble', sound: 'knock' },
    'note:penalty': { effect: 'shake', sound: 'penalty' },
    'card:JK': { effect: 'light', sound: 'joker' },
    'end:out': { effect: 'flourish', sound: 'win' },
    'end:blocked': { sound: 'loss' },
    'end:limit': { sound: 'loss' },
    'end:deals': { effect: 'flourish', sound: 'win' },
    'end:target': { effect: 'flourish', sound: 'win' },
  },
  required: namedSuit,
  requiredAt: 'discard',
  turnsOver: showsHand,
  words: wordsOf('crazy-eights', () => import('./words/say.ts')),
  sheets: sheetsOf('crazy-eights', () => import('./words/sheet.ts')),
};
