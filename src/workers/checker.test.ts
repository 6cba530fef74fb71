import { describe, expect, it } from 'vitest';
import { LEVELS } from '../bots/levels.ts';
import { askSeats } from '../match/ask.ts';
import type { Match } from '../match/match.ts';
import { printRecord } from '../record/print.ts';
import { checkBots } from './checker.ts';
import type { CheckMessage } from './protocol.ts';
import { matchOf } from './table.testing.ts';

/** A finished game, each bot asked in turn. */
function played(): Match {
  const match = matchOf(['plain', 'person', 'plain'], 'checker');
  while (match.phase !== 'over')
    if (match.phase === 'between') match.nextDeal();
    else match.act(askSeats(match, (_, question) => LEVELS.plain.choose(match.rules, question)));
  return match;
}

async function told(text: string): Promise<CheckMessage[]> {
  const all: CheckMessage[] = [];
  let ms = 0;
  await checkBots(
    text,
    (one) => all.push(one),
    () => (ms += 60),
  );
  return all;
}

describe('a checker', () => {
  const { lines } = played();
  const text = printRecord(lines);

  it('tells how far it has come, and how many choices came out the same', async () => {
    const all = await told(text);
    const bots = lines.filter((line) => line.type === 'act' && line.seat !== 1).length;
    expect(all.at(-1)).toEqual({ type: 'same', choices: bots });
    const done = all.flatMap((one) => (one.type === 'progress' ? [one.done] : []));
    expect(done.length).toBeGreaterThan(2);
    expect([...done].sort((a, b) => a - b)).toEqual(done);
    expect(Math.max(...done)).toBeLessThanOrEqual(1);
  });

  it('tells the line and the seat of a bot that would choose otherwise', async () => {
    const last = (await told(text.replaceAll('"plain/', '"random/'))).at(-1);
    expect(last).toMatchObject({ type: 'other', why: 'other-choice' });
    expect(last?.type === 'other' && [0, 2].includes(last.seat ?? -1)).toBe(true);
  });

  it.each([
    ['a version that is not here', text.replace(/"plain\/\d+"/, '"plain/99"'), 'unknown-bot', 1],
    ['a game that is not over', printRecord(lines.slice(0, 30)), 'unfinished', 31],
    ['nonsense', 'nonsense', 'not-json', 1],
  ])('tells what is wrong with %s', async (_name, bad, why, at) => {
    expect((await told(bad)).at(-1)).toEqual({ type: 'other', why, at, seat: undefined });
  });
});
