/** What the face says of the golden records and of the dossier's examples, through the eyes of whoever acts. */
import { readFileSync, readdirSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Seat, isCard } from '../../cards/card.ts';
import { Places, offeredTo } from '../../record/fold.ts';
import type { Action, Line } from '../../record/line.ts';
import { parseLine } from '../../record/parse.ts';
import { inEvery } from '../../../tests/languages.ts';
import { LANGUAGES, type Language } from '../../words/languages.ts';
import type { GameWords, TableView } from '../face/game-face.ts';
import { face } from './face.ts';
import { mostToLayOut } from './words/asked.ts';
import { kindIn, ownBest, pointsInAll } from './words/table.ts';

const NAMES = ['Mari', 'Kaede'];
const folder = new URL('records/', import.meta.url);
const records = readdirSync(folder).filter((name) => name.endsWith('.jsonl'));

const linesOf = (name: string): readonly Line[] =>
  readFileSync(new URL(name, folder), 'utf8')
    .trimEnd()
    .split('\n')
    .map((text, at) => {
      const line = parseLine(text, at + 1);
      if (!line.ok) throw new Error(line.why);
      return line.value;
    });

/** Each line with what the seat that must act next sees after it. */
function* seen(lines: readonly Line[]): Generator<readonly [Line, TableView, number]> {
  const places = new Places();
  let seat: Seat = 0;
  for (const [i, line] of lines.entries()) {
    places.apply(line);
    if (line.type === 'turn') seat = Number(Object.keys(line.legal)[0]);
    const legal = offeredTo(seat, line);
    const options = places.game?.options ?? {};
    yield [line, { places, seat, legal, names: NAMES, options, lines: lines.slice(0, i + 1) }, i];
  }
}

/** What is done about a `turn` line. */
const actAfter = (line: Line, next: Line | undefined): Action | undefined =>
  line.type === 'turn' && next?.type === 'act' ? next.action : undefined;

let words: Readonly<Record<Language, GameWords>>;
beforeAll(async () => {
  words = await inEvery(face.words);
});

test('there are records to read', () => {
  expect(records.length).toBeGreaterThan(3);
});

describe.each(records)('%s', (name) => {
  const lines = linesOf(name);

  test('a claim says what it will score', () => {
    for (const [line, view, i] of seen(lines)) {
      const action = actAfter(line, lines[i + 1]);
      const score = lines.slice(i).find((one) => one.type === 'score');
      if (action?.type !== 'claim' || score?.type !== 'score' || score.why !== action['kind']) continue;
      expect(words.en.action(action, view).short).toBe(`Count ${String(score.points)}`);
      expect(words.ja.action(action, view).short).toBe(`${String(score.points)}点を得る`);
    }
  });

  test('a declaration says what it will name', () => {
    for (const [line, view, i] of seen(lines)) {
      const note = lines[i + 2];
      if (actAfter(line, lines[i + 1])?.type !== 'declare' || note?.type !== 'note') continue;
      expect(ownBest(view, kindIn(note['kind']))?.cards).toHaveLength(Number(note['count']));
    }
  });

  test('as many cards may be chosen as may be laid out', () => {
    for (const [, view] of seen(lines)) {
      if (!view.legal.some(({ type }) => type === 'discard' || type === 'draw')) continue;
      expect(mostToLayOut(view) > 0).toBe(view.legal.some(({ type }) => type === 'discard'));
    }
  });

  test('the running count is the one of the record', () => {
    for (const [line, view] of seen(lines))
      if (line.type === 'deal-end' || line.type === 'game-end')
        expect(NAMES.map((_, seat) => pointsInAll(view, seat))).toEqual([...line.totals]);
  });
});

/** Somebody is asked something, and holds these cards. */
function asked(hand: string, legal: readonly Action[], ...lines: readonly Line[]): TableView {
  const places = new Places();
  const cards = hand.split(' ').flatMap((one) => {
    const line = parseLine(JSON.stringify({ type: 'move', cards: [one], from: 'stock', to: 'hand/0', why: 'deal' }), 1);
    return line.ok ? [line.value] : [];
  });
  const deck = cards.flatMap((line) => (line.type === 'move' ? line.cards : []));
  const all: Line[] = [
    { type: 'deal', deal: 1, dealer: 0, deck },
    ...cards,
    ...lines,
    { type: 'turn', legal: { 0: legal } },
  ];
  for (const line of all) places.apply(line);
  return { places, seat: 0, legal, names: NAMES, options: {}, lines: all };
}

