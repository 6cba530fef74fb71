/**
 * Laws of all faces: in random games at all kinds of tables there are texts for everything that happens, for every viewer
 * and in every language, and they name nothing that the viewer cannot know.
 */
import { beforeAll, describe, expect, it } from 'vitest';
import { type Card, type Seat, isCard } from '../src/cards/card.ts';
import { FastChance, hashText } from '../src/cards/chance.ts';
import { must } from '../src/cards/must.ts';
import { isHeld } from '../src/games/face/places.ts';
import type { GameFace, GameWords, Reading, TableView } from '../src/games/face/game-face.ts';
import { loadFace } from '../src/games/registry/page/faces.ts';
import { valuesOf } from '../src/games/contract/options/values.ts';
import { shelfOf, titles } from '../src/games/registry/page/titles.ts';
import { Places } from '../src/record/fold.ts';
import type { Line } from '../src/record/line.ts';
import { Redactor } from '../src/record/redact.ts';
import { LANGUAGES, type Language } from '../src/words/languages.ts';
import { sayIn } from '../src/words/load.ts';
import { textOf } from './files.ts';
import { games, isChosen } from './games.ts';
import { SENTENCE, inEvery } from './languages.ts';
import { typesIn, wordsIn } from './said-once.ts';
import { type TestTable, drawnTables, matchAt, playOn, usualTables } from './tables.ts';

