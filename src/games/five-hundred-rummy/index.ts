/** 500 Rummy: a rummy in which the cards on the table score. Wiring only. */
import { defineGame } from '../contract/contract.ts';
import { OFF_TURN, options } from './options.ts';
import { FiveHundredRummyRules } from './rules.ts';

export const game = defineGame({
  id: 'five-hundred-rummy',
  options,
  secrecy: { faceUp: ['discard', 'meld'], ownerOnly: ['hand'], offTurn: OFF_TURN },
  table: (chosen, seats) => new FiveHundredRummyRules(chosen, seats),
});
