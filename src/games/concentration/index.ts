/** Concentration: finding pairs among cards that lie face down. Wiring only. */
import { defineGame } from '../contract/contract.ts';
import { options } from './options.ts';
import { ConcentrationRules } from './rules.ts';

export const game = defineGame({
  id: 'concentration',
  options,
  secrecy: { faceUp: ['won'], ownerOnly: [], offTurn: [] },
  table: (chosen, seats) => new ConcentrationRules(chosen, seats),
});
