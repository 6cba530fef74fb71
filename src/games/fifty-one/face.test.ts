/** What a Fifty-One player reads beside the rivals' names. */
import { expect, test } from 'vitest';
import { type Card, isCard } from '../../cards/card.ts';
import { Places, fold } from '../../record/fold.ts';
import type { Action, Line } from '../../record/line.ts';
import { face } from './face.ts';

const STOP: Line = { type: 'note', seat: 1, what: 'stop' };

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
  ['swapped in the last round', { type: 'swap-all' }, ['end'], 'You have swapped already. Press “End turn” to let the next player play.'],
  ['passed', { type: 'pass' }, ['end'], 'Press “End turn” to let the next player play.'],
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

test.each<[string, Action[], Line[], string]>([
  ['FI-P3 must swap', [{ type: 'swap' }], [], 'Swap: choose a card from the board and one of yours.'],
  ['FI-P6 may pass from the second turn on', [{ type: 'swap' }, { type: 'pass' }], [], 'Swap a card from the board for one of yours, or pass.'],
  ['FI-P8 must swap in the last round', [{ type: 'swap' }], [STOP], 'Your last turn. Swap: choose a card from the board and one of yours.'],
  ['FI-P8 may pass in the last round', [{ type: 'swap' }, { type: 'pass' }], [STOP], 'Your last turn. Swap a card from the board for one of yours, or pass.'],
])('a player is told what holds who %s', async (_, legal, told, text) => {
  const lines: Line[] = [{ type: 'deal', deal: 1, dealer: 1, deck: [] }, ...told, { type: 'turn', legal: { 0: legal } }];
  const view = { places: fold(lines), seat: 0, legal, names: ['Mari', 'Kaede'], options: {}, lines };
  expect((await face.words('en')).prompt(view)).toBe(text);
}); // prettier-ignore

test.each<[string, string, string, string]>([
  ['FI-E1 the others are subtracted', 'subtract', 'KH QH 9H 2S 3S', '24'],
  ['FI-E3 a hand of several suits is worth nothing', 'zero', 'KH QH 9H 2S 3S', '0'],
  ['FI-E3 one suit', 'zero', 'KH QH 9H 2H 3H', '34'],
  ['FI-E3 one suit with the joker', 'zero', 'KH QH 9H 2H JK', '42'],
])('the sign of the own hand: %s', async (_, mixedHand, hand, text) => {
  const cards = hand.split(' ').filter(isCard);
  const lines: Line[] = [
    { type: 'deal', deal: 1, dealer: 1, deck: cards },
    { type: 'move', cards, from: 'stock', to: 'hand/0', why: 'deal' },
  ];
  const view = { places: fold(lines), seat: 0, legal: [], names: ['Mari', 'Kaede'], options: { mixedHand }, lines };
  expect((await face.words('en')).signs?.(view).map((sign) => sign.text)).toEqual([text]);
});
