import { describe, expect, it } from 'vitest';
import { FastChance } from './chance.ts';
import { afterDraw, afterMiss, afterPlay, cardsSince, kindsMissed } from './misses.ts';

describe('what a hand was shown not to hold', () => {
  it('adds up as long as no card comes in between', () => {
    expect(kindsMissed(afterMiss(afterMiss(0, 0b0101), 0b0010))).toBe(0b0111);
  });

  it('is forgotten for what is shown of the hand with its new cards', () => {
    const miss = afterMiss(afterDraw(afterMiss(0, 0b0101)), 0b0010);
    expect([kindsMissed(miss), cardsSince(miss)]).toEqual([0b0010, 0]);
  });

  it('counts the cards that came since, if there is anything to know', () => {
    expect(afterDraw(0)).toBe(0);
    expect(cardsSince(afterDraw(afterDraw(afterMiss(0, 1))))).toBe(2);
  });

  it('takes a card of a missed kind for one that came since', () => {
    const miss = afterDraw(afterDraw(afterMiss(0, 0b0011)));
    expect(cardsSince(afterPlay(miss, 0b0010))).toBe(1);
    expect(cardsSince(afterPlay(miss, 0b0100))).toBe(2);
  });

  it('never excludes how the cards lie', () => {
    const chance = new FastChance(1);
    for (let walk = 0; walk < 300; walk += 1) {
      let miss = 0;
      let held: number[] = []; // kinds, the card that came last at the end
      for (let step = 0; step < 400; step += 1) {
        const what = chance.below(8);
        if (what < 4) {
          held.push(chance.below(24));
          miss = afterDraw(miss);
        } else if (what < 7 && held.length > 0) {
          const i = chance.below(held.length);
          miss = afterPlay(miss, 1 << (held[i] ?? 0));
          held = held.filter((_, other) => other !== i);
        } else {
          const kinds = held.reduce((set, kind) => set & ~(1 << kind), 0xffffff & (1 << chance.below(24)));
          miss = afterMiss(miss, kinds);
        }
        const known = held.slice(0, Math.max(0, held.length - cardsSince(miss)));
        const wrong = known.find((kind) => (kindsMissed(miss) & (1 << kind)) !== 0);
        if (wrong !== undefined)
          throw new Error(`walk ${String(walk)}, step ${String(step)}: it holds ${String(wrong)}`);
      }
    }
  });
});
