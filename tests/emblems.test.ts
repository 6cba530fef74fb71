/** The emblems of the shelf: every game has one, which is whole by itself, small, and like no other, even without colour. */
import { readFileSync, readdirSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { must } from '../src/cards/must.ts';
import { titles } from '../src/games/registry/page/titles.ts';

const MOST_BYTES = 4_500;
const MOST_BYTES_OF_ALL = 40_000;
const GRAIN = 12; // pixels to a side at which two emblems must still differ
const LEAST_DIFFERENCE = 25; // of 255 levels of grey, on average
const LINK = { width: 600, height: 315 }; // what shows links makes smaller ones a thumbnail

const ids = titles.map(({ id }) => id);
const svgOf = (id: string): string => readFileSync(`public/shelf/${id}.svg`, 'utf8');
const found = (text: string, pattern: RegExp): string[] => Array.from(text.matchAll(pattern), ([, one = '']) => one);
const namesIn = (svg: string): string[] => found(svg, / id="([^"]+)"/g);

/** An emblem without colour, in few pixels. */
const greysOf = (id: string): Promise<Buffer> =>
  sharp(Buffer.from(svgOf(id)))
    .resize(GRAIN, GRAIN)
    .removeAlpha()
    .greyscale()
    .raw()
    .toBuffer();

const difference = (a: Buffer, b: Buffer): number =>
  a.reduce((sum, level, i) => sum + Math.abs(level - (b[i] ?? 0)), 0) / a.length;

describe.each(ids)('%s', (id) => {
  it('is a square picture that needs nothing else, in few bytes', () => {
    const svg = svgOf(id);
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 160 160">/);
    expect(svg).not.toMatch(/<text|<style|style="|<image|https?:\/\/(?!www\.w3\.org\/2000\/svg)|NaN|undefined/);
    expect(svg.length).toBeLessThan(MOST_BYTES);
    const names = namesIn(svg);
    expect(found(svg, / href="#([^"]+)"/g).filter((name) => !names.includes(name))).toEqual([]);
  });

  it('has a picture for links, which is no SVG', async () => {
    const { format, width, height } = await sharp(`public/links/${id}.png`).metadata();
    expect({ format, width, height }).toEqual({ format: 'png', ...LINK });
  });
});

it('there are emblems of games alone, small together', () => {
  expect(readdirSync('public/shelf').sort()).toEqual(ids.map((id) => `${id}.svg`).sort());
  expect(readdirSync('public/links').sort()).toEqual(ids.map((id) => `${id}.png`).sort());
  expect(ids.reduce((sum, id) => sum + svgOf(id).length, 0)).toBeLessThan(MOST_BYTES_OF_ALL);
});

it('no two share a ground, or a name when they stand in one page', () => {
  const grounds = ids.map((id) => must(/<rect width="160" height="160" fill="([^"]+)"/.exec(svgOf(id))?.[1], id));
  expect(new Set(grounds).size).toBe(ids.length);
  const names = ids.flatMap((id) => namesIn(svgOf(id)));
  expect(new Set(names).size).toBe(names.length);
});

it('no two are alike without colour', async () => {
  const greys = await Promise.all(ids.map(async (id) => ({ id, grey: await greysOf(id) })));
  const alike = greys.flatMap((one, i) =>
    greys.slice(i + 1).map((other) => ({ pair: `${one.id}, ${other.id}`, by: difference(one.grey, other.grey) })),
  );
  expect(alike.filter(({ by }) => by < LEAST_DIFFERENCE)).toEqual([]);
});
