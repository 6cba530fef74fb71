/** The options of a table as the rules ask for them, resolved once; and what cards are worth there [FR-E1]. */
import { lowestBit } from '../../cards/bits.ts';
import { MixedPack } from '../../cards/mixed-pack.ts';
import { byteAt } from '../../cards/state-array.ts';
import type { Options } from '../../record/line.ts';
import { TableOptions } from '../kit/table-options.ts';
import { FACES, FACE_NUMBERS, JOKER, SUIT, rankOf } from './cards.ts';
import { wordsOf } from './state.ts';

const MOST_WITH_ONE_PACK = 4; // seats [FR-S1]
const HIGH_ACE = 15;
const COURT = 10; // ten, jack, queen, king
const JOKER_POINTS = 15;
const FIVES = 5;

export class RuleOptions extends TableOptions {
  readonly packs: 1 | 2;
  readonly jokers: number; // in all packs
  readonly mixed: MixedPack;
  readonly words: number; // of a state
  readonly handSize: number; // dealt to each seat
  readonly leavesCard: boolean; // goingOut "discard": no meld or lay-off may empty the hand
  readonly floats: boolean; // goingOut "float"
  readonly stockOut: 'at-once' | 'turn' | 'play-on';
  readonly calls: boolean; // is there anybody who might call? [FR-P6]
  readonly target: number;
  readonly lowAcePoints: number; // of an ace at the low end of a run
  private readonly points: Uint8Array; // by face, an ace as a high one
  private readonly ofSuit: Uint8Array; // by the cards of a suit, as bits

  constructor(options: Options, seats: number) {
    super(options, seats);
    this.packs = seats <= MOST_WITH_ONE_PACK ? 1 : 2;
    this.jokers = options['jokers'] === true ? 2 * this.packs : 0;
    this.mixed = new MixedPack(FACES.length * this.packs + this.jokers);
    this.words = wordsOf(this.packs);
    this.handSize = seats === 2 ? Number(options['twoHand']) : 7; // [FR-S3]
    this.leavesCard = options['goingOut'] === 'discard';
    this.floats = options['goingOut'] === 'float';
    const stockOut = options['stockOut'];
    this.stockOut = stockOut === 'turn' || stockOut === 'play-on' ? stockOut : 'at-once';
    this.calls = options['rummyCalls'] === true && seats > 2;
    this.target = Number(options['target']);
    const fives = options['cardValues'] === 'fives';
    this.lowAcePoints = fives ? FIVES : 1;
    this.points = Uint8Array.from({ length: FACE_NUMBERS }, (_, face) => highPoints(face, fives));
    this.ofSuit = suitPoints(this.points);
  }

  /** What a card of this face is worth in a hand. */
  handPoints(face: number): number {
    return byteAt(this.points, face);
  }

  /** What a set of faces is worth in a hand. */
  pointsOfSet(low: number, high: number): number {
    const { ofSuit } = this;
    return (
      byteAt(ofSuit, low & SUIT) +
      byteAt(ofSuit, low >>> 16) +
      byteAt(ofSuit, high & SUIT) +
      byteAt(ofSuit, high >>> 16)
    );
  }
}

/** What the cards of a suit are worth together, by the suit as a set of ranks. */
function suitPoints(points: Uint8Array): Uint8Array {
  const sums = new Uint8Array(SUIT + 1);
  for (let set = 1; set <= SUIT; set += 1) sums[set] = byteAt(sums, set & (set - 1)) + byteAt(points, lowestBit(set));
  return sums;
}

function highPoints(face: number, fives: boolean): number {
  if (face === JOKER) return JOKER_POINTS;
  const rank = rankOf(face);
  if (rank === 0) return HIGH_ACE;
  if (rank <= 4) return COURT;
  return fives ? FIVES : 14 - rank;
}
