/** The smallest table of any game: the person and as few bots as it can be played with. */
import { must } from '../../src/cards/must.ts';
import type { Game } from '../../src/games/contract/contract.ts';
import { fillOptions, seatsThatFit } from '../../src/games/contract/options/values.ts';
import type { GameFace } from '../../src/games/face/game-face.ts';
import { handPlace } from '../../src/games/face/places.ts';
import { games } from '../../src/games/registry/engine/all.ts';
import { loadFace } from '../../src/games/registry/page/faces.ts';
import type { Options } from '../../src/record/line.ts';
import { matchAt } from '../tables.ts';
import { begin } from './engine.ts';
import type { Page } from './page.ts';
import { open } from './table.ts';

/** All games, by their ids. */
export const IDS = games.map(({ id }) => id);

/** The games whose face is so. */
export async function idsWhere(is: (face: GameFace) => boolean): Promise<readonly string[]> {
  const faces = await Promise.all(IDS.map(async (id) => must(await loadFace(id), id)));
  return faces.filter(is).map(({ id }) => id);
}

/** Whether the person holds cards that can be pressed one by one. */
export const hasHand = (face: GameFace): boolean => handPlace(face) !== undefined;

/** The options of the preset with the fewest cards; the usual ones, where none has fewer. */
function optionsWithFewestCards(game: Game, seats: number): Options {
  const cards = (options: Options): number => {
    const match = matchAt(
      { name: 'counted', game, seats, options: fillOptions(game.options, options, seats) },
      'counted',
    );
    match.nextDeal();
    return Math.max(...match.lines.map((line) => (line.type === 'deal' ? line.deck.length : 0)));
  };
  const presets = game.options.presets.filter(({ options }) => seatsThatFit(game.options, options).includes(seats));
  const counted = [{}, ...presets.map(({ options }) => options)].map((options) => ({ options, cards: cards(options) }));
  return counted.reduce((fewest, one) => (one.cards < fewest.cards ? one : fewest)).options;
}

/** Opens the page and deals the game there. */
export const openSmallest = async (page: Page, id: string, seed: string): Promise<void> =>
  openTable(page, id, seed, () => ({}));

/** The same for a whole deal: with the preset with the fewest cards. */
export const openShortest = async (page: Page, id: string, seed: string): Promise<void> =>
  openTable(page, id, seed, optionsWithFewestCards);

async function openTable(
  page: Page,
  id: string,
  seed: string,
  optionsOf: (game: Game, seats: number) => Options,
): Promise<void> {
  const game = must(
    games.find((one) => one.id === id),
    id,
  );
  const [seats = 0] = seatsThatFit(game.options, {});
  const kinds = Array.from({ length: seats }, (_, seat) => (seat === 0 ? 'human' : 'plain'));
  await open(page);
  await begin(page, { game: id, options: optionsOf(game, seats), seed: `${id}/${seed}`, kinds });
  await page.element(`main[data-table="${id}"]`);
}
