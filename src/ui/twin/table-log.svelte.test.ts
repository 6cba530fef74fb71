import { describe, expect, test } from 'vitest';
import { tableViewOf } from '../../client/table-view.ts';
import type { GameWords, TableView } from '../../games/face/game-face.ts';
import type { Line } from '../../record/line.ts';
import { type Snapshot, Timeline } from '../../record/timeline.ts';
import { type LoggedTable, TableLog } from './table-log.svelte.ts';

const GAME: Line = {
  ...{ type: 'game', format: 'card-record/1', game: 'g', seats: 2, options: {}, players: ['a', 'b'] },
};
const deal = (number: number): Line => ({ type: 'deal', deal: number, dealer: 0, deck: ['AS', 'KS'] });
const move: Line = { type: 'move', cards: ['AS'], from: 'stock', to: 'trick', why: 'play' };

/** Words that say of each line what lies in the stock after it. */
const wordsIn = (language: string, heard: Line[] = []): GameWords => {
  const announce = (line: Line, { places }: TableView): string | undefined => {
    heard.push(line);
    return line.type === 'game' ? undefined : `${language}: ${line.type}, ${places.cards('stock').join(' ')}`;
  };
  return { announce } as Partial<GameWords> as GameWords;
};

class Table implements LoggedTable {
  timeline = $state.raw(new Timeline([GAME, deal(1)]));
  revision = $state(1);
  words: GameWords | undefined = $state.raw();
  viewOf = (snapshot: Snapshot): TableView | undefined => tableViewOf(snapshot, { seat: 0, names: ['a', 'b'] });
}

describe('the log of a table', () => {
  test('says nothing before there are words, then all of the deal', () => {
    const table = new Table();
    const log = new TableLog(table);
    expect(log.sentences).toEqual([]);
    table.words = wordsIn('en');
    expect(log.sentences).toEqual(['en: deal, AS KS']);
  });

  test('says each line once, by the table after it', () => {
    const table = new Table();
    const heard: Line[] = [];
    table.words = wordsIn('en', heard);
    const log = new TableLog(table);
    expect(log.sentences).toHaveLength(1);
    table.timeline = table.timeline.with([move]);
    expect(log.sentences).toEqual(['en: deal, AS KS', 'en: move, KS']);
    expect(log.sentences).toHaveLength(2);
    expect(heard).toEqual([deal(1), move]);
  });

  test('begins anew with a deal, with another table and in another language', () => {
    const table = new Table();
    table.words = wordsIn('en');
    const log = new TableLog(table);
    expect(log.sentences).toHaveLength(1);
    table.timeline = table.timeline.with([move, deal(2), move]);
    expect(log.sentences).toEqual(['en: deal, AS KS', 'en: move, KS']);
    table.words = wordsIn('ja');
    expect(log.sentences).toEqual(['ja: deal, AS KS', 'ja: move, KS']);
    table.timeline = new Timeline([GAME, deal(1)]);
    table.revision += 1;
    expect(log.sentences).toEqual(['ja: deal, AS KS']);
  });
});
