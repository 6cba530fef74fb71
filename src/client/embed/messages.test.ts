import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type MessageTarget, FrameConnection, type FramedTable } from './frame-connection.ts';
import { PROTOCOL, REQUEST_TYPES, type RequestRefusal, readMessage } from './messages.ts';

const RUNS = 10_000;
const HOST = 'https://a.example';
const message = (fields: object): object => ({ protocol: PROTOCOL, ...fields });

/** One message of each kind, whole. */
const WHOLE = [
  ['pause', {}],
  ['resume', {}],
  ['breakDone', {}],
  ['mute', { on: true }],
  ['setOptions', { game: 'x', preset: 'y', options: { a: 5, b: true, c: 'd' }, seats: 3, level: 'plain', seed: 's' }],
  ['setOptions', {}],
  ['load', { record: '{}' }],
  ['load', { save: new Uint8Array(3) }],
  ['goto', { step: 0 }],
  ['theme', { theme: 'dark' }],
  ['lang', { lang: 'ja' }],
] as const;

describe('a message', () => {
  test.each(WHOLE)('%s is read', (type, fields) => {
    expect(readMessage(message({ type, id: 7, ...fields }))).toEqual({
      is: 'good',
      request: { type, ...fields },
      id: 7,
    });
  });

  test.each([
    ['a field too many', { type: 'pause', why: 'so' }],
    ['a field too few', { type: 'mute' }],
    ['another type of value', { type: 'mute', on: 1 }],
    ['both a record and a save', { type: 'load', record: '', save: new Uint8Array() }],
    ['a list instead of bytes', { type: 'load', save: [1, 2] }],
    ['half a step', { type: 'goto', step: 0.5 }],
    ['a step before the first', { type: 'goto', step: -1 }],
    ['options in a list', { type: 'setOptions', options: ['a'] }],
    ['an option that is an object', { type: 'setOptions', options: { a: {} } }],
  ])('with %s is refused', (_name, fields) => {
    expect(readMessage(message({ ...fields, id: 'q' }))).toEqual({ is: 'bad', why: 'bad-message', id: 'q' });
  });

  test.each(['toString', '__proto__', 'hello', ''])('of type "%s" is none of ours', (type) => {
    expect(readMessage(message({ type }))).toEqual({ is: 'bad', why: 'unknown-type', id: undefined });
  });

  test.each([undefined, 5, 'pause', [], { type: 'pause' }, { protocol: 'card-table/2', type: 'pause' }])(
    '%o is in another language',
    (data) => {
      expect(readMessage(data)).toEqual({ is: 'foreign' });
    },
  );
});

/** A table that does everything, and remembers what. */
function willing(): FramedTable & { readonly done: string[] } {
  const done: string[] = [];
  const did = (what: string): RequestRefusal | undefined => {
    done.push(what);
    return undefined;
  };
  return {
    done,
    pause: () => void did('pause'),
    resume: () => void did('resume'),
    speak: (tag) => did(`speak ${tag}`),
    breakDone: () => void did('breakDone'),
    mute: (on) => void did(`mute ${on}`),
    load: async () => {
      did('load');
      return Promise.resolve(true);
    },
    setOptions: async () => Promise.resolve(did('setOptions')),
    watch: async () => Promise.resolve(did('watch')),
    goTo: (step) => did(`goto ${step}`),
    setTheme: (theme) => did(`theme ${theme}`),
    setLanguage: (tag) => did(`lang ${tag}`),
  };
}

/** A connection between a table and a host, and what the host heard, each with where it was sent. */
function connected(host: string | undefined, table = willing()) {
  const heard: [unknown, unknown][] = [];
  const target: MessageTarget = { postMessage: (...said: unknown[]) => void heard.push([said[0], said[1]]) };
  const connection = new FrameConnection(table, target, host);
  let hear: (event: MessageEvent<unknown>) => void = () => undefined;
  connection.listen({ addEventListener: (_, listen) => void (hear = listen), removeEventListener: () => undefined });
  const send = async (data: unknown, origin = HOST, source: unknown = target): Promise<void> => {
    const event = new MessageEvent('message', { data, origin });
    Object.defineProperty(event, 'source', { value: source });
    hear(event);
    for (let turns = 0; turns < 10; turns += 1) await Promise.resolve(); // as many as an answer takes, and some more
  };
  return { table, heard, connection, send };
}

