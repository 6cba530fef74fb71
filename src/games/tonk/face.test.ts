/** What a Tonk table shows and says besides its cards: slaps and whom they pass over. */
import { describe, expect, it, test } from 'vitest';
import { must } from '../../cards/must.ts';
import type { Action, Line, NoteLine } from '../../record/line.ts';
import { Places, fold } from '../../record/fold.ts';
import type { TableView } from '../face/game-face.ts';
import { CLOSED } from '../face/layout/pile.ts';
import { ROOM, laidCards } from '../face/layout/room.testing.ts';
import { isMiddle } from '../face/places.ts';
import { face } from './face.ts';
import { PADLOCK } from './words/padlock.ts';

const game: Line = {
  ...{ type: 'game', format: 'card-record/1', game: 'any', seats: 2, options: {} },
  players: ['', ''],
};
const en = await face.words('en');
const ja = await face.words('ja');
const NAMES = ['Mari', 'Kaede', 'Rin', 'Sato'];

const slapPast = (skipped: readonly number[]): NoteLine => ({
  ...{ type: 'note', seat: 3, what: 'slap', card: '5S', skipped },
});

const said = (line: NoteLine): unknown[] => {
  const view: TableView = { places: new Places(), seat: 0, legal: [], names: NAMES, options: {}, lines: [line] };
  return [en.announce(line, view), ja.announce(line, view)];
};

describe('a slap', () => {
  it('makes the seats that it passes over blink', () => {
    expect(face.passedOver?.(slapPast([1, 2]))).toEqual([1, 2]);
    expect(face.passedOver?.({ type: 'note', seat: 3, what: 'barred', turns: 1 })).toEqual([]);
  });

  it('is told with the seats that it passes over', () => {
    expect(said(slapPast([0, 1]))).toEqual([
      'Sato slaps the five of spades. You and Kaede are passed over.',
      'Satoがスペードの5を横取りしました。あなた、Kaedeの番は飛ばされました。',
    ]);
    expect(said(slapPast([1]))[0]).toBe('Sato slaps the five of spades. Kaede is passed over.');
    expect(said(slapPast([]))).toEqual(['Sato slaps the five of spades.', 'Satoがスペードの5を横取りしました。']);
  });
});

/** How dark the only card of a place lies. */
function shadeOf(name: string, places: Places): number | undefined {
  const place = must(
    face.places.find((one) => one.name === name),
    name,
  );
  if (!isMiddle(place)) throw new Error(`${name} does not lie in the middle`);
  return place.arrangement.arrange(laidCards(['5S']), { ...ROOM, places })[0]?.shade;
}

describe('the discard pile', () => {
  const draw = (from: string): Action => ({ type: 'draw', from });
  const [take, stock] = [draw('discard'), draw('stock')];
  const slap: Action = { type: 'slap', card: '5S', spread: 'meld/0' };
  const after = (...actions: readonly Action[]): Places =>
    fold([game, ...actions.map((action, i): Line => ({ type: 'act', seat: i % 2, action }))]);
  const discard: Action = { type: 'discard', card: '2C' };

  test.each([
    ['at first', [], false],
    ['taken three times in a row by two players', [take, discard, take, discard, take], false],
    ['taken four times in a row', [take, discard, take, discard, take, discard, take], true],
    ['until somebody draws from the stock', [take, take, take, take, discard, stock], false],
    ['until somebody slaps', [take, take, take, take, discard, slap], false],
    ['counted from the last draw from the stock', [take, stock, take, take, take], false],
  ])('TO-P4 lies in the dark while nobody may take it: %s', (_name, actions, isDark) => {
    expect(shadeOf('discard', after(...actions))).toBe(isDark ? CLOSED : 0);
  });

  it('TO-P4 is said to be closed with the card that closes it', () => {
    const line: Line = { type: 'move', cards: ['7D'], from: 'discard', to: 'hand/1', why: 'take' };
    const view: TableView = {
      places: after(take, take, take, take),
      seat: 0,
      legal: [],
      names: NAMES,
      options: {},
      lines: [line],
    };
    expect([en.announce(line, view), ja.announce(line, view)]).toEqual([
      'Kaede takes the seven of diamonds from the discard pile. The next card taken must come from the stock.',
      'Kaedeが捨て札のダイヤの7を取りました。次は山札から引かなければなりません。',
    ]);
    expect(en.announce(line, { ...view, places: after(take) })).toBe(
      'Kaede takes the seven of diamonds from the discard pile.',
    );
  });
});

