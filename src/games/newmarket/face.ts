/** Newmarket on the table: four pay cards with their chips, the extra hand beside them, the run below; earlier ones before each seat. */
import type { GameFace } from '../face/game-face.ts';
import { showsHand } from '../face/fields.ts';
import { bigListButton, button, numberButton, playCard, tapThing } from '../face/gestures.ts';
import { pile } from '../face/layout/pile.ts';
import { PAY_CARD_ROOM } from '../face/layout/pots.ts';
import { row } from '../face/layout/row.ts';
import { sheetsOf, wordsOf } from '../face/words/spoken.ts';
import { OFF_TURN, options } from './options.ts';
import { byRuns } from './arrangement.ts';
import { missing, payCards } from './words/table.ts';

export const face: GameFace = {
  id: 'newmarket',
  options,
  places: [
    { name: 'hand', owner: 'seat', where: 'seat', faceUp: 'owner', count: true, sorted: true },
    {
      ...{ name: 'played', owner: 'seat', where: 'front', faceUp: 'all', count: false },
      ...{ parts: byRuns, together: row({ grows: true }) },
    },
    { name: 'widow', owner: 'table', where: 'right', arrangement: pile, faceUp: 'none', count: true },
    { name: 'dead', owner: 'table', where: 'right', arrangement: pile, faceUp: 'none', count: false, over: 'widow' },
    { name: 'stock', owner: 'table', where: 'right', arrangement: pile, faceUp: 'none', count: false, over: 'widow' },
  ],
  offTurn: OFF_TURN,
  gestures: {
    exchange: button,
    keep: button,
    bid: numberButton,
    pass: button,
    play: playCard('card', 'played'),
    collect: { ...tapThing((action) => `pot/${String(action['card'])}`), ...bigListButton },
  },
  flights: { deal: 'deal', exchange: 'gather', play: 'play' },
  moments: {
    'act:exchange': { effect: 'bubble', sound: 'slide' },
    'act:keep': { effect: 'bubble', sound: 'knock' },
    'act:bid': { effect: 'bubble', sound: 'knock' },
    'act:pass': { effect: 'bubble' },
    'act:collect': { effect: 'bubble', sound: 'call' },
    'note:sold': { effect: 'flourish', sound: 'call' },
    'note:unsold': { sound: 'knock' },
    'note:stop': { effect: 'bubble', sound: 'knock', holdMs: 700 }, // time to see what is missing
    'chips:collect': { effect: 'flash', sound: 'flash', holdMs: 500 },
    'note:no-lead': { effect: 'bubble' },
    'note:forfeit': { effect: 'shake', sound: 'penalty' },
    'end:out': { effect: 'flourish', sound: 'win' },
    'end:deals': { effect: 'flourish', sound: 'win' },
    'end:broke': { effect: 'flourish', sound: 'win' },
  },
  required: () => undefined,
  ghosts: missing,
  chips: {
    purse: 'purse',
    pots: (chosen) => [
      ...payCards(chosen).map((card) => ({ purse: `pot/${card}`, where: 'centre', card }) as const),
      ...(Number(chosen['kitty']) > 0 ? [{ purse: 'pot/kitty', where: 'centre', room: PAY_CARD_ROOM } as const] : []),
    ],
  },
  turnsOver: showsHand,
  regulars: ['skipper', 'redhead'],
  words: wordsOf('newmarket', () => import('./words/say.ts')),
  sheets: sheetsOf('newmarket', () => import('./words/sheet.ts')),
};
