/** Page One on the table: where its places lie, how its actions are done by hand, what its lines look and sound like. */
import type { GameFace } from '../face/game-face.ts';
import { besidePlate, bigButton, button, playCard, tapPlace } from '../face/gestures.ts';
import { pile } from '../face/layout/pile.ts';
import { ring } from '../face/layout/ring.ts';
import { sheetsOf, wordsOf } from '../face/words/spoken.ts';
import { OFF_TURN, options } from './options.ts';
import { calls, requiredSuit } from './words/table.ts';

export const face: GameFace = {
  id: 'page-one',
  options,
  places: [
    { name: 'hand', owner: 'seat', where: 'seat', faceUp: 'owner', count: true, sorted: true },
    { name: 'trick', owner: 'table', where: 'centre', arrangement: ring, faceUp: 'all', count: false },
    { name: 'stock', owner: 'table', where: 'left', arrangement: pile, faceUp: 'none', count: true },
    { name: 'discard', owner: 'table', where: 'right', arrangement: pile, faceUp: 'none', count: true },
  ],
  offTurn: OFF_TURN,
  gestures: {
    play: playCard('card', 'trick'),
    draw: { ...tapPlace('stock'), ...button },
    pickup: { ...tapPlace('trick'), ...button },
    pass: button,
    call: bigButton,
    challenge: besidePlate('seat'),
    accept: button,
  },
  flights: {
    deal: 'deal',
    draw: 'dig',
    play: 'play',
    collect: 'collect',
    recycle: 'recycle',
    pickup: 'gather',
    penalty: 'penalty',
  },
  moments: {
    'act:call': { effect: 'bubble', sound: 'call' },
    'act:challenge': { effect: 'bubble', sound: 'knock' },
    'act:accept': { effect: 'bubble' },
    'act:pass': { effect: 'bubble', sound: 'knock' },
    'card:JK': { effect: 'light', sound: 'joker' },
    'note:suit': { effect: 'flash', sound: 'flash' },
    'note:trick-won': { effect: 'flash' },
    'note:forgot': { effect: 'shake', sound: 'penalty' },
    'end:out': { effect: 'flourish', sound: 'win' },
    'end:stuck': { sound: 'loss' },
    'end:limit': { sound: 'loss' },
    'end:target': { effect: 'flourish', sound: 'win' },
    'end:deal-limit': { effect: 'flourish', sound: 'win' },
  },
  marks: calls,
  trick: 'trick',
  required: requiredSuit,
  regulars: ['grandmother', 'carpenter', 'student'],
  words: wordsOf('page-one', () => import('./words/say.ts')),
  sheets: sheetsOf('page-one', () => import('./words/sheet.ts')),
};
