/** Piquet on the table: the talon as five and three, discards before their owners, the words said aloud, the tricks. */
import type { GameFace } from '../face/game-face.ts';
import { cardsIn } from '../face/fields.ts';
import { bigListButton, button, menuItem, planCards, playCard } from '../face/gestures.ts';
import { heap } from '../face/layout/pile.ts';
import { ring } from '../face/layout/ring.ts';
import { row } from '../face/layout/row.ts';
import { sheetsOf, wordsOf } from '../face/words/spoken.ts';
import { options } from './options.ts';
import { RUBICON, mostToLayOut, requiredSuit } from './words/asked.ts';

/** A combination is shown for a moment; the talon stays as it was seen. */
const turnsOver: GameFace['turnsOver'] = (note) => {
  const cards = cardsIn(note['cards']);
  if (note.what === 'cut' || note.what === 'look' || note['why'] === 'talon')
    return { up: { place: 'stock', cards, for: 'deal' } };
  if (note.what !== 'show' || note.seat === undefined) return undefined;
  return { up: { place: `hand/${String(note.seat)}`, cards, for: 'act' } };
};

/** Scores that are louder than what they lead to. */
const CALLED: readonly string[] = ['repique', 'pique', 'capot'];

export const face: GameFace = {
  id: 'piquet',
  options,
  places: [
    { name: 'hand', owner: 'seat', where: 'seat', faceUp: 'owner', count: true, sorted: true },
    {
      name: 'stock',
      owner: 'table',
      where: 'centre',
      arrangement: row({ groups: [3, 5], spent: true }), // from the bottom: three for the dealer, five for the other
      faceUp: 'none',
      count: true,
    },
    { name: 'trick', owner: 'table', where: 'centre', arrangement: ring, faceUp: 'all', count: false },
    { name: 'discard', owner: 'seat', where: 'front', faceUp: 'owner', count: false },
    { name: 'reserve', owner: 'seat', where: 'front', faceUp: 'none', count: false },
    { name: 'won', owner: 'seat', where: 'pile', faceUp: 'all', count: false, arrange: heap(2) },
  ],
  offTurn: [],
  gestures: {
    'carte-blanche': bigListButton,
    discard: planCards('card', 'draw', mostToLayOut),
    draw: button,
    reveal: menuItem,
    keep: menuItem,
    declare: menuItem,
    silent: menuItem,
    answer: menuItem,
    claim: menuItem,
    play: playCard('card', 'trick'),
  },
  flights: { deal: 'deal', discard: 'play', draw: 'draw', reserve: 'draw', play: 'play', collect: 'collect' },
  moments: {
    'note:cut': { sound: 'card', holdMs: 1600 },
    'note:carte-blanche': { effect: 'bubble', sound: 'call', holdMs: 900 },
    'note:declare': { effect: 'bubble', sound: 'knock', holdMs: 900 },
    'note:making': { effect: 'bubble', sound: 'call', holdMs: 900 },
    'note:show': { effect: 'bubble', sound: 'card', holdMs: 1300 },
    'act:silent': { effect: 'bubble', holdMs: 600 },
    'act:answer': { effect: 'bubble', sound: 'knock', holdMs: 700 },
    'score:repique': { effect: 'flourish', sound: 'joker', holdMs: 1400 },
    'score:pique': { effect: 'flourish', sound: 'joker', holdMs: 1400 },
    'score:cards': { effect: 'bubble', sound: 'call', holdMs: 500 },
    rubicon: { effect: 'flourish', sound: 'call', holdMs: 1200 },
    'score:capot': { effect: 'flourish', sound: 'joker', holdMs: 1400 },
    'end:done': { effect: 'flourish', sound: 'win' },
    'end:partie': { effect: 'flourish', sound: 'win' },
    'end:draw': { sound: 'call' },
  },
  trick: 'trick',
  required: requiredSuit,
  momentOf: (line, { total }) =>
    line.type !== 'score' || CALLED.includes(line.why) || total < RUBICON || total - line.points >= RUBICON
      ? undefined
      : 'rubicon',
  turnsOver,
  regulars: ['marquise', 'professor'],
  words: wordsOf('piquet', () => import('./words/say.ts')),
  sheets: sheetsOf('piquet', () => import('./words/sheet.ts')),
};
