/** What somebody is told who comes back to a table of friends. */
import { describe, expect, it } from 'vitest';
import { STOOD_IN } from '../../record/player.ts';
import type { Action, Line } from '../../record/line.ts';
import { Absence, type TableNow, type Missed } from './absence.ts';

const play = (card: string): Action => ({ type: 'play', card });
const act = (seat: number, card: string): Line => ({ type: 'act', seat, action: play(card) });
const game = (...players: readonly string[]): Line => ({
  ...{ type: 'game', format: 'card-record/1', game: 'any-game', seats: players.length, options: {}, players },
});
const turn = (seat: number): Line => ({ type: 'turn', legal: { [String(seat)]: '??' } });
const ME = 1;
const START: readonly Line[] = [game('human', STOOD_IN), { type: 'deal', deal: 1, dealer: 0, deck: [] }, turn(0)];
const [MIKA, NEXT, BOT, AFTER] = [act(0, '4C'), turn(ME), act(ME, 'TC'), turn(0)];

/** A page at which somebody sits since long ago; each step is what has changed, and how much later that is. */
class Person {
  private now: TableNow = {
    ...{ at: 100_000, isSeen: true, isHeard: true, game: 'a', lines: START, seat: ME },
    ...{ pressed: [], isReplaced: false },
  };

  constructor(readonly absence = new Absence()) {
    this.then(0, {});
  }

  then(laterMs: number, change: Partial<TableNow>): Missed | undefined {
    this.now = { ...this.now, ...change, at: this.now.at + laterMs };
    return this.absence.look(this.now);
  }

  plays(laterMs: number, ...more: readonly Line[]): Missed | undefined {
    return this.then(laterMs, { lines: [...this.now.lines, ...more] });
  }
}

describe('whoever is there', () => {
  it('misses nothing', () => {
    const person = new Person();
    expect([person.plays(60_000, MIKA, NEXT), person.plays(60_000, BOT, AFTER), person.then(9, {})]).toEqual(
      Array.from({ length: 3 }),
    );
  });

  it('misses nothing when others are replaced, which sends all lines again', () => {
    const person = new Person();
    expect(person.then(100, { lines: [game('human', STOOD_IN), ...START.slice(1), MIKA] })).toBeUndefined();
  });
});

describe('while the page lies in the background', () => {
  it('what others do is counted, and what a bot does for this person is told', () => {
    const person = new Person();
    person.then(0, { isSeen: false });
    expect(person.plays(30_000, MIKA, NEXT)).toBeUndefined();
    person.then(0, { isReplaced: true });
    person.plays(1000, BOT, AFTER);
    expect(person.then(1000, { isSeen: true })).toEqual({ moves: 2, byBot: [play('TC')] });
    expect(person.then(0, { isReplaced: false })).toBeUndefined(); // once
    expect(person.plays(1000, act(0, '9C'))).toBeUndefined();
  });

  it('an own act that no bot has made is the person’s', () => {
    const person = new Person();
    person.then(0, { isSeen: false });
    person.plays(5000, BOT, AFTER, MIKA);
    expect(person.then(0, { isSeen: true })).toEqual({ moves: 2, byBot: [] });
  });

  it('nothing is told after a glance elsewhere, or if nobody has acted', () => {
    const person = new Person();
    person.then(0, { isSeen: false });
    person.plays(1000, MIKA, NEXT);
    expect(person.then(1000, { isSeen: true })).toBeUndefined();
    person.then(0, { isSeen: false });
    expect(person.then(60_000, { isSeen: true })).toBeUndefined();
  });

  it('all lines again, because a bot has taken the seat, are not counted again', () => {
    const person = new Person();
    person.then(0, { isSeen: false });
    const lines = [game('human', STOOD_IN), ...START.slice(1), MIKA, NEXT];
    person.then(30_000, { lines, isReplaced: true });
    person.plays(1000, BOT);
    expect(person.then(0, { isSeen: true })).toEqual({ moves: 2, byBot: [play('TC')] });
  });

  it('another game begins, of which only what is played is told', () => {
    const person = new Person();
    person.plays(0, MIKA, NEXT);
    person.then(0, { isSeen: false });
    person.absence.rest();
    person.then(1000, { game: 'b' }); // known before its lines are
    const other: readonly Line[] = [...START.slice(0, 1), { type: 'deal', deal: 1, dealer: 1, deck: [] }, NEXT];
    person.then(0, { lines: other });
    person.plays(9000, MIKA);
    expect(person.then(0, { isSeen: true })).toEqual({ moves: 1, byBot: [] });
  });
});

