/** The clocks of a table of friends for tests that wait for them. */
import type { Times } from '../../friends/times.ts';

export const QUICK: Times = {
  beat: 100,
  away: 400,
  standIn: 600,
  forget: 900,
  again: 250,
  step: 1000,
  look: 200,
  grace: 50,
  ready: 300,
};
