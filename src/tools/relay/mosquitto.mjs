// `npm run relay:mosquitto`: starts Mosquitto with the configuration that README.md gives, at a free port, and tries the wire
// of friends over it. If Mosquitto is not installed, it says so and is content.
import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fail, install, ROOT } from '../install.mjs';

/** Where Debian has it. */
const PROGRAMS = ['mosquitto', '/usr/sbin/mosquitto'];

/** How long a step may take. */
const MOST_MS = 15_000;

/** What README.md shows in a block of this kind. */
function block(kind) {
  const found = new RegExp(`\`\`\`${kind}\\n([^]*?)\`\`\``).exec(readFileSync(join(ROOT, 'README.md'), 'utf8'))?.[1];
  return found ?? fail(`README.md has no block \`\`\`${kind}.`);
}

/** @returns {Promise<number>} */
const freePort = () =>
  new Promise((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const bound = server.address();
      server.close(() => done(typeof bound === 'object' && bound !== null ? bound.port : 0));
    });
  });

/** Loads a module, through Vite because it is TypeScript. */
async function load(path) {
  const { runnerImport } = await import('vite');
  return (await runnerImport(join(ROOT, path), { configFile: false, logLevel: 'warn' })).module;
}

/** Writes the files of README.md to a folder, with other ports. */
async function configure(folder, port) {
  const [file, acl] = [join(folder, 'card-table.conf'), join(folder, 'card-table.acl')];
  writeFileSync(acl, block('acl'));
  const text = block('conf')
    .replace('listener 1883', `listener ${await freePort()}`)
    .replace('listener 9001', `listener ${port}`);
  writeFileSync(file, text.replace(/^acl_file .*/m, `acl_file ${acl}`));
  chmodSync(folder, 0o755); // it reads them as a user of its own
  return file;
}

/** Runs a step, prints what it says, and ends the process if it takes too long. */
async function step(what, run) {
  const late = setTimeout(() => fail(`failed  ${what}: not within ${MOST_MS / 1000} s`), MOST_MS);
  console.log(`ok      ${what}${(await run()) ?? ''}`);
  clearTimeout(late);
}

async function tryIt(program, folder) {
  const port = await freePort();
  const file = await configure(folder, port);
  const start = () => spawn(program, ['-c', file], { stdio: 'ignore' });
  let broker = start();
  process.on('exit', () => broker.kill());
  const { relayWire } = await load('src/friends/wires/relay.ts');
  const { realClock } = await load('src/friends/clock.ts');
  const { bytesOf, End, nodeSurroundings } = await load('tests/relaying.ts');
  const connect = (self, more = {}) => {
    const surroundings = nodeSurroundings();
    const open = relayWire(`ws://127.0.0.1:${port}/mqtt`, realClock, surroundings);
    return Object.assign(new End(open, { room: 'room', self, ...more }), { surroundings });
  };
  const [host, guest] = [connect('host'), connect('guest', { will: bytesOf('gone') })];
  const bothUp = async () => {
    await Promise.all([host.up(), guest.up()]);
  };
  await step('two ends are up', bothUp);
  await step('they hear each other', async () => {
    guest.wire.send('host', bytesOf('hello'));
    await host.heard('hello');
    host.wire.send('guest', bytesOf('hello to you'));
    await guest.heard('hello to you');
  });
  await step('a round trip', async () => `: ${await roundTrip(host, guest, bytesOf)} ms, the median of 30`);
  await step('the longest message arrives', async () => {
    guest.wire.send('host', bytesOf('x'.repeat(16_384)));
    await host.until(() => host.said.at(-1)?.length === 16_384);
  });
  await step('the will of a guest that breaks off arrives', async () => {
    const at = performance.now();
    guest.surroundings.sockets[0].terminate();
    await host.heard('gone');
    return ` after ${Math.round(performance.now() - at)} ms`;
  });
  await step('a killed broker is back: both ends are up again', async () => {
    broker.kill('SIGKILL');
    await Promise.all([host, guest].map((end) => end.until(() => !end.isUp)));
    broker = start();
    const at = performance.now();
    await bothUp();
    return ` after ${Math.round(performance.now() - at)} ms`;
  });
  await step('other topics are not carried', () => otherTopics(port));
  for (const end of [host, guest]) end.wire.close();
}

async function roundTrip(host, guest, bytesOf) {
  const times = [];
  for (let i = 0; i < 30; i++) {
    const at = performance.now();
    guest.wire.send('host', bytesOf(`there ${i}`));
    await host.heard(`there ${i}`);
    host.wire.send('guest', bytesOf(`back ${i}`));
    await guest.heard(`back ${i}`);
    times.push(performance.now() - at);
  }
  return times.sort((a, b) => a - b)[15]?.toFixed(1);
}

/** Listens to everything, and sends first to a foreign topic, then to one of ours. */
async function otherTopics(port) {
  const { WebSocket } = await import('ws');
  const socket = new WebSocket(`ws://127.0.0.1:${port}/mqtt`, 'mqtt');
  const text = (words) => [0, words.length, ...Buffer.from(words)];
  const packet = (first, body) => Uint8Array.from([first, body.length, ...body]);
  let heard = '';
  const known = new Promise((done) => {
    socket.on('message', (data) => {
      heard += data.toString('latin1');
      if (heard.includes('known')) done(undefined);
    });
  });
  await new Promise((done) => socket.once('open', done));
  socket.send(packet(0x10, [...text('MQTT'), 4, 2, 0, 30, ...text('listener')]));
  socket.send(packet(0x82, [0, 1, ...text('#'), 0]));
  socket.send(packet(0x30, [...text('other/room/host'), ...Buffer.from('foreign')]));
  socket.send(packet(0x30, [...text('card-table/room/host'), ...Buffer.from('known')]));
  await known;
  socket.terminate();
  if (heard.includes('foreign')) throw new Error('a foreign topic is carried');
}

install();
process.chdir(ROOT);
const program = PROGRAMS.find((one) => spawnSync(one, ['-h']).error === undefined);
if (program === undefined)
  console.log('Mosquitto is not installed (Debian: apt-get install mosquitto): nothing was tried.');
else {
  const folder = mkdtempSync(join(tmpdir(), 'card-table-'));
  try {
    await tryIt(program, folder);
    console.log('Mosquitto does with the configuration of README.md what the wire needs.');
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  } finally {
    rmSync(folder, { recursive: true });
  }
  process.exit();
}
