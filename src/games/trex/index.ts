/** Trex: the Levantine game of kingdoms, four contracts in tricks and one on a layout. Wiring only. */
import { defineGame } from '../contract/contract.ts';
import { options } from './options.ts';
import { TrexRules } from './rules.ts';

export const game = defineGame({
  id: 'trex',
  options,
  secrecy: { faceUp: ['exposed', 'trick', 'taken', 'layout'], ownerOnly: ['hand'], offTurn: [] },
  table: (chosen, seats) => new TrexRules(chosen, seats),
});
