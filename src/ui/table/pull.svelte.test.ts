import { expect, test } from 'vitest';
import { Pull } from './pull.svelte.ts';

/** Pulls from 600 to `y` by way of the middle. */
function pulled(pull: Pull, y: number): Pull {
  pull.down(600, 300);
  pull.move((600 + y) / 2);
  pull.move(y);
  pull.up(y);
  pull.press(); // the browser's click
  return pull;
}

test('pulled far enough it opens and closes; a short pull springs back', () => {
  const pull = new Pull();
  expect(pulled(pull, 580).open).toBe(false);
  expect(pulled(pull, 500).open).toBe(true);
  expect(pulled(pull, 620).open).toBe(true);
  expect(pulled(pull, 700).open).toBe(false);
});

test('while it is pulled it follows the finger from where it was, and never below its edge', () => {
  const pull = new Pull();
  pull.down(600, 300);
  pull.move(598);
  expect(pull.height).toBeUndefined();
  pull.move(480);
  expect(pull.height).toBe(120);
  pull.move(650);
  expect(pull.height).toBe(0);
  pull.letGo();
  expect(pull.height).toBeUndefined();
  pull.open = true;
  pull.down(600, 300);
  pull.move(650);
  expect(pull.height).toBe(250);
});

test('a press turns it over, and so do keys that mean something now', () => {
  const pull = new Pull();
  pull.down(600, 300);
  pull.up(600);
  pull.press();
  expect(pull.open).toBe(true);
  expect(pull.key('ArrowUp')).toBe(false);
  expect(pull.key('Escape')).toBe(true);
  expect(pull.open).toBe(false);
  expect(pull.key('Escape')).toBe(false);
  expect(pull.key('ArrowUp')).toBe(true);
  expect(pull.open).toBe(true);
});
