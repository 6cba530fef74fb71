/** One Card: bids, tricks, a joker that turns the order over, and a last card in the middle. Wiring only. */
import { defineGame } from '../contract/contract.ts';
import { options } from './options.ts';
import { OneCardRules } from './rules.ts';

export const game = defineGame({
  id: 'one-card',
  options,
  secrecy: { faceUp: ['trick', 'won'], ownerOnly: ['hand'], offTurn: [] },
  table: (chosen, seats) => new OneCardRules(chosen, seats),
});
