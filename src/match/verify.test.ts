import { describe, expect, it, test } from 'vitest';
import { LEVELS, botNamed } from '../bots/levels.ts';
import { playerName } from '../record/player.ts';
import { FastChance } from '../cards/chance.ts';
import { must } from '../cards/must.ts';
import { games } from '../games/registry/engine/all.ts';
import { fillOptions } from '../games/contract/options/values.ts';
import { titles } from '../games/registry/page/titles.ts';
import type { Line } from '../record/line.ts';
import { printRecord } from '../record/print.ts';
import { redact } from '../record/redact.ts';
import { askSeats, questionFor } from './ask.ts';
import { RANDOM_PLAYER, RandomActs } from './random-acts.ts';
import { Match } from './match.ts';
import { lastChoiceOf, rewind } from './undo.ts';
import { type Bot, type BotNamed, verifyText } from './verify.ts';

const game = must(
  games.find(({ id }) => id === titles[0]?.id),
  'the front page’s game',
);
const PLAIN = playerName('plain');
const RANDOM = playerName('random');
const BOTS = [PLAIN, RANDOM, PLAIN];

const matchOf = (players: readonly string[], seed: string): Match =>
  new Match({ game, options: fillOptions(game.options, {}, players.length), seats: players.length, seed, players });

/** Who plays a seat as it is written; people by chance. */
const playerAt = (match: Match, seat: number): Bot => botNamed(match.setup.players[seat] ?? '') ?? LEVELS.random;

/** Index of the act that the table comes to by asking everybody in order. */
const asked = (match: Match): number =>
  askSeats(match, (seat, question) => playerAt(match, seat).choose(match.rules, question));

/** Plays on to the end, or until nothing more is due; `next` says which act comes. */
function playOn(match: Match, next = asked): Match {
  while (match.phase !== 'over')
    if (match.phase === 'between') match.nextDeal();
    else match.act(next(match));
  return match;
}

const textOf = (match: Match): string => printRecord(match.lines);
const acts = (lines: readonly Line[], seats: readonly number[]): number =>
  lines.filter((line) => line.type === 'act' && seats.includes(line.seat)).length;
const told = (text: string, bots: BotNamed = botNamed): unknown => verifyText(text, bots);

describe('a record of bots', () => {
  it('is confirmed, each choice counted by who made it', () => {
    const match = playOn(matchOf(BOTS, 'bots'));
    const [plain, random] = [acts(match.lines, [0, 2]), acts(match.lines, [1])];
    expect(told(textOf(match))).toEqual({
      ok: true,
      value: {
        choices: plain + random,
        byPlayer: new Map([
          [PLAIN, plain],
          [RANDOM, random],
        ]),
        lines: match.lines.length,
      },
    });
  });

  it('tells of each choice as it goes', () => {
    const match = playOn(matchOf(BOTS, 'told'));
    const heard: number[] = [];
    verifyText(textOf(match), botNamed, (choices) => heard.push(choices));
    expect(heard).toEqual(Array.from({ length: acts(match.lines, [0, 1, 2]) }, (_, i) => i + 1));
  });

  it('of play by chance alone is drawn again', () => {
    const atSeed = (seed: string): Match => matchOf([RANDOM_PLAYER, RANDOM_PLAYER, RANDOM_PLAYER], seed);
    const drawn = (seed: string): Match => {
      const draw = new RandomActs(atSeed(seed));
      return playOn(atSeed('drawn'), (match) => draw.next(match));
    };
    const match = drawn('drawn');
    expect(told(textOf(match))).toMatchObject({ ok: true, value: { choices: acts(match.lines, [0, 1, 2]) } });
    expect(told(textOf(drawn('another')))).toMatchObject({ ok: false, why: 'other-choice' });
  });
});

describe('a record with a person', () => {
  const PEOPLE = [PLAIN, 'human', RANDOM];

  /** The person acts at any time, also before a bot that should be asked first, or instead of all. */
  function hasty(seed: string): Match {
    const chance = new FastChance(5);
    return playOn(matchOf(PEOPLE, seed), (match) => {
      const own = match.indicesOf(1);
      return own.length > 0 && chance.below(2) === 0 ? must(own[chance.below(own.length)], 'an act') : asked(match);
    });
  }

  it('is confirmed for the bots, whatever the person did and when', () => {
    for (const seed of ['a', 'b', 'c', 'd']) {
      const match = hasty(seed);
      expect(told(textOf(match))).toMatchObject({ ok: true, value: { choices: acts(match.lines, [0, 2]) } });
    }
  });

  it('that took something back is confirmed', () => {
    const match = hasty('back');
    const end = must(lastChoiceOf(match, 1), 'a choice');
    const again = playOn(rewind(match, end, PEOPLE.with(1, 'human, practice')), (now) => {
      const own = now.indicesOf(1);
      return now.lines.length === end ? must(own.at(-1), 'another act') : asked(now);
    });
    expect(textOf(again)).toContain('"human, practice"');
    expect(told(textOf(again))).toMatchObject({ ok: true, value: { choices: acts(again.lines, [0, 2]) } });
  });

  it('alone has nothing to confirm', () => {
    const match = playOn(matchOf(['Ada', 'human', 'gnubg'], 'people'));
    expect(told(textOf(match))).toMatchObject({ ok: true, value: { choices: 0 } });
  });
});

