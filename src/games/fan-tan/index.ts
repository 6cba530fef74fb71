/** Fan Tan: rows from the sevens, a chip for every turn without a card to add. Wiring only. */
import { defineGame } from '../contract/contract.ts';
import type { Line, Options } from '../../record/line.ts';
import { options } from './options.ts';
import { FanTanRules } from './rules.ts';

export const game = defineGame({
  id: 'fan-tan',
  options,
  secrecy: { faceUp: ['seven', 'low', 'high'], ownerOnly: ['hand'], offTurn: [], tellsTurn },
  table: (chosen, seats) => new FanTanRules(chosen, seats),
});

/** Where a certain seven begins, the first turn of a deal would name its holder [FT-S6]: the others are not told it. */
function tellsTurn(chosen: Options): (line: Line) => boolean {
  let turns = 0; // of this deal
  return (line) => {
    if (line.type === 'deal') turns = 0;
    if (line.type === 'turn') turns += 1;
    return chosen['start'] === 'left' || turns !== 1;
  };
}
