/** Looking for thirty in the words alone [Strategy 7]: what a hand would declare, and which single cards make it enough. */
import { countBits } from '../../cards/bits.ts';
import { at } from '../../cards/state-array.ts';
import { SEQUENCE, sumOf } from './combinations.ts';

const THIRTY = 30; // [PQ-B1]
const SET_RANKS = 5; // A to T
const OF_RANK = [0, 0, 0, 3, 14]; // points by the cards held of one rank
const POINT_GAIN = 1; // what one card more adds to the point
const TRIO_GAIN = 3; // what it adds as the third of its rank
const QUATORZE_GAIN = 11; // what it adds as the fourth

/** By a suit's cards: what its sequences make, and how much more they would with one card more. */
const SEQUENCES = Int32Array.from({ length: 256 }, (_, suit) => sumOf(SEQUENCE, suit));
const SEQUENCE_GAIN = Int32Array.from({ length: 256 }, (_, suit) =>
  Math.max(...Array.from({ length: 8 }, (__, rank) => at(SEQUENCES, suit | (1 << rank)) - at(SEQUENCES, suit))),
);

/** What these cards make in the words if all is good. */
function declared(cards: number): number {
  let longest = 0;
  let points = 0;
  for (let shift = 0; shift < 32; shift += 8) {
    const suit = (cards >>> shift) & 0xff;
    longest = Math.max(longest, countBits(suit));
    points += at(SEQUENCES, suit);
  }
  for (let rank = 0; rank < SET_RANKS; rank += 1) points += OF_RANK[countBits((cards >>> rank) & 0x01010101)] ?? 0;
  return longest + points;
}

/** No single card adds more than this. */
function mostGain(cards: number): number {
  let sequence = 0;
  for (let shift = 0; shift < 32; shift += 8)
    sequence = Math.max(sequence, at(SEQUENCE_GAIN, (cards >>> shift) & 0xff));
  let set = TRIO_GAIN;
  for (let rank = 0; rank < SET_RANKS; rank += 1)
    if (countBits((cards >>> rank) & 0x01010101) === 3) set = QUATORZE_GAIN;
  return POINT_GAIN + sequence + set;
}

/** Those of the unseen cards that would make a repique of these, each by itself; all of them where nothing is lacking. */
export function repiqueCards(cards: number, unseen: number): number {
  const lacking = THIRTY - declared(cards);
  if (lacking <= 0) return unseen;
  if (lacking > mostGain(cards)) return 0;
  let found = 0;
  for (let rest = unseen; rest !== 0; rest &= rest - 1)
    if (declared(cards | (rest & -rest)) >= THIRTY) found |= rest & -rest;
  return found;
}
