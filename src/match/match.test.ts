import { describe, expect, it, test } from 'vitest';
import { LEVELS } from '../bots/levels.ts';
import type { LevelName } from '../record/holder.ts';
import { FastChance } from '../cards/chance.ts';
import { must } from '../cards/must.ts';
import { fillOptions } from '../games/contract/options/values.ts';
import { titles } from '../games/registry/page/titles.ts';
import { games } from '../games/registry/engine/all.ts';
import { parseRecord, type NumberedLine } from '../record/parse.ts';
import type { Line } from '../record/line.ts';
import { printRecord } from '../record/print.ts';
import { success, type Result } from '../record/result.ts';
import { askSeats } from './ask.ts';
import { Match } from './match.ts';
import { judge, replay, resume } from './replay.ts';
import { lastChoiceOf, rewind } from './undo.ts';

const game = must(
  games.find(({ id }) => id === titles[0]?.id),
  'the front page’s game',
);
const PLAYERS = ['somebody', 'test', 'test'];

function begun(seed: string, chosen = {}): Match {
  const match = new Match({ game, options: fillOptions(game.options, chosen, 3), seats: 3, seed, players: PLAYERS });
  match.nextDeal();
  return match;
}

/** Goes on by itself, from any point the same way: what it does hangs on the number of lines alone. */
function goOn(match: Match, most = Infinity): Match {
  for (let made = 0; made < most && match.phase !== 'over'; made += 1)
    if (match.phase === 'between') match.nextDeal();
    else match.act(new FastChance(match.lines.length).below(match.acts.length));
  return match;
}

/** The shortest of some games, of two deals at least where the game can have them. */
function shortest(among: number): string {
  const options = game.options.specs.some(({ key }) => key === 'match') ? { match: 'wins', winsTarget: 2 } : {};
  const all = Array.from({ length: among }, (_, k) => textOf(goOn(begun(`record/${String(k)}`, options))));
  return must(all.sort((a, b) => a.length - b.length)[0], 'a game');
}

/** The first game, one after another, in which a pile is shuffled after the deal. */
function shuffledOne(): string {
  for (let k = 0; ; k += 1) {
    const text = textOf(goOn(begun(`shuffled/${String(k)}`)));
    if (text.includes('{"type":"shuffle"')) return text;
  }
}

const textOf = (match: Match): string => printRecord(match.lines);

function linesOf(text: string): Parameters<typeof replay>[0] {
  const parsed = parseRecord(text);
  if (!parsed.ok) throw new Error(parsed.detail);
  return parsed.value;
}

function* linesRead(lines: readonly NumberedLine[]): Generator<Result<NumberedLine>> {
  for (const line of lines) yield success(line);
}

describe('a match', () => {
  it('deals only when a deal is due', () => {
    const match = begun('due');
    expect(match.phase).toBe('deal');
    expect(() => {
      match.nextDeal();
    }).toThrow('no deal is due');
    goOn(match);
    expect(match.phase).toBe('over');
    expect(() => {
      match.nextDeal();
    }).toThrow('no deal is due');
  });

  it.each([-1, 512])('makes no act %i that is not listed', (index) => {
    const match = begun('listed');
    const before = textOf(match);
    expect(() => {
      match.act(index);
    }).toThrow('no act');
    expect(textOf(match)).toBe(before);
  });

  it('takes the dealer that the options name, else draws one from the seed', () => {
    const dealerOf = (match: Match): unknown => match.lines.find((line) => line.type === 'deal');
    expect([0, 1, 2].map((dealer) => dealerOf(begun('x', { dealer })))).toMatchObject([
      { dealer: 0 },
      { dealer: 1 },
      { dealer: 2 },
    ]);
    const drawn = Array.from({ length: 40 }, (_, k) => begun(`dealer/${String(k)}`).lines[1]);
    expect(new Set(drawn.map((line) => line?.type === 'deal' && line.dealer))).toEqual(new Set([0, 1, 2]));
  });

  it('finds an action of a seat only where it is listed', () => {
    const match = begun('find');
    const [seat, act] = [match.acts.seat(0), match.acts.act(0)];
    expect(match.find(seat, match.rules.print(match.state, seat, act))).toBe(0);
    expect(match.find((seat + 1) % 3, match.rules.print(match.state, seat, act))).toBeUndefined();
    expect(match.find(seat, { type: 'no-such-act' })).toBeUndefined();
  });

  it('writes a turn line before every act, and one act between two of them', () => {
    const types = goOn(begun('turns')).lines.map(({ type }) => type);
    const choices = types.filter((type) => type === 'turn' || type === 'act');
    expect(choices.every((type, i) => type === (i % 2 === 0 ? 'turn' : 'act'))).toBe(true);
    expect(types.every((type, i) => type !== 'act' || types[i - 1] === 'turn')).toBe(true);
    expect([types[0], types[1], types.at(-2), types.at(-1)]).toEqual(['game', 'deal', 'deal-end', 'game-end']);
  });
});

