import { describe, expect, it, test } from 'vitest';
import { levelOf, playerName } from '../record/player.ts';
import { parseRecord } from '../record/parse.ts';
import { printLine, printRecord } from '../record/print.ts';
import { redact } from '../record/redact.ts';
import { replay } from '../match/replay.ts';
import type { Match } from '../match/match.ts';
import type { PlayOn } from './protocol.ts';
import { begunFrom, fromLink, toLink } from './game-links.ts';
import { reopen } from './archive.ts';
import { type Sitting, game, matchOf, playByChance } from './table.testing.ts';

const [plain, thinker] = [playerName('plain'), playerName('thinker')];
const KINDS: readonly Sitting[] = ['plain', 'person', 'thinker'];
const { lines, setup } = playByChance(matchOf(KINDS, 'sending'));
/** The first choice after some have been made. */
const at = lines.findIndex((line, i) => i > lines.length / 3 && line.type === 'turn') + 1;

async function begun(from: Partial<PlayOn>): Promise<Match> {
  const match = await begunFrom({ lines, at, seat: 2, cards: 'same', ...from }, 'new');
  if (!match.ok) throw new Error(match.detail);
  return match.value;
}

test('a record goes through a link and is the same', async () => {
  const told = await toLink(lines);
  if (told.type !== 'link') throw new Error(told.type);
  expect(await fromLink(told.text)).toEqual({ type: 'record', text: printRecord(lines), lines, full: true });
});

test.each([
  ['nothing', '', 'damaged'],
  ['no link', 'hello', 'damaged'],
  ['cut off', 'AQBC', 'damaged'],
])('%s is told in one word', async (_, text, why) => {
  expect(await fromLink(text)).toMatchObject({ type: 'trouble', why });
});

test('a view is no full record: it cannot be sent as one', async () => {
  expect(await toLink(redact(lines, 1, game.secrecy))).toMatchObject({ type: 'trouble', why: 'bad-setup' });
});

describe('playing on from a step', () => {
  it('begins at that choice, for practice, in any seat', async () => {
    const match = await begun({});
    expect(match.lines.slice(1).map(printLine)).toEqual(lines.slice(1, at).map(printLine));
    expect(match.setup.players).toEqual([plain, `${plain}, practice`, 'human, practice']);
    expect(match.setup.players.map(levelOf)).toEqual(['plain', 'plain', undefined]);
  });

  it('deals anew what the seat had not seen, by a seed of its own, and no bot answers for what went before', async () => {
    const match = await begun({ cards: 'anew', seat: 1 });
    const seen = (some: typeof lines): string[] => redact(some, 1, game.secrecy).slice(1).map(printLine);
    expect(seen(match.lines)).toEqual(seen(lines.slice(0, at)));
    expect(printRecord(match.lines.slice(1))).not.toBe(printRecord(lines.slice(1, at)));
    expect(match.setup).toMatchObject({
      seed: 'new',
      players: [`${plain}, practice`, 'human, practice', `${thinker}, practice`],
    });
  });

  it.each(['same', 'anew'] as const)(
    '%s: what becomes of it plays back, and is taken up after a reload',
    async (cards) => {
      const match = await begun({ cards });
      const text = printRecord(match.lines);
      const reopened = await reopen(text);
      expect(reopened.ok && printRecord(reopened.value.lines)).toBe(text);
      const whole = printRecord(playByChance(match).lines);
      const parsed = parseRecord(whole);
      expect(parsed.ok && replay(parsed.value).ok).toBe(true);
      expect(reopened.ok && printRecord(playByChance(reopened.value).lines)).toBe(whole);
    },
  );

  test.each([
    ['a seat that is not there', { seat: setup.seats }],
    ['a view', { lines: redact(lines, 1, game.secrecy) }],
    ['no lines', { lines: [] }],
    ['a record that does not play back', { lines: [...lines.slice(0, 4), ...lines.slice(5)] }],
  ])('%s: nothing begins', async (_, from) => {
    expect(await begunFrom({ lines, at, seat: 0, cards: 'same', ...from }, 'new')).toMatchObject({ ok: false });
  });
});
