/** Who sits at the table, in the words of the common catalogue. */
import type { Say } from '../../../words/say.ts';
import type { GameWords } from '../game-face.ts';
import type { Messages } from './messages.ts';

/** The messages with names for bots. */
const BOTS = ['1', '2', '3', '4', '5', '6', '7', '8'];

export const peopleOf = (say: Say<Messages>): GameWords['people'] => ({
  you: say('reader'),
  bots: BOTS.map((n) => say.of('bot', n) ?? n),
});
