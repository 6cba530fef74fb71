import { expect, test } from 'vitest';
import type { Card } from '../../cards/card.ts';
import { laidCards } from '../face/layout/room.testing.ts';
import type { NoteLine } from '../../record/line.ts';
import { byRuns } from './arrangement.ts';

const stop: NoteLine = { type: 'note', what: 'stop' };
const NOTES: readonly NoteLine[] = [{ type: 'note', what: 'sold' }, stop, stop];

/** Cards that a seat has played, when so many notes were there. */
const played = (seat: number, noted: number, ...cards: readonly Card[]) =>
  laidCards(cards, { place: `played/${String(seat)}`, noted });

const told = (groups: ReturnType<typeof byRuns>): readonly string[] =>
  groups.map(
    ({ cards, isInMiddle }) =>
      `${cards[0]?.place ?? ''}: ${cards.map(({ card }) => card).join(' ')}${isInMiddle === true ? ' in the middle' : ''}`,
  );

test('the last run lies in the middle, earlier ones lie before their players', () => {
  const cards = [...played(0, 1, '4S', '5S'), ...played(0, 2, '9H'), ...played(1, 1, '6S'), ...played(1, 2, 'TH')];
  expect(told(byRuns(cards, NOTES.slice(0, 2)))).toEqual([
    'played/0: 4S 5S',
    'played/0: 9H in the middle',
    'played/1: 6S',
    'played/1: TH in the middle',
  ]);
});

test('a run that has stopped stays in the middle until the next one begins', () => {
  const cards = [...played(0, 1, '4S', '5S'), ...played(0, 2, '9H')];
  expect(told(byRuns(cards, NOTES))).toEqual(['played/0: 4S 5S', 'played/0: 9H in the middle']);
});

test('other notes part nothing, and nothing lies there before the first card', () => {
  expect(told(byRuns([...played(0, 0, '4S'), ...played(0, 1, '5S')], NOTES))).toEqual([
    'played/0: 4S 5S in the middle',
  ]);
  expect(byRuns([], NOTES)).toEqual([]);
});
