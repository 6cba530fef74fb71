// Prints the ladder as a page in Markdown, in words that a card player understands.
const HEAD = `# How strong the levels are

Written by \`npm run ladder:table\`. Its seeds are fixed, so that another run gives the same numbers.

Two levels sit alternately round a table. Each deck is played in every rotation, so that both levels hold all hands, and
only for one deal. The **lead** is how much more a deal is worth to the first level than to the second, in hundredths of the
game's own measure (\`value\` of its brain: if only winning counts, a deal won alone is 100; if chips or points count, 100 is
the span between the worst and the best deal). Brackets are 95 % intervals over the decks, and behind them is the number of
decks. A level is above another if the interval is above 0; all other cells are marked **level**.

The **bound** is a searching player that sees all hands and the stock, which no level does. It shows how much can be won at
all. The last column is how far the master gets on the way from plain to the bound. A cell with **†** was played by an
earlier version of a level. The number of decks was chosen by trial runs with other seeds; contests that were level were
played again with more decks. Numbers played until 2026-11-24 were measured with the former generator of decks, so another run
gives slightly different ones.
`;

const number = (n) => `${Number(n.toFixed(2)) < 0 ? '−' : '+'}${Math.abs(n).toFixed(2)}`;
const interval = ({ mean, low, high }) => `${number(mean)} [${number(low)}, ${number(high)}]`;

export const COLUMNS = ['plain,beginner', 'thinker,plain', 'master,thinker', 'master,plain', 'all-seeing,plain'];
const TITLES = [
  'plain over beginner',
  'thinker over plain',
  'master over thinker',
  'master over plain',
  'bound over plain',
];

const RUNGS = 3; // the first three columns compare a level with the one below it
const OVER_PLAIN = { 'thinker,plain': 'the thinker', 'master,plain': 'the master', 'all-seeing,plain': 'the bound' };
const ROOM = `
## Where there is little room for skill

In these games a level is not clearly above the one below it: looking further ahead does not change its choices, or only for
equally good ones. Leads over the plain player:
`;

/** @typedef {import('./table.d.mts').Row} Row */

/** @param {readonly Row[]} rows */
export function printLadder(rows) {
  const newest = newestOf(rows);
  const tables = [...new Set(rows.map(tableOf))];
  const lines = tables.map((name) => {
    const of = COLUMNS.map((levels) => rungOf(rows, name, levels));
    const cells = of.map((row, i) => (row ? cell(row, i < RUNGS) + (isOld(row, newest) ? ' †' : '') : 'not played'));
    return `| ${[name, ...cells, wayOf(of[3], of[4])].join(' | ')} |`;
  });
  const head = ['table', ...TITLES, 'way'];
  const table = `| ${head.join(' | ')} |\n|${head.map(() => '---').join('|')}|\n${lines.join('\n')}\n`;
  return `${HEAD}${table}\n${playersOf(rows)}\n${littleRoom(rows, tables)}`;
}

/**
 * The section on games where a level is not clearly above the one below it.
 * @param {readonly Row[]} rows @param {readonly string[]} tables
 */
function littleRoom(rows, tables) {
  const lines = tables.flatMap((name) => {
    const isLevel = (/** @type {string} */ levels) => (rungOf(rows, name, levels)?.leads[0]?.low ?? 1) <= 0;
    const level = COLUMNS.slice(0, RUNGS).flatMap((levels, i) => (isLevel(levels) ? [TITLES[i]] : []));
    const leads = Object.entries(OVER_PLAIN).flatMap(([levels, who]) => {
      const row = rungOf(rows, name, levels);
      return row ? [`${who} ${interval(row.leads[0] ?? NO_LEAD)}`] : [];
    });
    return level.length === 0 ? [] : [`- ${name} (level: ${level.join(', ')}): ${leads.join(', ')}`];
  });
  return lines.length === 0 ? '' : `${ROOM}${lines.join('\n')}\n`;
}

/** @param {readonly Row[]} rows @param {string} table @param {string} levels */
const rungOf = (rows, table, levels) => rows.find((row) => tableOf(row) === table && row.levels === levels);

/** @param {Row} row */
const tableOf = ({ title, seats }) => `${title}, ${seats} seats`;

const versionOf = (name) => Number(/\/(\d+)$/.exec(name)?.[1] ?? 0);

/** Level → the newest version that played. @param {readonly Row[]} rows */
function newestOf(rows) {
  /** @type {Record<string, number>} */
  const newest = {};
  for (const [level, name] of rows.flatMap(({ players }) => Object.entries(players)))
    newest[level] = Math.max(newest[level] ?? 0, versionOf(name));
  return newest;
}

/** @param {Row} row @param {Record<string, number>} newest */
const isOld = ({ players }, newest) =>
  Object.entries(players).some(([level, name]) => versionOf(name) < (newest[level] ?? 0));

const NO_LEAD = { mean: 0, low: 0, high: 0 };

/** @param {Row} row @param {boolean} isRung */
function cell({ leads, cuts }, isRung) {
  const [lead = NO_LEAD] = leads;
  return `${interval(lead)}${isRung && lead.low <= 0 ? ' **level**' : ''} of ${cuts}`;
}

/** How far the master gets from plain to the bound, in percent; empty if the bound is not clearly above plain. */
function wayOf(master, bound) {
  if (!master || !bound || bound.leads[0].low <= 0) return '';
  return `${Math.round((100 * master.leads[0].mean) / bound.leads[0].mean)} %`.replace('-', '−');
}

function playersOf(rows) {
  const names = [...new Set(rows.flatMap(({ players }) => Object.values(players)))].sort().join(', ');
  const dates = [...new Set(rows.map(({ date }) => date))].sort();
  const seeds = [...new Set(rows.map(({ seed }) => `\`${seed}\``))].join(', ');
  return `Players: ${names}. Seed: ${seeds}. Played: ${dates.length > 1 ? `${dates[0]} to ${dates.at(-1)}` : dates[0]}.`;
}
