/** The options of every table: number of seats, and first dealer. */
import type { Seat } from '../../cards/card.ts';
import type { Options } from '../../record/line.ts';
import { seatOption } from '../contract/options/values.ts';

export class TableOptions {
  readonly firstDealer: Seat | undefined; // undefined: by chance

  constructor(
    options: Options,
    readonly seats: number,
    key = 'dealer', // of the option that names the first dealer
  ) {
    this.firstDealer = seatOption(options, key);
  }

  /** The seat on the left of `seat`. */
  left(seat: Seat): Seat {
    return seat + 1 < this.seats ? seat + 1 : 0;
  }
}
