/** The puzzles of all games (`src/games/<id>/puzzles.json`): each can be laid, and what it says of its acts holds. */
import { describe, expect, it } from 'vitest';
import { checkPuzzle, choiceOf, troubleIn } from '../src/cli/puzzle-check.ts';
import { choiceIn, positionsIn } from '../src/cli/rating.ts';
import { must } from '../src/cards/must.ts';
import type { Game } from '../src/games/contract/contract.ts';
import type { Reasons } from '../src/games/kit/reasoning.ts';
import { games } from '../src/games/registry/engine/all.ts';
import { loadReasoning } from '../src/games/registry/engine/reasonings.ts';
import { hasPuzzles, loadPuzzleFiles } from '../src/games/registry/page/puzzles.ts';
import { actionAt } from '../src/match/position.ts';
import { type PuzzleFile, isPuzzleFile } from '../src/practice/mined.ts';
import { bestOf, isRight, puzzlesIn } from '../src/practice/puzzle.ts';
import { layPrepared } from '../src/workers/practice.ts';

const ASKED_EACH = 24; // the answer of one puzzle in so many is searched again; `npm run puzzles -- --check` does all
const PLAYOUTS = 1500;

async function fileOf({ id }: Game): Promise<PuzzleFile> {
  const { file } = await loadPuzzleFiles(id);
  if (!isPuzzleFile(file)) throw new Error(`${id}/puzzles.json holds no puzzles`);
  return file;
}

const reasonsOf = async ({ id }: Game): Promise<Reasons> => must(await loadReasoning(id), 'reasons').reasons;

describe.each(games.map((game) => [game.id, game] as const))('%s', (id, game) => {
  it('has puzzles, each once', async () => {
    expect(hasPuzzles(id)).toBe(true);
    const { mined, judged, unfair } = await fileOf(game);
    const ids = [...judged, ...mined].map((one) => one.id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(new Set(mined.map(({ record }) => record)).size).toBe(mined.length);
    expect(mined.filter((one) => unfair.includes(one.id))).toEqual([]);
  });

  it('lays each mined puzzle at a choice in which what it says can be done, and its reason holds', async () => {
    const reasons = await reasonsOf(game);
    for (const puzzle of (await fileOf(game)).mined) {
      expect(troubleIn(puzzle, choiceOf(puzzle), reasons), puzzle.id).toBeUndefined();
      expect(choiceOf(puzzle).match.setup.game.id).toBe(id);
    }
  });

  it('has every judged position, with what each act costs', async () => {
    const { judged } = await fileOf(game);
    const positions = positionsIn(game);
    expect(judged.map((one) => one.id)).toEqual(positions.map((one) => one.id));
    for (const [i, { costs }] of judged.entries()) {
      const { question } = choiceIn(game, must(positions[i], 'a position'));
      expect(costs).toHaveLength(question.acts.length);
    }
  });

  it('gives the person puzzles of which the best act is right, and another is not', async () => {
    const { file, positions } = await loadPuzzleFiles(id);
    const all = puzzlesIn(file, positions);
    const { judged, mined } = await fileOf(game);
    expect(all).toHaveLength(judged.length + mined.length);
    for (const puzzle of all) {
      const laid = await layPrepared({ game: id, position: puzzle.laid, script: [], after: 'bots', number: 1 });
      if (!laid.ok) throw new Error(`${puzzle.id}: ${laid.detail}`);
      const { match, asked } = laid.value;
      const offered = match.indicesOf(asked).map((i) => actionAt(match, i));
      expect(isRight(puzzle, bestOf(puzzle, offered)), puzzle.id).toBe(true);
      const choices = match.mayPass(asked) ? [...offered, undefined] : offered;
      expect(
        choices.every((choice) => isRight(puzzle, choice)),
        puzzle.id,
      ).toBe(false);
    }
  });

  it('shows what led to a choice without changing it', async () => {
    const { file, positions } = await loadPuzzleFiles(id);
    for (const puzzle of puzzlesIn(file, positions).filter((_, i) => i % 6 === 0)) {
      const table = { game: id, position: puzzle.laid, script: [], after: 'bots', number: 1 } as const;
      const [whole, before] = [await layPrepared(table), await layPrepared({ ...table, isLeadShown: true })];
      if (!whole.ok || !before.ok) throw new Error(puzzle.id);
      const { match, lead } = before.value;
      for (const act of lead) {
        const [seat = '', ...words] = act.split(' ');
        const index = match
          .indicesOf(Number(seat))
          .find((i) => bestOf({ ...puzzle, best: words.join(' ') }, [actionAt(match, i)]));
        match.act(must(index, act));
      }
      expect(match.lines).toEqual(whole.value.match.lines);
    }
  });

  it('finds the answers of some again', async () => {
    const reasons = await reasonsOf(game);
    const { mined } = await fileOf(game);
    for (const puzzle of mined.filter((_, i) => i % ASKED_EACH === 0))
      expect(checkPuzzle(puzzle, reasons, PLAYOUTS), puzzle.id).toBeUndefined();
  });
});
