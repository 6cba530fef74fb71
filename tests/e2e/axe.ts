/** What axe finds on a page, colours as they are computed included. */
import type { Page } from '@playwright/test';
import axe, { type AxeResults } from 'axe-core';
import { expect, passFrames } from './table.ts';

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

/** Nothing is wrong with what the page shows now, once it has faded in: something half faded has too little contrast. */
export async function expectNoViolations(page: Page, what: string): Promise<void> {
  await passFrames(page, 2); // in which a fade begins
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'));
  const found = await violationsOn(page);
  expect(
    found.map((one) => `${one.id}: ${one.nodes.map((node) => node.html).join(' | ')}`),
    what,
  ).toEqual([]);
}

/** Axe's half a megabyte is read once a page, and only violations are handed over: a third of the time of @axe-core/playwright. */
async function violationsOn(page: Page): Promise<AxeResults['violations']> {
  if (await page.evaluate(() => window.axe === undefined)) await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const results = await window.axe?.run({ resultTypes: ['violations'] });
    if (!results) throw new Error('axe is not on the page');
    return results.violations;
  });
}
