/** What may be done at a Page One table: the own list of the seat on turn, calls, challenges and acceptances. */
import { isIn } from '../../cards/card-set.ts';
import type { Seat } from '../../cards/card.ts';
import { lowestBit } from '../../cards/bits.ts';
import { MixedPack } from '../../cards/mixed-pack.ts';
import { at } from '../../cards/state-array.ts';
import type { Options } from '../../record/line.ts';
import type { Act, Acts, State } from '../contract/contract.ts';
import { TableOptions } from '../kit/table-options.ts';
import { ACCEPT, CALL, CHALLENGE_SEAT, DRAW, END, PLAY, PLAY_JOKER_AS, cardOf, isPlay } from './acts.ts';
import { isSearching } from './knowledge.ts';
import {
  CHALLENGE,
  DISCARD_SIZE,
  HAND,
  JOKER,
  JOKER_BIT,
  NO_SUIT,
  MAY_DRAW,
  MAY_PASS,
  MAY_PICK_UP,
  OTHER_SHIFT,
  OWN,
  PLAYING,
  REQUIRED,
  STOCK_SIZE,
  SUIT_BITS_0,
  SUIT_BITS_1,
  TRICK_SIZE,
  TURN,
  WINDOW,
  ended,
  hasAccepted,
  isLiable,
  isWaiting,
  waiting,
} from './state.ts';

/** The options as the rules ask for them, resolved once for a table. */
export class RuleOptions extends TableOptions {
  readonly pack: MixedPack;
  readonly deal: number;
  readonly joker: boolean;
  readonly jokerVoidOnly: boolean;
  readonly jokerCompulsory: boolean;
  readonly jokerLast: boolean;
  readonly leaderNamesSuit: boolean; // jokerLead "leader"
  readonly pickup: boolean; // stockOut "pickup"
  readonly challenge: boolean; // callRule "challenge"
  readonly dealerLeads: boolean; // firstLead "dealer"
  readonly match: 'single' | 'wins' | 'points';
  readonly target: number; // that ends a match; unused in a single game
  readonly trickLimit: number;

  constructor(options: Options, seats: number) {
    super(options, seats);
    this.deal = Number(options['deal']);
    this.joker = options['joker'] === true;
    this.pack = new MixedPack(this.joker ? 53 : 52); // [PO-S2]
    this.jokerVoidOnly = options['jokerVoidOnly'] === true;
    this.jokerCompulsory = options['jokerCompulsory'] === true;
    this.jokerLast = options['jokerLast'] === true;
    this.leaderNamesSuit = options['jokerLead'] === 'leader';
    this.pickup = options['stockOut'] === 'pickup';
    this.challenge = options['callRule'] === 'challenge';
    this.dealerLeads = options['firstLead'] === 'dealer';
    this.match = options['match'] === 'wins' || options['match'] === 'points' ? options['match'] : 'single';
    this.target = Number(options[this.match === 'points' ? 'pointsTarget' : 'winsTarget']);
    this.trickLimit = Number(options['trickLimit']);
  }
}

/**
 * Finds the own list of the seat on turn [PO-P3, PO-P4] and writes it into the state; false if it is empty. The one
 * place that decides what a seat may play: `list`, `allows` and the stuck rule [PO-P9] only read what it found.
 */
export function findOwnList(state: State, options: RuleOptions): boolean {
  if (isWaiting(state)) return write(state, 0, 0, 0);
  const hand = HAND + 2 * state[TURN];
  const hand0 = at(state, hand);
  const hand1 = at(state, hand + 1);
  if (state[TRICK_SIZE] === 0) return lead(state, hand0, hand1, options);
  if (state[REQUIRED] === NO_SUIT) return write(state, hand0, hand1, 0); // [PO-P4.1]
  return follow(state, hand0, hand1, options);
}

function write(state: State, plays0: number, plays1: number, other: number): boolean {
  state[OWN] = plays0;
  state[OWN + 1] = plays1 | other;
  return (plays0 | plays1 | other) !== 0;
}

const isOnlyJoker = (hand0: number, hand1: number): boolean => hand0 === 0 && hand1 === JOKER_BIT;

/** Any card may be led [PO-P3.2], but not a joker that is the whole hand and may not be the last card [PO-P3.1]. */
function lead(state: State, hand0: number, hand1: number, options: RuleOptions): boolean {
  if (!isOnlyJoker(hand0, hand1) || options.jokerLast) return write(state, hand0, hand1, 0);
  return write(state, 0, 0, canDraw(state, options) ? MAY_DRAW : MAY_PASS);
}

function follow(state: State, hand0: number, hand1: number, options: RuleOptions): boolean {
  const required = state[REQUIRED];
  const suited0 = hand0 & at(SUIT_BITS_0, required);
  const suited1 = hand1 & at(SUIT_BITS_1, required);
  const joker = hand1 & JOKER_BIT;
  if ((suited0 | suited1) === 0) {
    const usable = isOnlyJoker(hand0, hand1) && !options.jokerLast ? 0 : joker;
    return write(state, 0, usable, search(state, usable, options));
  }
  // A searching seat was void before: the suited card is the one that it has just drawn [PO-P4.2].
  const isDrawn = isSearching(state);
  return write(state, suited0, options.jokerVoidOnly || isDrawn ? suited1 : suited1 | joker, 0); // [PO-P4.3]
}