describe('the connection to the page around', () => {
  test('what is asked is done, and answered under its id', async () => {
    const { table, heard, send } = connected(HOST);
    await send(message({ type: 'mute', on: true, id: 5 }));
    expect(table.done).toEqual(['mute true']);
    expect(heard).toEqual([[message({ type: 'reply', id: 5, ok: true }), HOST]]);
  });

  test('from another origin, or another window, nothing is heard', async () => {
    const { table, heard, send } = connected(HOST);
    await send(message({ type: 'pause', id: 5 }), 'https://b.example');
    await send(message({ type: 'pause', id: 5 }), HOST, {});
    expect([table.done, heard]).toEqual([[], []]);
  });

  test('without a host nobody is heard, and no game is told; all else is', async () => {
    const { table, heard, connection, send } = connected(undefined);
    await send(message({ type: 'pause', id: 5 }));
    connection.sendMessage({ type: 'save', bytes: new Uint8Array(3) });
    connection.sendMessage({ type: 'ready' });
    expect([table.done, heard]).toEqual([[], [[message({ type: 'ready' }), '*']]]);
  });

  test('with a host a game is told to it alone', () => {
    const { heard, connection } = connected(HOST);
    connection.sendMessage({ type: 'save', bytes: new Uint8Array(3) });
    expect(heard).toEqual([[message({ type: 'save', bytes: new Uint8Array(3) }), HOST]]);
  });

  test('what cannot be read is complained about, under its id if it has one', async () => {
    const { heard, send } = connected(HOST);
    await send(message({ type: 'goto', step: 'x', id: 5 }));
    await send(message({ type: 'goto', step: 'x' }));
    expect(heard).toEqual([
      [message({ type: 'reply', id: 5, ok: false, why: 'bad-message' }), HOST],
      [message({ type: 'error', code: 'bad-message' }), HOST],
    ]);
  });

  test('a save that makes no sense is said to be none', async () => {
    const { heard, send } = connected(HOST, { ...willing(), load: async () => Promise.resolve(false) });
    await send(message({ type: 'load', save: new Uint8Array(3), id: 5 }));
    expect(heard).toEqual([[message({ type: 'reply', id: 5, ok: false, why: 'bad-save' }), HOST]]);
  });
});

test('10,000 strange messages: no exception, and nothing is done that was not asked for in full', async () => {
  const { table, heard, send } = connected(HOST);
  const fields = ['on', 'step', 'record', 'save', 'theme', 'lang', 'options', 'game', 'id', 'why', '__proto__'];
  const ours = fc
    .tuple(
      fc.oneof(fc.constantFrom(...REQUEST_TYPES), fc.anything()),
      fc.dictionary(
        fc.constantFrom(...fields),
        fc.oneof(fc.anything({ withTypedArray: true }), fc.boolean(), fc.nat()),
      ),
    )
    .map(([type, rest]) => ({ ...rest, protocol: PROTOCOL, type }));
  const whole = fc
    .tuple(fc.constantFrom(...WHOLE), fc.dictionary(fc.constantFrom(...fields), fc.anything(), { maxKeys: 1 }))
    .map(([[type, rest], amiss]) => message({ type, ...rest, ...amiss }));
  await fc.assert(
    fc.asyncProperty(fc.oneof(whole, ours, fc.anything({ withTypedArray: true })), async (data) => {
      const [before, told] = [table.done.length, heard.length];
      await send(data);
      const read = readMessage(data);
      expect(table.done.length - before).toBe(read.is === 'good' ? 1 : 0);
      expect(heard.length - told).toBe(read.is === 'bad' || (read.is === 'good' && read.id !== undefined) ? 1 : 0);
    }),
    { numRuns: RUNS },
  );
  expect(table.done.length).toBeGreaterThan(100);
});
