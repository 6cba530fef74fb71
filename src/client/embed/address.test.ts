import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { GameFace } from '../../games/face/game-face.ts';
import { optionTrouble, valuesOf } from '../../games/contract/options/values.ts';
import { OFFERED_LEVELS, personAndBots } from '../../record/holder.ts';
import { CHOICES } from '../settings.svelte.ts';
import { UIS, originOf, readAddress } from './address.ts';
import { tableFrom } from './playable-table.ts';

const RUNS = 10_000;
/** The option tables of all games: what the page itself has of them. */
const faces = import.meta.glob<{ face: Pick<GameFace, 'id' | 'options'> }>('../../games/*/face.ts', { eager: true });
const games = Object.values(faces).map(({ face }) => face);
const [front = expect.fail('there is a game')] = games;

describe('an address', () => {
  test('that says nothing changes nothing', () => {
    expect(readAddress('')).toEqual({
      requested: {},
      look: {},
      frame: { embedded: false, ui: 'full', host: undefined, adapter: undefined, friends: false, breaks: false },
      save: undefined,
      notes: [],
    });
  });

  test('may say everything', () => {
    const { requested, look, frame, notes } = readAddress(
      '?embed=1&game=x&preset=y&opt.a=5&opt.b=true&seats=3&level=master&seed=a%20b&lang=ja&theme=dark&deck=large-index' +
        '&motion=off&sound=0&ui=table&host=https://a.example&adapter=p&breaks=1',
    );
    expect(requested).toEqual({
      game: 'x',
      preset: 'y',
      options: { a: '5', b: 'true' },
      seats: 3,
      level: 'master',
      seed: 'a b',
    });
    expect(look).toEqual({
      language: 'ja',
      theme: 'dark',
      deck: 'large-index',
      motion: 'off',
      speed: 'at-once',
      muted: true,
    });
    expect(frame).toEqual({
      embedded: true,
      ui: 'table',
      host: 'https://a.example',
      adapter: 'p',
      friends: false,
      breaks: true,
    });
    expect(notes).toEqual([]);
  });

  test.each([
    ['full', { motion: 'on' }],
    ['reduced', { motion: 'off' }],
    ['off', { motion: 'off', speed: 'at-once' }],
  ])('motion=%s', (motion, look) => {
    expect(readAddress(`?motion=${motion}`).look).toEqual(look);
  });

  test('leaves alone what it does not know, and says of the rest which made no sense', () => {
    const { requested, look, frame, notes } = readAddress(
      '?x=1&utm_source=y&lang=xx&theme=pink&deck=7&motion=constructor&sound=2&ui=__proto__&host=a.example&seats=1e3&embed=yes',
    );
    expect([requested, look]).toEqual([{}, {}]);
    expect(frame).toMatchObject({ embedded: false, ui: 'full', host: undefined });
    expect(notes).toHaveLength(9);
  });

  test.each([
    ['https://a.example', true],
    ['http://localhost:8080', true],
    ['https://a.example/', false],
    ['https://a.example/path', false],
    ['file://', false],
    ['null', false],
    ['*', false],
  ])('%s as an origin', (text, isOne) => {
    expect(originOf(text) === text).toBe(isOne);
  });
});

describe('a requested table', () => {
  test.each(games.map((game) => [game.id, game] as const))('%s: every preset is had', (_, { id, options }) => {
    for (const { key } of options.presets) expect(tableFrom(id, options, { preset: key }).notes).toEqual([]);
  });

  test.each(games.map((game) => [game.id, game] as const))(
    '%s: every value of every option is had, of ranges the ends',
    (_, { id, options }) => {
      for (const spec of options.specs)
        for (const value of 'min' in spec ? [spec.min, spec.max] : valuesOf(spec, options.seats.min)) {
          const { game, notes } = tableFrom(id, options, { options: { [spec.key]: String(value) } });
          expect(notes.length === 0 ? game.options[spec.key] : value).toBe(value);
          expect(optionTrouble(options, game.options, game.holders.length)).toBeUndefined();
        }
    },
  );

  test.each(games.map((game) => [game.id, game] as const))('%s: every number of seats is had', (_, { id, options }) => {
    for (let seats = options.seats.min; seats <= options.seats.max; seats += 1) {
      const { game, notes } = tableFrom(id, options, { seats });
      expect([game.holders.length, notes]).toEqual([seats, []]);
    }
  });

  test('what there is not is said, and the nearest is had', () => {
    const requested = { preset: 'none', level: 'none', seats: 99, options: { none: '1' } };
    const { game, notes } = tableFrom(front.id, front.options, requested);
    expect(game.holders).toHaveLength(front.options.seats.max);
    expect(notes).toEqual(['preset=none', 'opt.none=1 with seats=99', 'seats=99', 'level=none']);
  });

  test('the level is that of all bots, and the seed goes along', () => {
    const { game } = tableFrom(front.id, front.options, { level: 'master', seed: 'a b' });
    expect(game).toMatchObject({ holders: personAndBots(4, 'master'), seed: 'a b' });
  });
});

test('10,000 strange addresses: no exception, and each time a table that can be dealt', () => {
  const keys = ['game', 'preset', 'seats', 'level', 'seed', 'lang', 'theme', 'deck', 'motion', 'sound', 'ui', 'rec'];
  const others = ['step', 'view', 'host', 'adapter', 'embed', 'breaks', 'save', '__proto__', 'constructor', ''];
  const specs = games.flatMap(({ options }) => options.specs);
  const key = fc.oneof(
    fc.constantFrom(...keys, ...others),
    fc.constantFrom(...specs.map((spec) => `opt.${spec.key}`)),
    fc.string().map((text) => `opt.${text}`),
    fc.string({ unit: 'binary' }),
  );
  const good = [
    ...OFFERED_LEVELS,
    ...UIS,
    ...CHOICES.theme,
    ...CHOICES.deck,
    'true',
    'false',
    ...games.map(({ id }) => id),
  ];
  const value = fc.oneof(
    fc.constantFrom(...good, ...specs.flatMap((spec) => valuesOf(spec, 4)).map(String)),
    fc.integer({ min: -2, max: 20 }).map(String),
    fc.string({ unit: 'binary', maxLength: 300 }),
  );
  const pairs = fc.array(fc.tuple(key, value), { maxLength: 12 });
  const query = fc.oneof(
    pairs.map((all) => `?${new URLSearchParams(all).toString()}`),
    fc.string({ unit: 'binary', maxLength: 300 }).map((text) => `?${text}`),
  );
  fc.assert(
    fc.property(query, fc.nat(games.length - 1), (search, nth) => {
      const { requested } = readAddress(search);
      const of = games.find(({ id }) => id === requested.game) ?? games[nth] ?? front;
      const { game } = tableFrom(of.id, of.options, requested);
      // The engine deals whatever has no trouble here, and every such table is played to its end in the contract's tests.
      expect(optionTrouble(of.options, game.options, game.holders.length)).toBeUndefined();
      expect(game.holders.filter(({ by }) => by === 'local')).toHaveLength(1);
    }),
    { numRuns: RUNS },
  );
});
