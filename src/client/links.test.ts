/** Addresses that hold something to be sent: what is written can be read, and fits where it must. */
import { describe, expect, it, test } from 'vitest';
import { FastChance, hashText } from '../cards/chance.ts';
import { must } from '../cards/must.ts';
import { games } from '../games/registry/engine/all.ts';
import type { Game } from '../games/contract/contract.ts';
import { drawTable } from '../games/contract/options/draw.ts';
import { fillOptions, optionTrouble, seatsThatFit, valuesOf } from '../games/contract/options/values.ts';
import { LOCAL, OFFERED_LEVELS, type SeatHolder, personAndBots } from '../record/holder.ts';
import { parsePlayer } from '../record/player.ts';
import type { GameLine, Line, Options } from '../record/line.ts';
import { openDeal, printDeal } from './deal-code.ts';
import {
  MOST_GAME_LINK,
  type NewGame,
  bare,
  dealLink,
  gameLink,
  readSent,
  resultOf,
  tableLink,
  tableOfRecord,
  withoutSent,
} from './links.ts';

const PAGE = 'https://cards.example.org/a-folder/of-games/';

/** Tables of a game drawn by chance; every other one with a level for each bot. */
function drawn(game: Game, count: number): NewGame[] {
  const chance = new FastChance(hashText(game.id));
  return Array.from({ length: count }, (_, i) => {
    const { min, max } = game.options.seats;
    const seats = min + chance.below(max - min + 1);
    const person = chance.below(seats);
    const holders = Array.from({ length: seats }, (_one, seat): SeatHolder => {
      const level = must(OFFERED_LEVELS[i % 2 === 0 ? 1 : chance.below(4)], 'a level');
      return seat === person ? LOCAL : { by: 'bot', level };
    });
    return { game: game.id, options: drawTable(game.options, chance, { options: {} }, [seats]).options, holders };
  });
}

/** A table at which as much as possible is otherwise than usual. */
function strangest({ id, options: table }: Game): NewGame {
  const seats = must(seatsThatFit(table, {}).at(-1), 'seats');
  let options: Options = fillOptions(table, {}, seats);
  for (const spec of table.specs) {
    const usual = options[spec.key];
    const others = valuesOf(spec, seats).filter((value) => value !== usual);
    const longest = [...others].sort((a, b) => String(b).length - String(a).length);
    const next = longest.slice(0, 6).map((value) => ({ ...options, [spec.key]: value }));
    options = next.find((one) => optionTrouble(table, one, seats) === undefined) ?? options;
  }
  return { game: id, options, holders: personAndBots(seats) };
}

/** The table that a link asks for, read as the page reads it. */
function asked({ options: table }: Game, link: string): NewGame | string {
  const { deal } = readSent(new URL(link).search);
  const opened = openDeal(deal ?? '');
  return typeof opened === 'string' ? opened : opened.with(table);
}

describe.each(games.map((game) => [game.id, game] as const))('%s', (_id, game) => {
  it('a deal to try comes out as it went in, with its seed', () => {
    for (const table of drawn(game, 20)) {
      const sent = { ...table, seed: `seed ${String(table.holders.length)} 種` };
      expect(asked(game, dealLink(PAGE, game.options, sent))).toEqual(sent);
    }
  });

  it('a table fits into 300 characters, whatever is chosen there', () => {
    for (const table of [strangest(game), ...drawn(game, 20)]) {
      const link = tableLink(PAGE, game.options, table);
      expect(link.length).toBeLessThanOrEqual(300);
      if (new URL(link).searchParams.has('deal')) expect(asked(game, link)).toEqual(table);
      else expect(readable(game, link)).toEqual({ ...table, holders: table.holders.length });
    }
  });

  it('the usual table can be read by a person', () => {
    const seats = must(seatsThatFit(game.options, {})[0], 'seats');
    const link = tableLink(PAGE, game.options, { game: game.id, options: {}, holders: personAndBots(seats) });
    expect(link).toBe(`${PAGE}?v=1&game=${game.id}&seats=${String(seats)}`);
  });
});

/** What the words of a link say: `opt.<key>` for each option that is not as usual. */
function readable(game: Game, link: string): unknown {
  const fields = new URL(link).searchParams;
  const seats = Number(fields.get('seats'));
  const said = game.options.specs.flatMap((spec): [string, Options[string]][] => {
    const text = fields.get(`opt.${spec.key}`);
    const value = valuesOf(spec, seats).find((one) => String(one) === text);
    return value === undefined ? [] : [[spec.key, value]];
  });
  const options = fillOptions(game.options, Object.fromEntries(said), seats);
  return { game: fields.get('game'), options, holders: seats };
}

const front = must(games[0], 'a game');
const table = { ...must(drawn(front, 1)[0], 'a table'), seed: 'seed' };

