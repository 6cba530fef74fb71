/** Copies the twelve courts' drawing layers out of the CC0 package into courts/: it was run once and is kept to show where the files come from. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';

const here = new URL('.', import.meta.url);
const origin = new URL('../../../node_modules/@heruka_urgyen/react-playing-cards/src/images/2color/', here);

/** The six layers of one court, each a symbol of 1300 by 2000 that shows the upper half; ids become `1` … `6`, the suit sign `pip`. */
function layersOf(court) {
  const [rank, suit] = court;
  const svg = readFileSync(new URL(`${court}.svg`, origin), 'utf8');
  const layers = [...svg.matchAll(/<symbol id="[SHDC][KQJ]\d".*?<\/symbol>/g)].map((match) => match[0]);
  if (layers.length !== 6) throw new Error(`${court}: ${layers.length} layers instead of 6`);
  return layers
    .join('\n')
    .replaceAll(`id="${suit}${rank}`, 'id="')
    .replaceAll(`xlink:href="#S${suit}${rank}"`, 'href="#pip"')
    .replace(/ d="[^"]*"/g, (path) =>
      path.replace(/\d+\.\d{2,}/g, (number) => String(Math.round(Number(number) * 10) / 10)),
    );
}

mkdirSync(new URL('courts/', here), { recursive: true });
for (const suit of 'SHDC') {
  for (const rank of 'KQJ') writeFileSync(new URL(`courts/${rank}${suit}.svg`, here), `${layersOf(rank + suit)}\n`);
}
