/**
 * What several people at one device may see and hear of each other, in random games: an act that is offered to somebody where
 * all can see tells nothing of a hand, and no sound tells more than what all see.
 */
import { beforeAll, describe, expect, it } from 'vitest';
import { LEVELS } from '../src/bots/levels.ts';
import { FastChance, hashText } from '../src/cards/chance.ts';
import { must } from '../src/cards/must.ts';
import { Planner } from '../src/felt/motion/beats.ts';
import type { GameFace } from '../src/games/face/game-face.ts';
import { Acts } from '../src/games/contract/contract.ts';
import { games } from '../src/games/registry/engine/all.ts';
import { loadFace } from '../src/games/registry/page/faces.ts';
import { askSeats } from '../src/match/ask.ts';
import type { Match } from '../src/match/match.ts';
import type { Line } from '../src/record/line.ts';
import { redact } from '../src/record/redact.ts';
import { Timeline } from '../src/record/timeline.ts';
import { drawnTables, matchAt, playOn, usualTables } from './tables.ts';

const MOST_ACTS = 100;
const faces = new Map<string, GameFace>();
beforeAll(async () => {
  for (const { id } of games) faces.set(id, must(await loadFace(id), id));
});

/** Acts of `seat` that others may see on the screen, as its list has them in a state. */
function openActs(
  match: Match,
  state: Match['state'],
  seat: number,
  { offTurn, offTurnOfHand = [] }: GameFace,
): string[] {
  const acts = new Acts();
  match.rules.legal(state, acts);
  const found: string[] = [];
  for (let i = 0; i < acts.length; i += 1) {
    if (acts.seat(i) !== seat) continue;
    const action = match.rules.print(state, seat, acts.act(i));
    if (offTurn.includes(action.type) && !offTurnOfHand.includes(action.type)) found.push(JSON.stringify(action));
  }
  return found;
}

/** Plays by the book and now and then by chance, so that much comes on the table; `look` is called before every act. */
function playWell(match: Match, chance: FastChance, look: () => void): void {
  for (let made = 0; made < MOST_ACTS && match.phase !== 'over'; made += 1) {
    if (match.phase === 'between') match.nextDeal();
    look();
    const byBook = (): number => askSeats(match, (_, question) => LEVELS.plain.choose(match.rules, question));
    match.act(chance.below(4) === 0 ? chance.below(match.acts.length) : byBook());
  }
}

describe.each(games.filter(({ secrecy }) => secrecy.offTurn.length > 0))('$id', (game) => {
  it('what is offered off turn where all can see follows from what all know', () => {
    const face = must(faces.get(game.id), game.id);
    let offered = 0;
    for (const table of [...usualTables(game), ...drawnTables(game, 30, 5)]) {
      const chance = new FastChance(hashText(table.name));
      const match = matchAt(table, `several/${table.name}`);
      const into = match.rules.newState();
      playWell(match, new FastChance(hashText(table.name)), () => {
        for (let seat = 0; seat < table.seats; seat += 1) {
          const real = openActs(match, match.state, seat, face);
          offered += real.length;
          const other = (seat + 1) % table.seats;
          if (other === seat) continue;
          match.rules.guess(match.rules.see(match.state, other), chance, into);
          expect(openActs(match, into, seat, face), `${table.name} ${String(match.lines.length)}`).toEqual(real);
        }
      });
    }
    expect(offered).toBeGreaterThan(0);
  });
});

describe.each(games)('$id', (game) => {
  /** The sounds of each line; at the end of a deal they depend on who has won, which all know, and the own turn is public. */
  const heard = (lines: readonly Line[], seat: number | undefined, face: GameFace): string[][] => {
    const planner = new Planner(face, seat);
    return new Timeline(lines).steps(0).map((step) => {
      const beats = planner.plan([step]);
      if (['deal-end', 'game-end', 'turn'].includes(step.line.type)) return [];
      return beats.flatMap(({ cues }) => cues.map(({ sound }) => sound));
    });
  };

  it('what is heard of a seat’s view tells no more than what all see', () => {
    const face = must(faces.get(game.id), game.id);
    for (const table of [...usualTables(game).slice(-2), ...drawnTables(game, 3, 8)]) {
      const match = matchAt(table, `heard/${table.name}`);
      playOn(match, new FastChance(hashText(table.name)), MOST_ACTS);
      const { lines } = match;
      const all = heard(redact(lines, undefined, game.secrecy), undefined, face);
      for (let seat = 0; seat < table.seats; seat += 1)
        for (const [i, sounds] of heard(redact(lines, seat, game.secrecy), seat, face).entries())
          expect(all[i], `${table.name} seat ${String(seat)} line ${String(i)}`).toEqual(
            expect.arrayContaining(sounds),
          );
    }
  });
});
