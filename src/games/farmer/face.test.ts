/** What a Farmer player is told: prompts for the lists of the dossier, and signs that give nothing away. */
import { describe, expect, it, test } from 'vitest';
import { isCard } from '../../cards/card.ts';
import { Places } from '../../record/fold.ts';
import type { Action, Line } from '../../record/line.ts';
import type { Sight } from '../face.ts';
import { words as en } from './words/en.ts';
import { words as ja } from './words/ja.ts';

const HIT: Action = { type: 'hit' };
const STAY: Action = { type: 'stay' };

/** What seat 1 of two sees that holds these cards, face-down card first, while seat 0 has one hidden and these open. */
function sightOf(hand: string, legal: readonly Action[], open = '', more: readonly Line[] = []): Sight {
  const [down = '', ...ups] = hand.split(' ');
  const move = (card: string, to: string, why: string): Line => ({
    type: 'move',
    cards: [isCard(card) ? card : '??'],
    from: 'stock',
    to,
    why,
  });
  const lines: Line[] = [
    { type: 'deal', deal: 1, dealer: 0, deck: Array.from({ length: 45 }, () => '??' as const) },
    move(down, 'hand/1', 'deal'),
    move('??', 'hand/0', 'deal'),
    ...ups.map((card) => move(card, 'up/1', 'hit')),
    ...(open === '' ? [] : open.split(' ').map((card) => move(card, 'up/0', 'hit'))),
    { type: 'turn', legal: { 1: legal } },
    ...more,
  ];
  const places = new Places();
  for (const line of lines) places.apply(line);
  return { places, seat: 1, legal, names: ['Mari', 'Kaede'], options: {}, lines };
}

const totals = (sight: Sight): string[] =>
  (en.signs?.(sight) ?? []).map(({ text, tone }) => `${text} ${tone ?? ''}`.trim());

describe('worked example 1, as it is said', () => {
  test.each([
    [
      'one card',
      '9C',
      [HIT],
      'You have 9. Everybody takes at least one card: hit.',
      'いま9。最初の1枚は必ず引きます。',
    ],
    ['a total of 11', '9C 2D', [HIT, STAY], 'You have 11: hit, or stay.', 'いま11。引きますか、やめますか。'],
    [
      'a bust hand',
      '9C 2D TS',
      [STAY],
      '21 is over 16: stay, and let nobody notice.',
      '21でバースト。何くわぬ顔で「ステイ」しましょう。',
    ],
    ['exactly 16', '9C 7D', [HIT, STAY], 'Exactly 16! Stay.', 'ちょうど16！「ステイ」しましょう。'],
  ])('%s', (_name, hand, legal, english, japanese) => {
    const sight = sightOf(hand, legal);
    expect([en.prompt(sight), ja.prompt(sight)]).toEqual([english, japanese]);
  });
});

describe('signs', () => {
  it('count the own hand, and of others what lies open', () => {
    expect(totals(sightOf('9C 2D', [HIT, STAY], '5S KD'))).toEqual(['Farmer', '15+? plain', '11 plain']);
  });

  it('tell 16 and more by their tone, of others as soon as all can see it', () => {
    expect(totals(sightOf('9C 7D', [HIT, STAY], '9S 9D'))).toEqual(['Farmer', '18+? bad', '16 good']);
    expect(totals(sightOf('9C 9D', [STAY], '9S 7S'))).toEqual(['Farmer', '16+? plain', '18 bad']);
  });

  it('have the whole total once a hand is shown, and the next farmer once it is named', () => {
    const shown: Line[] = [
      { type: 'note', seat: 0, what: 'show', cards: ['3C'], total: 18 },
      { type: 'note', seat: 1, what: 'farmer' },
    ];
    const sight = sightOf('9C 7D', [], '5S KD', shown);
    expect(totals(sight)).toEqual(['Farmer', '18 bad', '16 good']);
    expect(en.signs?.(sight)[0]?.at).toEqual({ seat: 1 });
  });
});
