import { describe, expect, it, test } from 'vitest';
import { must } from '../cards/must.ts';
import { printRecord } from '../record/print.ts';
import { redact } from '../record/redact.ts';
import { check, listed, reopen, toldOf } from './archive.ts';
import type { Save } from './database-rows.ts';
import { type Sitting, game, matchOf, playByChance } from './table.testing.ts';

const KINDS: readonly Sitting[] = ['random', 'person', 'random'];
const running = playByChance(matchOf(KINDS, 'archive'), 12);
const over = playByChance(matchOf(KINDS, 'archive'));
const [runningText, overText] = [printRecord(running.lines), printRecord(over.lines)];
const view = redact(running.lines, 1, game.secrecy);
const viewText = printRecord(view);

const save = (text: string, ended: boolean): Save => ({ id: 'a', savedAt: 5, ended, text });
/** The text with line `at` (1 is the first) as `change` makes it. */
const changed = (text: string, at: number, change: (line: string) => string): string =>
  text
    .split('\n')
    .map((line, i) => (i === at - 1 ? change(line) : line))
    .join('\n');

describe('taking a game up again', () => {
  test.each([
    ['in the middle', runningText, 'deal'],
    ['at its end', overText, 'over'],
    ['of which nothing is dealt', printRecord(matchOf(KINDS, 'archive').lines), 'between'],
  ])('%s: the same game, and it goes on the same way', async (_name, text, phase) => {
    const match = await reopen(text);
    if (!match.ok) throw new Error(match.detail);
    expect([match.value.phase, printRecord(match.value.lines)]).toEqual([phase, text]);
    expect(printRecord(playByChance(match.value).lines)).toBe(overText);
  });

  test.each([
    ['no record', 'hello'],
    ['nothing', ''],
    ['a record that was changed', changed(runningText, 3, (line) => line.replace(/\["\w+"\]/, '["XX"]'))],
    ['a view, which holds no deck', viewText],
  ])('%s is refused, and nothing is thrown', async (_name, text) => {
    expect((await reopen(text)).ok).toBe(false);
  });
});

describe('telling a kept game', () => {
  it('tells all of it once it is over', async () => {
    expect(await toldOf(save(overText, true))).toEqual({
      type: 'record',
      text: overText,
      lines: over.lines,
      full: true,
    });
  });

  it('tells a game that is not over as its person saw it', async () => {
    expect(await toldOf(save(runningText, false))).toEqual({
      type: 'record',
      text: viewText,
      lines: view,
      full: false,
    });
    expect(viewText).toContain('"??"');
  });

  it('tells trouble where it cannot be read', async () => {
    expect(await toldOf(save('{', false))).toMatchObject({ type: 'trouble', at: 1 });
  });
});

describe('checking a record from outside', () => {
  it('plays a full one through the engine', async () => {
    expect(await check(overText)).toEqual({ type: 'record', text: overText, lines: over.lines, full: true });
  });

  it("follows the cards of a seat's view", async () => {
    expect(await check(viewText)).toEqual({ type: 'record', text: viewText, lines: view, full: false });
  });

  const dealt = must(running.lines[2], 'the first card');
  const firstCard = dealt.type === 'move' ? must(dealt.cards[0], 'a card') : '';
  const other = firstCard === 'AS' ? 'KS' : 'AS';
  test.each([
    ['no record', 'hello', { why: 'not-json', at: 1 }],
    [
      'a full one whose first card is another',
      changed(overText, 3, (line) => line.replace(firstCard, other)),
      { at: 3 },
    ],
    ['a view of no game of ours', changed(viewText, 1, (line) => line.replace(game.id, 'xx')), { why: 'unknown-game' }],
    ['a view at a table that cannot be', viewText.replace('"seats":3', '"seats":99'), { why: 'bad-setup', at: 1 }],
    [
      'a view with too small a deck',
      changed(viewText, 2, (line) => line.replace('["??",', '[')),
      { why: 'differs', at: 2 },
    ],
    ['a view whose game line is missing', viewText.slice(viewText.indexOf('\n') + 1), { at: 1 }],
  ])('refuses %s', async (_name, text, trouble) => {
    expect(await check(text)).toMatchObject({ type: 'trouble', ...trouble });
  });
});

describe('the list of kept games', () => {
  it('shows a game without its seed, who won it and where the person sat', () => {
    const [shown] = listed([save(overText, true)], 'another');
    const end = over.lines.at(-1);
    expect(shown).toMatchObject({ id: 'a', savedAt: 5, ended: true, running: false, seat: 1 });
    expect(shown?.winners).toEqual(end?.type === 'game-end' ? end.winners : 'no end');
    expect(Object.keys(must(shown, 'a game').line)).not.toContain('seed');
  });

  it('says which one lies on the table', () => {
    expect(listed([save(runningText, false)], 'a')).toMatchObject([{ running: true, ended: false, winners: [] }]);
  });

  it('knows a game that bots played alone', () => {
    const text = printRecord(matchOf(['plain', 'plain'], 'bots').lines);
    expect(listed([save(text, false)], 'a')[0]?.seat).toBeUndefined();
  });

  it('leaves out what cannot be read', () => {
    expect(listed([save('{', false)], 'a')).toEqual([]);
  });
});

describe('a kept game of several people', () => {
  const match = playByChance(matchOf(['person', 'random', 'person'], 'several'), 12);
  const names = ['Aki', '', 'Mika'];
  const kept = { ...save(printRecord(match.lines), false), names };

  it('is told as all saw it, with their names beside the record', async () => {
    const lines = redact(match.lines, undefined, game.secrecy);
    expect(await toldOf(kept)).toEqual({ type: 'record', text: printRecord(lines), lines, full: false, names });
    expect(printRecord(match.lines)).not.toMatch(/Aki|Mika/);
  });

  it('is listed with its people, as nobody’s in particular', () => {
    expect(listed([kept], '')).toMatchObject([{ seat: undefined, names }]);
    expect(listed([{ ...kept, names: ['\u202eAki\n'] }], '')).toMatchObject([{ names: ['Aki', '', ''] }]);
  });
});
