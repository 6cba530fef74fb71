/** What a Concentration player is told about the first card of a turn. */
import { expect, test } from 'vitest';
import { fold } from '../../record/fold.ts';
import type { Action, Line } from '../../record/line.ts';
import { face } from './face.ts';

const en = await face.words('en');

test.each<[string, readonly string[], number, string]>([
  ['CO-P2 may turn up any card', ['grid/0', 'grid/1', 'grid/2', 'grid/3'], 2, 'Turn up a card.'],
  ['CO-P6 must turn up an unseen one', ['grid/2', 'grid/3'], 2, 'Turn up a card that nobody has seen yet: the last round found nothing new.'],
  ['CO-P7 may turn up any card alone', ['grid/0', 'grid/1', 'grid/2', 'grid/3'], 1, 'Turn up a card.'],
])('a player %s', (_, places, seats, text) => {
  const legal = places.map((place): Action => ({ type: 'flip', place }));
  const lines: Line[] = [
    { type: 'deal', deal: 1, dealer: 0, deck: ['??', '??', '??', '??'] },
    ...[0, 1, 2, 3].map((i): Line => ({ type: 'move', cards: ['??'], from: 'stock', to: `grid/${String(i)}`, why: 'deal' })),
    { type: 'turn', legal: { 0: legal } },
  ];
  const names = ['Mari', 'Kaede'].slice(0, seats);
  expect(en.prompt({ places: fold(lines), seat: 0, legal, names, options: {}, lines })).toBe(text);
}); // prettier-ignore