describe('a bot that did otherwise', () => {
  it('is found at its first other act, with what it would have chosen', () => {
    const match = matchOf([PLAIN, PLAIN, PLAIN], 'otherwise');
    let at = 0;
    let [expected, found] = [-1, -1];
    playOn(match, (now) => {
      const honest = asked(now);
      const others = now.indicesOf(now.acts.seat(honest)).filter((index) => index !== honest);
      if (at > 0 || now.lines.length < 30 || others[0] === undefined) return honest;
      at = now.lines.length;
      [expected, found] = [honest, others[0]];
      return found;
    });
    expect(at).toBeGreaterThan(0);
    const act = match.lines[at];
    const seat = act?.type === 'act' ? act.seat : -1;
    const verified = verifyText(textOf(match), botNamed);
    expect(verified).toMatchObject({
      ok: false,
      why: 'other-choice',
      at: at + 1,
      seat,
      player: PLAIN,
      found: { seat },
    });
    if (verified.ok || !('found' in verified)) throw new Error('no mismatch');
    expect(verified.found).toEqual({ seat, action: act?.type === 'act' ? act.action : undefined });
    const before = playOn(matchOf([PLAIN, PLAIN, PLAIN], 'otherwise'), (now) => {
      if (now.lines.length !== at) return asked(now);
      expect([asked(now), now.find(seat, must(verified.expected, 'a choice'))]).toEqual([expected, expected]);
      return found;
    });
    expect(textOf(before)).toBe(textOf(match));
  });

  it('is found where it was not asked, though another acted', () => {
    for (const seed of Array.from({ length: 60 }, (_, k) => `unasked/${String(k)}`)) {
      const match = matchOf([PLAIN, PLAIN, PLAIN], seed);
      const passed: [number, number][] = []; // lines, seat
      playOn(match, (now) => {
        const honest = asked(now);
        const [first, last] = [now.acts.seat(honest), must(now.asked().at(-1), 'a seat')];
        if (first === last || passed.length > 0) return honest;
        const chosen = LEVELS.plain.choose(now.rules, questionFor(now, last));
        if (chosen === undefined) return honest;
        passed.push([now.lines.length, first]);
        return must(now.indicesOf(last)[chosen], 'an act');
      });
      const [skipped] = passed;
      if (!skipped) continue;
      expect(told(textOf(match))).toMatchObject({ why: 'other-choice', at: skipped[0] + 1, seat: skipped[1] });
      return;
    }
    throw new Error('no game comes to that');
  });
});

describe('versions of a bot', () => {
  const NEW = 'plain/2';
  const last: Bot = { choose: (_rules, { acts: own }) => own.length - 1 };
  const both: BotNamed = (player) => (player === NEW ? last : botNamed(player));

  it('stand side by side, in one record too, and are not the same', () => {
    const PLAYERS = [PLAIN, NEW, PLAIN];
    const played = ['a', 'b', 'c', 'd'].map((seed) =>
      playOn(matchOf(PLAYERS, seed), (now) =>
        askSeats(now, (seat, question) => must(both(PLAYERS[seat] ?? ''), 'a bot').choose(now.rules, question)),
      ),
    );
    for (const match of played)
      expect(told(textOf(match), both)).toMatchObject({
        value: {
          byPlayer: new Map([
            [NEW, acts(match.lines, [1])],
            [PLAIN, acts(match.lines, [0, 2])],
          ]),
        },
      });
    const swapped = played.map((match) => textOf(match).replace(`"${PLAIN}","${NEW}"`, `"${NEW}","${PLAIN}"`));
    expect(swapped.map((text) => told(text, both))).toContainEqual(expect.objectContaining({ why: 'other-choice' }));
  });

  test.each([
    ['a version that is not here', 'plain/99'],
    ['a bot of somebody else', 'gnubg/7'],
    ['a word of every object', 'constructor/1'],
    ['play by chance at one seat', RANDOM_PLAYER],
  ])('%s is told in one sentence', (_name, player) => {
    const text = textOf(playOn(matchOf(BOTS, 'x'))).replace(`"${RANDOM}"`, `"${player}"`);
    expect(told(text)).toEqual({
      ok: false,
      why: 'unknown-bot',
      at: 1,
      detail: `seat 1 is played by ${player}: no such bot, or version of it, is here`,
    });
  });
});

describe('what cannot be confirmed', () => {
  const match = playOn(matchOf(BOTS, 'bad'));
  const text = textOf(match);
  const view = printRecord(redact(match.lines, 0, game.secrecy));
  const VIEW = 'this is the view of a seat: only full records can be replayed';

  test.each([
    ['a game that is not over', text.split('\n').slice(0, -3).join('\n'), 'unfinished', 'before its game is over'],
    ['a record without its seed', text.replace(/"seed":"[^"]*",/, ''), 'bad-setup', VIEW],
    ['the view of a seat', view, 'bad-setup', VIEW],
    ['a record that does not replay', text.replace('"why":"', '"why":"x'), 'differs', 'expected'],
    ['a line that is none', `${text}nonsense\n`, 'not-json', 'not JSON'],
    ['nothing', '', 'empty', 'empty'],
  ])('%s is told in one sentence', (_name, bad, why, words) => {
    const verified = verifyText(bad, botNamed);
    expect(verified).toMatchObject({ ok: false, why });
    expect(verified.ok ? '' : verified.detail).toContain(words);
  });
});
