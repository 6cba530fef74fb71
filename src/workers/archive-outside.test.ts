import { describe, expect, it, test } from 'vitest';
import { printRecord } from '../record/print.ts';
import { redact } from '../record/redact.ts';
import { check } from './archive.ts';
import { game, matchOf, playByChance } from './table.testing.ts';

describe('a record from outside', () => {
  const { lines } = playByChance(matchOf(['random', 'random', 'random'], 'archive'));
  const full = printRecord(lines).split('\n').slice(0, -1);
  const view = printRecord(redact(lines, 0, game.secrecy))
    .split('\n')
    .slice(0, -1);
  const move = full.findIndex((text) => text.startsWith('{"type":"move"'));
  const changed = (texts: readonly string[], from: string, to: string): string[] =>
    texts.with(move, (texts[move] ?? '').replace(from, to));

  test.each([
    ['whole', full, true],
    ['begun', full.slice(0, 30), true],
    ['of a seat', view, false],
  ])('%s is told line by line', async (_name, texts, isFull) => {
    expect(await check(`${texts.join('\n')}\n`)).toMatchObject({ type: 'record', full: isFull });
  });

  it('may have passed through another system', async () => {
    expect(await check(`\uFEFF${full.join('\r\n')}\r\n`)).toMatchObject({ type: 'record', text: printRecord(lines) });
  });

  test.each([
    ['nothing', [], 'empty', 0],
    ['nonsense', ['nonsense'], 'not-json', 1],
    ['a game with a line that cannot be read', full.with(20, 'nonsense'), 'not-json', 21],
    ['a game with another move', changed(full, '"why":"', '"why":"x'), 'differs', move + 1],
    ['both', changed(full, '"why":"', '"why":"x').with(20, 'nonsense'), 'differs', move + 1],
    ['both in a view', changed(view, '"from":"', '"from":"x').with(20, 'nonsense'), 'differs', move + 1],
    ['a view with a line that cannot be read', view.with(20, 'nonsense'), 'not-json', 21],
    ['a view that cannot be read from its deal on', view.with(1, 'nonsense'), 'not-json', 2],
    ['a view with its decks open', full.with(0, view[0] ?? ''), 'bad-setup', 1],
    ['two games', [...full, ...full], 'wrong-order', full.length + 1],
  ])('%s is told by its first trouble', async (_name, texts, why, at) => {
    expect(await check(texts.join('\n'))).toMatchObject({ type: 'trouble', why, at });
  });
});
