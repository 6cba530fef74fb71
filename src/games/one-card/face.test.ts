/** What a One Card player is told when it is their turn. */
import { expect, test } from 'vitest';
import type { Card } from '../../cards/card.ts';
import { fold } from '../../record/fold.ts';
import type { Action, Line } from '../../record/line.ts';
import { face } from './face.ts';

const en = await face.words('en');

/** What seat 0 of two is asked, in a round that nobody has bid for, once this card has been led. */
function promptAfter(led?: Card): string {
  const legal: Action[] = [
    { type: 'play', card: 'KD' },
    { type: 'play', card: '9H' },
  ];
  const lines: Line[] = [
    { type: 'deal', deal: 1, dealer: 0, deck: ['KD', '9H', led ?? '??'] },
    { type: 'move', cards: ['KD', '9H'], from: 'stock', to: 'hand/0', why: 'deal' },
    { type: 'move', cards: [led ?? '??'], from: 'stock', to: 'hand/1', why: 'deal' },
    { type: 'note', what: 'no-bid' },
    ...(led ? [{ type: 'move', cards: [led], from: 'hand/1', to: 'trick', why: 'play' } as const] : []),
    { type: 'turn', legal: { 0: legal } },
  ];
  return en.prompt({ places: fold(lines), seat: 0, legal, names: ['Mari', 'Kaede'], options: {}, lines });
}

test.each<[string, Card | undefined, string]>([
  ['OC-P3 leads any card', undefined, 'Your lead: play any card.'],
  ['OC-P5 plays anything to a joker that is led', 'JK', 'The joker was led: play any card.'],
  ['OC-P5 follows a suit that is led', 'AH', 'Hearts were led: play a heart.'],
])('a player without trumps %s', (_, led, text) => {
  expect(promptAfter(led)).toBe(text);
});
