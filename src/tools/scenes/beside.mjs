// Two pictures of the same moment, put side by side into one.
import { readFileSync } from 'node:fs';

const GAP_PX = 16;

/** @param {string} path */
const urlOf = (path) => `data:image/png;base64,${readFileSync(path).toString('base64')}`;

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {readonly string[]} paths of the pictures, all of them scaled to the height of the first
 * @param {string} path of the new one
 */
export async function putBeside(browser, paths, path) {
  const page = await browser.newPage();
  await page.setContent(
    `<style>body{margin:0;display:inline-flex;gap:${GAP_PX}px;background:#888}</style>${paths.map((one) => `<img src="${urlOf(one)}">`).join('')}`,
  );
  await page.evaluate(async () => {
    const images = [...document.images];
    await Promise.all(images.map((image) => image.decode()));
    for (const image of images) image.height = images[0]?.naturalHeight ?? 0;
  });
  await page.locator('body').screenshot({ path });
  await page.close();
}
