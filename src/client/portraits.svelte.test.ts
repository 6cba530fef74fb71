import { expect, test } from 'vitest';
import { Portraits } from './portraits.svelte.ts';

/** A storage with this text in it. */
function storage(text: string | null): { getItem: () => string | null; setItem: (key: string, value: string) => void } {
  let kept = text;
  return { getItem: () => kept, setItem: (_key, value) => void (kept = value) };
}

test('a chosen portrait is there again, of whoever plays alone and of others by their names', () => {
  const kept = storage(null);
  const portraits = new Portraits(kept);
  expect(portraits.of()).toBeUndefined();
  portraits.choose(11);
  portraits.choose(2, 'Mika');
  portraits.choose('initial', 'constructor');
  for (const one of [portraits, new Portraits(kept)])
    expect([one.of(), one.of('Mika'), one.of('constructor'), one.of('toString')]).toEqual([
      11,
      2,
      'initial',
      undefined,
    ]);
  portraits.choose('initial');
  expect(new Portraits(kept).of()).toBe('initial');
});

test('of very many people those are kept that chose last', () => {
  const kept = storage(null);
  const portraits = new Portraits(kept);
  portraits.choose(0, 'first');
  for (let i = 0; i < 70; i += 1) portraits.choose(i % 19, `guest ${String(i)}`);
  expect([new Portraits(kept).of('first'), new Portraits(kept).of('guest 69')]).toEqual([undefined, 69 % 19]);
});

test.each(['[["",19]]', '[["",-1]]', '[["",1.5]]', '[["","fox"]]', '[[3,3]]', '[3]', '{"":3}', '{', 'null', ''])(
  '%s in the storage is no portrait',
  (text) => {
    expect(new Portraits(storage(text)).of()).toBeUndefined();
  },
);

test('a choice among the animals of an earlier cast is not taken for one of this cast', () => {
  const kept = new Map([['card-table.portraits', '[["",3]]']]);
  const portraits = new Portraits({ getItem: (key) => kept.get(key) ?? null, setItem: () => undefined });
  expect(portraits.of()).toBeUndefined();
});

test('a browser that keeps nothing shows the choice until the page is closed', () => {
  const refuse = (): never => {
    throw new Error('refused');
  };
  const portraits = new Portraits({ getItem: refuse, setItem: refuse });
  portraits.choose(3);
  expect(portraits.of()).toBe(3);
});
