import { expect, it } from 'vitest';
import { DrivenClock } from '../../friends/clock.testing.ts';
import type { Action, Line } from '../../record/line.ts';
import { GuestPress } from './guest-press.ts';

const play = (card: string): Action => ({ type: 'play', card });
const act = (seat: number, action: Action): Line => ({ type: 'act', seat, action });
const BEFORE: readonly Line[] = [act(0, play('2C')), act(2, play('3C'))];
const SEAT = 1;

function pressed(...cards: readonly string[]): { press: GuestPress; clock: DrivenClock } {
  const clock = new DrivenClock();
  const press = new GuestPress(clock);
  for (const card of cards) press.press(play(card), BEFORE.length);
  return { press, clock };
}

it('is told once it takes a while, until the game has gone on', () => {
  const { press, clock } = pressed('4C');
  expect(press.isOnItsWay).toBe(false);
  clock.advance(1000);
  expect(press.isOnItsWay).toBe(true);
  press.press(play('5C'), BEFORE.length); // still: another card does not begin anew
  expect(press.isOnItsWay).toBe(true);
  press.see(BEFORE, SEAT); // nothing new
  expect(press.isOnItsWay).toBe(true);
  press.see([...BEFORE, act(SEAT, play('5C'))], SEAT);
  expect([press.isOnItsWay, press.tooLate]).toEqual([false, 0]);
});

it.each<[string, readonly Line[], number]>([
  ['it was played', [act(SEAT, play('4C'))], 0],
  ['a bot had played another card', [act(SEAT, play('TC'))], 1],
  ['somebody else has acted in between', [act(0, play('TC'))], 0],
  ['a bot had played another card after that', [act(0, play('9C')), act(SEAT, play('TC'))], 1],
])('%s', (_, more, tooLate) => {
  const { press } = pressed('4C');
  press.see([...BEFORE, ...more], SEAT);
  expect(press.tooLate).toBe(tooLate);
});

it('the first of two is played, because the host had it before the other one came: it was not too late', () => {
  const { press } = pressed('4C', '5C');
  press.see([...BEFORE, act(SEAT, play('4C'))], SEAT);
  expect([press.isOnItsWay, press.tooLate]).toEqual([false, 0]);
});

it('somebody has called in between: it is on its way as long as it may still be played', () => {
  const called: readonly Line[] = [...BEFORE, act(3, { type: 'call' })];
  const turn = (...cards: readonly string[]): Line => ({ type: 'turn', legal: { [SEAT]: cards.map(play) } });
  const { press, clock } = pressed('4C');
  clock.advance(1000);
  press.see([...called, turn('2D', '4C')], SEAT);
  expect(press.isOnItsWay).toBe(true);
  press.see([...called, turn('2D', '4C'), act(SEAT, play('2D'))], SEAT);
  expect([press.isOnItsWay, press.tooLate]).toEqual([false, 1]);
  const { press: other } = pressed('4C');
  clock.advance(1000);
  other.see([...called, turn('2D')], SEAT);
  expect([other.isOnItsWay, other.tooLate]).toEqual([false, 0]);
});

it('another game has begun: nothing is told', () => {
  const { press, clock } = pressed('4C');
  press.see(BEFORE.slice(0, 1), SEAT);
  clock.advance(2000);
  expect([press.isOnItsWay, press.tooLate]).toEqual([false, 0]);
});