describe('asking the seats', () => {
  it('asks those off turn first, clockwise from the seat on turn, which comes last', () => {
    const match = begun('asked');
    for (let made = 0; made < 200 && match.phase === 'deal'; made += 1) {
      const asked = match.asked();
      const turn = match.rules.onTurn(match.state);
      if (turn !== undefined) {
        expect(asked.at(-1)).toBe(turn);
        expect(asked.map((seat) => match.mayPass(seat))).toEqual(asked.map((seat) => seat !== turn));
        const steps = asked.map((seat) => (seat - turn + 2) % 3);
        expect([...steps].sort()).toEqual(steps);
      }
      goOn(match, 1);
    }
  });

  it('takes the first that acts, and fails where nobody does', () => {
    const match = begun('first');
    expect(match.acts.seat(askSeats(match, () => 0))).toBe(match.asked()[0]);
    expect(() => askSeats(match, () => undefined)).toThrow('nobody acted');
  });
});

/** How many things a seat could do before the act with this index. */
const listBefore = (lines: readonly Line[], i: number, seat: number): number => {
  const turn = lines[i - 1];
  return turn?.type === 'turn' ? (turn.legal[String(seat)]?.length ?? 0) : 0;
};

describe('taking back', () => {
  it('makes the same lines again up to any choice', () => {
    const match = goOn(begun('back'));
    for (const [end, line] of match.lines.entries()) {
      if (line.type !== 'act') continue;
      expect(textOf(rewind(match, end, PLAYERS))).toBe(printRecord(match.lines.slice(0, end)));
    }
  });

  it('goes on from there as it went before', () => {
    const match = goOn(begun('on'));
    const end = must(lastChoiceOf(match, 0), 'a choice of seat 0');
    expect(textOf(goOn(rewind(match, end, PLAYERS)))).toBe(textOf(match));
  });

  it('writes the new words for the players', () => {
    const match = goOn(begun('words'), 6);
    expect(rewind(match, match.lines.length, ['undone', 'test', 'test']).lines[0]).toMatchObject({
      players: ['undone', 'test', 'test'],
    });
  });

  it('finds the last choice of a seat, which no reaction off turn is', () => {
    const match = begun('last');
    expect(lastChoiceOf(match, 0)).toBeUndefined();
    goOn(match);
    const choices = match.lines.flatMap((line, i) => {
      const isChoice = line.type === 'act' && line.seat === 1 && !game.secrecy.offTurn.includes(line.action.type);
      return isChoice && listBefore(match.lines, i, 1) > 1 ? [i] : [];
    });
    expect(lastChoiceOf(match, 1)).toBe(choices.at(-1));
  });

  it('takes the only thing that could be done for a choice where there was no other', () => {
    const match = begun('forced');
    while (match.indicesOf(0).length !== 1) goOn(match, 1);
    goOn(match, 1);
    const acts = match.lines.flatMap((line, i) => (line.type === 'act' && line.seat === 0 ? [i] : []));
    const choices = acts.filter((i) => listBefore(match.lines, i, 0) > 1);
    expect(listBefore(match.lines, acts.at(-1) ?? 0, 0)).toBe(1);
    expect(lastChoiceOf(match, 0)).toBe(choices.at(-1) ?? acts.at(-1));
  });
});

