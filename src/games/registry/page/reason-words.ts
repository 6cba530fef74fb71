/** What the games' reasons say, for the page; fetched when a reason is to be given. Reaches no rules. */
import type { GameId } from '../../contract/contract.ts';
import type { ReasonWords } from '../../face/game-face.ts';

const folders = import.meta.glob<{ reasons: ReasonWords }>('../../*/words/reasons.ts');

/** Nothing if there is no such game. */
export const loadReasonWords = async (id: GameId): Promise<ReasonWords | undefined> =>
  (await folders[`../../${id}/words/reasons.ts`]?.())?.reasons;
