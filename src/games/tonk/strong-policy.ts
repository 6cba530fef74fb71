/**
 * The better judgement of Tonk: nearly every deal ends with a drop, so it is the drop that is weighed better. A rival's
 * total is judged by the turns in which it did not drop and by the lowest card that it could do without. All else is the
 * plain player's: other weights of draws and discards gained nothing. Numbers from 6,000 deals of such players.
 */
import type { Seat } from '../../cards/card.ts';
import { countCards } from '../../cards/card-set.ts';
import { lowestBit } from '../../cards/bits.ts';
import type { Chance } from '../../cards/chance.ts';
import { type StateArray, at, byteAt } from '../../cards/state-array.ts';
import type { Act, MemoryLevel, View } from '../contract/contract.ts';
import { TonkBrain } from './bot.ts';
import { COUNT_OF, countOf } from './count.ts';
import type { RuleOptions } from './rule-options.ts';
import { STOCK_SIZE, handOf, publicOf, revealedOf } from './state.ts';
import { sizeOf } from './view.ts';

const HAND_SIZE = 5;
/** What five cards come to in the mean before their holder had a turn; and after one, in which it did not drop. */
const UNASKED = 31.7;
const WENT_ON = 30;
const FALL_A_TURN = 2;
const LEAST = 14;
/** So much less where a card counting so little was let go: all that is kept counts less still, or is in a spread. */
const LETS_GO = [
  { upTo: 6, less: 8 },
  { upTo: 9, less: 1.5 },
];
/** Who took a discard mostly has a spread of it. */
const WITH_TAKEN_CARD = 12;
const SPREAD_OF_TOTAL = 5; // as a logistic curve has it
const LOSS_WHEN_CAUGHT = 2.5; // stakes
const REMEMBERS: MemoryLevel = 3; // all that was seen

/** Who looks ahead begins with the better judgement; all else is the plain player's. */
export class StrongTonkBrain extends TonkBrain {
  /** Playouts make too much of drawing: guesses give rivals that went on the same hands as others. */
  readonly playoutBias = 0.15;
  private readonly better: BetterDrop;

  constructor(options: RuleOptions) {
    super(options);
    this.better = new BetterDrop(options);
  }

  /** The master alone remembers what rivals took and let go, and with which cards they did not drop. */
  strongPolicy(view: View, acts: readonly Act[], _mayPass: boolean, _chance: Chance, level: MemoryLevel): number {
    return level < REMEMBERS ? this.plain(view, acts) : this.better.plain(view, acts);
  }
}

class BetterDrop extends TonkBrain {
  /** Is a drop worth more than nothing, in stakes? [Strategy 1, 2] */
  protected override isDropGood(array: StateArray, seat: Seat): boolean {
    const { seats, stake, caughtDouble, countAll } = this.options;
    if (stake === 0 || countAll) return super.isDropGood(array, seat); // there nothing was gained
    const total = this.total(at(array, handOf(seat)), at(array, handOf(seat) + 1));
    const played = this.turnsPlayed(array);
    let chance = 1;
    for (let behind = 1; behind < seats; behind += 1) {
      const turns = played < behind ? 0 : Math.floor((played - behind) / seats) + 1;
      chance *= this.chanceToHaveMore(array, (seat - behind + seats) % seats, total, turns);
    }
    const loss = caughtDouble ? LOSS_WHEN_CAUGHT + 1 : LOSS_WHEN_CAUGHT;
    return chance * (seats - 1) > (1 - chance) * loss;
  }

  /** How many turns all seats have had: cards drawn from the stock, and those taken openly as far as they are still held. */
  private turnsPlayed(array: StateArray): number {
    const { seats, upcard } = this.options;
    let turns = 52 - HAND_SIZE * seats - (upcard ? 1 : 0) - array[STOCK_SIZE];
    for (let seat = 0; seat < seats; seat += 1) turns += countCards(array, publicOf(seat));
    return turns;
  }

  /** How likely the hand of a rival that did not drop in this many turns comes to more than `total`. */
  private chanceToHaveMore(array: StateArray, rival: Seat, total: number, turns: number): number {
    const open = publicOf(rival);
    const size = sizeOf(array, rival);
    const taken = countCards(array, open);
    if (taken === size) return countOf(at(array, open), at(array, open + 1)) > total ? 1 : 0;
    const least = leastOf(at(array, revealedOf(rival)), at(array, revealedOf(rival) + 1));
    const start = turns === 0 ? UNASKED : WENT_ON - FALL_A_TURN * (turns - 1);
    const five = Math.max(LEAST, start - (LETS_GO.find(({ upTo }) => least <= upTo)?.less ?? 0));
    const mean = (five * size) / HAND_SIZE - (taken > 0 ? WITH_TAKEN_CARD : 0);
    return 1 / (1 + Math.exp(-(mean - total - 0.5) / SPREAD_OF_TOTAL));
  }
}

/** The least that a card of a set counts; Infinity for none. */
function leastOf(set0: number, set1: number): number {
  let least = Infinity;
  for (let rest = set0; rest !== 0; rest &= rest - 1) least = Math.min(least, byteAt(COUNT_OF, lowestBit(rest)));
  for (let rest = set1; rest !== 0; rest &= rest - 1) least = Math.min(least, byteAt(COUNT_OF, 26 + lowestBit(rest)));
  return least;
}
