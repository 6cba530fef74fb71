/** Page One: the Japanese going-out game played in tricks. Wiring only. */
import { defineGame } from '../contract/contract.ts';
import { OFF_TURN, options } from './options.ts';
import { PageOneRules } from './rules.ts';

export const game = defineGame({
  id: 'page-one',
  options,
  secrecy: { faceUp: ['trick', 'discard'], ownerOnly: ['hand'], offTurn: OFF_TURN },
  table: (chosen, seats) => new PageOneRules(chosen, seats),
});
