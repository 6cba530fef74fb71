import { expect, test } from 'vitest';
import { goldenFiles, goldenLines, seatsOf } from '../../../tests/golden-lines.ts';
import { must } from '../../cards/must.ts';
import { tableViewOf } from '../../client/table-view.ts';
import { FeltTable } from '../../felt/table/felt-table.ts';
import { titles } from '../../games/registry/page/titles.ts';
import { loadFace } from '../../games/registry/page/faces.ts';
import type { EndLine, Line } from '../../record/line.ts';
import { Timeline } from '../../record/timeline.ts';
import type { Page } from '../page/page.svelte.ts';
import { loadScreenSay } from '../words/words.ts';
import { saidOf, whyToldAt } from './result-said.ts';

const say = await loadScreenSay('en');
const page = { sayOnScreens: say, table: { here: undefined } } as unknown as Page;

const isDrawn = (line: Line | undefined): line is EndLine => line?.type === 'game-end' && line.winners.length === 0;

test('where nobody has won the match the sentence says why, and no place among equals', async () => {
  let drawn = 0;
  for (const { id } of titles) {
    const face = must(await loadFace(id), 'a face');
    const words = await face.words('en');
    for (const lines of goldenFiles(id).map(goldenLines)) {
      const line = lines.at(-1);
      if (!isDrawn(line)) continue;
      drawn += 1;
      const table = new FeltTable(face);
      for (const step of new Timeline(lines).steps(0)) table.applyStep(step);
      const names = Array.from({ length: seatsOf(lines) }, (_, seat) => String(seat));
      const view = must(tableViewOf(table.seen, { seat: 0, names }), 'a view');
      const { sentence, winner } = saidOf(page, { face, words, view, line });
      expect(winner).toBeUndefined();
      for (const [place] of names.entries()) {
        expect(sentence, id).not.toBe(say('ending-lost', { place: place + 1, seats: names.length }));
      }
      expect(sentence.length, id).toBeGreaterThan(10);
    }
  }
  expect(drawn).toBeGreaterThan(5);
});

test('why it ended is told in the head, in the row of whoever has won alone, or below', () => {
  const of = { sentence: 'Second of 4.', why: 'The stock is empty.', beside: true, dense: false, winners: [1] };
  expect(whyToldAt(of)).toBe('row');
  expect(whyToldAt({ ...of, dense: true })).toBe('below');
  expect(whyToldAt({ ...of, winners: [1, 2] })).toBe('below');
  const said = { ...of, sentence: of.why };
  expect(whyToldAt(said)).toBe('head');
  expect(whyToldAt({ ...said, beside: false })).toBe('below'); // where the sheet hides the head
});
