/** Law 2 of the contract: after every line each card is in exactly one place, and chips are conserved. */
import { describe, expect, it } from 'vitest';
import { FastChance } from '../src/cards/chance.ts';
import { Places } from '../src/record/fold.ts';
import type { Line } from '../src/record/line.ts';
import { printLine } from '../src/record/print.ts';
import { games } from './games.ts';
import { drawnTables, matchAt, playOn, usualTables } from './tables.ts';

/** A strict table: a card can only move from the place where it lies. */
class Strict {
  private readonly where = new Map<string, string>();
  private bank = 0; // chips that came out of it
  private readonly purses = new Map<string, number>();

  /** Applies a line; returns what is wrong with it. */
  take(line: Line): string | undefined {
    if (line.type === 'deal') for (const card of line.deck) this.where.set(card, 'stock');
    if (line.type === 'chips') this.pay(line.from, line.to, line.amount);
    if (line.type === 'shuffle') return this.shuffle(line.place, line.cards);
    if (line.type !== 'move') return undefined;
    for (const card of line.cards) {
      if (this.where.get(card) !== line.from) return `${card} lies in ${this.where.get(card) ?? 'no place'}`;
      this.where.set(card, line.to);
    }
    return undefined;
  }

  private pay(from: string, to: string, amount: number): void {
    for (const [place, chips] of [
      [from, -amount],
      [to, amount],
    ] as const)
      if (place === 'bank') this.bank -= chips;
      else this.purses.set(place, (this.purses.get(place) ?? 0) + chips);
  }

  private shuffle(place: string, cards: readonly string[]): string | undefined {
    const there = [...this.where].filter(([, one]) => one === place).map(([card]) => card);
    return there.sort().join() === [...cards].sort().join() ? undefined : `${place} holds other cards`;
  }

  /** How the folded table differs. */
  difference(places: Places): string | undefined {
    let cards = 0;
    const pieces = new Set<number>();
    for (const place of places.names())
      for (const { card, id } of places.at(place)) {
        if (this.where.get(card) !== place) return `${card} is folded into ${place}`;
        cards += 1;
        pieces.add(id);
      }
    if (cards !== this.where.size || pieces.size !== cards) return `${String(cards)} cards are folded`;
    const chips = [...this.purses].find(([purse, amount]) => places.purse(purse) !== amount);
    return chips ? `${chips[0]} holds other chips` : undefined;
  }

  get chipsAreConserved(): boolean {
    return [...this.purses.values()].reduce((sum, chips) => sum + chips, 0) === this.bank;
  }
}

describe.each(games.map((game) => [game.id, game] as const))('%s', (_id, game) => {
  it.each([...usualTables(game), ...drawnTables(game, 40, 3)].map((table) => [table.name, table] as const))(
    'law 2: every card is in one place: %s',
    (name, table) => {
      const match = matchAt(table, name);
      playOn(match, new FastChance(3), 500);
      const [strict, places] = [new Strict(), new Places()];
      for (const [i, line] of match.lines.entries()) {
        places.apply(line);
        const trouble = strict.take(line) ?? strict.difference(places);
        if (trouble !== undefined) throw new Error(`line ${String(i + 1)}: ${trouble}: ${printLine(line)}`);
      }
      expect(strict.chipsAreConserved).toBe(true);
    },
  );
});
