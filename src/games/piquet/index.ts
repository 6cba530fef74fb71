/** Piquet: the old game for two with an exchange, a dialogue and twelve tricks. Wiring only. */
import { defineGame } from '../contract/contract.ts';
import { options } from './options.ts';
import { PiquetRules } from './rules.ts';

export const game = defineGame({
  id: 'piquet',
  options,
  secrecy: {
    faceUp: ['trick', 'won'],
    ownerOnly: ['hand', 'discard'],
    offTurn: [],
    hiddenFields: { discard: ['card'], claim: ['extra'], look: ['cards'] },
    looks: { look: 'stock' },
  },
  table: (chosen, seats) => new PiquetRules(chosen, seats),
});