describe('a barred seat', () => {
  it('TO-P7 wears a padlock, and how many turns only if they are several', () => {
    const barred = (turns: number): TableView => {
      const lines: Line[] = [game, { type: 'note', seat: 1, what: 'barred', turns }];
      return { places: fold(lines), seat: 0, legal: [], names: NAMES, options: {}, lines };
    };
    const signsOf = (turns: number) => [en, ja].map((words) => words.signs?.(barred(turns))[0]);
    const [one, ichi] = signsOf(1);
    expect(one).toMatchObject({ at: { seat: 1 }, picture: PADLOCK, text: '', label: 'barred for one turn' });
    expect(ichi).toMatchObject({
      picture: PADLOCK,
      text: '',
      label: '次の1回の番は、出すことも付けることもできません',
    });
    expect(signsOf(2).map((sign) => sign?.text)).toEqual(['×2', '×2']);
  });
});

describe('a card that cannot be used', () => {
  const drawn = (from: 'stock' | 'discard', legal: readonly Action[]): TableView => {
    const why = from === 'stock' ? 'draw' : 'take';
    const lines: Line[] = [
      game,
      { type: 'move', cards: ['7D'], from: 'discard', to: 'hand/0', why: 'take' }, // a turn before
      { type: 'act', seat: 0, action: { type: 'discard', card: '2C' } },
      { type: 'act', seat: 0, action: { type: 'draw', from } },
      { type: 'move', cards: ['9S'], from, to: 'hand/0', why },
      { type: 'turn', legal: { 0: legal } },
    ];
    return { places: fold(lines), seat: 0, legal, names: NAMES, options: {}, lines };
  };
  const discards = (...cards: string[]): Action[] => cards.map((card) => ({ type: 'discard', card }));

  it('TO-P8 is told that it was taken from the discards only if it was, and in this turn', () => {
    expect(en.refusal('9S', drawn('discard', discards('7D', '2C')))).toContain('taken from the discard pile');
    expect(en.refusal('7D', drawn('discard', discards('2C')))).toBe('Choose a card and discard it.');
    expect(en.refusal('9S', drawn('stock', discards('7D', '2C')))).toBe('Choose a card and discard it.');
  });

  it('TO-S8 is told of the tonk that must be answered first', () => {
    const asked = { ...drawn('stock', [{ type: 'no-tonk' }, { type: 'tonk' }]), lines: [game] };
    expect(en.refusal('9S', asked)).toBe(en.prompt(asked));
    expect(en.prompt(asked)).toContain('You hold a tonk');
  });
});

describe('TO-E7 a table', () => {
  const at = (stake: number, lines: readonly Line[], legal: readonly Action[] = []): TableView => {
    const all: Line[] = [{ type: 'deal', deal: 1, dealer: 1, deck: [] }, ...lines];
    return { places: fold(all), seat: 0, legal, names: NAMES.slice(0, 2), options: { stake }, lines: all };
  };
  const asked: Action[] = [{ type: 'tonk' }, { type: 'no-tonk' }];
  const end = (why: string): Line => ({ type: 'deal-end', winners: [], why, totals: [0, 0] });

  test.each([
    [5, 'You hold a tonk: press “Tonk!” to win double from everybody, unless somebody else says it too.'],
    [0, 'You hold a tonk: press “Tonk!” to win the deal, unless somebody else says it too.'],
  ])('with a stake of %i asks for a tonk', (stake, text) => {
    expect(en.prompt(at(stake, [{ type: 'turn', legal: { 0: asked } }], asked))).toBe(text);
  });

  test.each([
    [5, 'tonk', 'A tonk on the deal pays double.'],
    [0, 'tonk', 'A tonk on the deal.'],
    [0, 'tonk-draw', 'More than one player said “Tonk!”: a draw.'],
    [0, 'tonk-out', 'Out of cards without a discard.'],
    [0, 'stock-draw', 'The stock has run out, and the lowest hands tie: a draw.'],
    [0, 'run-out', 'First out of cards.'],
  ])('with a stake of %i tells how a deal ended: %s', (stake, why, text) => {
    expect(en.result(end(why), at(stake, [end(why)])).text).toBe(`${text} You 0, Kaede 0.`);
  });

  it('says nothing of a double in the score sheet, where points are shown too', () => {
    expect([en.whys['tonk'], en.whys['tonk-out']]).toEqual(['tonk on the deal', 'tonked out']);
  });
});
