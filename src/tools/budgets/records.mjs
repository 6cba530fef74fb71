// How large a median game is, as a record and as a link.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { ROOT } from '../install.mjs';
import { median } from './page.mjs';

const GAMES = 200;
const MOST = { bytes: 20_000, link: 2000 };
const FILE = '.build/budgets/records.jsonl';

/** Records of games among plain players, each a list of lines. */
function simulate(game) {
  const asked = { game, seats: 4, games: GAMES, players: 'plain', seed: 'budgets', out: FILE };
  const options = Object.entries(asked).flatMap(([key, value]) => [`--${key}`, String(value)]);
  const { status } = spawnSync(process.execPath, ['src/tools/command-line/run.mjs', 'sim', ...options], {
    cwd: ROOT,
    stdio: 'ignore',
  });
  if (status !== 0) throw new Error('budgets: `sim` failed');
  const records = [];
  for (const line of readFileSync(join(ROOT, FILE), 'utf8').trimEnd().split('\n'))
    if (line.startsWith('{"type":"game",')) records.push([line]);
    else records.at(-1)?.push(line);
  return records;
}

const asLink = (text) => deflateRawSync(text, { level: 9 }).toString('base64url').length;

/** Only the lines that do not follow from others: the setup, the decks and the acts. */
const underived = (lines) => lines.filter((line) => /^\{"type":"(game|deal|act)",/.test(line)).join('\n');

/** The same with each act as its number in the list of legal acts. */
function numbered(lines) {
  const acts = [];
  let legal = [];
  for (const text of lines) {
    const line = JSON.parse(text);
    if (line.type === 'turn')
      legal = Object.entries(line.legal).flatMap(([seat, list]) => list.map((one) => seat + JSON.stringify(one)));
    else if (line.type === 'act') acts.push(legal.indexOf(String(line.seat) + JSON.stringify(line.action)));
  }
  return `${lines.filter((line) => /^\{"type":"(game|deal)",/.test(line)).join('\n')}\n${acts.join(' ')}`;
}

/** @returns {import('./page.mjs').Row[]} */
export function measureRecords(game) {
  const records = simulate(game);
  const of = (measure) => median(records.map(measure));
  const bytes = of((lines) => Buffer.byteLength(`${lines.join('\n')}\n`));
  const [whole, bare, short] = [(lines) => `${lines.join('\n')}\n`, underived, numbered].map((text) =>
    of((lines) => asLink(text(lines))),
  );
  const n = (count) => count.toLocaleString('en');
  return [
    {
      what: `record of a median game, of ${String(records.length)}`,
      budget: `≤ ${n(MOST.bytes)} bytes`,
      measured: `${n(bytes)} bytes`,
      ok: bytes <= MOST.bytes,
      gate: true,
    },
    {
      what: '… as a link, if records were only compressed',
      budget: `≤ ${n(MOST.link)} characters`,
      measured: `${n(whole)} as it is; ${n(bare)} without what follows from the rest; ${n(short)} with acts by number`,
      ok: Math.min(bare, short) <= MOST.link,
    },
  ];
}
