// Prints what was tried as a page in Markdown, in words that a card player understands.
/** The seeds: variants are chosen on the cuts of the first, and what wins there is played again on those of the other. */
export const FIRST = 'sweep';
export const AGAIN = 'again';

const HEAD = `# What was tried to make the levels stronger

Written by \`npm run tried\`. Its seeds are fixed, so that another run gives the same numbers.

A level that searches keeps the act of its policy unless another leads by so many **errors** of that lead; part of an error is
a **bias**, which more playouts do not remove (\`decide\` in \`evaluation.ts\`). The variant \`1/0.02\` has one error and a bias of
0.02 deviations, \`0/0\` always takes the act with the highest mean, and \`usual\` is what the level does in that game.

Each variant plays against plain players on the same decks, in every seat, one deal each. Worths are in hundredths, as in
\`ladder.md\`; brackets are 95 % intervals. The best variant of a table is **played again** on other decks, and wins only if that
interval is above 0.
`;

/** By hand: what was measured before the command was there, with other seeds. */
const BEFORE = `
## Before this command

Page One, 4 seats, the master against three plain players, 500 decks in all seats (share of deals won, ± 95 %). The variants were
chosen on these decks.

| variant | won | drawn |
|---|---|---|
| usual (2/0.02) | 25.2 ± 1.2 % | 10.0 % |
| 1/0.02 | 26.05 ± 1.3 % | 9.2 % |
| 1/0 | 26.1 ± 1.3 % | 8.6 % |
| 0/0 | 26.3 ± 1.3 % | 6.3 % |
| usual, 12,000 iterations | 25.75 ± 1.2 % | 9.0 % |
| 1/0, 12,000 iterations | 26.3 ± 1.3 % | 9.3 % |

Played again on 48 other decks (\`npm run sweep\`, seed \`fresh3\`; a busy machine left time for no more): usual won 22.9 % [17.5, 29.4],
13.5 % drawn; 0/0 won 29.7 % [23.7, 36.5], 7.8 % drawn, and led the usual one by +7.12 [+0.63, +13.61] in worth over plain. A lead on so few
decks is likely too large. **Not kept yet**: to be played on some 1,500 decks, and then with the judged positions.
`;

/** @typedef {import('./tried-table.d.mts').Tried} Tried @typedef {import('./tried-table.d.mts').Variant} Variant */

/**
 * The first variant, which the others are compared with, and the best of those that came out above it.
 * @param {readonly Variant[]} variants
 */
export function bestOf(variants) {
  const [first, ...others] = variants;
  const above = others.filter(({ overFirst }) => overFirst.mean > 0);
  return { first, best: above.toSorted((a, b) => b.overFirst.mean - a.overFirst.mean)[0] };
}

const number = (n) => `${Number(n.toFixed(2)) < 0 ? '−' : '+'}${Math.abs(n).toFixed(2)}`;
const interval = ({ mean, low, high }) => `${number(mean)} [${number(low)}, ${number(high)}]`;
const percent = (share) => `${(100 * share).toFixed(1)} %`;

/** @param {readonly Tried[]} rows */
export function printTried(rows) {
  const lines = rows
    .filter(({ seed }) => seed === FIRST)
    .flatMap((row) => {
      const again = rows.find((other) => other.seed === AGAIN && sameTable(row, other));
      return row.variants.map((one) => lineOf(row, one, again));
    });
  const head = ['table', 'level', 'variant', 'won', 'drawn', 'over plain', 'over usual', 'played again: over usual'];
  const table = [`| ${head.join(' | ')} |`, `|${head.map(() => '---').join('|')}|`, ...lines].join('\n');
  return `${HEAD}\n${table}\n${BEFORE}`;
}

/** @param {Tried} a @param {Tried} b */
const sameTable = (a, b) => a.title === b.title && a.seats === b.seats && a.level === b.level;

/** @param {Tried} row @param {Variant} one @param {Tried | undefined} again */
function lineOf({ title, seats, level, cuts, variants }, one, again) {
  const second = again?.variants.find(({ name }, i) => i > 0 && name === one.name);
  const verdict = second && (second.overFirst.low > 0 ? 'wins' : 'not clear');
  const cells = [
    `${title}, ${seats} seats`,
    level,
    one.name.replace(`${level} `, ''),
    percent(one.won.share),
    percent(one.drawn),
    interval(one.overPlain),
    one === variants[0] ? `of ${cuts}` : interval(one.overFirst),
    second ? `${interval(second.overFirst)} of ${again?.cuts}: **${verdict}**` : '',
  ];
  return `| ${cells.join(' | ')} |`;
}
