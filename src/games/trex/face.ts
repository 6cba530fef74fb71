/** Trex on the table: tricks in the middle, or the four rows of Trex proper in the same room; what was taken before each seat. */
import type { GameFace } from '../face/game-face.ts';
import { cardsIn } from '../face/fields.ts';
import { button, chooseCards, listButton, menuItem, playCard } from '../face/gestures.ts';
import { pile } from '../face/layout/pile.ts';
import { ring } from '../face/layout/ring.ts';
import { runs } from '../face/layout/runs.ts';
import { sheetsOf, wordsOf } from '../face/words/spoken.ts';
import { options } from './options.ts';
import { requiredSuit } from './words/table.ts';

export const face: GameFace = {
  id: 'trex',
  options,
  places: [
    { name: 'hand', owner: 'seat', where: 'seat', faceUp: 'owner', count: true, sorted: true },
    { name: 'exposed', owner: 'seat', where: 'front', faceUp: 'all', count: false, inHand: true, lines: 0 },
    { name: 'taken', owner: 'seat', where: 'front', faceUp: 'all', count: false },
    { name: 'trick', owner: 'table', where: 'centre', arrangement: ring, faceUp: 'all', count: false },
    {
      name: 'layout',
      owner: 'keyed',
      where: 'centre',
      arrangement: runs({ layout: 'AKQJT98765432' }, { onceLaid: true }),
      faceUp: 'all',
      count: false,
      over: 'trick',
    },
    { name: 'stock', owner: 'table', where: 'centre', arrangement: pile, faceUp: 'none', count: false, over: 'trick' },
    { name: 'won', owner: 'seat', where: 'pile', faceUp: 'none', count: false },
  ],
  offTurn: [],
  gestures: {
    contract: menuItem,
    expose: { ...chooseCards('cards'), ...listButton },
    abandon: button,
    keep: button,
    play: playCard('card', 'trick'),
    pass: button,
  },
  flights: {
    deal: 'deal',
    expose: 'play',
    play: 'play',
    capture: 'collect',
    collect: 'collect',
    'show-twos': 'play',
    finish: 'gather',
  },
  moments: {
    'act:contract': { effect: 'bubble', sound: 'call' },
    'act:expose': { effect: 'bubble', sound: 'knock' },
    'act:pass': { effect: 'bubble', sound: 'knock' },
    'act:abandon': { effect: 'bubble', sound: 'penalty' },
    'note:kingdom': { effect: 'flourish', sound: 'joker' },
    'note:out': { effect: 'bubble', sound: 'win' },
    'end:complete': { effect: 'flourish', sound: 'win' },
    'end:decided': { effect: 'flourish', sound: 'win' },
    'end:abandoned': { sound: 'loss' },
    'end:kingdoms': { effect: 'flourish', sound: 'win' },
  },
  trick: 'trick',
  required: requiredSuit,
  turnsOver: (note) =>
    note.what === 'show' && note.seat !== undefined
      ? { up: { place: `hand/${String(note.seat)}`, cards: cardsIn(note['cards']), for: 'act' } }
      : undefined,
  regulars: ['aunt', 'uncle', 'doctor'],
  words: wordsOf('trex', () => import('./words/say.ts')),
  sheets: sheetsOf('trex', () => import('./words/sheet.ts')),
};
