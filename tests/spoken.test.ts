/**
 * All golden records of all games, announced, prompted, signed, answered and refused in every language: no exception, no
 * variable that is not given (`sayIn` throws then), nothing hidden, no English in the others but names, and no button named in
 * a prompt that is not there.
 */
import { isHeld } from '../src/games/face/places.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { isCard } from '../src/cards/card.ts';
import { must } from '../src/cards/must.ts';
import type { Game } from '../src/games/contract/contract.ts';
import type { GameWords, TableView } from '../src/games/face/game-face.ts';
import { games } from '../src/games/registry/engine/all.ts';
import { loadFace } from '../src/games/registry/page/faces.ts';
import { Places } from '../src/record/fold.ts';
import type { Line } from '../src/record/line.ts';
import { Redactor } from '../src/record/redact.ts';
import { type Language, LANGUAGES } from '../src/words/languages.ts';
import { patternsIn } from '../src/tools/words/voice.ts';
import { textOf } from './files.ts';
import { goldenFiles, goldenLines } from './golden-lines.ts';
import { inEvery } from './languages.ts';
import { typesIn, wordsIn } from './said-once.ts';

const NAMES = ['Mari', 'Kaede', 'Rin', 'Sato', 'Yuki', 'Jun', 'Emi', 'Ken'];
const ANY_NAME = new RegExp(NAMES.join('|'), 'g');
const UNSAID = /\?\?|undefined|NaN|\bnull\b|\[object/;

/** What one who sits in the first seat sees after each line of a record. */
function* seen(game: Game, lines: readonly Line[]): Generator<readonly [Line, TableView]> {
  const redactor = new Redactor(0, game.secrecy);
  const places = new Places();
  const told: Line[] = [];
  for (const whole of lines) {
    const line = redactor.line(whole);
    told.push(line);
    places.apply(line);
    const legal = places.legalOf(0);
    const { seats = 0, options = {} } = places.game ?? {};
    yield [line, { places, seat: 0, legal, names: NAMES.slice(0, seats), options, lines: told }];
  }
}

type Said = readonly (string | undefined)[];

const MOST_ACTS = 12; // of a choice; a choice of a hundred says the same of other cards
const MOST_REFUSED = 2; // of the cards in a hand

/** Every message said so far. What is said in a language depends on the table by nothing else. */
class Messages {
  private readonly heard = new Set<string>();

  /** What is said by `words`, and whether there was a message among it that was never said before. */
  saidAt(...at: Parameters<typeof saidAt>): { readonly said: Said; readonly isNew: boolean } {
    const before = this.heard.size;
    const said = saidAt(...at);
    return { said, isNew: this.heard.size > before };
  }

  /** English that is listened to. */
  async listen(id: string): Promise<GameWords> {
    return wordsIn('en', id, (message) => void this.heard.add(message));
  }
}

/** Why cards of one's own hand cannot be played now. */
function refusalsAt(words: GameWords, hands: readonly string[], view: TableView): Said {
  const offered = JSON.stringify(view.legal);
  return hands
    .flatMap((place) => view.places.cards(`${place}/0`))
    .filter(isCard)
    .filter((card) => !offered.includes(`"${card}"`))
    .slice(0, MOST_REFUSED)
    .map((card) => words.refusal(card, view));
}

/** What the signs of a moment say, and what the game and the deal are played for. */
function signsAt(words: GameWords, view: TableView): Said {
  const goal = words.goal?.(view);
  const signs = (words.signs?.(view) ?? []).flatMap(({ text, label }) => [text, label]);
  return [...signs, goal?.text, goal?.full, words.contract?.(view)?.label];
}

/** Everything that is said at a moment, in one order for all languages. */
function saidAt(words: GameWords, hands: readonly string[], line: Line, view: TableView): Said {
  const acts = view.places.turn ? view.legal.slice(0, MOST_ACTS) : [];
  const isEnd = line.type === 'deal-end' || line.type === 'game-end';
  return [
    words.announce(line, view),
    words.bubble(line),
    view.places.turn || isEnd ? words.prompt(view) : undefined,
    ...acts.flatMap((act) => Object.values(words.action(act, view)).filter((text) => typeof text === 'string')),
    ...(view.places.turn || isEnd ? refusalsAt(words, hands, view) : []),
    ...signsAt(words, view),
    ...(isEnd ? (words.hands?.(view) ?? []) : []),
    ...(isEnd ? Object.values(words.result(line, view)) : []),
    words.standing?.(view),
  ];
}

/** What is cried in a game, “Stop!”, by its catalogue in a language. */
function criesIn(id: string, language: Language): readonly string[] {
  const isCry = (message: string): boolean => message.startsWith('bubble-') || message === '-call';
  return patternsIn(textOf(`src/games/${id}/words/${language}.ftl`)).flatMap(([message, { elements }]) => {
    const [text] = elements;
    return isCry(message) && elements.length === 1 && text?.type === 'TextElement' ? [bare(text.value)] : [];
  });
}

const QUOTED = /[“„«「‘]\s?([^”“»」’]+?)\s?[”“»」’]/gu;

/** A text without quotation marks and what a browser needs, in small letters. */
const bare = (text: string): string =>
  text
    .replaceAll(/[“”„«»「」‘\u2066-\u2069]/gu, '')
    .trim()
    .toLowerCase();

/** What a prompt names in quotation marks though it is no button at this moment, and nothing that is cried. */
function misnamed(words: GameWords, view: TableView, cries: readonly string[]): string | undefined {
  const buttons = [...view.legal, ...typesIn(view)].map((act) => words.action(act, view));
  const known = new Set([...buttons.flatMap(({ full, short }) => [full, short].map(bare)), ...cries]);
  const prompt = words.prompt(view);
  const wrong = Array.from(prompt.matchAll(QUOTED), ([, named = '']) => named).find((named) => !known.has(bare(named)));
  return wrong === undefined ? undefined : `“${prompt}” names “${wrong}”, which is no button here`;
}

/** English of more than a name or a letter: three words of small letters, the names of people left out. */
const isEnglish = (text: string): boolean => /[a-z]{2,}[\s’'-]+[a-z]{2,}[\s’'-]+[a-z]{2,}/.test(text);

/** A text without the names of people and of games. */
const nameless = (text: string, titles: readonly string[]): string =>
  titles.reduce((rest, title) => rest.replaceAll(title, ''), text.replace(ANY_NAME, ''));

const LATIN: readonly Language[] = ['fr', 'de', 'es', 'it', 'pt-BR'];

describe.each(games.map((game) => [game.id, game] as const))('%s is said in every language', (id, game) => {
  let words: Readonly<Record<Language, GameWords>>;
  let hands: readonly string[];
  let titles: readonly string[];
  let english: GameWords;
  let cries: Readonly<Record<Language, readonly string[]>>;
  const messages = new Messages(); // of all records: what one has said, another need not say again
  beforeAll(async () => {
    const face = must(await loadFace(id), 'a face');
    words = await inEvery((language) => wordsIn(language, id));
    hands = face.places.flatMap((place) => (isHeld(place) ? [place.name] : []));
    titles = [words.en.title, 'Page One', 'Rummy', 'Tonk'];
    cries = await inEvery((language) => Promise.resolve(criesIn(id, language)));
    english = await messages.listen(id);
  });

  it.each(goldenFiles(id))('%s', (path) => {
    const lines = goldenLines(path);
    for (const [line, view] of seen(game, lines)) {
      const { said, isNew } = messages.saidAt(english, hands, line, view);
      if (!isNew) continue; // the same messages were said in every language before
      for (const language of LANGUAGES) {
        const fault =
          faultIn(saidAt(words[language], hands, line, view), said, language, titles) ??
          (view.places.turn ? misnamed(words[language], view, cries[language]) : undefined);
        if (fault !== undefined) expect.fail(`${language}: ${JSON.stringify(line)}: ${fault}`);
      }
    }
  });
});

/** What is wrong with what a language says, beside the English. */
function faultIn(said: Said, english: Said, language: Language, titles: readonly string[]): string | undefined {
  for (const [i, text] of said.entries()) {
    if ((text === undefined) !== (english[i] === undefined)) return `${String(text)} (English: ${String(english[i])})`;
    if (text === undefined || language === 'en') continue;
    if (UNSAID.test(text)) return text;
    const isForeign = LATIN.includes(language)
      ? text === english[i] && isEnglish(text)
      : /[a-z]{3,}/.test(nameless(text, titles));
    if (isForeign) return `${text} is not ${language}`;
  }
  return undefined;
}