test('a deal to try says how it ended for whoever sends it, and is the same deal', () => {
  const { search } = new URL(dealLink(PAGE, front.options, table, 'lost'));
  expect(readSent(search).result).toBe('lost');
  expect(asked(front, `${PAGE}${search}`)).toEqual(table);
});

test.each([
  ['the person has won', ['human', 'plain/1'], [0], 'won'],
  ['the person is among the winners', ['plain/1', 'human'], [0, 1], 'won'],
  ['a bot has won', ['human', 'plain/1'], [1], 'lost'],
  ['nobody has won', ['human', 'plain/1'], [], 'drawn'],
  ['several people have played', ['human', 'human'], [0], undefined],
  ['nobody has played', ['plain/1', 'plain/1'], [0], undefined],
])('a result: %s', (_name, players, winners, result) => {
  const game: GameLine = { type: 'game', format: 'card-record/1', game: 'xx', seats: 2, options: {}, players };
  const end: Line = { type: 'game-end', winners, why: 'out', totals: [0, 0] };
  expect(resultOf([game, end])).toBe(result);
  expect(resultOf([game])).toBeUndefined();
});

test('ten thousand codes, mutated, cut and random: a table that can be, or one word', () => {
  const chance = new FastChance(5);
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_=% ';
  const letter = (): string => letters.charAt(chance.below(letters.length));
  const code = printDeal(front.options, table);
  for (let i = 0; i < 10_000; i += 1) {
    const at = chance.below(code.length);
    const bad = [
      code.slice(0, at),
      code.slice(0, at) + letter() + code.slice(at + 1),
      Array.from({ length: chance.below(i % 100 === 0 ? 3000 : 60) }, letter).join(''),
    ][i % 3];
    const opened = openDeal(bad ?? '');
    const found = typeof opened === 'string' ? opened : opened.with(front.options);
    if (typeof found === 'string') expect(['damaged', 'newer', 'unfit']).toContain(found);
    else expect(found).toEqual(table);
  }
});

test('a whole game: its step and whose view, where they are not the usual ones', () => {
  expect(gameLink(PAGE, 'abc', undefined, 'all')).toBe(`${PAGE}?rec=abc`);
  expect(readSent(new URL(gameLink(PAGE, 'abc', 12, 2)).search)).toEqual({
    table: false,
    record: 'abc',
    step: 12,
    view: 2,
    deal: undefined,
  });
  expect(MOST_GAME_LINK).toBe(2000);
});

test.each([
  ['?v=1&game=g', { table: true, record: undefined, step: 1, view: undefined, deal: undefined }],
  ['', { table: false, record: undefined, step: 1, view: undefined, deal: undefined }],
  ['?rec=a&step=-3&view=nobody', { table: false, record: 'a', step: 1, view: undefined, deal: undefined }],
  ['?rec=a&step=0&view=seat', { table: false, record: 'a', step: 1, view: 'seat', deal: undefined }],
  ['?rec=a&step=1e9&view=all', { table: false, record: 'a', step: 1, view: 'all', deal: undefined }],
  ['?deal=a&result=won', { table: false, record: undefined, step: 1, view: undefined, deal: 'a', result: 'won' }],
  [
    '?deal=a&result=toString',
    { table: false, record: undefined, step: 1, view: undefined, deal: 'a', result: undefined },
  ],
  ['?rec&deal=%E0%A4%A', { table: false, record: '', step: 1, view: undefined, deal: '\uFFFD\uFFFDA' }],
])('%s is read as far as it makes sense', (search, sent) => {
  const { deal, ...rest } = readSent(search);
  const { deal: expected, ...others } = sent;
  expect(rest).toEqual(others);
  expect(deal === undefined).toBe(expected === undefined);
});

test('the address without what was sent keeps the rest', () => {
  expect(withoutSent(`${PAGE}?lang=ja&deal=x&rec=y&step=3&view=1#top`)).toBe(`${PAGE}?lang=ja#top`);
  expect(bare(new URL(`${PAGE}?deal=x`))).toBe(PAGE);
});

test('the table of a record: one person at it, and bots of the levels that it names', () => {
  const line = { type: 'game', format: 'card-record/1', game: 'g', seats: 5, options: {} } as const;
  const players = ['master/1', 'human, practice', 'thinker/0, practice', 'human', 'test'];
  expect(tableOfRecord({ ...line, players, seed: 's' })).toEqual({
    game: 'g',
    options: {},
    holders: ['master/1', 'human', 'thinker/1', 'plain/1', 'plain/1'].map(parsePlayer),
    seed: 's',
  });
  expect(tableOfRecord({ ...line, players: ['test', 'plain/1'] }).holders).toEqual(personAndBots(2));
});
