/** Farmer: a common pot that only a hand of exactly 16 takes. Wiring only. */
import { defineGame } from '../contract/contract.ts';
import { options } from './options.ts';
import { FarmerRules } from './rules.ts';

export const game = defineGame({
  id: 'farmer',
  options,
  secrecy: { faceUp: ['up'], ownerOnly: ['hand'], offTurn: [] },
  table: (chosen, seats) => new FarmerRules(chosen, seats),
});
