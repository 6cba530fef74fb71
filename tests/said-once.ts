/** Speaks from memory what was said before: the same message with the same values is the same text. */
import { must } from '../src/cards/must.ts';
import type { GameWords, TableView } from '../src/games/face/game-face.ts';
import { type Sayings, speak } from '../src/games/face/words/speak.ts';
import type { Action } from '../src/record/line.ts';
import type { Language } from '../src/words/languages.ts';
import { sayIn } from '../src/words/load.ts';
import type { AnyMessage, SayAny, Values } from '../src/words/say.ts';

/** One value, with the classes in it. Methods that an object owns are left out. */
function keyOfValue(value: unknown): string {
  if (typeof value === 'string') return `"${value}"`;
  if (typeof value !== 'object' || value === null) return typeof value === 'function' ? '' : String(value);
  if (Array.isArray(value)) return `[${value.map(keyOfValue).join()}]`;
  return value.constructor.name + keyOf(value);
}

/** Values of messages: what is equal here is said alike. */
function keyOf(values: object): string {
  let key = '{';
  for (const [name, value] of Object.entries(values)) key += `${name}:${keyOfValue(value)},`;
  return `${key}}`;
}

const SAYINGS = import.meta.glob<Sayings>('../src/games/*/words/say.ts');

/** The same speaker, which forms each text once. `hear` is told every message that is said, as a key. */
function remembering(speaker: SayAny, hear: (key: string) => void): SayAny {
  const texts = new Map<string, string>();
  const say = (id: string, values?: Values): string => {
    const key = values === undefined ? id : id + keyOf(values);
    hear(key);
    const text = texts.get(key) ?? speaker(id, values);
    texts.set(key, text);
    return text;
  };
  const found = new Map<string, string | undefined>();
  const of = (group: string, key: string, values?: Values): string | undefined => {
    const whole = `${group}-${key}${values === undefined ? '' : keyOf(values)}`;
    hear(whole);
    if (!found.has(whole)) found.set(whole, speaker.of(group, key, values));
    return found.get(whole);
  };
  return Object.assign(say, {
    tell: (message: AnyMessage) => (typeof message === 'string' ? say(message) : say(...message)),
    button: (id: string, values?: Values) => ({ full: say(id, values), short: say(`${id}.short`, values) }),
    of,
  });
}

/** A game's words, as its face gives them, from such a speaker. */
export const wordsIn = async (
  language: Language,
  game: string,
  hear: (key: string) => void = () => undefined,
): Promise<GameWords> =>
  speak(
    async (...asked) => remembering(await sayIn(...asked), hear),
    language,
    game,
    must(SAYINGS[`../src/games/${game}/words/say.ts`], game)(),
  );

/** The types of the actions that are open, each once: buttons of a type are called by it alone. */
export const typesIn = ({ legal }: TableView): readonly Action[] =>
  Array.from(new Set(legal.map(({ type }) => type)), (type) => ({ type }));
