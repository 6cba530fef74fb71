/** The emblems of the shelf: every game has one, made of its own cards; it lies in its frame and is like no other. */
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { games } from '../src/games/registry/engine/all.ts';
import { isFields, isText, parseJson } from '../src/record/guards.ts';
import { usualTables } from './tables.ts';

const FRAME = { width: 100, height: 75 };
const CARD_RATIO = 240 / 336;
const FIGURE_RATIO = 0.66;
const NARROW: Readonly<Record<string, number>> = { wheat: 0.5 }; // the other signs are about as wide as tall
const LEAST_TALL = 15; // of the frame: smaller ones cannot be told at 100 pixels
const MOST_BYTES = 20_000;
const BACK = /^(asanoha|seigaiha|plain)-[a-z]+$/;

interface Thing {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly wide: number;
  readonly tall: number;
  readonly turn: number;
}

const textIn = (fields: Readonly<Record<string, unknown>>, key: string): string =>
  isText(fields[key]) ? fields[key] : '';

function thingIn(value: unknown): Thing {
  if (!isFields(value)) throw new Error('a thing has no fields');
  const [card, figure] = [textIn(value, 'card'), textIn(value, 'figure')];
  const [x, y, tall] = [value['x'], value['y'], value['tall']].map(Number);
  if (x === undefined || y === undefined || tall === undefined) throw new Error('a thing has no place');
  const name = card || figure || textIn(value, 'sign') || textIn(value, 'suit');
  const ratio = card === '' ? (NARROW[name] ?? Math.max(1, figure.length * FIGURE_RATIO)) : CARD_RATIO;
  return { name, x, y, wide: tall * ratio, tall, turn: Number(value['turn'] ?? 0) };
}

const emblemOf = (
  id: string,
): { readonly cloth: string; readonly things: readonly Thing[]; readonly cards: string[] } => {
  const read = parseJson(readFileSync(`src/games/${id}/emblem.json`, 'utf8'));
  if (!isFields(read) || !Array.isArray(read['things'])) throw new Error(`${id} has no emblem`);
  const things: readonly unknown[] = read['things'];
  const cards = things
    .flatMap((thing) => (isFields(thing) ? [textIn(thing, 'card')] : []))
    .filter((card) => card !== '');
  return { cloth: textIn(read, 'cloth'), things: things.map(thingIn), cards };
};

/** How far a turned thing reaches from its middle. */
function reach({ wide, tall, turn }: Thing): { readonly x: number; readonly y: number } {
  const angle = (Math.abs(turn) * Math.PI) / 180;
  return {
    x: (wide * Math.cos(angle) + tall * Math.sin(angle)) / 2,
    y: (wide * Math.sin(angle) + tall * Math.cos(angle)) / 2,
  };
}

describe.each(games)('$id', (game) => {
  const { things, cards } = emblemOf(game.id);

  it('shows cards that are played with there, or backs', () => {
    const packs = usualTables(game).flatMap(({ options, seats }) => game.table(options, seats).pack);
    expect(cards.filter((card) => !BACK.test(card) && !packs.some((one) => one === card))).toEqual([]);
    expect(cards.length).toBeGreaterThan(0);
  });

  it('lies within its frame, and is large enough to be told', () => {
    for (const thing of things) {
      const { x, y } = reach(thing);
      expect(thing.x - x, thing.name).toBeGreaterThanOrEqual(0);
      expect(thing.x + x, thing.name).toBeLessThanOrEqual(FRAME.width);
      expect(thing.y - y, thing.name).toBeGreaterThanOrEqual(0);
      expect(thing.y + y, thing.name).toBeLessThanOrEqual(FRAME.height);
      expect(thing.tall, thing.name).toBeGreaterThanOrEqual(LEAST_TALL);
    }
  });

  it('is drawn, in few bytes', () => {
    const picture = `public/shelf/${game.id}.webp`;
    expect(existsSync(picture)).toBe(true);
    expect(readFileSync(picture).length).toBeLessThan(MOST_BYTES);
  });
});

it('no two are alike: neither what they show nor, on the same cloth, the largest thing', () => {
  const shown = games.map(({ id }) => {
    const { cloth, things } = emblemOf(id);
    const largest = things.toSorted((a, b) => b.tall - a.tall)[0];
    return { all: things.map(({ name }) => name).join(' '), first: `${cloth} ${String(largest?.name)}` };
  });
  expect(new Set(shown.map(({ all }) => all)).size).toBe(games.length);
  expect(new Set(shown.map(({ first }) => first)).size).toBe(games.length);
});