describe('while the host is not heard', () => {
  const lost = (afterMs: number): Person => {
    const person = new Person();
    person.then(0, { isHeard: false });
    person.then(afterMs, { isHeard: true });
    return person;
  };

  it('what comes once it is heard again was missed', () => {
    const person = lost(30_000);
    expect(person.plays(300, MIKA, NEXT, BOT, AFTER)).toEqual({ moves: 2, byBot: [play('TC')] });
    expect(person.plays(300, MIKA)).toBeUndefined();
  });

  it('it may come before the page knows that the host is heard', () => {
    const person = new Person();
    person.then(0, { isHeard: false });
    expect(person.plays(30_000, MIKA, NEXT, BOT)).toBeUndefined();
    expect(person.then(0, { isHeard: true })).toEqual({ moves: 2, byBot: [play('TC')] });
    expect(person.plays(10, MIKA)).toBeUndefined();
  });

  it('what comes later is no part of it', () => {
    const person = lost(30_000);
    expect(person.absence.isWaiting).toBe(true);
    expect(person.then(1500, {})).toBeUndefined();
    expect([person.absence.isWaiting, person.plays(1, MIKA)]).toEqual([false, undefined]);
  });

  it('what was pressed meanwhile and played is no bot’s; what the bot has played instead is', () => {
    for (const [pressed, byBot] of [
      ['TC', []],
      ['5C', [play('TC')]],
    ] as const) {
      const person = new Person();
      person.then(0, { isHeard: false, pressed: [play(pressed)] });
      person.then(30_000, { isHeard: true });
      expect(person.plays(300, BOT, AFTER, MIKA)).toEqual({ moves: 2, byBot });
    }
  });

  it('for so short a time that no bot can have played, an own act is the person’s', () => {
    expect(lost(4000).plays(100, BOT, AFTER, MIKA)).toEqual({ moves: 2, byBot: [] });
  });

  it('what comes first in the background, and the rest with the host, is told together', () => {
    const person = new Person();
    person.then(0, { isSeen: false });
    person.plays(5000, MIKA, NEXT);
    person.then(0, { isHeard: false });
    expect(person.then(30_000, { isSeen: true })).toBeUndefined();
    person.then(1000, { isHeard: true });
    expect(person.plays(100, BOT)).toEqual({ moves: 2, byBot: [play('TC')] });
  });
});

it('what is taken back was not missed', () => {
  const person = new Person();
  person.plays(0, MIKA, NEXT);
  person.then(0, { isSeen: false });
  person.then(9000, { lines: START });
  expect(person.then(0, { isSeen: true })).toBeUndefined();
});

describe('a page that is opened again', () => {
  const kept = { game: 'a', count: START.length, at: 1000 };
  const seen: TableNow = {
    ...{ at: 100_000, isSeen: true, isHeard: true, game: 'a', lines: START, seat: ME },
    ...{ pressed: [], isReplaced: false },
  };
  const lines = [game('human', STOOD_IN), ...START.slice(1), MIKA, NEXT, BOT, AFTER];

  it('knows how far the game was seen', () => {
    expect(new Person().absence.seen).toEqual({ game: 'a', count: START.length });
    const absence = new Absence(kept);
    expect([absence.seen, absence.look(seen), absence.seen]).toEqual([undefined, undefined, { game: 'a', count: START.length }]); // prettier-ignore
    expect(absence.look({ ...seen, at: 100_100, lines: [...START, MIKA] })).toBeUndefined();
  });

  it('is told what was missed, once', () => {
    const absence = new Absence(kept);
    expect(absence.look({ ...seen, lines })).toEqual({ moves: 2, byBot: [play('TC')] });
    expect(absence.look({ ...seen, lines: [...lines, MIKA] })).toBeUndefined();
  });

  it('is told it once the page is in front', () => {
    const absence = new Absence(kept);
    expect(absence.look({ ...seen, lines, isSeen: false })).toBeUndefined();
    expect(absence.look({ ...seen, lines })).toEqual({ moves: 2, byBot: [play('TC')] });
  });

  it('an own act is the person’s, pressed as the page was closed, if no bot has ever stood in', () => {
    const [, ...rest] = lines;
    const absence = new Absence(kept);
    expect(absence.look({ ...seen, lines: [game('human', 'human'), ...rest] })).toEqual({ moves: 2, byBot: [] });
  });

  it('is told nothing of another game', () => {
    const absence = new Absence(kept);
    expect(absence.look({ ...seen, lines, game: 'b' })).toBeUndefined();
    expect(absence.look({ ...seen, lines: [...lines, MIKA], game: 'b' })).toBeUndefined();
  });
});
