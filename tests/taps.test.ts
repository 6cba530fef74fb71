/**
 * The law of what is refused: in random games at all kinds of tables, a tap on a card that can be used chooses it, whatever
 * else is chosen; what is then chosen can be laid.
 */
import { expect, it } from 'vitest';
import { type Card, isCard } from '../src/cards/card.ts';
import { FastChance, hashText } from '../src/cards/chance.ts';
import { must } from '../src/cards/must.ts';
import {
  NOTHING,
  type Selection,
  cardsLaidBy,
  chosenWith,
  isSelecting,
  selectionFace,
} from '../src/games/face/selection.ts';
import type { GameFace } from '../src/games/face/game-face.ts';
import { games } from '../src/games/registry/engine/all.ts';
import { loadFace } from '../src/games/registry/page/faces.ts';
import type { Action } from '../src/record/line.ts';
import { lookAround } from './playing.ts';
import { drawnTables, usualTables } from './tables.ts';

const MOST_LOOKS = 60; // of a table

/** Taps the cards that these actions lay, in a random order, twice. */
function tapAll(legal: readonly Action[], { gestures }: GameFace, chance: FastChance, name: string): void {
  const usable = [...new Set(legal.flatMap((action) => cardsLaidBy(action, gestures)))].filter((card) => isCard(card));
  let selection: Selection = NOTHING;
  for (let taps = 0; taps < 2 * usable.length; taps += 1) {
    const card: Card = must(usable[chance.below(usable.length)], 'a card');
    if (selection.cards.includes(card)) continue;
    const next = chosenWith(card, legal, gestures, selection);
    if (!next?.cards.includes(card)) expect.fail(`${name}: ${card} is refused after ${selection.cards.join(' ')}`);
    if (!canBecome(legal, gestures, next)) expect.fail(`${name}: nothing lays ${next.cards.join(' ')}`);
    selection = next;
  }
}

const canBecome = (legal: readonly Action[], gestures: GameFace['gestures'], { cards }: Selection): boolean =>
  legal.some((action) => {
    const laid = cardsLaidBy(action, gestures).map(selectionFace);
    return gestures[action.type]?.plan !== undefined || cards.every((card) => laid.includes(selectionFace(card)));
  });

it.each(games.map((game) => [game.id, game] as const))('%s: refuses no card that can be used', async (id, game) => {
  const face = must(await loadFace(id), 'a face');
  const chance = new FastChance(hashText(id));
  lookAround([...usualTables(game), ...drawnTables(game, 8, 31)], MOST_LOOKS, ({ lines }, name) => {
    const turn = lines.at(-1);
    for (const legal of turn?.type === 'turn' ? Object.values(turn.legal) : [])
      if (legal !== '??' && isSelecting(legal, face.gestures)) tapAll(legal, face, chance, name);
  });
});
