/** A game's words and rules in a language: its sayings with the catalogues of that language. */
import type { Language } from '../../../words/languages.ts';
import type { sayIn } from '../../../words/load.ts';
import type { AnyMessage, SayAny, Values } from '../../../words/say.ts';
import type { GameId } from '../../contract/contract.ts';
import type { GameSayings, GameWords, Reading } from '../game-face.ts';
import { peopleOf } from './people.ts';
import { type Clauses, reading } from './sheet.ts';

/** A game's `words/say.ts`. */
export interface Sayings {
  readonly words: (say: SayAny) => GameSayings;
}

type SayIn = typeof sayIn;

/** The ids of all messages that are said, the whole sentence last. */
function idsSaid(say: SayAny, tell: (listening: SayAny) => void): readonly string[] {
  const ids: string[] = [];
  const note = (id: string, values?: Values): string => {
    ids.push(id);
    return say(id, values);
  };
  tell(
    Object.assign(note, {
      tell: (message: AnyMessage) => say.tell(message),
      button: (id: string, values?: Values) => say.button(id, values),
      of: (group: string, key: string, values?: Values) => say.of(group, key, values),
    }),
  );
  return ids;
}

export async function speak(
  speaker: SayIn,
  language: Language,
  game: GameId,
  sayings: Promise<Sayings>,
): Promise<GameWords> {
  const [say, { words }] = await Promise.all([speaker(language, ['face', 'shelf', game]), sayings]);
  return {
    ...words(say),
    title: say.of('title', game) ?? game,
    titleLanguage: say.of('title', `${game}.lang`),
    people: peopleOf(say),
    reason: (key) => say.of('reason', key),
    refusedBy: (card, view) => idsSaid(say, (listening) => words(listening).refusal(card, view)),
  };
}

export async function read(
  speaker: SayIn,
  language: Language,
  game: GameId,
  clauses: Promise<Clauses>,
): Promise<Reading> {
  const [say, sheet] = await Promise.all([speaker(language, ['face', `${game}.sheet`]), clauses]);
  return reading(say, sheet);
}
