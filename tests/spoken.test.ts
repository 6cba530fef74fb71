/**
 * All golden records of all games, announced, prompted, signed and answered in every language: no exception, no variable
 * that is not given (`sayIn` throws then), nothing hidden, and no English in the others but names.
 */
import { beforeAll, describe, expect, it } from 'vitest';
import { must } from '../src/cards/must.ts';
import type { Game } from '../src/games/contract/contract.ts';
import type { GameFace, GameWords, TableView } from '../src/games/face/game-face.ts';
import { games } from '../src/games/registry/engine/all.ts';
import { loadFace } from '../src/games/registry/page/faces.ts';
import { Places } from '../src/record/fold.ts';
import type { Line } from '../src/record/line.ts';
import { Redactor } from '../src/record/redact.ts';
import { type Language, LANGUAGES } from '../src/words/languages.ts';
import { filesUnder, textOf } from './files.ts';
import { inEvery } from './languages.ts';

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
    const list = places.turn?.legal['0'];
    const legal = list === undefined || list === '??' ? [] : list;
    const { seats = 0, options = {} } = places.game ?? {};
    yield [line, { places, seat: 0, legal, names: NAMES.slice(0, seats), options, lines: told }];
  }
}

const MOST_ACTS = 12; // of a choice; a choice of a hundred says the same of other cards

/** Everything that is said at a moment, in one order for all languages. */
function saidAt(words: GameWords, line: Line, view: TableView): readonly (string | undefined)[] {
  const acts = view.places.turn ? view.legal.slice(0, MOST_ACTS) : [];
  const isEnd = line.type === 'deal-end' || line.type === 'game-end';
  return [
    words.announce(line, view),
    words.bubble(line),
    view.places.turn || isEnd ? words.prompt(view) : undefined,
    ...acts.flatMap((act) => Object.values(words.action(act, view)).filter((text) => typeof text === 'string')),
    ...(words.signs?.(view) ?? []).flatMap(({ text, label }) => [text, label]),
    ...(isEnd ? Object.values(words.result(line, view)) : []),
    words.standing?.(view),
  ];
}

/** English of more than a name or a letter: three words of small letters, the names of people left out. */
const isEnglish = (text: string): boolean => /[a-z]{2,}[\s’'-]+[a-z]{2,}[\s’'-]+[a-z]{2,}/.test(text);

/** A text without the names of people and of games. */
const nameless = (text: string, titles: readonly string[]): string =>
  titles.reduce((rest, title) => rest.replaceAll(title, ''), text.replace(ANY_NAME, ''));

const LATIN: readonly Language[] = ['fr', 'de', 'es', 'it', 'pt-BR'];

describe.each(games.map((game) => [game.id, game] as const))('%s', (id, game) => {
  let face: GameFace;
  let words: Readonly<Record<Language, GameWords>>;
  beforeAll(async () => {
    face = must(await loadFace(id), 'a face');
    words = await inEvery(face.words);
  });
  const records = filesUnder(`src/games/${id}/records`).filter((path) => path.endsWith('.jsonl'));

  it('is said in every language', () => {
    const titles = [words.en.title, 'Page One', 'Rummy', 'Tonk'];
    for (const path of records) {
      const lines = textOf(path).trimEnd().split('\n').map((text) => JSON.parse(text) as Line); // prettier-ignore
      for (const [line, view] of seen(game, lines)) {
        const english = saidAt(words.en, line, view);
        for (const language of LANGUAGES) {
          const said = saidAt(words[language], line, view);
          said.forEach((text, i) => {
            const where = (): string => `${path}, ${language}: ${JSON.stringify(line)}: ${String(text)}`;
            if ((text === undefined) !== (english[i] === undefined))
              expect.fail(`${where()} (English: ${String(english[i])})`);
            if (text === undefined || language === 'en') return;
            if (UNSAID.test(text)) expect.fail(where());
            const foreign = LATIN.includes(language)
              ? text === english[i] && isEnglish(text)
              : /[a-z]{3,}/.test(nameless(text, titles));
            if (foreign) expect.fail(`${where()} is not ${language}`);
          });
        }
      }
    }
  });
});
