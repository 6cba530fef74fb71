/** The reasons of all games, for workers: a folder's `reasons.ts` is fetched when somebody asks why. */
import type { GameId } from '../../contract/contract.ts';
import type { Reasoning } from '../../kit/reasoning.ts';

const folders = import.meta.glob<Reasoning>('../../*/reasons.ts');

/** What a game gives as reasons; nothing if there is no such game. */
export const loadReasoning = async (id: GameId): Promise<Reasoning | undefined> =>
  folders[`../../${id}/reasons.ts`]?.();
