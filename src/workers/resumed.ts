/** Which saved game is resumed. */
import type { Hosted } from './engine-parts.ts';
import type { Save } from './database-rows.ts';
import type { Saves } from './saves.ts';

/** The game to resume: that of the hosted table; one that another window hosts is left alone. */
export async function savedFor(saves: Saves, hosted: Hosted | undefined): Promise<Save | 'damaged' | undefined> {
  const gameId = hosted?.gameId ?? '';
  const own = hosted?.isHere === true ? await saves.get(gameId) : undefined;
  const save = own ?? (await saves.running());
  const isElsewhere = hosted?.isHere === false && save !== 'damaged' && save?.id === gameId;
  return isElsewhere ? undefined : save;
}