const HAND = 'AH KH QH 9H 8H AS JS TS 9D 8D 7D 9C';
const declared: Line = { type: 'note', seat: 1, what: 'declare', kind: 'point', count: 5 };
const say = (word: string): Action => ({ type: 'answer', kind: 'point', say: word });

describe('what is asked of somebody who never played', () => {
  test('equal, making how much, not good', () => {
    const first = asked(HAND, [say('equal'), say('good')], declared);
    expect(words.en.prompt(first)).toBe('Kaede declares a point of five. Is it good, or is yours as good or better?');
    expect(words.en.action(say('equal'), first).full).toBe('Equal: you have five hearts');
    expect(words.en.action(say('good'), first).help).toBe('You give way and keep yours secret: Kaede scores.');
    const making: Line = { type: 'note', seat: 1, what: 'making', kind: 'point', value: 47 };
    const second = asked(HAND, [say('good'), say('not-good')], declared, making);
    expect(words.en.prompt(second)).toBe('Kaede’s point makes 47. Is that good against yours?');
    expect(words.en.action(say('not-good'), second).help).toBe('Five hearts beat that: you score 5.');
    expect(words.ja.action(say('not-good'), second).help).toBe('ハート5枚のほうが上。あなたの得点です（5点）。');
  });

  test('a forced “good” says why', () => {
    const only = asked(HAND, [say('good')], { ...declared, count: 6 });
    expect(words.en.prompt(only)).toBe('Kaede declares a point of six. You cannot match it: it is good.');
    expect(words.en.action(say('good'), only).help).toBe('You have nothing as good: Kaede scores.');
  });

  test.each(LANGUAGES)('sinking is not the same as having none: %s', (language) => {
    const silent = { type: 'silent', kind: 'sequence' } as const;
    const has = asked(HAND, [{ type: 'declare', kind: 'sequence' }, silent]);
    const none = asked('AH KH 9H', [silent]);
    expect(words[language].action(silent, has).short).not.toBe(words[language].action(silent, none).short);
  });

  test('what is declared stands on the button', () => {
    const view = asked(HAND, [{ type: 'declare', kind: 'sequence' }]);
    expect(words.en.action({ type: 'declare', kind: 'point' }, view).short).toBe('Point of 5');
    expect(words.en.action({ type: 'declare', kind: 'sequence' }, view).short).toBe('Tierce to the ace');
    expect(words.en.action({ type: 'declare', kind: 'set' }, view).short).toBe('Declare');
    expect(words.ja.action({ type: 'declare', kind: 'sequence' }, view).short).toBe('エースまで3枚続き');
  });
});

/** A score of seat 0, and its total after it. */
const reached = (why: string, points: number, total: number): string | undefined =>
  face.momentOf?.({ type: 'score', seat: 0, points, why }, { places: new Places(), total });

test('crossing the hundred is a moment, once, and no louder call is lost for it', () => {
  expect(reached('trick', 1, 99)).toBeUndefined();
  expect(reached('trick', 1, 100)).toBe('rubicon');
  expect(reached('point', 7, 104)).toBe('rubicon');
  expect(reached('trick', 1, 101)).toBeUndefined();
  expect(reached('repique', 60, 120)).toBeUndefined();
  const score: Line = { type: 'score', seat: 0, points: 1, why: 'lead' };
  expect([words.en.bubble(score), words.en.bubble(score, 'rubicon')]).toEqual([undefined, 'Rubicon!']);
  expect(words.ja.bubble(score, 'rubicon')).toBe('ルビコン！');
  expect(face.moments['rubicon']?.effect).toBe('flourish');
});

test('PQ-X1 a card too many for the exchange is told how many there may be', () => {
  const name = records.find((one) => [...seen(linesOf(one))].some(([, { legal }]) => isLayingOut(legal))) ?? '';
  for (const [, view] of seen(linesOf(name))) {
    if (!isLayingOut(view.legal)) continue;
    const card = String(view.legal[0]?.['card']);
    if (!isCard(card)) throw new Error(card);
    const count = mostToLayOut(view);
    expect(words.en.refusal(card, view)).toMatch(/^You can exchange (one|two|three|four|five) cards? at most/);
    for (const language of LANGUAGES)
      expect(words[language].refusal(card, view)).not.toBe(words[language].prompt(view));
    expect(count).toBeGreaterThan(0);
  }
});

const isLayingOut = (legal: TableView['legal']): boolean => legal[0]?.type === 'discard';
