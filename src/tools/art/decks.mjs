/** Writes the three decks, each at both scales, to public/decks. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { BACKS } from './backs.mjs';
import { face } from './face.mjs';
import { FOUR_COLOURS, TWO_COLOURS } from './inks.mjs';
import { joker } from './joker.mjs';
import { card, sheet } from './sheet.mjs';

const DECKS = [
  { name: 'two-colour', kind: 'standard', colours: TWO_COLOURS },
  { name: 'four-colour', kind: 'standard', colours: FOUR_COLOURS },
  { name: 'large-index', kind: 'large', colours: TWO_COLOURS },
];

/** Cells in their order: 52 faces by suit and rank, the joker, the backs. */
export function cellsOf(deck) {
  const faces = [...'SHDC'].flatMap((suit) => [...'AKQJT98765432'].map((rank) => card(face(rank, suit, deck))));
  return [...faces, card(joker(deck)), ...BACKS.map((back) => card(back.svg, back.edge))];
}

const out = new URL('../../../public/decks/', import.meta.url);
mkdirSync(out, { recursive: true });
for (const deck of DECKS) {
  const cells = cellsOf(deck);
  for (const scale of [1, 2]) {
    const picture = await sheet(cells, scale);
    writeFileSync(new URL(`${deck.name}.${scale}x.webp`, out), picture);
    console.log(`${deck.name}.${scale}x.webp ${picture.length}`);
  }
}
