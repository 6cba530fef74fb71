/** A prepared position on the table: the others do what is prepared, nothing is kept, and the person's game is put back. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { must } from '../cards/must.ts';
import { LOCAL, personAndBots } from '../record/holder.ts';
import type { Action } from '../record/line.ts';
import { EngineWorker } from './engine.ts';
import type { Answer, Ask, EngineRequest, PreparedTable, TableMessage } from './protocol.ts';
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

const isTable = (answer: Answer): answer is TableMessage => answer.type === 'table';
const last = (): TableMessage => must(told.findLast(isTable), 'a table');
/** All lines of the table that was told last. */
function lines(): TableMessage['lines'] {
  const tables = told.filter(isTable);
  const from = tables.findLastIndex((one) => one.from === 0);
  return tables.slice(from).flatMap((one) => one.lines);
}
const acts = (): string[] =>
  lines().flatMap((line) => (line.type === 'act' ? [`${line.seat} ${Object.values(line.action).join(' ')}`] : []));
const act = async (action: Action): Promise<Answer> => ask({ type: 'act', action, at: lines().length });

/** Seat 0 leads an ace; seat 1 follows, seat 2 must draw twice. */
const TABLE: PreparedTable = {
  game: game.id,
  position: {
    seats: 3,
    dealer: 2,
    hands: { '0': 'AS AH 4D 7C', '1': '8S 3D', '2': 'TH 9D QC JC' },
    places: { stock: '2D 6S' },
    asked: 0,
  },
  script: ['1 play 8S', '2 draw', '2 draw', '2 play 6S'],
  after: 'stop',
  number: 7,
};

beforeAll(async () => {
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('navigator', {});
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  await loadAhead();
  await ask({ type: 'hello', lock: '', persist: false });
  await ask({ type: 'begin', game: { game: game.id, options: {}, holders: personAndBots(4), seed: 'own' } });
});
afterAll(async () => {
  await ask({ type: 'begin', game: { game: game.id, options: {}, holders: [LOCAL, LOCAL, LOCAL] } }); // no bot tells a gone page
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a prepared position', () => {
  it('is refused with a reason where it cannot be laid, and the game stays', async () => {
    const before = lines();
    const wrong: [Partial<PreparedTable>, string][] = [
      [{ game: 'no-such-game' }, 'unknown-game'],
      [{ position: { ...TABLE.position, seats: 40 } }, 'bad-setup'],
      [{ position: { ...TABLE.position, asked: 3 } }, 'bad-setup'],
      [{ position: { ...TABLE.position, hands: { '0': 'AS' } } }, 'bad-setup'],
      [{ position: { ...TABLE.position, played: ['0 play 9C'] } }, 'bad-setup'],
    ];
    for (const [table, why] of wrong)
      expect(await ask({ type: 'prepare', table: { ...TABLE, ...table } })).toMatchObject({ type: 'trouble', why });
    expect(last().prepared).toBeUndefined();
    expect(lines()).toEqual(before);
  });

  it('is answered by the engine, and the others do what is prepared and then nothing', async () => {
    await ask({ type: 'begin', game: { game: game.id, options: {}, holders: personAndBots(4), seed: 'own' } });
    const own = lines();
    expect(await ask({ type: 'prepare', table: TABLE })).toMatchObject({ type: 'done' });
    await vi.waitFor(() => expect(last().onTurn).toBe(true), PATIENTLY);
    expect(last().prepared).toBe(7);
    expect(await act({ type: 'play', card: '9C' })).toMatchObject({ type: 'trouble' });
    expect(await act({ type: 'play', card: 'AS' })).toMatchObject({ type: 'done' });
    for (const count of [2, 3, 4, 5]) {
      await vi.waitFor(() => expect(last().pendingBot).toBe('turn'), PATIENTLY);
      await ask({ type: 'paced', at: lines().length });
      await vi.waitFor(() => expect(acts()).toHaveLength(count), PATIENTLY);
    }
    expect(acts()).toEqual(['0 play AS', '1 play 8S', '2 draw', '2 draw', '2 play 6S']);
    await vi.waitFor(() => expect(last().onTurn).toBe(true), PATIENTLY);

    expect(await ask({ type: 'try-again', at: 5 })).toMatchObject({ type: 'trouble', why: 'not-now' });
    expect(await ask({ type: 'saved-games' })).toMatchObject({ games: [] });
    expect(await ask({ type: 'put-back' })).toMatchObject({ type: 'done' });
    await vi.waitFor(() => expect(last().prepared).toBeUndefined(), PATIENTLY);
    expect(lines().slice(0, own.length)).toEqual(own);
    expect(await ask({ type: 'put-back' })).toMatchObject({ type: 'trouble', why: 'not-now' });
  });

  it('lies there if it is laid while the game before it is still being put back', async () => {
    const own = lines();
    await ask({ type: 'prepare', table: TABLE });
    const asked = [ask({ type: 'put-back' }), ask({ type: 'prepare', table: { ...TABLE, number: 8 } })];
    expect(await Promise.all(asked)).toMatchObject([{ type: 'done' }, { type: 'done' }]);
    await vi.waitFor(() => expect(last().prepared).toBe(8), PATIENTLY);
    expect(await ask({ type: 'put-back' })).toMatchObject({ type: 'done' });
    await vi.waitFor(() => expect(last().prepared).toBeUndefined(), PATIENTLY);
    expect(lines().slice(0, own.length)).toEqual(own);
  });

  it('ends when another game is dealt', async () => {
    await ask({ type: 'prepare', table: TABLE });
    await ask({ type: 'begin', game: { game: game.id, options: {}, holders: personAndBots(2), seed: 'next' } });
    await vi.waitFor(() => expect(last().holders).toHaveLength(2), PATIENTLY);
    expect(last().prepared).toBeUndefined();
    expect(await ask({ type: 'put-back' })).toMatchObject({ type: 'trouble', why: 'not-now' });
  });
});
