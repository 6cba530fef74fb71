/** The engine worker as the page meets it: what it tells of a seed, and when. */
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { must } from '../cards/must.ts';
import { LOCAL, personAndBots } from '../record/holder.ts';
import { EngineWorker } from './engine.ts';
import { commitmentTo } from './seed-commitment.ts';
import type { Answer, Ask, NewGame, CommitmentMessage, EngineRequest, TableMessage } from './protocol.ts';
import { PATIENTLY, game, loadAhead } from './table.testing.ts';

const told: Answer[] = [];
const engine = new EngineWorker(
  (answer) => told.push(answer),
  async () => import('./friends/friends.ts'),
);
let asks = 0;

async function ask(request: EngineRequest): Promise<Answer> {
  const id = (asks += 1);
  engine.receive({ data: { ...request, id }, ports: [] } as unknown as MessageEvent<Ask>);
  return vi.waitFor(
    () =>
      must(
        told.find((answer) => answer.id === id),
        'an answer',
      ),
    PATIENTLY,
  );
}

const begin = async (more: Partial<NewGame>): Promise<Answer> =>
  ask({ type: 'begin', game: { game: game.id, options: {}, holders: personAndBots(3), ...more } });

const isCommitment = (answer: Answer): answer is CommitmentMessage => answer.type === 'commitment';
const lastCommitment = (): CommitmentMessage => must(told.findLast(isCommitment), 'a commitment');

beforeAll(async () => {
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('navigator', {});
  vi.useFakeTimers({ toFake: ['setTimeout'] }); // bots think for ever
  await loadAhead();
  await ask({ type: 'hello', lock: '', persist: false });
});
afterAll(async () => {
  await begin({ holders: [LOCAL, LOCAL, LOCAL] }); // no bot is asked any more that would tell its act to a page that is gone
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
beforeEach(() => {
  told.length = 0;
});

describe('a promise', () => {
  it('is told before the cards, and is for all that is dealt then', async () => {
    await begin({});
    const first = lastCommitment();
    await begin({});
    const types = told.map(({ type }) => type);
    expect(types.indexOf('commitment')).toBeLessThan(types.indexOf('table'));
    expect(lastCommitment().running).toBe(first.next);
    expect(lastCommitment().next).toMatch(/^[0-9a-f]{64}$/);
    expect(lastCommitment().next).not.toBe(first.next);
  });

  it('is not made about a seed that is given', async () => {
    await begin({});
    const { next } = lastCommitment();
    await begin({ seed: 'given' });
    expect(lastCommitment()).toEqual({ type: 'commitment', running: undefined, next });
  });

  it('is for one game, also where two are begun at once', async () => {
    await Promise.all([begin({}), begin({ clientSeed: 'words' })]);
    const promises = told.filter(isCommitment).map(({ running }) => running);
    expect(new Set(promises).size).toBe(promises.length);
  });

  it('is told again to a page that comes back', async () => {
    await begin({ clientSeed: 'words' });
    const before = lastCommitment();
    told.length = 0;
    await ask({ type: 'resume' });
    expect(told.find(isCommitment)).toEqual(before);
  });
});

describe('while a game runs', () => {
  it('neither its seed nor the words are told', async () => {
    const drawn = vi.spyOn(crypto, 'getRandomValues');
    await begin({}); // the next game's secret and salt are drawn
    const { next } = lastCommitment();
    const secrets = drawn.mock.results.slice(-2).map(({ value }) => Buffer.from(value as Uint8Array).toString('hex'));
    drawn.mockRestore();
    expect(await commitmentTo(secrets.join('.'))).toBe(next); // it is them that must not be told
    await begin({ clientSeed: 'my own words' });
    await ask({ type: 'saved-record', game: 'running' });
    expect(lastCommitment().running).toBe(next);
    const text = JSON.stringify(told);
    for (const secret of [...secrets, 'my own words']) expect(text).not.toContain(secret);
    expect(told.find(({ type }) => type === 'record')).toMatchObject({ full: false });
  });
});

describe('help that cannot be fetched', () => {
  it('is told, and nothing is thrown', async () => {
    vi.doMock('./help.ts', () => {
      throw new Error('offline');
    });
    await begin({});
    await ask({ type: 'hint', at: 0 });
    await vi.waitFor(() => expect(told).toContainEqual({ type: 'help-failed' }), PATIENTLY);
    vi.doUnmock('./help.ts');
  });
});

describe('several people at this device', () => {
  const tables = (): readonly TableMessage[] =>
    told.filter((one): one is TableMessage & Answer => one.type === 'table');

  it('are each told their own view, and last what all see; their names stay out of the lines', async () => {
    const holders = [LOCAL, LOCAL, ...personAndBots(2).slice(1)];
    await begin({ holders, names: ['  Aki ', 'Mika\u202e', 'not a person’s', 'too many'] });
    expect(tables().map(({ seat }) => seat)).toEqual([0, 1, undefined]);
    expect(tables().map(({ names }) => names)).toEqual(
      [0, 1, 2].map(() => ['Aki', 'Mika', 'not a person’s'.slice(0, 16)]),
    );
    expect(JSON.stringify(tables().map(({ lines }) => lines))).not.toContain('Aki');
    const hands = tables().map(({ lines }) =>
      lines.flatMap((line) =>
        line.type === 'move' && line.why === 'deal' && !line.cards.includes('??') ? [line.to] : [],
      ),
    );
    expect(hands.map((seen) => new Set(seen).size)).toEqual([1, 1, 0]);
    await ask({ type: 'saved-record', game: 'running' });
    expect(told.find(({ type }) => type === 'record')).toMatchObject({
      full: false,
      names: ['Aki', 'Mika', 'not a person’s'],
    });
  });

  it('one person alone is told one view', async () => {
    await begin({});
    expect(tables().map(({ seat }) => seat)).toEqual([0]);
  });
});
