// What a frame costs while as many cards as possible are moving.
import { addTo, inShares, median, openTable, quantile, WATCHED } from './page.mjs';
import { roomOrPackageOf, placeAt } from './sources.mjs';

/**
 * Most cards move when the pack is gathered from eight hands between two deals. After 160 ms the last card has left, and for
 * 160 ms more the first one has not arrived.
 */
const TABLE = {
  seed: 'budgets',
  kinds: ['human', ...Array.from({ length: 7 }, () => 'plain')],
  options: { stockOut: 'pickup', match: 'wins', winsTarget: 20, dealer: 6 }, // so that the second deal begins with the person
};
const BEFORE_GATHER_MS = 200;
const ALL_AWAY_MS = 170;
const SLOW = 1 / 2000; // of the speed: the 160 ms become five minutes

const FRAMES = { warm: 1500, timed: 60, sampled: 600 };
const BOXED_BYTES = 12; // of a number with a fraction, as V8 stores it: whether it does so depends on its compiler
const MOST = { calls: 3, scriptMs: 1, stageBytes: 0 };

/** A page on which the whole pack is moving, almost without end. */
async function gather(site) {
  const { clock, table, engine, drawing } = site;
  const page = await openTable(site, {
    settings: WATCHED,
    table: TABLE,
    viewport: { width: 640, height: 400 }, // fewer pixels for software to draw; the script does the same work
    prepare: clock.holdClock,
  });
  await clock.turnClock(page, { jumpMs: 0, rate: 50, frames: 'by-screen' });
  await table.playToTheEnd(page);
  await page.waitForTimeout(200); // ten seconds by the clock of the felt: the winner has been shown
  await clock.turnClock(page, { jumpMs: 0, rate: 0, frames: 'by-screen' });
  await table.goOn(page);
  await engine.engineRests(page); // news would lay the table out again in these frames
  await page.waitForTimeout(500);
  await drawing.spareDrawing(page, true);
  await clock.turnClock(page, { jumpMs: BEFORE_GATHER_MS + ALL_AWAY_MS, rate: SLOW, frames: 'at-once' });
  await drawing.drawFrames(page, FRAMES.warm); // until the browser has compiled the code of a frame
  return page;
}

/**
 * Processor time of the callbacks before a frame, from the browser's tracing: exact to the microsecond, where the clock of a
 * page has steps of 100, and without the time of other programs. It includes Pixi and the calls to WebGL.
 */
async function scriptMs(site, page) {
  await site.drawing.spareDrawing(page, false);
  await site.clock.turnClock(page, { jumpMs: 0, rate: SLOW, frames: 'by-screen' });
  await site.browser.startTracing(page, { categories: ['devtools.timeline'] });
  await site.drawing.drawFrames(page, FRAMES.timed);
  const { traceEvents } = JSON.parse((await site.browser.stopTracing()).toString());
  await site.drawing.spareDrawing(page, true);
  await site.clock.turnClock(page, { jumpMs: 0, rate: SLOW, frames: 'at-once' });
  const frames = traceEvents.filter(({ name, ph }) => name === 'FireAnimationFrame' && ph === 'X');
  return frames.map(({ tdur, dur }) => (tdur ?? dur) / 1000);
}

/** Which code took which share of the time in the frames, from 0 to 1. */
async function shares(site, page, devtools, sourceOf) {
  await devtools.send('Profiler.setSamplingInterval', { interval: 100 });
  await devtools.send('Profiler.start');
  await site.drawing.drawFrames(page, FRAMES.sampled);
  const { profile } = await devtools.send('Profiler.stop');
  const owners = new Map(profile.nodes.map(({ id, callFrame }) => [id, roomOrPackageOf(sourceOf(callFrame))]));
  const sums = new Map();
  profile.samples.forEach((id, i) => {
    const owner = owners.get(id) ?? 'browser';
    if (owner !== 'browser') addTo(sums, owner, profile.timeDeltas[i]);
  });
  const total = [...sums.values()].reduce((a, b) => a + b, 0);
  return new Map([...sums].map(([owner, n]) => [owner, n / total]));
}

/**
 * What a frame allocates, by function: bytes of objects, and of numbers that V8 stores as objects. What the language itself
 * allocates, such as the results of an iterator, counts for the function that called it.
 */
