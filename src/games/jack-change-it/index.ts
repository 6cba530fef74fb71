/** Jack Change It: match suit or rank, jacks change the suit, and twos, eights, queens and A♥ bite. Wiring only. */
import { defineGame } from '../contract/contract.ts';
import { options } from './options.ts';
import { JackChangeItRules } from './rules.ts';

export const game = defineGame({
  id: 'jack-change-it',
  options,
  secrecy: { faceUp: ['discard'], ownerOnly: ['hand'], offTurn: [] },
  table: (chosen, seats) => new JackChangeItRules(chosen, seats),
});
