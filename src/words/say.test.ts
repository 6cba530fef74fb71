/** How a sentence is put together where arguments are kept apart: which way each part of it is laid. */
import { FluentResource } from '@fluent/bundle';
import { expect, test } from 'vitest';
import { sayIn } from './load.ts';
import { speaker } from './say.ts';
import { CardList, CardName, People } from './values.ts';

const ARABIC = new FluentResource(`
rank = سبعة
suit = الكبة
card = { rank } { suit }
you = أنت
name = { $name }
plays = { $player }: { $card }
wins = فاز { $player }
`);
const say = speaker('ar', [ARABIC]);
const mika = new People([{ name: 'Mika', isReader: false }]);

/** The isolates as they are told: from the right, or by the first letter. */
const shown = (text: string): string =>
  text.replaceAll('\u2067', '<').replaceAll('\u2068', '(').replaceAll('\u2069', ')');

test('the name of a card is laid from the right, its rank first, though each of its words is kept apart', () => {
  expect(shown(say('plays', { player: mika, card: new CardName('7H') }))).toBe('(Mika): <(سبعة) (الكبة))');
});

test('several cards are laid from the right', () => {
  expect(shown(say('plays', { player: mika, card: new CardList(['7H', '7H']) }))).toMatch(
    /^\(Mika\): <\(سبعة\) \(الكبة\) و/,
  );
});

test('a name in other letters keeps its own direction', () => {
  expect(shown(say('wins', { player: mika }))).toBe('فاز (Mika)');
});

test('where a language is written from the left, nothing is kept apart', () => {
  const english = speaker('en', [
    new FluentResource('rank = seven\nsuit = hearts\ncard = { rank } of { suit }\nplays = { $card }!'),
  ]);
  expect(english('plays', { card: new CardName('7H') })).toBe('seven of hearts!');
});

test('a Korean list of cards or people has commas, and no “and” as offices write it', async () => {
  const korean = await sayIn('ko', ['face']);
  const jiwoo = new People([
    { name: '지우', isReader: false },
    { name: '민수', isReader: false },
  ]);
  expect(korean('held', { player: mika, cards: new CardList(['7H', 'KS', 'AD']) })).toBe(
    'Mika 님의 손패: 하트 7, 스페이드 킹, 다이아 에이스.',
  );
  expect(korean('wins-deal', { players: jiwoo })).toBe('이번 판 공동 승리: 지우 님, 민수 님');
});
