import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { Line } from './line.ts';
import { parseLine, parseRecord, readRecord } from './parse.ts';
import { printLine, printRecord } from './print.ts';

const GAME =
  '{"type":"game","format":"card-record/1","game":"some-game","seats":2,"options":{"a":1,"b":"x","c":true},"seed":"s","players":["p","q"]}';
const DEAL = '{"type":"deal","deal":1,"dealer":0,"deck":["AS","KS#2","JK"]}';

/** One good line of each type, fields in the order of the format. */
const GOOD: readonly (readonly [string, string])[] = [
  ['game', GAME],
  ['a game in a view, without seed', GAME.replace('"seed":"s",', '')],
  ['deal', DEAL],
  ['a hidden deal', '{"type":"deal","deal":0,"dealer":1,"deck":["??","??"]}'],
  ['move', '{"type":"move","cards":["AS","??"],"from":"stock","to":"hand/1","why":"deal"}'],
  ['shuffle', '{"type":"shuffle","place":"stock","cards":["AS"]}'],
  ['chips', '{"type":"chips","from":"purse/0","to":"pot","amount":5,"why":"ante"}'],
  ['turn', '{"type":"turn","legal":{"0":[{"type":"play","card":"AS"},{"type":"pass"}],"1":"??"}}'],
  ['an empty turn', '{"type":"turn","legal":{}}'],
  ['act', '{"type":"act","seat":1,"action":{"type":"meld","cards":["AS","KS"],"rows":[["AS"],["KS"]],"n":-3}}'],
  ['note', '{"type":"note","seat":1,"what":"forgot","by":0}'],
  ['a note of nobody', '{"type":"note","what":"suit","suit":"D"}'],
  ['score', '{"type":"score","seat":0,"points":-5,"why":"cards-left"}'],
  ['deal-end', '{"type":"deal-end","winners":[],"why":"stuck","totals":[0,-1]}'],
  ['game-end', '{"type":"game-end","winners":[0,1],"why":"target","totals":[3,3]}'],
];

describe('a good line', () => {
  test.each(GOOD)('%s is read and printed as it was', (_name, text) => {
    const parsed = parseLine(text, 7);
    if (!parsed.ok) throw new Error(parsed.detail);
    expect(printLine(parsed.value)).toBe(text);
  });

  test.each(GOOD)('%s is printed in the order of the format, whatever order it had', (_name, text) => {
    const turned = Object.fromEntries(Object.entries(JSON.parse(text) as object).reverse()) as unknown as Line;
    const fields = Object.keys(JSON.parse(printLine(turned)) as object);
    const expected = Object.keys(JSON.parse(text) as object);
    expect(turned.type === 'note' ? [...fields].sort() : fields).toEqual(
      turned.type === 'note' ? [...expected].sort() : expected,
    );
  });
});

describe('a bad line gives a value with its number and a word', () => {
  test.each([
    ['no JSON', '{"type":"deal"', 'not-json'],
    ['nothing', '', 'not-json'],
    ['a list', '[1]', 'not-a-line'],
    ['a number', '3', 'not-a-line'],
    ['null', 'null', 'not-a-line'],
    ['text', '"deal"', 'not-a-line'],
    ['no type', '{"seat":1}', 'not-a-line'],
    ['an unknown type', '{"type":"dance"}', 'not-a-line'],
    ['a type of every object', '{"type":"constructor"}', 'not-a-line'],
    ['a type that is no text', '{"type":3}', 'not-a-line'],
    ['another format', GAME.replace('/1', '/2'), 'not-a-line'],
    ['no players', GAME.replace(/,"players".*/, '}'), 'not-a-line'],
    ['no seats', GAME.replace('"seats":2', '"seats":0'), 'not-a-line'],
    ['half a seat', GAME.replace('"seats":2', '"seats":1.5'), 'not-a-line'],
    ['an option that is a list', GAME.replace('"a":1', '"a":[1]'), 'not-a-line'],
    ['an option that is null', GAME.replace('"a":1', '"a":null'), 'not-a-line'],
    ['a card that is none', DEAL.replace('AS', 'ZZ'), 'not-a-line'],
    ['a deck that is no list', '{"type":"deal","deal":1,"dealer":0,"deck":"AS"}', 'not-a-line'],
    ['a dealer below zero', DEAL.replace('"dealer":0', '"dealer":-1'), 'not-a-line'],
    ['a field too many', DEAL.replace('}', ',"more":1}'), 'not-a-line'],
    ['no amount of chips', '{"type":"chips","from":"a","to":"b","amount":0,"why":"x"}', 'not-a-line'],
    ['chips below zero', '{"type":"chips","from":"a","to":"b","amount":-1,"why":"x"}', 'not-a-line'],
    ['half a point', '{"type":"score","seat":0,"points":0.5,"why":"x"}', 'not-a-line'],
    ['legal of no seat', '{"type":"turn","legal":{"x":[]}}', 'not-a-line'],
    ['legal that is a list', '{"type":"turn","legal":[]}', 'not-a-line'],
    ['an action without type', '{"type":"act","seat":0,"action":{"card":"AS"}}', 'not-a-line'],
    ['an action with an object in it', '{"type":"act","seat":0,"action":{"type":"play","card":{}}}', 'not-a-line'],
    ['a note with an object in it', '{"type":"note","what":"x","more":{}}', 'not-a-line'],
    ['a note with an object behind a field', '{"type":"note","what":"x","one":1,"more":{}}', 'not-a-line'],
    ['a seat that is text', '{"type":"act","seat":"0","action":{"type":"pass"}}', 'not-a-line'],
  ])('%s', (_name, text, why) => {
    expect(parseLine(text, 42)).toMatchObject({ ok: false, why, at: 42 });
  });
});