/** What a void seat may do besides playing a usable joker [PO-P4.4]. */
function search(state: State, usable: number, options: RuleOptions): number {
  if (usable !== 0 && options.jokerCompulsory) return 0;
  if (canDraw(state, options)) return MAY_DRAW;
  return options.pickup ? MAY_PICK_UP : 0;
}

/** [PO-P5] */
const canDraw = (state: State, options: RuleOptions): boolean =>
  state[STOCK_SIZE] > 0 || (!options.pickup && state[DISCARD_SIZE] > 0);

/** Who may do what. */
export class LegalActs {
  constructor(private readonly options: RuleOptions) {}

  /** Fills `out` with every seat's acts, in the order of a `turn` line. */
  list(state: State, out: Acts): void {
    out.clear();
    if (this.options.challenge) this.listWithChallenges(state, out);
    else this.listWithCall(state, out);
  }

  /** Only the call may come besides the own list. Once the deal is over there is neither. */
  private listWithCall(state: State, out: Acts): void {
    const turn = state[TURN];
    const caller = state[WINDOW]; // at the own turn the call sorts before the own list
    if (caller <= turn) out.add(caller, CALL);
    this.listOwn(state, turn, out);
    if (caller > turn && caller < this.options.seats) out.add(caller, CALL);
  }

  private listWithChallenges(state: State, out: Acts): void {
    if (ended(state) !== PLAYING) return;
    if (isWaiting(state)) {
      this.listAnswers(state, out);
      return;
    }
    for (let seat = 0; seat < this.options.seats; seat += 1) {
      this.listReactions(state, seat, out);
      if (seat === state[TURN]) this.listOwn(state, seat, out);
    }
  }

  private listOwn(state: State, seat: Seat, out: Acts): void {
    const own1 = at(state, OWN + 1);
    if (own1 >>> OTHER_SHIFT !== 0) out.add(seat, otherAct(own1));
    out.addEach(seat, PLAY, state[OWN]);
    out.addEach(seat, PLAY + 26, own1 & (JOKER_BIT - 1));
    if ((own1 & JOKER_BIT) === 0) return;
    if (!this.mustName(state)) out.add(seat, PLAY + JOKER);
    else for (let suit = 0; suit < 4; suit += 1) out.add(seat, PLAY_JOKER_AS + suit);
  }

  /** A led joker is listed once for each suit that it may name [PO-P3.2]. */
  private mustName(state: State): boolean {
    return this.options.leaderNamesSuit && state[TRICK_SIZE] === 0;
  }

  /** A call in the own window [PO-P13] and challenges of everybody else who is liable [PO-P16]. */
  private listReactions(state: State, seat: Seat, out: Acts): void {
    if (state[WINDOW] === seat) out.add(seat, CALL);
    for (let liable = state[CHALLENGE] & 0xff; liable !== 0; liable &= liable - 1) {
      const other = lowestBit(liable);
      if (other !== seat) out.add(seat, CHALLENGE_SEAT + other);
    }
  }

  /** While a liable seat waits to have gone out, every other seat answers once, and only about it [PO-E2]. */
  private listAnswers(state: State, out: Acts): void {
    const winner = waiting(state);
    for (let seat = 0; seat < this.options.seats; seat += 1) {
      if (seat === winner || hasAccepted(state, seat)) continue;
      out.add(seat, ACCEPT);
      out.add(seat, CHALLENGE_SEAT + winner);
    }
  }

  /** Is this act in the list? Must agree with `list`; the laws hold the two together. */
  allows(state: State, seat: Seat, act: Act): boolean {
    return act >= DRAW ? this.isOwn(state, seat, act) : this.isReaction(state, seat, act);
  }

  /** Is it on the own list? That is empty while somebody waits to have gone out, and once the deal is over. */
  private isOwn(state: State, seat: Seat, act: Act): boolean {
    if (seat !== state[TURN]) return false;
    if (!isPlay(act)) return act === otherAct(at(state, OWN + 1));
    if (!isIn(state, OWN, cardOf(act))) return false;
    return act < PLAY + JOKER || (act < END && act >= PLAY_JOKER_AS === this.mustName(state));
  }

  private isReaction(state: State, seat: Seat, act: Act): boolean {
    if (ended(state) !== PLAYING || seat >= this.options.seats) return false;
    if (isWaiting(state)) return this.mayAnswer(state, seat, act);
    if (act === CALL) return state[WINDOW] === seat;
    return act > CALL && this.mayChallenge(state, seat, act - CHALLENGE_SEAT);
  }

  private mayChallenge(state: State, seat: Seat, other: Seat): boolean {
    return seat !== other && isLiable(state, other);
  }

  private mayAnswer(state: State, seat: Seat, act: Act): boolean {
    const winner = waiting(state);
    if (seat === winner || hasAccepted(state, seat)) return false;
    return act === ACCEPT || act === CHALLENGE_SEAT + winner;
  }
}

/** The act that is no play, of an own list's second word: DRAW, PASS or PICKUP; what is no such act for none. */
const otherAct = (own1: number): Act => DRAW - 1 + (own1 >>> OTHER_SHIFT);