describe('a record', () => {
  const whole = shortest(20);
  const texts = whole.split('\n').slice(0, -1);

  it('is replayed to the same lines', () => {
    const played = replay(linesOf(whole));
    if (!played.ok) throw new Error(played.detail);
    expect(textOf(played.value)).toBe(whole);
    expect(played.value.phase).toBe('over');
  });

  it('is taken up after any of its lines, here every few, and goes on exactly the same', () => {
    for (let end = 1; end <= texts.length; end += 1 + (end % 9)) {
      const part = texts.slice(0, end).join('\n');
      const resumed = resume(linesOf(part));
      if (!resumed.ok) throw new Error(`${String(end)} lines: ${resumed.detail}`);
      const { phase, lines } = resumed.value;
      expect(phase === 'over' && lines.length === end).toBe(end === texts.length);
      if (textOf(goOn(resumed.value)) !== whole) throw new Error(`goes on otherwise after ${String(end)} lines`);
    }
  });

  it('is replayed and taken up with another deck than its seed gives', () => {
    const deal = JSON.parse(texts[1] ?? '') as { deck: string[] };
    const begin = [texts[0], JSON.stringify({ ...deal, deck: [...deal.deck].reverse() })].join('\n');
    const played = replay(linesOf(begin));
    if (!played.ok) throw new Error(played.detail);
    const text = textOf(goOn(played.value, 30));
    expect(replay(linesOf(text)).ok).toBe(true);
    const resumed = resume(linesOf(text)); // what is not in the record is then the seed's
    if (!resumed.ok) throw new Error(resumed.detail);
    expect(textOf(resumed.value)).toBe(text);
    expect(textOf(goOn(resumed.value)).startsWith(text)).toBe(true);
  });

  const act = texts.findIndex((text) => text.startsWith('{"type":"act"'));
  const move = texts.findIndex((text) => text.startsWith('{"type":"move"'));
  const changed = (at: number, from: RegExp | string, to: string): string =>
    texts.map((text, i) => (i === at ? text.replace(from, to) : text)).join('\n');

  test.each([
    ['a game that is none of ours', changed(0, /"game":"[^"]*"/, '"game":"no-such-game"'), 'unknown-game', 1],
    ['the view of a seat', changed(0, /"seed":"[^"]*",/, ''), 'bad-setup', 1],
    ['an option that is none', changed(0, '"options":{', '"options":{"no-such-option":1,'), 'bad-setup', 1],
    ['too few players', changed(0, '["somebody",', '['), 'bad-setup', 1],
    ['too many seats', changed(0, '"seats":3', '"seats":99'), 'bad-setup', 1],
    ['a card twice in the deck', changed(1, /"deck":\["(\w+)","\w+"/, '"deck":["$1","$1"'), 'bad-deck', 2],
    ['a hidden deck', changed(1, /"deck":\["\w+"/, '"deck":["??"'), 'bad-deck', 2],
    ['no deal after the game line', [texts[0], ...texts.slice(2)].join('\n'), 'wrong-order', 2],
    ['a dealer who is not due', changed(1, /"dealer":\d/, '"dealer":7'), 'differs', 2],
    ['a move of another kind', changed(move, '"why":"', '"why":"x'), 'differs', move + 1],
    ['spaces in a line', changed(move, ':', ': '), 'differs', move + 1],
    ['an act of another seat', changed(act, /"seat":\d/, '"seat":99'), 'illegal-act', act + 1],
    [
      'an act that is none',
      changed(act, /"action":\{"type":"[a-z]*"/, '"action":{"type":"dance"'),
      'illegal-act',
      act + 1,
    ],
    ['a line left out', texts.filter((_, i) => i !== act - 1).join('\n'), 'differs', act],
    ['a line more at its end', [...texts, texts.at(-1)].join('\n'), 'wrong-order', texts.length + 1],
  ])('%s fails at its line', (_name, text, why, at) => {
    expect(replay(linesOf(text))).toMatchObject({ ok: false, why, at });
  });

  test.each([
    ['a card twice and another gone', (cards: string[]) => cards.with(-1, cards.at(-2) ?? ''), 'bad-deck'],
    ['a card of another place', (cards: string[]) => cards.with(0, 'AS#2'), 'bad-deck'],
    ['a hidden card', (cards: string[]) => cards.with(0, '??'), 'bad-deck'],
    ['a card too few', (cards: string[]) => cards.slice(1), 'bad-deck'],
    ['a card too many', (cards: string[]) => [...cards, ...cards.slice(0, 1)], 'bad-deck'],
    ['the same cards in a place that was not shuffled', (cards: string[]) => cards, 'differs'],
  ])('that was shuffled to %s fails at its line', (_name, change, why) => {
    const lines = shuffledOne().split('\n');
    const at = lines.findIndex((text) => text.startsWith('{"type":"shuffle"'));
    const line = JSON.parse(lines[at] ?? '') as { place: string; cards: string[] };
    const place = why === 'differs' ? 'elsewhere' : line.place;
    const text = lines.with(at, JSON.stringify({ ...line, place, cards: change(line.cards) })).join('\n');
    expect(replay(linesOf(text))).toMatchObject({ ok: false, why, at: at + 1 });
  });

  it.each([0, 1, 2, 30])('that goes on without end after %i lines is judged at the first that differs', (after) => {
    const lines = linesOf(whole);
    let taken = 0;
    function* endless(): Generator<Result<NumberedLine>> {
      yield* linesRead(lines.slice(0, after + 1));
      for (let at = after + 2; ; at += 1, taken += 1)
        yield success({ at, text: '{"type":"move"}', line: { type: 'move', cards: [], from: 'a', to: 'b', why: 'c' } });
    }
    expect(judge(endless())).toMatchObject({ ok: false, at: after + 2 });
    expect(taken).toBeLessThan(20);
  });

  it('is judged by the number of its last line, and keeps none', () => {
    expect(judge(linesRead(linesOf(whole)))).toEqual(success({ lines: texts.length }));
    expect(judge(linesRead(linesOf(shuffledOne())))).toMatchObject({ ok: true });
  });

  test.each([1, 2, 3, 40])('of %i lines is judged to be unfinished', (count) => {
    const judged = judge(linesRead(linesOf(whole).slice(0, count)));
    expect(judged).toMatchObject({ ok: false, why: 'unfinished', at: count + 1 });
  });

  it('of no lines fails', () => {
    expect([replay([]), resume([])]).toMatchObject([{ why: 'empty' }, { why: 'empty' }]);
  });

  it('is never thrown at, whatever line is changed', () => {
    const chance = new FastChance(3);
    for (let k = 0; k < 200; k += 1) {
      const i = chance.below(texts.length);
      const j = chance.below(texts.length);
      const lines = [...texts];
      if (k % 2 === 0) [lines[i], lines[j]] = [lines[j] ?? '', lines[i] ?? ''];
      else lines.splice(i, 1 + chance.below(3), ...(k % 3 === 0 ? [texts[j] ?? ''] : []));
      const parsed = parseRecord(lines.join('\n'));
      if (!parsed.ok) continue;
      for (const again of [replay, resume]) {
        const played = again(parsed.value);
        if (!played.ok && (played.at < 0 || played.at > lines.length + 1)) throw new Error(played.detail);
      }
    }
  });
});

describe('bots at the table', () => {
  it.each(['random', 'plain'] as const)('%s plays a game to its end, the same again', (level: LevelName) => {
    const play = (): string => {
      const match = begun(`bots/${level}`);
      while (match.phase !== 'over')
        if (match.phase === 'between') match.nextDeal();
        else match.act(askSeats(match, (_seat, question) => LEVELS[level].choose(match.rules, question)));
      return textOf(match);
    };
    expect(play()).toBe(play());
  });
});
