/** What a Fifty-One player reads beside the rivals' names. */
import { expect, test } from 'vitest';
import type { Card } from '../../cards/card.ts';
import { Places, fold } from '../../record/fold.ts';
import type { Action, Line } from '../../record/line.ts';
import { face } from './face.ts';

test.each<[Card, string, string]>([
  ['7H', 'last took ♥ seven of hearts', '最後に取ったのはハートの7'],
  ['JK', 'last took the joker', '最後に取ったのはジョーカー'],
])('the sign of the card that a rival took last, %s', async (card, en, ja) => {
  const lines: Line[] = [
    { type: 'deal', deal: 1, dealer: 0, deck: [] },
    { type: 'move', cards: [card], from: 'board/0', to: 'hand/1', why: 'take' },
  ];
  const places = new Places();
  const view = { places, seat: 0, legal: [], names: ['Mari', 'Kaede'], options: {}, lines };
  const labels = await Promise.all(
    [face.words('en'), face.words('ja')].map(async (words) => (await words).signs?.(view).map(({ label }) => label)),
  );
  expect(labels).toEqual([[en], [ja]]);
});

test.each<[string, Action, readonly string[], string]>([
  ['swapped, and may stop', { type: 'swap', take: 'AS', give: '2C' }, ['end', 'stop'], 'You have swapped already. Press “Stop!” if you think you are ahead, or “End turn”.'],
  ['swapped in the last round', { type: 'swap-all' }, ['end'], 'You have swapped already. Press “End turn”: it is the next player’s turn.'],
  ['passed', { type: 'pass' }, ['end'], 'Press “End turn”: it is the next player’s turn.'],
])('a card that cannot be exchanged any more is told what holds: %s', async (_, action, types, text) => {
  const legal = types.map((type): Action => ({ type }));
  const lines: Line[] = [
    { type: 'deal', deal: 1, dealer: 1, deck: [] },
    { type: 'act', seat: 0, action },
    { type: 'turn', legal: { 0: legal } },
  ];
  const view = { places: fold(lines), seat: 0, legal, names: ['Mari', 'Kaede'], options: {}, lines };
  expect((await face.words('en')).refusal('9H', view)).toBe(text);
}); // prettier-ignore

test('after a deal every hand tells what it was worth, also below zero', async () => {
  const lines: Line[] = [
    { type: 'deal', deal: 1, dealer: 1, deck: [] },
    { type: 'note', seat: 1, what: 'show', cards: ['AD', 'KD', 'JD', '9D', '4D'], suit: 'D', points: 44 },
    { type: 'note', seat: 0, what: 'show', cards: ['AS', 'KH', 'JD', '9C', '4D'], suit: 'S', points: -23 },
    { type: 'deal-end', winners: [1], why: 'stop', totals: [0, 1] },
  ];
  const view = { places: fold(lines), seat: 0, legal: [], names: ['Mari', 'Kaede'], options: {}, lines };
  expect((await face.words('en')).hands?.(view)).toEqual(['−23', '44']);
});
