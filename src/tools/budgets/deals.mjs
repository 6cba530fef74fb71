// What whole deals cost: long tasks on the main thread, and memory that is not freed.
import { openTable, WATCHED } from './page.mjs';

const MB = 1_000_000;
/** `grown` leaves room for what the browser itself keeps, compiled code above all, which differs from run to run. */
const MOST = { taskMs: 50, heap: 64 * MB, grown: 2 * MB };

const SEARCHERS = { seed: 'budgets', kinds: ['human', 'master', 'master', 'master'], options: {} };
const LOOK_MS = 500; // before each choice, so that the animations run

/**
 * Long tasks of the main thread after the first card: by the time that they took, and by the processor time in it. On a busy
 * machine the first is much longer.
 * @returns {Promise<import('./page.mjs').Row[]>}
 */
export async function measureTasks(site) {
  const { browser, table, drawing } = site;
  const page = await openTable(site, {
    settings: WATCHED,
    table: SEARCHERS,
    prepare: () => browser.startTracing(undefined, { categories: ['toplevel', 'blink.user_timing'] }),
  });
  const firstMs = (await drawing.drawn(page)).first;
  let choices = await table.playToTheEnd(page, { lookMs: LOOK_MS });
  await table.goOn(page);
  choices += await table.playToTheEnd(page, { lookMs: LOOK_MS });
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
  await page.close();
  const begun = traceEvents.findLast(({ name, args }) => name === 'navigationStart' && args.data?.documentLoaderURL);
  const isMain = ({ pid, tid }) => pid === begun.pid && tid === begun.tid;
  const from = begun.ts + firstMs * 1000;
  const tasks = traceEvents.filter((event) => /RunTask$/.test(event.name) && isMain(event) && event.ts >= from);
  const over = (ms) => ms > MOST.taskMs;
  const tookMs = tasks.map(({ dur = 0 }) => dur / 1000);
  const workedMs = tasks.map(({ tdur = 0 }) => tdur / 1000);
  const tell = (list) => `${String(list.filter(over).length)} (longest ${Math.max(...list).toFixed(0)} ms)`;
  return [
    {
      what: 'main thread: tasks over 50 ms after the first card, while three masters think',
      budget: '0',
      measured: `${tell(workedMs)} on the processor, ${tell(tookMs)} waiting included; ${String(tasks.length)} tasks, 2 deals, ${String(choices)} choices`,
      ok: !workedMs.some(over),
    },
  ];
}

/** The page and its workers, each of which has a heap. */
async function openHeaps(page) {
  const devtools = await page.context().newCDPSession(page);
  const workers = new Map();
  const waiting = new Map();
  let asked = 0;
  devtools.on('Target.attachedToTarget', ({ sessionId, targetInfo }) => workers.set(sessionId, targetInfo.url));
  devtools.on('Target.detachedFromTarget', ({ sessionId }) => workers.delete(sessionId));
  devtools.on('Target.receivedMessageFromTarget', ({ message }) => {
    const { id, result } = JSON.parse(message);
    waiting.get(id)?.(result);
  });
  await devtools.send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: false, flatten: false });
  const ask = (sessionId, method) =>
    new Promise((resolve) => {
      waiting.set((asked += 1), resolve);
      const message = JSON.stringify({ id: asked, method });
      void devtools.send('Target.sendMessageToTarget', { sessionId, message });
    });
  const own = (method) => devtools.send(method);
  return { own, all: () => [own, ...[...workers.keys()].map((id) => (method) => ask(id, method))] };
}

/** Bytes in use after garbage collection, of JavaScript and of the buffers that it holds. */
async function bytesInUse(send) {
  for (let i = 0; i < 2; i += 1) await send('HeapProfiler.collectGarbage');
  const { usedSize, embedderHeapUsedSize = 0, backingStorageSize = 0 } = await send('Runtime.getHeapUsage');
  return usedSize + embedderHeapUsedSize + backingStorageSize;
}

async function nodesOf(page, devtools) {
  const { nodes } = await devtools('Memory.getDOMCounters');
  const attached = await page.locator(':root').evaluate((root) => {
    const walker = root.ownerDocument.createTreeWalker(root.ownerDocument);
    let count = 1;
    while (walker.nextNode()) count += 1;
    return count;
  });
  return { nodes, attached };
}

const AT = [5, 25, 50, 75, 100];
const DEALT = { seed: 'budgets', kinds: ['human', 'plain', 'plain', 'plain'], options: {} };

/** @returns {Promise<import('./page.mjs').Row[]>} */
export async function measureMemory(site) {
  const { table } = site;
  const page = await openTable(site, {
    settings: { ...WATCHED, ...table.QUICK },
    table: DEALT,
  });
  const heaps = await openHeaps(page);
  const seen = [];
  for (let deal = 1; deal <= Math.max(...AT); deal += 1) {
    await table.playToTheEnd(page);
    await table.goOn(page);
    if (!AT.includes(deal)) continue;
    await site.engine.begin(page, DEALT); // games differ in length, so the same one is measured each time
    await table.due(page);
    const bytes = [];
    for (const send of heaps.all()) bytes.push(await bytesInUse(send));
    const total = bytes.reduce((a, b) => a + b, 0);
    seen.push({ deal, total, bytes, ...(await nodesOf(page, heaps.own)) });
  }
  await page.close();
  const most = Math.max(...seen.map(({ total }) => total));
  const grown = (seen.at(-1)?.total ?? 0) - (seen[1]?.total ?? 0);
  const mb = (bytes) => (bytes / MB).toFixed(2);
  return [
    {
      what: 'heap of page and workers after a clean-up',
      budget: '≤ 64 MB',
      measured: `${mb(most)} MB at most`,
      ok: most <= MOST.heap,
      gate: true,
    },
    {
      what: '… flat from deal 25 to deal 100',
      budget: `+ ${mb(MOST.grown)} MB`,
      measured: `${grown < 0 ? '−' : '+'} ${mb(Math.abs(grown))} MB`,
      ok: grown <= MOST.grown,
      gate: true,
    },
    ...seen.map(({ deal, total, bytes, nodes, attached }) => ({
      what: `… at deal ${String(deal)}`,
      budget: '',
      measured: `${mb(total)} MB (page and workers: ${bytes.map(mb).join(' + ')}); DOM nodes: ${String(nodes)}, in the page ${String(attached)}`,
    })),
  ];
}
