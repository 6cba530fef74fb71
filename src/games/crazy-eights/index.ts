/** Crazy Eights: match suit or rank, and an eight names the suit. Wiring only. */
import { defineGame } from '../contract/contract.ts';
import { options } from './options.ts';
import { CrazyEightsRules } from './rules.ts';

export const game = defineGame({
  id: 'crazy-eights',
  options,
  secrecy: { faceUp: ['discard'], ownerOnly: ['hand'], offTurn: [] },
  table: (chosen, seats) => new CrazyEightsRules(chosen, seats),
});
