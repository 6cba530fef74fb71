/** A match becomes the game on the table: after each act it is saved, and a deal that is over counts. */
import type { Seat } from '../cards/card.ts';
import type { Match } from '../match/match.ts';
import { namesIn } from '../record/person-name.ts';
import type { Bots } from './bots.ts';
import type { Save } from './database-rows.ts';
import { counting } from './later.ts';
import { Running } from './running.ts';
import type { Saves } from './saves.ts';

/** What the save has of a game besides its record. */
export type SavedBefore = Pick<Save, 'begun' | 'hints' | 'names'>;

interface MatchParts {
  readonly match: Match;
  readonly bots: Bots;
  readonly saves: () => Saves; // of the time of saving
  readonly id: string;
  readonly isPromised: boolean; // its commitment was sent before the deal
  readonly before: SavedBefore;
  readonly remote: readonly Seat[];
}

export function seatedGame({ match, bots, saves, id, isPromised, before, remote }: MatchParts): Running {
  const seated = new Running(
    match,
    bots,
    (text, ended) => {
      const { begun, hints, names } = seated;
      const [seat] = seated.mine; // whoever began the game sits there
      const now = { savedAt: Date.now(), ended, text, hints, names, ...(seat !== undefined && { seat }) };
      const save: Save = { id, ...now, pledged: isPromised, begun };
      saves().storeGame(save, !ended);
      if (seated.game.phase !== 'deal') void counting().then(({ countEnd }) => countEnd(saves(), save, seated.game));
    },
    remote,
  );
  ({ begun: seated.begun = Date.now(), hints: seated.hints = 0 } = before);
  seated.names = namesIn(before.names, match.setup.seats);
  return seated;
}
