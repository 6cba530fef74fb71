import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { FastChance } from '../../cards/chance.ts';
import type { Card, Seat, SeenCard } from '../../cards/card.ts';
import { must } from '../../cards/must.ts';
import { Match } from '../../match/match.ts';
import { Places, fold } from '../../record/fold.ts';
import type { Action, Line, OptionValue, Options } from '../../record/line.ts';
import { Redactor } from '../../record/redact.ts';
import { SENTENCE, inEvery } from '../../../tests/languages.ts';
import { LANGUAGES, type Language } from '../../words/languages.ts';
import type { GameWords, Sheet, TableView } from '../face/game-face.ts';
import { fillOptions, valuesOf } from '../contract/options/values.ts';
import { face } from './face.ts';
import { game } from './index.ts';
import { options as table } from './options.ts';

const rules = readFileSync(new URL('rules.md', import.meta.url), 'utf8');
const TYPES = ['play', 'draw', 'pickup', 'pass', 'call', 'challenge', 'accept'];
const MOVES = ['deal', 'draw', 'play', 'collect', 'recycle', 'pickup', 'penalty'];
const ENDS = ['out', 'stuck', 'limit', 'target', 'deal-limit'];
const NAMES = ['Mari', 'Kaede', 'Rin', 'Sato', 'Yuki', 'Jun', 'Emi', 'Ken'];
const UNSAID = /\?\?|undefined|NaN|\[object|[Ss]eat \d|席\d/;

let words: Readonly<Record<Language, GameWords>>;
let sheets: Readonly<Record<Language, Sheet>>;
beforeAll(async () => {
  words = await inEvery(face.words);
  sheets = await inEvery(async (language) => (await face.sheets(language)).sheet);
});

const chosen = (options: Options = {}): Options => fillOptions(table, options, 4);

describe('the face', () => {
  test('every action of the dossier is done by hand somehow', () => {
    expect(Object.keys(face.gestures).sort()).toEqual([...TYPES].sort());
  });
  test('every move of the dossier flies', () => {
    expect(Object.keys(face.flights).sort()).toEqual([...MOVES].sort());
  });
  test('every place of the dossier lies on the table and every moment is of something that happens', () => {
    expect(face.places.map((place) => place.name)).toEqual(['hand', 'trick', 'stock', 'discard']);
    const notes = [...rules.matchAll(/^\| `([a-z-]+)` \| `(?:seat|suit)`/gm)].map(([, what]) => what);
    expect(notes).toEqual(['suit', 'trick-won', 'forgot', 'short', 'picked-up']);
    const happens = [
      ...TYPES.map((type) => `act:${type}`),
      ...notes.map((what) => `note:${what ?? ''}`),
      ...ENDS.map((why) => `end:${why}`),
      'card:JK',
    ];
    expect(Object.keys(face.moments).filter((moment) => !happens.includes(moment))).toEqual([]);
    expect(ENDS.filter((why) => !(`end:${why}` in face.moments))).toEqual([]);
  });
});

describe.each(LANGUAGES)('the words in %s', (language) => {
  test('every option has a label, a help sentence and words for its values', () => {
    const said = words[language].options;
    expect(Object.keys(said).sort()).toEqual(table.specs.map((spec) => spec.key).sort());
    for (const spec of table.specs) {
      expect(said[spec.key]?.label).toBeTruthy();
      expect(said[spec.key]?.help).toMatch(SENTENCE);
      if ('min' in spec) continue;
      const values = valuesOf(spec, 8).map(String);
      expect(Object.keys(said[spec.key]?.values ?? {}).sort(), spec.key).toEqual(values.sort());
    }
  });
  test('every option stands in one group', () => {
    const keys = words[language].groups.flatMap((group) => group.keys);
    expect([...keys].sort()).toEqual(table.specs.map((spec) => spec.key).sort());
  });
  test('every preset and every place has its words', () => {
    expect(Object.keys(words[language].presets)).toEqual(table.presets.map((preset) => preset.key));
    expect(Object.keys(words[language].places).sort()).toEqual(face.places.map((place) => place.name).sort());
  });
  test('every action has a full and a short button, no two alike', () => {
    const actions: Action[] = [
      { type: 'play', card: '7H' },
      { type: 'play', card: 'JK' },
      { type: 'play', card: 'JK', suit: 'H' },
      { type: 'challenge', seat: 1 },
      ...TYPES.filter((type) => type !== 'play' && type !== 'challenge').map((type) => ({ type })),
    ];
    const buttons = actions.map((action) => words[language].action(action, sightOf(new Places(), 0, chosen())));
    for (const part of ['full', 'short'] as const)
      expect(new Set(buttons.map((b) => b[part])).size).toBe(actions.length);
  });
  test('there are three lessons, each learned by what it teaches', () => {
    const draw: Line = { type: 'act', seat: 0, action: { type: 'draw' } };
    const won: Line = { type: 'note', seat: 0, what: 'trick-won', card: 'AS' };
    const lost: Line = { type: 'note', seat: 1, what: 'trick-won', card: 'AS' };
    const call: Line = { type: 'act', seat: 0, action: { type: 'call' } };
    const done = words[language].lessons.map((lesson) => [draw, lost, won, call].map((line) => lesson.done(line, 0)));
    expect(done).toEqual([
      [true, true, true, false],
      [false, false, true, false],
      [false, false, false, true],
    ]);
  });
  test('only what is said aloud has a bubble', () => {
    const spoken = TYPES.filter((type) => words[language].bubble({ type: 'act', seat: 0, action: { type } }));
    expect(spoken).toEqual(['pass', 'call', 'challenge', 'accept']);
    const bubbles = TYPES.filter((type) => face.moments[`act:${type}`]?.effect === 'bubble');
    expect(bubbles).toEqual(spoken);
  });
  test('who forgot to call hears it, unless the one who noticed has said so', () => {
    const forgot = { type: 'note', seat: 1, what: 'forgot' } as const;
    expect(words[language].bubble(forgot)).toMatch(/^.{4,16}$/);
    expect(words[language].bubble({ ...forgot, by: 2 })).toBeUndefined();
    expect(words[language].bubble({ ...forgot, what: 'short', missing: 2 })).toBeUndefined();
  });
});

function sightOf(places: Places, seat: Seat | undefined, options: Options): TableView {
  const names = NAMES.slice(0, places.game?.seats ?? 3);
  return { places, seat, legal: places.legalOf(seat), names, options, lines: [] };
}

test('PO-P13 a seat is marked by its call as long as it holds that one card', () => {
  const dealt: readonly Line[] = [
    { type: 'deal', deal: 1, dealer: 0, deck: ['4D', '??', '??'] },
    { type: 'move', cards: ['4D'], from: 'stock', to: 'hand/0', why: 'deal' },
    { type: 'act', seat: 0, action: { type: 'call' } },
    { type: 'act', seat: 1, action: { type: 'draw' } },
  ];
  const later: readonly Line[] = [
    { type: 'act', seat: 0, action: { type: 'draw' } },
    { type: 'move', cards: ['7C'], from: 'stock', to: 'hand/0', why: 'draw' },
    { type: 'act', seat: 0, action: { type: 'play', card: '7C' } },
    { type: 'move', cards: ['7C'], from: 'hand/0', to: 'trick', why: 'play' },
  ];
  const marked = (lines: readonly Line[]) => must(face.marks, 'marks')(fold(lines)).map(({ seat }) => seat);
  expect(marked(dealt)).toEqual([0]);
  expect(marked([...dealt, { type: 'act', seat: 0, action: { type: 'pass' } }])).toEqual([0]);
  expect(marked([...dealt, ...later.slice(0, 2)])).toEqual([]);
  expect(marked([...dealt, ...later])).toEqual([]); // one card again, and a new call is due
});

/** Plays a game by chance, calls included, so that some are forgotten; of the challenges most are let pass. */
function randomGame(options: Options, seats: number, seed: string): readonly Line[] {
  const players = NAMES.slice(0, seats);
  const match = new Match({ game, options, seats, seed, players });
  const chance = new FastChance(seats * 1000 + seed.length + seed.charCodeAt(seed.length - 1));
  while (match.phase !== 'over') {
    if (match.phase === 'between') match.nextDeal();
    else match.act(pick(match, chance));
  }
  return match.lines;
}

function pick(match: Match, chance: FastChance): number {
  const first = chance.below(match.acts.length);
  const isChallenge =
    match.rules.print(match.state, match.acts.seat(first), match.acts.act(first)).type === 'challenge';
  return isChallenge ? chance.below(match.acts.length) : first;
}

const TABLES: readonly (readonly [string, Options, number])[] = [
  ['classic', {}, 4],
  ['classic for two', {}, 2],
  ['classic for six', { deal: 5, trickLimit: 20 }, 6],
  ['strict joker', { jokerVoidOnly: true, jokerCompulsory: true, jokerLast: false }, 3],
  ['joker not last, picked up', { jokerLast: false, stockOut: 'pickup' }, 5],
  ['family', { jokerLead: 'leader', firstLead: 'dealer' }, 4],
  ['big table', { stockOut: 'pickup' }, 8],
  ['big table, noticed', { stockOut: 'pickup', callRule: 'challenge' }, 7],
  ['noticed', { callRule: 'challenge' }, 3],
  ['no joker', { joker: false }, 3],
  ['points', { match: 'points', pointsTarget: 10 }, 3],
  ['wins', { match: 'wins', winsTarget: 2 }, 4],
];

/** What a person at this seat (or a watcher of the whole record) sees, after each line. */
function* seen(lines: readonly Line[], seat: Seat | undefined | 'watcher'): Generator<readonly [Line, TableView]> {
  const own = seat === 'watcher' ? undefined : seat;
  const redactor = new Redactor(own, game.secrecy);
  const places = new Places();
  for (const line of lines) {
    const told = seat === 'watcher' ? line : redactor.line(line);
    places.apply(told);
    yield [told, sightOf(places, own, places.game?.options ?? {})];
  }
}

describe.each(TABLES)('games by chance: %s', (_, options, seats) => {
  const records = ['a', 'b'].map((seed) => randomGame(chosen(options), seats, seed));
  const eyes = [0, seats - 1, undefined, 'watcher'] as const;

  const handOf = ({ places, seat }: TableView): Card[] =>
    seat === undefined ? [] : places.cards(`hand/${String(seat)}`).flatMap((card) => (card === '??' ? [] : card));

  test('both languages announce the same lines and name nothing hidden', () => {
    for (const record of records)
      for (const seat of eyes)
        for (const [line, view] of seen(record, seat)) {
          const [en, ja] = [words.en.announce(line, view), words.ja.announce(line, view)];
          if ((en === undefined) !== (ja === undefined)) expect.fail(`${JSON.stringify(line)} ${en ?? ''} ${ja ?? ''}`);
          if (en === undefined || ja === undefined) continue;
          if (!/^[A-Z].*[.”]$/.test(en) || !ja.endsWith('。') || UNSAID.test(en + ja)) expect.fail(`${en} ${ja}`);
        }
  });

  test('there is always a prompt while somebody is waited for, and words for all that can be done or not', () => {
    for (const record of records)
      for (const seat of eyes)
        for (const [, view] of seen(record, seat))
          for (const said of view.places.turn ? [words.en, words.ja] : []) {
            const buttons = view.legal.flatMap((action) => {
              const { full, short } = said.action(action, view);
              return [full, short];
            });
            const refusals = handOf(view).map((card) => said.refusal(card, view));
            const bad = [said.prompt(view), ...buttons, ...refusals].filter((text) => text === '' || UNSAID.test(text));
            if (bad.length > 0) expect.fail(JSON.stringify([bad, view.places.turn]));
          }
  });

  test('the required suit is that of the cards that may follow', () => {
    for (const record of records)
      for (const [, view] of seen(record, 0)) {
        const suit = face.required(view);
        if (!view.places.turn || view.places.at('trick').length === 0) continue;
        const plays = view.legal.map((action) => String(action['card'] ?? 'JK')).filter((card) => card !== 'JK');
        if (suit !== undefined) expect(plays.filter((card) => !card.endsWith(suit))).toEqual([]);
        else expect(view.places.cards('trick')).toEqual(['JK']);
      }
  });

  test('a result has a heading and a sentence for every seat', () => {
    for (const record of records)
      for (const seat of eyes)
        for (const [line, view] of seen(record, seat)) {
          if (line.type !== 'deal-end' && line.type !== 'game-end') continue;
          for (const said of [words.en, words.ja]) {
            const { heading, text } = said.result(line, view);
            expect(heading).not.toBe('');
            expect(text).toMatch(SENTENCE);
            expect(heading + text).not.toMatch(UNSAID);
          }
        }
  });
});

test('games by chance tell every kind of thing that can happen', () => {
  const told = new Set<string>();
  for (const [, options, seats] of TABLES)
    for (const seed of 'abcdefgh')
      for (const line of randomGame(chosen(options), seats, seed)) {
        if (line.type === 'move') told.add(line.why);
        if (line.type === 'note') told.add(line.what);
        if (line.type === 'act') told.add(line.action.type);
        if (line.type === 'deal-end') told.add(line.why);
      }
  expect([...MOVES, ...TYPES.filter((type) => type !== 'pass'), 'out', 'stuck', 'suit', 'trick-won', 'forgot', 'short', 'picked-up'].filter((what) => !told.has(what)))
    .toEqual([]); // prettier-ignore
});

interface Scene {
  readonly seats: number;
  readonly hands: readonly string[]; // by seat; what is not said lies where it does not matter
  readonly trick?: string; // first card led first
  readonly stock?: string;
  readonly acts?: readonly (readonly [Seat, Action])[];
  readonly turn?: Seat; // who is on turn; 0 is the viewer
  readonly legal?: readonly Action[]; // the viewer's
  readonly options?: Options;
}

const list = (text: string | undefined): Card[] => (text === undefined || text === '' ? [] : text.split(' ')) as Card[];
const play = (...cards: Card[]): Action[] => cards.map((card) => ({ type: 'play', card }));

/** What seat 0 sees at such a table. */
function scene(of: Scene): TableView {
  const options = chosen(of.options);
  const trick = list(of.trick);
  const piles: [string, SeenCard[]][] = [
    ...of.hands.map((hand, seat): [string, SeenCard[]] => [`hand/${String(seat)}`, list(hand)]),
    ['trick', trick],
  ];
  const deck = [...piles.flatMap(([, cards]) => cards), ...list(of.stock)];
  const { turn, legal = [] } = of;
  const lines: Line[] = [
    { type: 'game', format: 'card-record/1', game: 'page-one', seats: of.seats, options, players: [] },
    { type: 'deal', deal: 1, dealer: 0, deck },
    ...piles.map(([to, cards]): Line => ({ type: 'move', cards, from: 'stock', to, why: 'deal' })),
    ...(of.acts ?? []).map(([seat, action]): Line => ({ type: 'act', seat, action })),
    { type: 'turn', legal: { ...(legal.length > 0 && { '0': legal }), ...(turn && { [turn]: '??' }) } },
  ];
  return sightOf(fold(lines), 0, options);
}

/** Seat 0 is the seat that the example is about. */
const EXAMPLES: readonly (readonly [string, Scene, string, string])[] = [
  [
    '1 follows with a card of the suit or the joker',
    { seats: 4, hands: ['KH 4H 9C JK', '2S', '3S', '4S'], trick: '7H', legal: play('KH', '4H', 'JK') },
    'Hearts were led: play a heart or the joker.',
    '場はハートです。ハートか、ジョーカーを出してください。',
  ],
  [
    '1 follows with a card of the suit only',
    { seats: 4, hands: ['KH 4H 9C JK', '2S', '3S', '4S'], trick: '7H', legal: play('KH', '4H') },
    'Hearts were led: play a heart.',
    '場はハートです。ハートを出してください。',
  ],
  [
    '2 void with the joker',
    { seats: 3, hands: ['3S 9C JK', '2S', '4S'], trick: '7H', legal: [{ type: 'draw' }, ...play('JK')] },
    'You have no hearts: draw from the stock until one comes up, or play the joker.',
    'ハートがありません。出るまで山札から引いてください。ジョーカーを出してもかまいません。',
  ],
  [
    '2 the drawn card fits',
    {
      seats: 3,
      hands: ['3S 9C JK 5D 8H', '2S', '4S'],
      trick: '7H',
      acts: [
        [2, { type: 'play', card: '7H' }],
        [0, { type: 'draw' }],
        [1, { type: 'call' }],
        [0, { type: 'draw' }],
      ],
      legal: play('8H'),
    },
    'The eight of hearts fits: play it.',
    'ハートの8を引きました。出せるので出してください。',
  ],
  [
    '2 with a compulsory joker',
    { seats: 3, hands: ['3S 9C JK', '2S', '4S'], trick: '7H', legal: play('JK') },
    'You have no hearts: play the joker.',
    'ハートがありません。ジョーカーを出してください。',
  ],
  [
    '3 the joker alone was led',
    { seats: 3, hands: ['5S QD 2D', '4S 6C', '9S'], trick: 'JK', legal: play('5S', 'QD', '2D') },
    'The joker was led: play any card, and its suit must then be followed.',
    'ジョーカーから始まりました。どのカードでも出せます。ほかの人は、そのカードと同じマークを出すことになります。',
  ],
  [
    '3 the second card has set the suit',
    { seats: 3, hands: ['9S AH 3C', '4S 6C', '5S QD'], trick: 'JK 2D', legal: [{ type: 'draw' }] },
    'You have no diamonds: draw from the stock until one comes up.',
    'ダイヤがありません。出るまで山札から引いてください。',
  ],
  [
    '3 the suit was named',
    {
      seats: 3,
      hands: ['5H QD', '4S 6C', '9S'],
      trick: 'JK',
      acts: [[2, { type: 'play', card: 'JK', suit: 'H' }]],
      legal: play('5H'),
      options: { jokerLead: 'leader' },
    },
    'Hearts must be followed: play a heart.',
    '出すマークはハートです。ハートを出してください。',
  ],
  [
    '4 a call is due before the next seat plays',
    { seats: 3, hands: ['4D', '5S 9S 2C', '7C'], trick: 'KS', turn: 1, legal: [{ type: 'call' }] },
    'Say “Page One!” before Kaede plays.',
    'Kaedeが動く前に「ページワン！」と言ってください。',
  ],
  [
    '5 a call is due before the own last lead',
    { seats: 2, hands: ['3H', '4H 5H'], legal: [{ type: 'call' }, ...play('3H')] },
    'Say “Page One!” before you lead your last card.',
    '最後の1枚を出す前に「ページワン！」と言ってください。',
  ],
  [
    '9 void without stock where one picks up',
    {
      seats: 4,
      hands: ['TS 8D 7C AC', '2S', '3S', '4S'],
      trick: '9H QH',
      legal: [{ type: 'pickup' }],
      options: { stockOut: 'pickup' },
    },
    'You have no hearts, and the stock has run out: pick up the trick.',
    'ハートも山札もありません。場のカードを引き取ってください。',
  ],
  [
    '10 only the joker to lead, which may not be the last card',
    { seats: 3, hands: ['JK', '2S', '3S'], legal: [{ type: 'draw' }], options: { jokerLast: false } },
    'The joker may not be your last card: draw a card, then lead.',
    'ジョーカーは最後の1枚にできません。1枚引いてから始めてください。',
  ],
  [
    '10 nothing to draw: the lead passes on',
    { seats: 3, hands: ['JK', '2S', '3S'], legal: [{ type: 'pass' }], options: { jokerLast: false } },
    'The joker may not be your last card, and there is nothing to draw: pass the lead.',
    'ジョーカーは最後の1枚にできず、引くカードもありません。「パス」を押して、番を次の人に渡してください。',
  ],
  [
    '11 somebody is out and can be challenged',
    {
      seats: 3,
      hands: ['5S', '', '3S'],
      trick: '4D',
      legal: [{ type: 'accept' }, { type: 'challenge', seat: 1 }],
      options: { callRule: 'challenge' },
    },
    'Kaede has played their last card, but nobody heard “Page One!”: accept, or challenge.',
    'Kaedeが最後の1枚を出しましたが、「ページワン！」と言っていません。認めますか、指摘しますか。',
  ],
  [
    'one’s own lead',
    { seats: 2, hands: ['3H 4C', '5H'], legal: play('3H', '4C') },
    'Your lead: play any card.',
    'あなたから始めます。どのカードでも出せます。',
  ],
  [
    'another’s turn',
    { seats: 3, hands: ['3H 4C', '5H', '6H'], trick: '7H', turn: 1 },
    'Kaede to play.',
    'Kaedeの番です。',
  ],
  [
    'another who digs',
    { seats: 3, hands: ['3H 4C', '5H', '6H'], trick: '7H', acts: [[1, { type: 'draw' }]], turn: 1 },
    'Kaede draws until a card fits.',
    'Kaedeは出せるカードが出るまで引きます。',
  ],
];

test.each(EXAMPLES)('prompt: %s', (_, of, en, ja) => {
  expect([words.en.prompt(scene(of)), words.ja.prompt(scene(of))]).toEqual([en, ja]);
});

const follow: Scene = { seats: 3, hands: ['KH 9C JK', '2S', '4S'], trick: '7H', legal: play('KH') };
const REFUSALS: readonly (readonly [string, Scene, Card, string, string])[] = [
  [
    'must follow',
    follow,
    '9C',
    'Hearts must be followed: play a heart.',
    '出すマークはハートです。ハートを出してください。',
  ],
  [
    'the joker only when void',
    follow,
    'JK',
    'The joker may be played only when you have no hearts.',
    'ジョーカーを出せるのは、ハートが1枚もないときだけです。',
  ],
  [
    'the drawn card',
    { ...follow, acts: [[0, { type: 'draw' }]] },
    '9C',
    'You drew the king of hearts: it must be played.',
    'いま引いたハートのキングを出してください。',
  ],
  [
    'the drawn card, not the joker',
    { ...follow, acts: [[0, { type: 'draw' }]] },
    'JK',
    'You drew the king of hearts: it must be played.',
    'いま引いたハートのキングを出してください。',
  ],
  [
    'must draw',
    { seats: 2, hands: ['9C', '2S'], trick: '7H', legal: [{ type: 'draw' }] },
    '9C',
    'You have no hearts: draw until one comes up.',
    'ハートがないので、出るまで山札から引いてください。',
  ],
  [
    'the joker may not be last',
    { seats: 2, hands: ['JK', '2S'], trick: '7H', legal: [{ type: 'draw' }] },
    'JK',
    'The joker may not be your last card: draw first.',
    'ジョーカーは最後の1枚にできません。先に引いてください。',
  ],
  [
    'must play the joker',
    { seats: 2, hands: ['9C JK', '2S'], trick: '7H', legal: play('JK') },
    '9C',
    'You have no hearts: the joker must be played.',
    'ハートがないので、ジョーカーを出さなければなりません。',
  ],
  [
    'a suit must be named',
    { seats: 2, hands: ['9C JK', '2S'], legal: [...play('9C'), { type: 'play', card: 'JK', suit: 'S' }] },
    'JK',
    'Name a suit for the joker.',
    'ジョーカーで指定するマークを選んでください。',
  ],
  [
    'not one’s turn',
    { seats: 2, hands: ['9C', '2S 3S'], trick: '7H', turn: 1, legal: [{ type: 'call' }] },
    '9C',
    'It is Kaede’s turn.',
    'いまはKaedeの番です。',
  ],
  [
    'others must answer',
    { seats: 2, hands: ['9C', ''], trick: '7H', legal: [{ type: 'accept' }] },
    '9C',
    'Answer first: accept and let Kaede win, or challenge, because nobody heard “Page One!”',
    '先に、Kaedeの上がりを認めるか、「ページワン！」の言い忘れを指摘するかを決めてください。',
  ],
];

test.each(REFUSALS)('refusal: %s', (_, of, card, en, ja) => {
  const view = scene(of);
  expect([words.en.refusal(card, view), words.ja.refusal(card, view)]).toEqual([en, ja]);
});

describe('results', () => {
  const card = (options: Options): TableView =>
    scene({ seats: 3, hands: ['3S 8H', '', '2S'], trick: '7H QH', options });
  const end = (type: 'deal-end' | 'game-end', winners: Seat[], why: string, totals: number[]): Line => ({ type, winners, why, totals }); // prettier-ignore
  const RESULTS: readonly (readonly [string, Line, Options, string, string, string, string])[] = [
    ['won', end('game-end', [0], 'out', [1, 0, 0]), {}, 'You win', 'You went out with the queen of hearts.',
      'あなたの勝ち', 'あなたがハートのクイーンで上がりました。'],
    ['lost', end('deal-end', [1], 'out', [0, 1, 0]), {}, 'Kaede wins',
      'Kaede went out with the queen of hearts. You had two cards left.',
      'Kaedeの勝ち', 'Kaedeがハートのクイーンで上がりました。あなたの手札は残り2枚でした。'],
    ['stuck', end('game-end', [], 'stuck', [0, 0, 0]), {}, 'A draw', 'Hearts had to be followed, and there was nothing left to draw.',
      '引き分け', 'ハートが出せず、引くカードももうありませんでした。'],
    ['limit', end('game-end', [], 'limit', [0, 0, 0]), {}, 'A draw', 'Nobody had gone out after 200 tricks.',
      '引き分け', '200トリックやっても、だれも上がりませんでした。'],
    ['a deal of a match', end('deal-end', [1], 'out', [1, 2, 0]), { match: 'wins' }, 'Kaede wins the deal',
      'Kaede went out with the queen of hearts. You had two cards left. Score: Kaede 2, you 1, Rin 0. The first to win 3 deals wins the game.',
      'この回はKaedeの勝ち',
      'Kaedeがハートのクイーンで上がりました。あなたの手札は残り2枚でした。成績：Kaedeは2勝、あなたは1勝、Rinは0勝。先に3勝した人が優勝です。'],
    ['a match', end('game-end', [0], 'target', [22, 8, 3]), { match: 'points' }, 'You win the game', 'Score: you 22, Kaede 8, Rin 3.',
      'あなたの優勝', '成績：あなたは22点、Kaedeは8点、Rinは3点。'],
    ['a shared match', end('game-end', [0, 2], 'deal-limit', [2, 1, 2]), { match: 'wins' }, 'You and Rin share the win',
      'Nobody reached the target in 1 deals: the highest score wins. Score: you 2, Rin 2, Kaede 1.',
      'あなた、Rinの同点優勝', '1回やっても、だれも目標に届きませんでした。いちばん成績のよい人が優勝です。成績：あなたは2勝、Rinは2勝、Kaedeは1勝。'],
  ]; // prettier-ignore
  test.each(RESULTS)('%s', (_, line, options, heading, text, jaHeading, jaText) => {
    expect(words.en.result(line, card(options))).toMatchObject({ heading, text });
    expect(words.ja.result(line, card(options))).toMatchObject({ heading: jaHeading, text: jaText });
  });
  test('why it ended is a sentence of its own', () => {
    const why = (line: Line, options: Options): string | undefined => words.en.result(line, card(options)).why;
    expect(why(end('deal-end', [1], 'out', [1, 2, 0]), { match: 'wins' })).toBe(
      'Kaede went out with the queen of hearts.',
    );
    expect(why(end('game-end', [0], 'target', [22, 8, 3]), { match: 'points' })).toBeUndefined();
  });
  test('a single game is announced once, with its deal', () => {
    const view = card({});
    expect(words.en.announce(end('deal-end', [1], 'out', [0, 1, 0]), view)).toMatch(/^Kaede wins\. Kaede went out/);
    expect(words.en.announce(end('game-end', [1], 'out', [0, 1, 0]), view)).toBeUndefined();
  });
});

test('what seldom happens is told too', () => {
  const view = scene({ seats: 3, hands: ['3S', '2S', '4S'] });
  const rare: readonly (readonly [Line, string, string])[] = [
    [{ type: 'act', seat: 1, action: { type: 'pass' } }, 'Kaede passes the lead.', 'Kaedeは最初に出す番を次の人に渡しました。'],
    [{ type: 'act', seat: 2, action: { type: 'accept' } }, 'Rin accepts.', 'Rinは上がりを認めました。'],
    [{ type: 'act', seat: 1, action: { type: 'challenge', seat: 0 } }, 'Kaede challenges you: nobody heard “Page One!”',
      'Kaedeが指摘しました。あなたは「ページワン！」と言っていません。'],
    [{ type: 'note', seat: 1, what: 'short', missing: 1 }, 'There is nothing left to take: the last card of the penalty is waived.',
      'もう取るカードがありません。残りの1枚は取らずにすみます。'],
    [{ type: 'note', what: 'suit', suit: 'D' }, 'Diamonds must be followed.', '出すマークはダイヤに決まりました。'],
  ]; // prettier-ignore
  for (const [line, en, ja] of rare)
    expect([words.en.announce(line, view), words.ja.announce(line, view)]).toEqual([en, ja]);
});

test('one’s own drawn card is named, another’s is not', () => {
  const acts = [[0, { type: 'draw' }]] as const;
  const own = scene({ seats: 2, hands: ['3S 8H', '2S'], trick: '7H', acts });
  const draw = (cards: SeenCard[], to: string): Line => ({ type: 'move', cards, from: 'stock', to, why: 'draw' });
  expect(words.en.announce(draw(['8H'], 'hand/0'), own)).toBe(
    'You have no hearts and draw the eight of hearts, which must be played.',
  );
  const others = scene({ seats: 2, hands: ['3S', '2S'], trick: '7H', acts: [[1, { type: 'draw' }], [1, { type: 'draw' }]] }); // prettier-ignore
  expect(words.en.announce(draw(['??'], 'hand/1'), others)).toBe('Kaede draws another card.');
  expect(words.ja.announce(draw(['??'], 'hand/1'), others)).toBe('Kaedeがもう1枚引きました。');
});

describe('the rules sheet', () => {
  const textOf = (language: Language, options: Options, seats = 4): string =>
    sheets[language](chosen(options), seats).flatMap((section) => section.clauses.map((clause) => clause.text)).join('\n'); // prettier-ignore
  const idsOf = (language: Language, options: Options, seats = 4): string[] =>
    sheets[language](chosen(options), seats).flatMap((section) => section.clauses.map((clause) => clause.clause));

  /** Option, value, what else must be chosen for it to matter, what the sheet then says and does not say by default. */
  const SAYS: readonly (readonly [string, OptionValue, Options, string, string])[] = [
    ['deal', 5, {}, 'until everybody has five', '全員が5枚'],
    ['joker', false, {}, 'without a joker', 'ジョーカーは使いません'],
    [
      'jokerVoidOnly',
      true,
      {},
      'While you hold that suit, the joker may not be played',
      'そのマークがあるうちは、ジョーカーは',
    ],
    ['jokerCompulsory', true, {}, 'you must play the joker', '必ずジョーカーを出します'],
    ['jokerLast', false, {}, 'may never be played as your last card', '最後の1枚として出すことはできません'],
    ['jokerLead', 'leader', {}, 'Whoever leads the joker names the suit', 'ほかの人が出すマークを指定します'],
    ['stockOut', 'pickup', {}, 'take the whole trick into your hand', '場のカードをすべて手札に引き取ります'],
    ['callRule', 'challenge', {}, 'nothing happens until somebody notices', 'だれかが気づくまでは何も起こりません'],
    ['firstLead', 'dealer', {}, 'The dealer leads to the first trick', '最初のトリックは親から'],
    ['match', 'wins', {}, 'first to win three deals', '先に3勝した人'],
    ['match', 'points', {}, 'first to reach 20 points', '先に20点取った人'],
    ['winsTarget', 7, { match: 'wins' }, 'first to win seven deals', '先に7勝した人'],
    ['pointsTarget', 50, { match: 'points' }, 'first to reach 50 points', '先に50点取った人'],
    ['trickLimit', 33, {}, 'after 33 tricks', '33トリックやっても'],
    ['dealer', 2, {}, 'Seat 3 deals first', '最初の親は席3の人です'],
  ];
  test.each(SAYS)('%s %s is in the sheet, and only then', (key, value, also, en, ja) => {
    expect(textOf('en', { ...also, [key]: value })).toContain(en);
    expect(textOf('ja', { ...also, [key]: value })).toContain(ja);
    expect(textOf('en', also)).not.toContain(en);
    expect(textOf('ja', also)).not.toContain(ja);
  });
  test('every option is checked', () => {
    expect(table.specs.map((spec) => spec.key).filter((key) => !SAYS.some(([said]) => said === key))).toEqual([]);
  });
  test('without a joker nothing else is said of it', () => {
    const options = { joker: false, jokerVoidOnly: true, jokerCompulsory: true, jokerLast: false, jokerLead: 'leader' };
    expect(textOf('en', options).match(/joker/gi)).toHaveLength(1);
    expect(textOf('ja', options).match(/ジョーカー/g)).toHaveLength(1);
  });

  const SETS = [
    ...TABLES.map(([, options]) => options),
    ...SAYS.map(([key, value, also]) => ({ ...also, [key]: value })),
  ];
  test('all languages show the same clauses, each with words', () => {
    for (const options of SETS) {
      for (const language of LANGUAGES) {
        expect(idsOf(language, options)).toEqual(idsOf('en', options));
        for (const section of sheets[language](chosen(options), 4))
          for (const { clause, text } of section.clauses) {
            expect(text, clause).toMatch(SENTENCE);
            expect(text, clause).not.toMatch(/undefined|NaN|false/);
          }
      }
    }
  });
  test('every clause of the dossier is in force at some table, and in its order', () => {
    const clauses = [...rules.matchAll(/^- \*\*(PO-[SPE]\d+)/gm)].map(([, clause]) => clause ?? '');
    expect(clauses.length).toBe(31);
    const shown = new Set(SETS.flatMap((options) => idsOf('en', options)));
    expect(clauses.filter((clause) => !shown.has(clause))).toEqual([]);
    for (const options of SETS)
      expect(idsOf('en', options)).toEqual(clauses.filter((clause) => idsOf('en', options).includes(clause)));
  });
  test('clauses that are not in force are not shown', () => {
    const missing = (options: Options): string[] => ['PO-P7', 'PO-P8', 'PO-P9', 'PO-P15', 'PO-P16', 'PO-E2'].filter((id) => !idsOf('en', options).includes(id)); // prettier-ignore
    expect(missing({})).toEqual(['PO-P8', 'PO-P16', 'PO-E2']);
    expect(missing({ stockOut: 'pickup' })).toEqual(['PO-P7', 'PO-P9', 'PO-P16', 'PO-E2']);
    expect(missing({ callRule: 'challenge' })).toEqual(['PO-P8', 'PO-P15']);
  });
});
