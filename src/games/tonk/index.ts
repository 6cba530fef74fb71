/** Tonk: the fast rummy for money. Wiring only. */
import { defineGame } from '../contract/contract.ts';
import { OFF_TURN, options } from './options.ts';
import { TonkRules } from './rules.ts';

export const game = defineGame({
  id: 'tonk',
  options,
  secrecy: {
    faceUp: ['discard', 'meld'],
    ownerOnly: ['hand'],
    offTurn: OFF_TURN,
    hiddenActs: ['no-tonk'],
  },
  table: (chosen, seats) => new TonkRules(chosen, seats),
});