const NAMES = ['Mari', 'Kaede', 'Rin', 'Sato', 'Yuki', 'Jun', 'Emi', 'Ken'];
/** No text may contain these: something hidden or missing, or the number of a seat. */
const UNSAID = /\?\?|undefined|NaN|\bnull\b|\[object|[Ss]eat \d|席\d/;
const MOST_LINES = 700; // of a game
const WORDS_OF_HOW_TO = 200;

/** The default tables at every number of seats, and random tables. */
const tablesOf = (id: string): readonly TestTable[] => {
  const game = must(
    games.find((one) => one.id === id),
    id,
  );
  return [...usualTables(game), ...drawnTables(game, 14, 31)];
};

const played = new WeakMap<TestTable, readonly Line[]>(); // once for all that is asked of a game

function linesOf(table: TestTable): readonly Line[] {
  const before = played.get(table);
  if (before) return before;
  const match = matchAt(table, `face/${table.name}`);
  playOn(match, new FastChance(hashText(table.name)), MOST_LINES / 2);
  const lines = match.lines.slice(0, MOST_LINES);
  played.set(table, lines);
  return lines;
}

type Eyes = Seat | undefined | 'watcher';

/** Each line with the table as this viewer then sees it. */
function* seen(table: TestTable, lines: readonly Line[], eyes: Eyes): Generator<readonly [Line, TableView]> {
  const seat = eyes === 'watcher' ? undefined : eyes;
  const redactor = new Redactor(seat, table.game.secrecy);
  const places = new Places();
  const told: Line[] = [];
  for (const line of lines) {
    const one = eyes === 'watcher' ? line : redactor.line(line);
    told.push(one);
    places.apply(one);
    const legal = places.legalOf(seat);
    const names = NAMES.slice(0, table.seats);
    yield [one, { places, seat, legal, names, options: table.options, lines: told }];
  }
}

describe.each(titles.map((title) => title.id).filter(isChosen))('%s', (id) => {
  let face: GameFace;
  let words: Readonly<Record<Language, GameWords>>;
  let once: Readonly<Record<'en' | 'ja', GameWords>>; // the same words, each formed once
  let readings: Readonly<Record<Language, Reading>>;
  beforeAll(async () => {
    face = must(await loadFace(id), 'a face');
    words = await inEvery(face.words);
    once = { en: await wordsIn('en', id), ja: await wordsIn('ja', id) };
    readings = await inEvery(face.sheets);
  });
  /** What a viewer reads. Which sentence is said is the same in all languages, so a second one for one viewer is enough. */
  const saidTo = (eyes: Eyes): readonly (readonly [GameWords, RegExp])[] =>
    eyes === 0
      ? [
          [once.en, /^[A-Z0-9“].*[.”!?]$/s],
          [once.ja, /[。」！？]$/],
        ]
      : [[once.en, /^[A-Z0-9“].*[.”!?]$/s]];
  const tables = tablesOf(id);
  const game = must(tables[0], 'a table').game;

  it('has a title, and texts for the shelf', async () => {
    const shelf = must(shelfOf(id), 'words of the shelf');
    expect(shelf.seats).toEqual(game.options.seats);
    expect(shelf.minutes.min).toBeGreaterThan(0);
    expect(shelf.minutes.max).toBeGreaterThanOrEqual(shelf.minutes.min);
    expect(Object.keys(shelf.pictures)).toEqual(face.options.presets.map(({ key }) => key));
    for (const picture of Object.values(shelf.pictures))
      if (typeof picture !== 'number') expect(picture.length > 0 && picture.every(isCard)).toBe(true);
    const lasting = Object.keys(shelf.lasts ?? {});
    expect(lasting.filter((key) => !(key in shelf.pictures))).toEqual([]);
    for (const language of LANGUAGES) {
      expect(words[language].title).toBeTruthy();
      const say = await sayIn(language, ['shelf']);
      expect(say.of('title', `${id}.what`)).toMatch(SENTENCE);
    }
    expect(face.id).toBe(id);
  });

  it('agrees with the rules about whose turn it is', () => {
    expect([...face.offTurn].sort()).toEqual([...game.secrecy.offTurn].sort());
  });

  it.each(LANGUAGES)('explains the game in at most 200 words, and every clause of the dossier: %s', (language) => {
    const { howTo, sheet } = readings[language];
    const text = howTo.join(' ');
    const count = /^(ja|zh)/.test(language) ? text.length / 2.5 : text.split(/\s+/).length;
    expect(count).toBeLessThanOrEqual(WORDS_OF_HOW_TO);
    expect(count).toBeGreaterThan(40);
    const said = new Set<string>();
    const read = new Set<string>();
    for (const { options, seats } of tables)
      for (const section of sheet(options, seats))
        for (const { clause, text: sentence } of section.clauses) {
          said.add(clause);
          if (read.has(sentence)) continue;
          read.add(sentence);
          expect(sentence, clause).toMatch(SENTENCE);
          expect(sentence, clause).not.toMatch(/undefined|NaN|\[object/);
        }
    const defined = Array.from(
      textOf(`src/games/${id}/rules.md`).matchAll(/^- (?:\*\*)?([A-Z]{2}-[A-Z]\d+)\b/gm),
      ([, clause = '']) => clause,
    );
    expect(defined.filter((clause) => !said.has(clause))).toEqual([]);
    expect([...said].filter((clause) => !defined.includes(clause))).toEqual([]);
  });

  it.each(LANGUAGES)('has words for every option, value, preset and place: %s', (language) => {
    const said = words[language];
    const { specs, presets } = face.options;
    expect(Object.keys(said.options).sort()).toEqual(specs.map(({ key }) => key).sort());
    expect(said.groups.flatMap(({ keys }) => keys).sort()).toEqual(specs.map(({ key }) => key).sort());
    for (const spec of specs) {
      const option = must(said.options[spec.key], spec.key);
      expect(option.label).toBeTruthy();
      expect(option.help).toMatch(SENTENCE);
      if ('min' in spec || 'seat' in spec) continue;
      const values = valuesOf(spec, face.options.seats.max).map(String);
      if (values.some((value) => !/^-?\d+$/.test(value)))
        expect(Object.keys(option.values ?? {}).sort(), spec.key).toEqual(expect.arrayContaining(values.sort()));
    }
    expect(Object.keys(said.presets)).toEqual(presets.map(({ key }) => key));
    expect(presets.length).toBeGreaterThan(0);
    for (const place of face.places) expect(said.places[place.name], place.name).toBeTruthy();
  });

  it('shows every place of the game and animates every move', () => {
    const stems = new Set(face.places.map(({ name }) => name));
    for (const table of tables)
      for (const line of linesOf(table)) {
        if (line.type !== 'move') continue;
        const isShown = stems.has(line.to.split('/')[0] ?? '') && Object.hasOwn(face.flights, line.why);
        if (!isShown) expect.fail(`${table.name}: ${JSON.stringify(line)}`);
      }
  });

  it('announces lines in sentences, without anything hidden', () => {
    for (const table of tables) {
      const lines = linesOf(table);
      for (const eyes of [0, table.seats - 1, undefined, 'watcher'] as const)
        for (const [line, view] of seen(table, lines, eyes))
          for (const [said, sentence] of saidTo(eyes)) {
            const text = said.announce(line, view);
            if (text !== undefined && (!sentence.test(text) || UNSAID.test(text)))
              expect.fail(`${JSON.stringify(line)}: ${text}`);
          }
    }
  });

  it('has texts for the prompt, every legal act, every refusal and every sign', () => {
    for (const table of tables) {
      const lines = linesOf(table);
      for (const eyes of [0, table.seats - 1, undefined, 'watcher'] as const)
        for (const [, view] of seen(table, lines, eyes)) {
          if (!view.places.turn) continue;
          for (const [said] of saidTo(eyes)) {
            const buttons = buttonsOf(said, view);
            const cards = handOf(face, view);
            const refusals = cards.map((card) => said.refusal(card, view));
            const signs =
              said
                .signs?.(view)
                .flatMap(({ text, suit, picture, label }) => [label, picture ? label : (suit ?? text)]) ?? [];
            const bad = [said.prompt(view), ...buttons, ...refusals, ...signs].filter(
              (text) => text === '' || UNSAID.test(text),
            );
            if (bad.length > 0) expect.fail(`${table.name}: ${JSON.stringify([bad, view.places.turn])}`);
          }
        }
    }
  });

  it('has different full texts on the buttons of different acts', () => {
    for (const table of tables)
      for (const [, view] of seen(table, linesOf(table), 0))
        for (const said of view.legal.length > 0 ? [once.en, once.ja] : []) {
          const full = view.legal.map((action) => said.action(action, view).full);
          const twice = full.find((text, i) => full.indexOf(text) !== i);
          if (twice !== undefined) expect.fail(`${table.name}: ${twice}`);
        }
  });

  it('gives every result a heading and a sentence, and every payment and point a reason', () => {
    for (const table of tables) {
      const lines = linesOf(table);
      for (const eyes of [0, undefined, 'watcher'] as const)
        for (const [line, view] of seen(table, lines, eyes))
          for (const [said] of saidTo(eyes)) {
            const without = unexplained(line, said);
            if (without !== undefined) expect.fail(`${table.name}: no reason for ${without}`);
            if (line.type !== 'deal-end' && line.type !== 'game-end') continue;
            const { heading, text } = said.result(line, view);
            expect(heading).not.toBe('');
            expect(text).toMatch(/[.。!！]$/);
            expect(heading + text).not.toMatch(UNSAID);
          }
    }
  });
});

/** The texts on the buttons of all actions that are open, and of their types. */
const buttonsOf = (said: GameWords, view: TableView): string[] =>
  [...view.legal, ...typesIn(view)].flatMap((one) => {
    const { full, short, help } = said.action(one, view);
    return help === undefined ? [full, short] : [full, short, help];
  });

/** A `why` without a text on the score sheet. */
function unexplained(line: Line, said: GameWords): string | undefined {
  if (line.type !== 'score' && line.type !== 'chips') return undefined;
  if (!said.whys[line.why]) return line.why;
  const pots = line.type === 'chips' ? [line.from, line.to] : [];
  return pots.find((purse) => !purse.startsWith('purse/') && purse !== 'bank' && !said.places[purse]);
}

/** The viewer's hand in the order of the fan. */
function handOf(face: GameFace, { places, seat }: TableView): Card[] {
  const held = face.places.filter(isHeld);
  return seat === undefined
    ? []
    : held.flatMap(({ name }) => places.cards(`${name}/${String(seat)}`)).filter((card) => isCard(card));
}
