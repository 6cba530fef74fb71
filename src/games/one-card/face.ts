/** One Card on the table: where its places lie, how its actions are done by hand, what its lines look and sound like. */
import { isCard, type Card } from '../../cards/card.ts';
import type { GameFace } from '../face/game-face.ts';
import { bigButton, button, numberButton, playCard } from '../face/gestures.ts';
import { pile } from '../face/layout/pile.ts';
import { ringAround } from '../face/layout/ring.ts';
import { sheetsOf, wordsOf } from '../face/words/spoken.ts';
import { options } from './options.ts';
import { requiredSuit } from './words/table.ts';

export const face: GameFace = {
  id: 'one-card',
  options,
  places: [
    { name: 'hand', owner: 'seat', where: 'seat', faceUp: 'owner', count: true, sorted: true },
    { name: 'trick', owner: 'table', where: 'centre', arrangement: ringAround, faceUp: 'all', count: false },
    { name: 'kitty', owner: 'table', where: 'centre', arrangement: pile, faceUp: 'none', count: false, over: 'trick' },
    { name: 'won', owner: 'seat', where: 'pile', faceUp: 'none', count: false },
    { name: 'stock', owner: 'table', where: 'centre', arrangement: pile, faceUp: 'none', count: false, over: 'trick' },
  ],
  offTurn: [],
  gestures: {
    play: playCard('card', 'trick'),
    bid: numberButton,
    pass: button,
    keep: button,
    reverse: bigButton,
  },
  flights: { deal: 'deal', play: 'play', collect: 'collect', 'one-card': 'gather' },
  moments: {
    'act:bid': { effect: 'bubble', sound: 'knock' },
    'act:pass': { effect: 'bubble' },
    'act:keep': { effect: 'bubble' },
    'note:contract': { effect: 'flourish', sound: 'call' },
    'note:trump': { effect: 'flash', sound: 'flash' },
    'note:trick-won': { effect: 'flash' },
    'note:reversed': { effect: 'bubble', sound: 'riffle' },
    'note:one-card': { effect: 'light', sound: 'joker' },
    'card:JK': { effect: 'light', sound: 'joker' },
    'end:played': { effect: 'flourish', sound: 'win' },
    'end:target': { effect: 'flourish', sound: 'win' },
    'end:tie': { effect: 'flourish', sound: 'win' },
    'end:rounds': { effect: 'flourish', sound: 'win' },
  },
  trick: 'trick',
  required: requiredSuit,
  turnsOver: (note) =>
    note.what === 'one-card' && typeof note['card'] === 'string' && note.seat !== undefined
      ? { up: { place: `won/${String(note.seat)}`, cards: cardsOf(note['card']), for: 'deal' } }
      : undefined,
  words: wordsOf('one-card', () => import('./words/say.ts')),
  sheets: sheetsOf('one-card', () => import('./words/sheet.ts')),
};

const cardsOf = (text: string): readonly Card[] => (isCard(text) ? [text] : []);
