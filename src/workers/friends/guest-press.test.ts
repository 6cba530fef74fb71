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

it('is marked after a third of a second and told after a second, until the game has gone on', () => {
  const { press, clock } = pressed('4C');
  clock.advance(349);
  expect(press.onItsWay('up')).toBeUndefined();
  clock.advance(1);
  expect(press.onItsWay('up')).toEqual({ actions: [play('4C')], isLong: false });
  clock.advance(650);
  expect(press.onItsWay('up')).toEqual({ actions: [play('4C')], isLong: true });
  press.press(play('5C'), BEFORE.length); // still: another card does not begin anew
  press.press(play('5C'), BEFORE.length);
  expect(press.onItsWay('up')).toEqual({ actions: [play('4C'), play('5C')], isLong: true });
  press.see(BEFORE, SEAT); // nothing new
  expect(press.onItsWay('up')).toBeDefined();
  press.see([...BEFORE, act(SEAT, play('5C'))], SEAT);
  expect([press.onItsWay('up'), press.onItsWay('down'), press.tooLate]).toEqual([undefined, undefined, undefined]);
});

it('is marked at once without a connection', () => {
  const { press } = pressed('4C');
  expect(press.onItsWay('down')).toEqual({ actions: [play('4C')], isLong: false });
});

it('what the host has refused is not on its way; another press is', () => {
  const { press } = pressed('4C');
  press.refused();
  expect(press.onItsWay('down')).toBeUndefined();
  press.press(play('5C'), BEFORE.length);
  expect(press.onItsWay('down')).toEqual({ actions: [play('5C')], isLong: false });
});

it.each<[string, readonly Line[], string | undefined]>([
  ['it was played', [act(SEAT, play('4C'))], undefined],
  ['a bot had played another card', [act(SEAT, play('TC'))], 'TC'],
  ['somebody else has acted in between', [act(0, play('TC'))], undefined],
  ['a bot had played another card after that', [act(0, play('9C')), act(SEAT, play('TC'))], 'TC'],
])('%s', (_, more, card) => {
  const tooLate = card === undefined ? undefined : { n: 1, pressed: play('4C'), played: play(card) };
  const { press } = pressed('4C');
  press.see([...BEFORE, ...more], SEAT);
  expect(press.tooLate).toEqual(tooLate);
});

it('what came too late is counted, and is the card that was pressed last; also if the host has refused it before', () => {
  const { press } = pressed('3C', '4C');
  press.refused();
  press.see([...BEFORE, act(SEAT, play('TC'))], SEAT);
  expect(press.tooLate).toEqual({ n: 1, pressed: play('4C'), played: play('TC') });
  press.press(play('5C'), BEFORE.length + 1);
  press.see([...BEFORE, act(SEAT, play('TC')), act(SEAT, play('9C'))], SEAT);
  expect(press.tooLate).toEqual({ n: 2, pressed: play('5C'), played: play('9C') });
});

it('the first of two is played, because the host had it before the other one came: it was not too late', () => {
  const { press } = pressed('4C', '5C');
  press.see([...BEFORE, act(SEAT, play('4C'))], SEAT);
  expect([press.onItsWay('down'), press.tooLate]).toEqual([undefined, undefined]);
});

it('somebody has called in between: it is on its way as long as it may still be played', () => {
  const called: readonly Line[] = [...BEFORE, act(3, { type: 'call' })];
  const turn = (...cards: readonly string[]): Line => ({ type: 'turn', legal: { [SEAT]: cards.map(play) } });
  const { press } = pressed('4C');
  press.see([...called, turn('2D', '4C')], SEAT);
  expect(press.onItsWay('down')).toEqual({ actions: [play('4C')], isLong: false });
  press.see([...called, turn('2D', '4C'), act(SEAT, play('2D'))], SEAT);
  expect([press.onItsWay('down'), press.tooLate?.played]).toEqual([undefined, play('2D')]);
  const { press: other } = pressed('4C');
  other.see([...called, turn('2D')], SEAT);
  expect([other.onItsWay('down'), other.tooLate]).toEqual([undefined, undefined]);
});

it('another game has begun: nothing is told', () => {
  const { press, clock } = pressed('4C');
  press.see(BEFORE.slice(0, 1), SEAT);
  clock.advance(2000);
  expect([press.onItsWay('down'), press.tooLate]).toEqual([undefined, undefined]);
});
