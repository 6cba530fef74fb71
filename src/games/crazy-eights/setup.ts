/** The deal, and the first card that is turned up [CE-S3 to CE-S5]. */
import type { Chance } from '../../cards/chance.ts';
import type { WriteLine, Start, State } from '../contract/contract.ts';
import type { LineWriter } from '../kit/line-writer.ts';
import { dealHands, turnUp } from '../kit/matching/hands.ts';
import { NEED } from '../kit/matching/state.ts';
import type { RuleOptions } from './rule-options.ts';

/** Begins a deal in `state`; of what it held only the scores last. */
export function deal(
  state: State,
  start: Start,
  options: RuleOptions,
  chance: Chance,
  writer: LineWriter,
  write?: WriteLine,
): void {
  dealHands(state, start, options, chance, writer, write); // [CE-S3, CE-S5]
  let card: number;
  do card = turnUp(state, options, chance, writer, write);
  while (options.turnsWild && options.isWild(card)); // what lies under the one that stays is part of the discard [CE-S4]
  state[NEED] = options.needAfter(card);
}
