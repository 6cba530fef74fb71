/** Writes the picture of the opening (`public/opening.svg`): a fan that opens behind the joker. Its moon and title are CSS. */
import { writeFileSync } from 'node:fs';
import { INK, TWO_COLOURS } from './inks.mjs';
import { face } from './face.mjs';
import { joker } from './joker.mjs';

/** The cards of the fan, the outermost first, and how far each is turned when it is open. Courts would be 20 KB more. */
const FAN = [
  { rank: 'A', suit: 'S', degrees: -34 },
  { rank: 'A', suit: 'D', degrees: 34 },
  { rank: '7', suit: 'D', degrees: -23 },
  { rank: 'T', suit: 'S', degrees: 23 },
  { rank: '6', suit: 'C', degrees: -12 },
  { rank: '9', suit: 'H', degrees: 12 },
];

const STANDARD = { kind: 'standard', colours: TWO_COLOURS };

/** A card, 240 by 336 units, its foot 360 above the point about which the fan turns. */
const card = (print) =>
  `<g transform="translate(-120 -696)"><rect x=".8" y=".8" width="238.4" height="334.4" rx="14" fill="${INK.paper}" stroke="${INK.edge}" stroke-width="1.6"/>${print}</g>`;

const fan = FAN.map(
  ({ rank, suit, degrees }) =>
    `<g class="turned" transform="rotate(${degrees})">${card(face(rank, suit, STANDARD))}</g>`,
).join('');

writeFileSync(
  new URL('../../../public/opening.svg', import.meta.url),
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-482 -742 964 505">` +
    `<style>@media(prefers-reduced-motion:no-preference){.turned{animation:f .8s}}@keyframes f{0%{transform:none}}</style>` +
    `${fan}<g transform="translate(0 -26)">${card(joker(STANDARD))}</g></svg>\n`,
);
