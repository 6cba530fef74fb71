/** Newmarket, or Michigan: runs of suits past four pay cards, and an extra hand to be auctioned. Wiring only. */
import { defineGame } from '../contract/contract.ts';
import type { Line } from '../../record/line.ts';
import { OFF_TURN, options } from './options.ts';
import { NewmarketRules } from './rules.ts';

export const game = defineGame({
  id: 'newmarket',
  options,
  secrecy: { faceUp: ['played'], ownerOnly: ['hand'], offTurn: OFF_TURN, tellsTurn },
  table: (chosen, seats) => new NewmarketRules(chosen, seats),
});

/** While a card is due, whose turn it is would name the seat that holds it [NM-P2]: the others are not told it. */
function tellsTurn(): (line: Line) => boolean {
  let isDue = false;
  return (line) => {
    if (line.type === 'deal') isDue = false;
    if (line.type === 'move' && line.why === 'play') isDue = true;
    if (line.type === 'note' && line.what === 'stop') isDue = false;
    return !isDue;
  };
}
