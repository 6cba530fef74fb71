/** What is said that a card of the pile would make: held against what the rules then allow, in the golden records. */
import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type Card, isCard, parseCard } from '../../cards/card.ts';
import { must } from '../../cards/must.ts';
import { fold } from '../../record/fold.ts';
import type { Action, GameLine, Line } from '../../record/line.ts';
import type { TableView } from '../face/game-face.ts';
import { cardIn, cardsIn } from '../face/fields.ts';
import { dueWith, wayWith } from './words/ways.ts';

const FOLDER = 'src/games/five-hundred-rummy/records';

const linesOf = (name: string): readonly Line[] =>
  readFileSync(`${FOLDER}/${name}`, 'utf8')
    .trimEnd()
    .split('\n')
    .map((text) => JSON.parse(text) as Line);

const RECORDS = readdirSync(FOLDER).filter((name) => name.endsWith('.jsonl'));

const isJoker = (card: string): boolean => parseCard(card)?.rank === undefined;

/** What the seat on turn sees after the line with this number. */
function viewAt(lines: readonly Line[], at: number, of: { seat: number; legal: readonly Action[] }): TableView {
  const told = lines.slice(0, at + 1);
  const game = must(
    told.find((line): line is GameLine => line.type === 'game'),
    'the game line',
  );
  return { places: fold(told), names: game.players, options: game.options, lines: told, ...of };
}

/** Every time that somebody took a card of the pile: what was seen before, and what was then listed. */
function* takings(lines: readonly Line[]) {
  for (const [at, line] of lines.entries()) {
    const act = lines[at + 1];
    if (line.type !== 'turn' || act?.type !== 'act' || act.action.type !== 'take') continue;
    const { seat } = act;
    const next = lines.findIndex((other, i) => i > at + 1 && other.type === 'turn');
    const then = lines[next];
    if (then?.type !== 'turn') continue;
    const legal = then.legal[seat];
    if (legal === undefined || legal === '??') continue;
    const card = cardIn(act.action['card']);
    if (isCard(card)) yield { at, next, seat, card, legal };
  }
}

const taken = (lines: readonly Line[]): { card: Card; legal: readonly Action[]; view: TableView; after: TableView }[] =>
  [...takings(lines)].map(({ at, next, seat, card, legal }) => ({
    ...{ card, legal },
    view: viewAt(lines, at, { seat, legal: [] }),
    after: viewAt(lines, next, { seat, legal }),
  }));

describe.each(RECORDS)('%s', (name) => {
  test('FR-P3 what a card is said to make can be laid once it is taken', () => {
    for (const { card, legal, view: view } of taken(linesOf(name))) {
      if (isJoker(card)) continue; // it makes too much to be said
      const way = must(wayWith(card, view), `a way to lay ${card}`);
      const possible = legal.filter(
        ({ type, meld, cards }) =>
          (way.meld === undefined ? type === 'meld' : type === 'layoff' && meld === way.meld.number) &&
          cardsIn(cards).every((one) => way.cards.some((other) => parseCard(other)?.face === parseCard(one)?.face)),
      );
      expect(possible, `${card}: ${way.cards.join(' ')}`).not.toEqual([]);
    }
  });

  test('FR-P4 what is said to go with the card that must be laid goes with it', () => {
    for (const { card, legal, after } of taken(linesOf(name))) {
      const due = dueWith(card, after);
      if (due.is === 'one') expect(legal).toEqual([due.action]);
      if (due.is === 'alone') expect(legal.some(({ cards }) => cardsIn(cards).join() === card)).toBe(true);
    }
  });
});
