import { describe, expect, it, test } from 'vitest';
import { LEVEL_NAMES, LOCAL, OFFERED, parseHolder, personAndBots, printHolder } from './holder.ts';
import { parsePlayer, peopleIn, printPlayer } from './player.ts';

describe('the record’s word for whoever holds a seat', () => {
  it('is read as it was written', () => {
    for (const level of LEVEL_NAMES) {
      const bot = { by: 'bot', level } as const;
      expect(printPlayer(bot)).toBe(`${level}/1`);
      expect(parsePlayer(printPlayer(bot))).toEqual(bot);
    }
    expect(parsePlayer(printPlayer(LOCAL))).toEqual(LOCAL);
  });

  it('is the same for people, wherever they are', () => {
    expect([printPlayer(LOCAL), printPlayer({ by: 'remote' })]).toEqual(['human', 'human']);
  });

  test.each(['human', 'human, practice', 'gnubg/7', 'Ada', '', 'constructor/1'])('%j is a person', (player) => {
    expect(parsePlayer(player)).toEqual(LOCAL);
  });

  test.each(['plain/1', 'plain/77', 'plain/1, practice'])('%j is a bot, of whatever version', (player) => {
    expect(parsePlayer(player)).toEqual({ by: 'bot', level: 'plain' });
  });

  it('tells the seats of people', () => {
    expect(peopleIn(['plain/1', 'human', 'Ada', 'master/1, practice'])).toEqual([1, 2]);
  });
});

describe('the word of settings and links', () => {
  it('is read as it was written', () => {
    for (const holder of OFFERED) expect(parseHolder(printHolder(holder))).toEqual(holder);
  });

  it('stands at the place that links number', () => {
    expect(OFFERED.map(printHolder)).toEqual(['human', 'beginner', 'plain', 'thinker', 'master']);
  });

  test.each(['random', 'queen', '', undefined, 1, null])('%j offers nobody', (word) => {
    expect(parseHolder(word)).toBeUndefined();
  });
});

it('the usual table has a person at seat 0 and plain bots', () => {
  expect(personAndBots().map(printHolder)).toEqual(['human', 'plain', 'plain', 'plain']);
});