describe('lists in lists', () => {
  const nested = (depth: number): string => `${'['.repeat(depth)}1${']'.repeat(depth)}`;

  test.each([
    ['a note', (value: string) => `{"type":"note","what":"x","more":${value}}`],
    ['an act', (value: string) => `{"type":"act","seat":0,"action":{"type":"play","cards":${value}}}`],
    ['a turn', (value: string) => `{"type":"turn","legal":{"0":[{"type":"play","cards":${value}}]}}`],
    ['a deck', (value: string) => DEAL.replace(/\[.*\]/, value)],
    ['an option', (value: string) => GAME.replace('"a":1', `"a":${value}`)],
  ])('of %s are no line where they are deeper than any game needs', (name, line) => {
    if (name !== 'a deck' && name !== 'an option')
      for (const depth of [1, 2, 6]) expect(parseLine(line(nested(depth)), 1).ok).toBe(true);
    for (const depth of [7, 5_000, 1_000_000])
      expect(parseLine(line(nested(depth)), 3)).toMatchObject({ ok: false, why: 'not-a-line', at: 3 });
  });
});

describe('a text of several lines', () => {
  test.each([
    ['nothing at all', '', 'empty', 0],
    ['empty lines only', '\n\n  \n', 'empty', 0],
    ['an empty line in the middle', `${GAME}\n\n${DEAL}\n`, 'not-json', 2],
    ['a bad third line', `${GAME}\n${DEAL}\n{"type":"dance"}\n${DEAL}`, 'not-a-line', 3],
  ])('%s fails with the line number', (_name, text, why, at) => {
    expect(parseRecord(text)).toMatchObject({ ok: false, why, at });
  });

  test.each([
    ['with a break at its end', `${GAME}\n${DEAL}\n`],
    ['without one', `${GAME}\n${DEAL}`],
    ['with breaks of another system', `${GAME}\r\n${DEAL}\r\n`],
    ['with a byte order mark', `\uFEFF${GAME}\n${DEAL}\n`],
  ])('%s is read', (_name, text) => {
    const parsed = parseRecord(text);
    if (!parsed.ok) throw new Error(parsed.detail);
    expect(parsed.value.map(({ at, line }) => [at, line.type])).toEqual([
      [1, 'game'],
      [2, 'deal'],
    ]);
  });

  it('is read up to the first line that is wrong', () => {
    const { lines, trouble } = readRecord([GAME, DEAL, 'nonsense', DEAL, 'more'].join('\n'));
    expect(lines.map(({ at }) => at)).toEqual([1, 2]);
    expect(trouble).toMatchObject({ why: 'not-json', at: 3 });
  });

  it('begins with its game line', () => {
    expect(parseRecord(`${DEAL}\n${GAME}`)).toMatchObject({ ok: false, why: 'wrong-order', at: 1 });
  });

  it('holds one game where one is asked for', () => {
    expect(parseRecord(`${GAME}\n${DEAL}\n${GAME}`)).toMatchObject({ ok: false, why: 'wrong-order', at: 3 });
  });
});

describe('whatever a text holds, reading it never throws', () => {
  const [game, , ...others] = GOOD.map(([, line]) => line);
  const text = [game, ...others].join('\n');

  it('random text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (any) => typeof parseRecord(any).ok === 'boolean'),
    );
  });

  it('random JSON, line by line', () => {
    fc.assert(
      fc.property(fc.array(fc.json(), { maxLength: 4 }), (any) => typeof parseRecord(any.join('\n')).ok === 'boolean'),
    );
  });

  it('good lines with something cut, doubled or put in', () => {
    const places = fc.nat(text.length);
    fc.assert(
      fc.property(places, fc.nat(20), fc.string({ maxLength: 3 }), (from, length, put) => {
        const changed = text.slice(0, from) + put + text.slice(from + length);
        const parsed = parseRecord(changed);
        if (parsed.ok) printRecord(parsed.value.map(({ line }) => line));
        else if (parsed.at < 0 || parsed.at > changed.split('\n').length || parsed.detail === '')
          throw new Error('no line');
      }),
      { numRuns: 500 },
    );
  });

  it('good fields with odd values', () => {
    const line = fc.constantFrom(...GOOD.map(([, one]) => JSON.parse(one) as Record<string, unknown>));
    const odd = fc.oneof(fc.jsonValue({ maxDepth: 2 }), fc.constantFrom('??', 'AS', -1, 0, 1e300));
    fc.assert(
      fc.property(line, fc.nat(8), odd, (fields, field, value) => {
        const key = Object.keys(fields)[field] ?? 'strange';
        const parsed = parseLine(JSON.stringify({ ...fields, [key]: value }), 1);
        if (parsed.ok) printLine(parsed.value);
      }),
      { numRuns: 1000 },
    );
  });
});
