import { describe, expect, test } from 'vitest';
import { parText, resultText, shareText, verdictText } from './day-text.ts';
import { loadScreenSay } from '../words/words.ts';

const [en, ja] = await Promise.all([loadScreenSay('en'), loadScreenSay('ja')]);

const result = { at: 0, won: true, points: 12, hints: 0, practice: false };
const par = { points: 8.375, wins: 0.25, playings: 16, countsWins: false, lowWins: false };
const wins = { ...par, countsWins: true };

test.each([
  ['points', result, par, 'You: +12, won', 'Par: +8.4, won 25% of the time', 'Better than par'],
  ['few points', { ...result, points: -3, won: false }, par, 'You: −3, not won', '', 'Below par'],
  [
    'few points where they win',
    { ...result, points: 3 },
    { ...par, lowWins: true },
    'You: +3, won',
    '',
    'Better than par',
  ],
  ['the same', { ...result, points: 8 }, { ...par, points: 8.01 }, 'You: +8, won', '', 'Exactly par'],
  ['wins alone', result, wins, 'You: won', 'Par: won 25% of the time', 'Better than par'],
  ['no win', { ...result, won: false }, wins, 'You: not won', '', 'Below par'],
  ['a win that every bot has too', result, { ...wins, wins: 1 }, 'You: won', '', 'Exactly par'],
])('a result and its par: %s', (_name, own, of, you, said, verdict) => {
  expect(resultText(own, of, en, 'en')).toBe(you);
  if (said !== '') expect(parText(of, en, 'en')).toBe(said);
  expect(verdictText(own, of, en)).toBe(verdict);
});

describe('the text to share', () => {
  const shared = {
    title: 'Game',
    date: '2026-11-22',
    result: { ...result, hints: 2 },
    par,
    address: 'https://x.example/',
  };
  test('has the deal, the result, par and the hints', () => {
    expect(shareText(shared, en, 'en').split('\n')).toEqual([
      'Game, deal of the day 2026-11-22',
      'You: +12, won',
      'Par: +8.4, won 25% of the time',
      'Better than par',
      '2 hints',
      'https://x.example/',
    ]);
  });

  test('has no par if there is none', () => {
    expect(shareText({ ...shared, par: undefined }, ja, 'ja').split('\n')).toEqual([
      'Game：今日の勝負 2026-11-22',
      'あなた：+12、勝ち',
      'ヒント2回',
      'https://x.example/',
    ]);
  });
});
