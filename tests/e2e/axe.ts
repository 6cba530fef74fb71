/** What axe finds on a page, colours as they are computed included. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, passFrames } from './table.ts';

/** Nothing is wrong with what the page shows now, once it has faded in: something half faded has too little contrast. */
export async function expectNoViolations(page: Page, what: string): Promise<void> {
  await passFrames(page, 2); // in which a fade begins
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'));
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(
    violations.map((one) => `${one.id}: ${one.nodes.map((node) => node.html).join(' | ')}`),
    what,
  ).toEqual([]);
}
