/** The times of a table of friends, in ms. They pass in workers, where a hidden tab does not slow them down. */
import type { Clock } from './clock.ts';

export interface Times {
  readonly beat: number; // both sides send at least so often
  readonly away: number; // whoever is silent for so long is away
  readonly gone: number; // a guest says so of its host after so long: by then its own wire has noticed if it is broken itself
  readonly standIn: number; // a bot stands in for one who has been away for so long
  readonly forget: number; // a connection that was silent for so long is given up; whoever is there after all makes it anew
  readonly again: number; // what is not known to have arrived is sent again
  readonly step: number; // of collecting the shares of the seed: whoever is silent is left out
  readonly look: number; // how long devices may take to show what led to a bot's choice
  readonly grace: number; // a call is waited for so much longer than its window: it has a way to go
  readonly ready: number; // once somebody is ready for the next deal, the others have so long
}

export const TIMES: Times = {
  beat: 2000,
  away: 6000,
  gone: 9000,
  standIn: 24_000,
  forget: 30_000,
  again: 2500,
  step: 8000,
  look: 4000,
  grace: 500,
  ready: 20_000,
};

/** The times of a table, and the clock that measures them. */
export interface Timing {
  readonly times: Times;
  readonly clock: Clock;
}
