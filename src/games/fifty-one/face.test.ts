/** What a Fifty-One player reads beside the rivals' names. */
import { expect, test } from 'vitest';
import type { Card } from '../../cards/card.ts';
import { Places } from '../../record/fold.ts';
import type { Line } from '../../record/line.ts';
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
