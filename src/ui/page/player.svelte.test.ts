import { describe, expect, test } from 'vitest';
import type { Line } from '../../record/line.ts';
import { Player } from './player.svelte.ts';

const lines: readonly Line[] = [
  { type: 'deal', deal: 1, dealer: 0, deck: ['AS'] },
  { type: 'turn', legal: {} },
  { type: 'act', seat: 0, action: { type: 'pass' } },
  { type: 'turn', legal: {} },
  { type: 'deal-end', winners: [], why: 'stuck', totals: [0] },
];

describe('going through a record', () => {
  test('one step forward adds to what lies there', () => {
    const player = new Player(lines, undefined);
    expect(player.count).toBe(1);
    player.forward();
    expect(player.count).toBe(2);
    expect(player.revision).toBe(0);
    player.to(2);
    expect(player.fresh.map(({ line }) => line.type)).toEqual(['act', 'turn']);
    expect(player.revision).toBe(0);
  });

  test('one step back, or a jump, lays the table anew', () => {
    const player = new Player(lines, undefined);
    player.to(3);
    player.to(2);
    expect(player.revision).toBe(2);
    expect(player.timeline.at(player.count).places.ended).toBe('no');
  });

  test('stays inside the record', () => {
    const player = new Player(lines, undefined);
    player.to(99);
    expect(player.step).toBe(player.last);
    player.to(-1);
    expect(player.step).toBe(0);
  });

  test('stops at the end, and begins again from there', () => {
    const player = new Player(lines, undefined);
    player.to(player.last);
    player.toggle();
    expect([player.step, player.playing]).toEqual([0, true]);
    player.to(player.last);
    player.forward();
    expect(player.playing).toBe(false);
  });

  test('other eyes see the same step', () => {
    const player = new Player(lines, undefined);
    player.to(2);
    player.see([...lines], 0);
    expect([player.step, player.eyes]).toEqual([2, 0]);
  });
});

describe('leading to the line in which a clause decides', () => {
  const turns = (deal: number): Line[] => [
    { type: 'deal', deal, dealer: 0, deck: ['AS'] },
    { type: 'turn', legal: {} },
    ...Array.from({ length: 5 }, (): Line[] => [
      { type: 'act', seat: 0, action: { type: 'pass' } },
      { type: 'turn', legal: {} },
    ]).flat(),
  ];
  const all = [...turns(1), ...turns(2)];

  test.each([
    ['begins three steps before it', 8, 5, 2],
    ['begins with the deal if that is nearer', 2, 2, 0],
    ['goes back beyond a deal only for the deal itself', 12, 7, 4],
    ['begins with the deal that it is in', 14, 9, 7],
  ])('%s', (_name, line, marked, from) => {
    const player = new Player(all, undefined);
    player.lead(line);
    expect([player.step, player.playing]).toEqual([from, true]);
    while (player.playing) player.forward();
    expect([player.step, player.isMarked]).toEqual([marked, true]);
  });

  test('shows the first line at once', () => {
    const player = new Player(all, undefined);
    player.lead(0);
    expect([player.step, player.playing, player.isMarked]).toEqual([0, false, true]);
  });

  test('plays on from there when asked to', () => {
    const player = new Player(all, undefined);
    player.lead(4);
    while (player.playing) player.forward();
    player.toggle();
    player.forward();
    expect([player.step, player.playing]).toEqual([4, true]);
  });
});
