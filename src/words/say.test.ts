/** How a sentence is put together where arguments are kept apart: which way each part of it is laid. */
import { FluentResource } from '@fluent/bundle';
import { expect, test } from 'vitest';
import type { SeenCard } from '../cards/card.ts';
import { sayIn } from './load.ts';
import { speaker } from './say.ts';
import { CardList, CardName, People, type Somebody } from './values.ts';

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

const CARDS = ['7H', 'KS', 'AD'] as const;
const reader = { name: '', isReader: true };
const jiwoo = { name: '지우', isReader: false };
const minsu = { name: '민수', isReader: false };

test('a Korean list has commas, or the particle “and” between two, and no “and” as offices write it', async () => {
  const korean = await sayIn('ko', ['face']);
  const held = (cards: readonly SeenCard[]): string => korean('held', { player: mika, cards: new CardList(cards) });
  expect(held(CARDS)).toBe('Mika 님의 손패: 하트 7, 스페이드 킹, 다이아 에이스.');
  expect(held(['7H', 'KS'])).toBe('Mika 님의 손패: 하트 7과 스페이드 킹.');
  expect(held(['AD', '7H'])).toBe('Mika 님의 손패: 다이아 에이스와 하트 7.');
  const win = (...players: readonly Somebody[]): string => korean('wins-deal', { players: new People(players) });
  expect(win(jiwoo, minsu)).toBe('이번 판 공동 승리: 지우 님과 민수 님');
  expect(win(reader, minsu)).toBe('이번 판 공동 승리: 나와 민수 님');
  expect(win(reader, jiwoo, minsu)).toBe('이번 판 공동 승리: 나, 지우 님, 민수 님');
});

test('in a Korean list the last card takes the particle of the whole', async () => {
  const korean = await sayIn('ko', ['face']);
  const plays = (cards: readonly SeenCard[]): string => korean('plays', { player: mika, cards: new CardList(cards) });
  expect(plays(['9H'])).toBe('Mika 님이 하트 9를 냈어요.');
  expect(plays(CARDS)).toBe('Mika 님이 하트 7, 스페이드 킹, 다이아 에이스를 냈어요.');
  expect(plays(['7H', 'JK'])).toBe('Mika 님이 하트 7과 조커를 냈어요.');
  expect(plays(['JK', 'TS'])).toBe('Mika 님이 조커와 스페이드 10을 냈어요.');
});

test('a French list names whoever reads after the others', async () => {
  const french = await sayIn('fr', ['face']);
  const win = (...players: readonly Somebody[]): string => french('wins-deal', { players: new People(players) });
  expect(win(reader, jiwoo)).toBe('지우 et toi vous partagez la donne');
  expect(win(jiwoo, reader, minsu)).toBe('지우, 민수 et toi vous partagez la donne');
  expect(win(jiwoo, minsu)).toBe('지우 et 민수 se partagent la donne');
  expect(french('passed-over', { players: new People([reader, jiwoo]) })).toBe('지우 et toi perdez votre tour.');
});

test('a German list keeps the order of the seats', async () => {
  const german = await sayIn('de', ['face']);
  expect(german('wins-game', { players: new People([reader, jiwoo]) })).toBe('Du und 지우 teilt euch den Sieg');
});

test('a Hindi list has no comma before “and”', async () => {
  const hindi = await sayIn('hi', ['face']);
  expect(hindi('held', { player: mika, cards: new CardList(CARDS) })).toBe(
    'Mika के पत्ते: पान का सत्ता, हुकुम का बादशाह और ईंट का इक्का।',
  );
});
