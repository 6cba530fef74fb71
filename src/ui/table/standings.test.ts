import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { EndLine } from '../../record/line.ts';
import { parseRecord } from '../../record/parse.ts';
import { scoredDeals } from './score-sheet.ts';
import { standings } from './standings.ts';

const end = (type: EndLine['type'], winners: number[], totals: number[]): EndLine => ({
  ...{ type, why: 'out', winners, totals },
});
const placesIn = (line: EndLine, changes: number[]): string =>
  standings(line, { changes })
    .map(({ seat, place }) => `${String(place)}:${String(seat)}`)
    .join(' ');

test('places go from one to n, and equal totals share the better one', () => {
  expect(placesIn(end('deal-end', [1], [3, 9, 3, 5]), [0, 4, 1, 1])).toBe('1:1 2:3 3:0 3:2');
});

test('where few points are better the places turn round', () => {
  expect(placesIn(end('game-end', [2], [30, 50, 10]), [5, 10, 0])).toBe('1:2 2:0 3:1');
  expect(placesIn(end('deal-end', [2], [30, 50, 40]), [5, 10, 0])).toBe('1:0 2:2 3:1');
});

test('whoever wins a game is first, whatever the totals', () => {
  expect(placesIn(end('game-end', [0], [6, 7, 5]), [0, 1, 0])).toBe('1:0 2:1 3:2');
});

test('in every golden game the places of its deals run the same way as those of its end', () => {
  const folders = readdirSync('src/games').map((id) => `src/games/${id}/records`);
  let compared = 0;
  for (const folder of folders.filter((one) => existsSync(one)))
    for (const name of readdirSync(folder).filter((one) => one.endsWith('.jsonl'))) {
      const parsed = parseRecord(readFileSync(`${folder}/${name}`, 'utf8'));
      if (!parsed.ok) throw new Error(name);
      const lines = parsed.value.map(({ line }) => line);
      const last = lines.findLast((line): line is EndLine => line.type === 'game-end');
      const row = scoredDeals(lines).at(-1);
      if (!last || !row || last.winners.length !== 1 || new Set(last.totals).size < last.totals.length) continue;
      const [first] = standings({ ...last, type: 'deal-end', winners: winnersOf(row.lines) }, row);
      expect(first?.seat, `${folder}/${name}`).toBe(last.winners[0]);
      compared += 1;
    }
  expect(compared).toBeGreaterThan(50);
});

const winnersOf = (lines: ReturnType<typeof scoredDeals>[number]['lines']): readonly number[] =>
  lines.flatMap((line) => (line.type === 'deal-end' ? line.winners : []));
