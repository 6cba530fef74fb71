/** Who may do what: the seat on turn, and the owner of a pay card whose chips lie there to be claimed. */
import type { Seat } from '../../cards/card.ts';
import type { Act, Acts, State } from '../contract/contract.ts';
import { BID, BID_STEPS, COLLECT, EXCHANGE, KEEP, PASS, PLAY, amountOf } from './acts.ts';
import {
  BIDDING,
  CLAIM,
  DECIDING,
  DUE,
  FOLLOWING,
  LEADING,
  LEADS,
  OVER,
  PHASE,
  SUIT_SIZE,
  TURN,
  claimCard,
  claimOwner,
  purseOf,
  suitHeld,
} from './state.ts';

/** Fills `out` with every seat's acts, in the order of a `turn` line; nothing once the deal is over. */
export function list(state: State, out: Acts): void {
  out.clear();
  if (state[PHASE] === OVER) return;
  const turn = state[TURN];
  if (state[CLAIM] === 0) {
    listOwn(state, turn, out);
    return;
  }
  const owner = claimOwner(state); // at the own turn collecting sorts before the plays [NM-C1]
  if (owner <= turn) out.add(owner, COLLECT + claimCard(state));
  listOwn(state, turn, out);
  if (owner > turn) out.add(owner, COLLECT + claimCard(state));
}

/** What the seat on turn may do, collecting left out. */
function listOwn(state: State, turn: Seat, out: Acts): void {
  const phase = state[PHASE];
  if (phase === FOLLOWING) out.add(turn, PLAY + state[DUE]); // [NM-P2]
  else if (phase === LEADING) listLeads(state, turn, out);
  else if (phase === BIDDING) listBids(state, turn, out);
  else {
    out.add(turn, EXCHANGE); // [NM-W1]
    out.add(turn, KEEP);
  }
}

/** The lowest card of each suit that may be led and is held [NM-P1, NM-P3]. */
function listLeads(state: State, turn: Seat, out: Acts): void {
  const suits = state[LEADS];
  for (let suit = 0; suit < 4; suit += 1) {
    const held = suitHeld(state, turn, suit);
    if (held !== 0 && (suits & (1 << suit)) !== 0) out.add(turn, PLAY + lowestOf(held, suit));
  }
}

/** The lowest card of a suit out of those held, which are bits, the ace the first. */
const lowestOf = (held: number, suit: number): number => SUIT_SIZE * suit + 31 - Math.clz32(held);

/** [NM-W3] */
function listBids(state: State, turn: Seat, out: Acts): void {
  for (let step = 0; step < BID_STEPS.length; step += 1) if (canPay(state, turn, BID + step)) out.add(turn, BID + step);
  out.add(turn, PASS);
}

const canPay = (state: State, seat: Seat, bid: Act): boolean => amountOf(state, bid) <= purseOf(state, seat);

/** Is this act in the list? Must agree with `list`; the laws hold the two together. */
export function allows(state: State, seat: Seat, act: Act): boolean {
  if (state[CLAIM] !== 0 && act === COLLECT + claimCard(state)) return seat === claimOwner(state);
  if (seat !== state[TURN]) return false;
  switch (state[PHASE]) {
    case FOLLOWING:
      return act === PLAY + state[DUE];
    case LEADING:
      return mayLead(state, seat, act - PLAY);
    case BIDDING:
      return act === PASS || (act >= BID && act < COLLECT && canPay(state, seat, act));
    case DECIDING:
      return act === EXCHANGE || act === KEEP;
    default:
      return false;
  }
}

function mayLead(state: State, seat: Seat, card: number): boolean {
  if (card < 0 || card >= 4 * SUIT_SIZE) return false;
  const suit = Math.floor(card / SUIT_SIZE);
  const held = suitHeld(state, seat, suit);
  return (state[LEADS] & (1 << suit)) !== 0 && held !== 0 && card === lowestOf(held, suit);
}
