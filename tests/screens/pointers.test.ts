/** Pointers that a browser takes away, or that are not alone: what they held goes back, and nothing is played. */
import { must } from '../../src/cards/must.ts';
import { countLines } from './engine.ts';
import { waitForTurn } from './playing.ts';
import type { Page } from './page.ts';
import { type Point, Pointing } from './pointing.ts';
import { hasHand, idsWhere, openSmallest } from './smallest.ts';
import { PLAYABLE, QUICK, cards, due, expect, open, test, withSettings } from './table.ts';

const BARE: Point = { x: -200, y: -200 }; // no card lies there
const FAR = 250; // px: so far above the hand a card is played
const SECOND = { pointerId: 2, isPrimary: false, pointerType: 'touch' };

/** What a gesture could have done. */
const doneAt = (page: Page): unknown => [
  countLines(page),
  page.queryAll('[data-card], [data-thing]').map((button) => button.getAttribute('aria-pressed')),
  page.query('dialog[open]') !== undefined,
];

/** How a gesture ends that is none: the pointer is `at` a place, and began on a button. */
type End = (pointing: Pointing, at: Point, on: HTMLElement) => Promise<void>;

const ENDS: readonly (readonly [string, End])[] = [
  [
    'its release was swallowed, and the next click is on the bare felt',
    async (pointing, at) => {
      await pointing.send('pointermove', at, { buttons: 0 });
      await pointing.send('pointerdown', BARE);
      await pointing.send('pointerup', BARE);
    },
  ],
  [
    'its release was swallowed, and it comes back with a click on the bare felt',
    async (pointing) => {
      await pointing.send('pointerdown', BARE);
      await pointing.send('pointerup', BARE);
    },
  ],
  [
    'its capture is lost',
    async (pointing, at) => {
      await pointing.send('lostpointercapture', at);
      await pointing.send('pointerup', at);
    },
  ],
  ['another button is released', async (pointing, at) => pointing.send('pointerup', at, { button: 2 })],
  [
    'a second finger comes',
    async (pointing, at, on) => {
      await pointing.send('pointerdown', pointing.middleOf(on), { ...SECOND, on });
      await pointing.send('pointerup', pointing.middleOf(on), { ...SECOND, on });
      await pointing.send('pointerup', at);
    },
  ],
  [
    'a second finger comes beside the felt',
    async (pointing, at) => {
      const bar = must(pointing.host.parentElement?.querySelector<HTMLElement>('header') ?? undefined, 'a bar');
      await pointing.send('pointerdown', BARE, { ...SECOND, on: bar });
      await pointing.send('pointerup', at);
    },
  ],
];

/** Games in which something is pressed on the felt itself. */
const PRESSED = await idsWhere(
  (face) => hasHand(face) || Object.values(face.gestures).some(({ thing, choose }) => thing && !choose),
);

test.for(PRESSED)('%s: a gesture that is broken off does nothing', async (id, { page }) => {
  withSettings(page, { ...QUICK, assist: false });
  await openSmallest(page, id, 'pointers');
  await waitForTurn(page);
  const pointing = new Pointing(page);
  const button = (): HTMLElement | undefined => page.query('[data-card].strip') ?? page.query('[data-thing].spot');
  await page.until('something that lies there', button);
  const before = doneAt(page);
  for (const [name, end] of ENDS)
    for (const isFar of [true, false]) {
      const on = must(await page.until('something that lies there', button), 'a button');
      const start = pointing.middleOf(on);
      await pointing.send('pointerdown', start, { on });
      const at = isFar ? { x: start.x, y: start.y - FAR } : start;
      if (isFar) await pointing.send('pointermove', at);
      if (isFar && on.matches('[data-card]')) expect(pointing.host.dataset['dragging']).toBe('');
      await end(pointing, at, on);
      expect(doneAt(page), name).toEqual(before);
      expect(pointing.host.dataset['dragging'], name).toBeUndefined();
    }
});

/** Cards that can be played in one way only. */
const onlyWays = (page: Page): HTMLElement[] =>
  page
    .queryAll(`${PLAYABLE}.strip`)
    .filter((one, _, all) => all.every((other) => other === one || other.dataset['card'] !== one.dataset['card']));

test('with another button held, the release of the main one drops the card, and that of the other one nothing', async ({
  page,
}) => {
  withSettings(page, QUICK);
  await open(page);
  while ((await due(page)) !== 'card') await page.press('[data-actions] button');
  const pointing = new Pointing(page);
  const on = await page.until('a card with one way', () => onlyWays(page)[0]);
  const start = pointing.middleOf(on);
  const above = { x: start.x, y: start.y - FAR };
  const before = countLines(page);
  await pointing.send('pointerdown', start, { on });
  await pointing.send('pointermove', above);
  await pointing.send('pointermove', above, { button: 2, buttons: 3 });
  expect(countLines(page)).toBe(before);
  await pointing.send('pointermove', above, { button: 0, buttons: 2 });
  await page.until('the card to be played', () => !on.isConnected);
  const left = cards(page);
  await pointing.send('pointerup', above, { button: 2 });
  expect(cards(page)).toEqual(left);
});
