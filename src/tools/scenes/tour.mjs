// The moments of one deal of any game, so that every game can be looked at: its start, its middle, when most cards are in sight, its
// end, and the result.
import { playWholeDeal, waitForChoice } from '../browsers/page.mjs';
import { play, print } from './games.mjs';

/** @typedef {import('./stage.mjs').Stage} Stage */

const SEED = 'tour/1';

/** Piles of which only the top is seen. */
const PILES = /^(stock|discard|played|won)\b/;

/**
 * The scenes of a game, by name.
 * @param {string} game
 * @param {number | undefined} seats
 * @returns {Readonly<Record<string, (stage: Stage) => Promise<void>>>}
 */
export function tourOf(game, seats) {
  const lines = play(game, { seed: SEED, seats });
  const turns = turnsOfPerson(lines);
  const most = turns.reduce((best, at) => (inSight(lines, at) > inSight(lines, best) ? at : best), turns[0] ?? 0);
  const middle = turns[Math.floor(turns.length / 2)] ?? 0;
  const moments = { start: turns[0] ?? 0, middle, fullest: most, end: turns.at(-1) ?? 0 };
  const scenes = Object.entries(moments).map(([name, at]) => [`${game}-${name}`, takeUp(lines, at)]);
  return Object.fromEntries([...scenes, [`${game}-result`, toTheEnd(lines, moments.end)]]);
}

/**
 * Where seat 0 has a choice, in the first deal.
 * @param {readonly string[]} lines
 */
function turnsOfPerson(lines) {
  const end = lines.findIndex((line) => line.startsWith('{"type":"deal-end"'));
  return lines.slice(0, end).flatMap((line, i) => (line.startsWith('{"type":"turn","legal":{"0":') ? [i] : []));
}

/**
 * How many cards lie in hands and on the table, but not in piles.
 * @param {readonly string[]} lines
 * @param {number} at
 */
function inSight(lines, at) {
  /** @type {Map<string, string>} */
  const places = new Map();
  for (const line of lines.slice(0, at)) {
    const { type, deck = [], cards = [], to } = JSON.parse(line);
    if (type === 'deal') for (const card of deck) places.set(card, 'stock');
    if (type === 'move') for (const card of cards) places.set(card, to);
  }
  return [...places.values()].filter((place) => !PILES.test(place)).length;
}

/**
 * The game is taken up at a line.
 * @param {readonly string[]} lines
 * @param {number} at
 */
const takeUp = (lines, at) => async (/** @type {Stage} */ stage) => {
  await stage.take(print(lines.slice(0, at + 1)));
  await stage.page.evaluate(waitForChoice);
};

/**
 * The game is taken up at a line, and the deal is played to its end.
 * @param {readonly string[]} lines
 * @param {number} at
 */
const toTheEnd = (lines, at) => async (/** @type {Stage} */ stage) => {
  await takeUp(lines, at)(stage);
  await stage.page.evaluate(playWholeDeal);
  await stage.page.locator('section.result').waitFor();
};
