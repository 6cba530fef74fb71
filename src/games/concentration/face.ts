/** Concentration on the table: the whole felt is the grid; each seat's pairs lie as a small pile at its plate. */
import type { Options } from '../../record/line.ts';
import type { GameFace } from '../face/game-face.ts';
import { cardsIn } from '../face/fields.ts';
import { button, tapThing } from '../face/gestures.ts';
import { grid } from '../face/layout/grid.ts';
import { pile } from '../face/layout/pile.ts';
import { sheetsOf, wordsOf } from '../face/words/spoken.ts';
import { options } from './options.ts';

/** How many cards are laid out [CO-S2]. */
const cardsOf = ({ options: chosen }: { readonly options: Options }): number =>
  Number(chosen['decks'] ?? 1) * (4 * Number(chosen['ranks'] ?? 13) + (chosen['jokers'] === true ? 2 : 0));

const placesIn = (field: unknown): readonly string[] =>
  Array.isArray(field) ? field.filter((one): one is string => typeof one === 'string') : [];

export const face: GameFace = {
  id: 'concentration',
  options,
  places: [
    { name: 'grid', owner: 'keyed', where: 'centre', arrangement: grid(cardsOf), faceUp: 'none', count: false },
    { name: 'won', owner: 'seat', where: 'pile', faceUp: 'none', count: false },
    { name: 'stock', owner: 'table', where: 'centre', arrangement: pile, faceUp: 'none', count: false, over: 'grid' },
  ],
  offTurn: [],
  gestures: {
    flip: tapThing((action) => (typeof action['place'] === 'string' ? action['place'] : undefined)),
    'time-up': button,
  },
  flights: { deal: 'deal', pair: 'collect' },
  moments: {
    'note:show': { sound: 'card', holdMs: 420 },
    'note:pair': { effect: 'flash', sound: 'flash', holdMs: 500 },
    'note:cover': { sound: 'slide', waitMs: 1200 },
    'end:cleared': { effect: 'flourish', sound: 'win' },
    'end:limit': { sound: 'loss' },
    'end:stalled': { sound: 'loss' },
    'end:time': { sound: 'loss' },
    'end:deals': { effect: 'flourish', sound: 'win' },
  },
  required: () => undefined,
  turnsOver: (note) => {
    const place = note['place'];
    if (note.what === 'cover') return { down: placesIn(note['places']) };
    return note.what === 'show' && typeof place === 'string'
      ? { up: { place, cards: cardsIn(note['cards']), for: 'down' } }
      : undefined;
  },
  words: wordsOf('concentration', () => import('./words/say.ts')),
  sheets: sheetsOf('concentration', () => import('./words/sheet.ts')),
};
