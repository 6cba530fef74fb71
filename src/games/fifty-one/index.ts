/** Fifty-One: the Japanese game of swapping cards for a hand of one suit. Wiring only. */
import { defineGame } from '../contract/contract.ts';
import { options } from './options.ts';
import { FiftyOneRules } from './rules.ts';

export const game = defineGame({
  id: 'fifty-one',
  options,
  secrecy: { faceUp: ['discard', 'board'], ownerOnly: ['hand'], offTurn: [] },
  table: (chosen, seats) => new FiftyOneRules(chosen, seats),
});