async function allocations(site, page, devtools, sourceOf) {
  const before = (await site.drawing.drawn(page)).frames;
  await devtools.send('HeapProfiler.startSampling', {
    samplingInterval: 1, // byte: every allocation
    includeObjectsCollectedByMajorGC: true,
    includeObjectsCollectedByMinorGC: true,
  });
  await site.drawing.drawFrames(page, FRAMES.sampled);
  const { profile } = await devtools.send('HeapProfiler.stopSampling');
  const frames = (await site.drawing.drawn(page)).frames - before;
  const names = new Map();
  const walk = ({ id, callFrame, children }, caller) => {
    const source = sourceOf(callFrame) || caller;
    names.set(id, `${source} ${callFrame.functionName}`);
    for (const child of children) walk(child, source);
  };
  walk(profile.head, '');
  const [objects, boxed] = [new Map(), new Map()];
  for (const { nodeId, size } of profile.samples)
    addTo(size === BOXED_BYTES ? boxed : objects, names.get(nodeId) ?? '', size / frames);
  return { objects, boxed };
}

/** How many cards move in a frame: the calls of the function that shows a moving card. Comes last, for it slows the page down. */
async function moving(site, page, devtools, sourceOf) {
  await devtools.send('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  await site.drawing.drawFrames(page, 20);
  const { result } = await devtools.send('Profiler.takePreciseCoverage');
  const calls = (file, name) => {
    for (const { url, functions } of result.filter((script) => script.url.includes('/assets/')))
      for (const { functionName, ranges } of functions)
        if (functionName === name && sourceOf(placeAt(url, ranges[0]?.startOffset)) === file) return ranges[0]?.count;
    throw new Error(
      `budgets: ${file} has no function ${name} that runs while cards fly: correct moving() in frames.mjs`,
    );
  };
  return Math.round(calls('src/felt/motion/body.ts', 'show') / calls('src/felt/stage/stage.ts', 'draw'));
}

/** How many frames are drawn in two seconds when nothing moves. */
async function framesAtRest(site) {
  const page = await openTable(site, { settings: { ...WATCHED, speed: 4 } });
  await site.table.due(page);
  await page.waitForTimeout(4000);
  const before = await site.drawing.drawn(page);
  await page.waitForTimeout(2000);
  const after = await site.drawing.drawn(page);
  await page.close();
  if (before.frames === 0) throw new Error('budgets: the count of frames counts nothing');
  return after.frames - before.frames;
}

const sumOf = (sums, holds) => [...sums].reduce((sum, [name, n]) => sum + (holds(name) ? n : 0), 0);

/** @returns {Promise<import('./page.mjs').Row[]>} */
export async function measureFrames(site, sourceOf) {
  const page = await gather(site);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Profiler.enable');
  await devtools.send('HeapProfiler.enable');
  const times = await scriptMs(site, page);
  const whose = await shares(site, page, devtools, sourceOf);
  const { objects, boxed } = await allocations(site, page, devtools, sourceOf);
  const cards = await moving(site, page, devtools, sourceOf);
  const { most } = await site.drawing.drawn(page);
  await page.close();
  const atRest = await framesAtRest(site);
  const isStage = (name) => name.startsWith('src/felt/stage/');
  const inStage = sumOf(objects, isStage);
  const owners = new Map();
  for (const [name, n] of objects) addTo(owners, roomOrPackageOf(name), n);
  const top = [...objects].filter(([name]) => name.startsWith('src/')).sort(([, a], [, b]) => b - a);
  const typical = median(times);
  return [
    {
      what: `script a frame, ${String(cards)} cards moving`,
      budget: `≤ ${String(MOST.scriptMs)} ms, median`,
      measured: `${typical.toFixed(2)} ms, 95 % ${quantile(times, 0.95).toFixed(2)} ms, of ${String(times.length)} frames: ${inShares(whose, (n) => `${(n * typical).toFixed(2)} ms`)}`,
      ok: typical <= MOST.scriptMs,
    },
    {
      what: 'draw calls a frame',
      budget: `1 to ${String(MOST.calls)}`,
      measured: String(most),
      ok: most >= 1 && most <= MOST.calls,
      gate: true,
    },
    {
      what: 'frames drawn while nothing moves',
      budget: '0',
      measured: `${String(atRest)} in 2 s`,
      ok: atRest === 0,
      gate: true,
    },
    {
      what: 'allocations a frame in stage/',
      budget: '0 bytes',
      measured: `${inStage.toFixed(1)} bytes of objects, ${sumOf(boxed, isStage).toFixed(0)} of boxed numbers`,
      ok: inStage < 1,
    },
    { what: '… in a whole frame', budget: '', measured: `bytes of objects: ${inShares(owners, (n) => n.toFixed(0))}` },
    ...top.slice(0, 4).map(([name, n]) => ({ what: '', budget: '', measured: `${n.toFixed(0)} in ${name}` })),
  ];
}
