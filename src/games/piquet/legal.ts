/**
 * What may be done at a Piquet table. Only one seat has a choice at any time; each set of its acts is found by one
 * function here, which both the list and the check of an act read.
 */
import type { Seat } from '../../cards/card.ts';
import { at } from '../../cards/state-array.ts';
import type { Act, Acts, State } from '../contract/contract.ts';
import {
  ANSWER,
  CARTE_BLANCHE,
  CLAIM,
  DECLARE,
  DISCARD,
  DRAW,
  END,
  EQUAL,
  GOOD,
  KEEP,
  NOT_GOOD,
  PLAY,
  REVEAL,
  SILENT,
} from './acts.ts';
import { SET, countClaims, countOf } from './combinations.ts';
import { bestStrength } from './dialogue.ts';
import {
  ANSWERS_MAKING,
  BLANCHE,
  CLAIMING,
  ELDER_EXCHANGES,
  ELDER_SPEAKS,
  HAND,
  KIND,
  LAID,
  MOST_EXCHANGED,
  OVER,
  PHASE,
  PLAYING,
  RESERVE,
  RESERVE_EXCHANGE,
  TALON_LEFT,
  TALON_SIZE,
  TURN,
  YOUNGER_ANSWERS,
  YOUNGER_EXCHANGES,
  YOUNGER_SPEAKS,
  elderTook,
  isBlanche,
  twelve,
} from './state.ts';
import { playable } from './tricks.ts';

const NONE = 0;

/** Fills `out` with the acts of the seat that chooses, ascending. */
export function list(state: State, out: Acts): void {
  out.clear();
  const seat = state[TURN];
  switch (state[PHASE]) {
    case OVER:
      return;
    case PLAYING:
      out.addEach(seat, PLAY, playable(state, seat));
      return;
    case ELDER_EXCHANGES:
    case YOUNGER_EXCHANGES:
    case RESERVE_EXCHANGE:
      out.addEach(seat, ANSWER, wordsBeforeCards(state, seat));
      out.addEach(seat, DISCARD, discards(state, seat));
      out.addEach(seat, DRAW, drawOrKeep(state, seat));
      return;
    case TALON_LEFT:
      out.add(seat, KEEP);
      out.add(seat, REVEAL);
      return;
    default:
      out.addEach(seat, ANSWER, wordsBeforeCards(state, seat));
      out.addEach(seat, REVEAL, revealOrSilent(state));
  }
}

/** Is this act in the list? */
export function allows(state: State, seat: Seat, act: Act): boolean {
  if (seat !== state[TURN] || act < 0 || act >= END) return false;
  if (act >= REVEAL) return has(revealOrSilent(state), act - REVEAL);
  if (act >= PLAY) return state[PHASE] === PLAYING && has(playable(state, seat), act - PLAY);
  if (act >= DRAW) return has(drawOrKeep(state, seat), act - DRAW);
  if (act >= DISCARD) return has(discards(state, seat), act - DISCARD);
  return has(wordsBeforeCards(state, seat), act);
}

const has = (set: number, bit: number): boolean => ((set >>> bit) & 1) !== 0;

/** The acts that sort before cards are laid out, as bits: answers, carte blanche, claims, declarations. */
function wordsBeforeCards(state: State, seat: Seat): number {
  switch (state[PHASE]) {
    case ELDER_EXCHANGES:
      return mayDeclareBlanche(state, seat) ? 0b11111 << (CARTE_BLANCHE + 1) : NONE; // [PQ-X7] take 1 to 5
    case YOUNGER_EXCHANGES:
      return mayDeclareBlanche(state, seat) ? 1 << CARTE_BLANCHE : NONE; // [PQ-X6]
    case ELDER_SPEAKS:
    case YOUNGER_SPEAKS:
      return bestStrength(state, seat) === 0 ? NONE : 1 << (DECLARE + state[KIND]); // [PQ-D4, PQ-D8]
    case YOUNGER_ANSWERS:
    case ANSWERS_MAKING:
      return answers(state, seat) << (ANSWER + 3 * state[KIND]);
    case CLAIMING:
      return ((1 << countClaims(state[KIND], twelve(state, seat))) - 1) << CLAIM; // [PQ-D10]
    default:
      return NONE;
  }
}

/** Only before the first card is laid out, and once [PQ-X5]. */
const mayDeclareBlanche = (state: State, seat: Seat): boolean =>
  at(state, LAID + seat) === 0 && at(state, BLANCHE + seat) === 0 && isBlanche(at(state, HAND + seat));

/** `good` always; what is better or equal by what was said so far [PQ-D5, PQ-D6]. Of sets the rank was said, too. */
function answers(state: State, younger: Seat): number {
  const elders = bestStrength(state, 1 - younger);
  const own = bestStrength(state, younger);
  const isAllSaid = state[KIND] === SET || state[PHASE] === ANSWERS_MAKING;
  const better = isAllSaid ? own - elders : countOf(own) - countOf(elders);
  return (1 << GOOD) | (better > 0 ? 1 << NOT_GOOD : better === 0 ? 1 << EQUAL : NONE);
}

/** The cards that may still be laid out. */
function discards(state: State, seat: Seat): number {
  return at(state, LAID + seat) < mostDiscards(state) ? at(state, HAND + seat) : NONE;
}

/** [PQ-X1, PQ-X3, PQ-X7] */
function mostDiscards(state: State): number {
  switch (state[PHASE]) {
    case ELDER_EXCHANGES:
      return MOST_EXCHANGED;
    case YOUNGER_EXCHANGES:
      return Math.min(MOST_EXCHANGED, TALON_SIZE - elderTook(state));
    case RESERVE_EXCHANGE:
      return state[RESERVE];
    default:
      return 0;
  }
}

/** At least one card is exchanged, of a reserve all; `keep` as [PQ-X4]. */
function drawOrKeep(state: State, seat: Seat): number {
  if (state[PHASE] === TALON_LEFT) return 1 << (KEEP - DRAW);
  const least = state[PHASE] === RESERVE_EXCHANGE ? state[RESERVE] : 1;
  return mostDiscards(state) > 0 && at(state, LAID + seat) >= least ? 1 : NONE;
}

/** `reveal` as [PQ-X4]; `silent` is always possible where something may be declared [PQ-D4, PQ-D8]. */
function revealOrSilent(state: State): number {
  switch (state[PHASE]) {
    case TALON_LEFT:
      return 1;
    case ELDER_SPEAKS:
    case YOUNGER_SPEAKS:
      return 1 << (SILENT - REVEAL + state[KIND]);
    default:
      return NONE;
  }
}
