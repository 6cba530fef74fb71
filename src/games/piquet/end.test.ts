/** The end of a deal and of a partie [PQ-E1 to PQ-E4]. */
import { describe, expect, it, test } from 'vitest';
import { Match } from '../../match/match.ts';
import { type Standing } from '../contract/contract.ts';
import { fillOptions } from '../contract/options/values.ts';
import { game } from './index.ts';
import { type Late, late } from './position.testing.ts';

/** The last trick of a deal, which seat 1 leads and wins for two points. */
const ended = (of: Partial<Late>): { told: readonly string[]; standing: Standing } => {
  const table = late({ hands: ['KS', 'AS'], leader: 1, tricks: [6, 5], ...of });
  const told = table.row('1 play AS', '0 play KS').slice(5);
  return { told, standing: table.rules.standing(table.state) };
};

describe('PQ-E1 a deal', () => {
  test.each<[string, readonly [number, number], string]>([
    ['more points in this deal win it', [14, 13], '1'],
    ['also with fewer in all', [16, 13], '0'],
    ['equal points: nobody', [15, 13], ''],
  ])('%s', (_name, scored, winners) => {
    const { told } = ended({ scored, totals: [scored[0] + 40, scored[1] + 60] });
    expect(told).toEqual([`deal-end winners ${winners} totals ${String(scored[0] + 40)} ${String(scored[1] + 62)}`]);
  });

  it('is over after the twelfth trick, not before', () => {
    const table = late({ hands: ['KS 7H', 'AS 8H'], leader: 1, tricks: [5, 5] });
    table.row('1 play AS', '0 play KS');
    expect(table.rules.standing(table.state)).toMatchObject({ dealOver: false, winners: [] });
    table.row('1 play 8H', '0 play 7H');
    expect(table.rules.standing(table.state)).toMatchObject({ dealOver: true, winners: [1] });
    expect(table.legal()).toEqual({});
  });

  it('says `done`', () => {
    const match = new Match({
      game,
      options: fillOptions(game.options, {}, 2),
      seats: 2,
      seed: 'end',
      players: ['a', 'b'],
    });
    match.nextDeal();
    while (match.phase === 'deal') match.act(0);
    expect(match.lines.at(-1)).toMatchObject({ type: 'deal-end', why: 'done' });
  });
});

describe('PQ-E2 the partie', () => {
  test.each<[string, number, readonly [number, number], Standing['over']]>([
    ['goes on after five deals', 5, [120, 90], undefined],
    ['ends after six', 6, [120, 90], { winners: [0], why: 'partie' }],
    ['goes on where six end level', 6, [112, 110], undefined],
    ['plays the eighth in any case', 7, [150, 90], undefined],
    ['ends after eight', 8, [150, 170], { winners: [1], why: 'partie' }],
    ['is drawn if they end level too', 8, [152, 150], { winners: [], why: 'draw' }],
  ])('%s', (_name, deal, totals, over) => {
    expect(ended({ deal, totals }).standing.over).toEqual(over);
  });

  it('is drawn at once with tie "draw"', () => {
    const over = { winners: [], why: 'draw' };
    expect(ended({ deal: 6, totals: [112, 110], options: { tie: 'draw' } }).standing.over).toEqual(over);
  });

  it('is won after six with tie "draw" too', () => {
    const over = { winners: [0], why: 'partie' };
    expect(ended({ deal: 6, totals: [113, 110], options: { tie: 'draw' } }).standing.over).toEqual(over);
  });
});

describe('PQ-E3 the margin', () => {
  test.each<[string, number, readonly [number, number], string[]]>([
    ['the difference and a hundred', 6, [139, 118], ['seat 0 margin points 119 rubicon false']],
    ['a loser with exactly a hundred has crossed', 6, [139, 98], ['seat 0 margin points 139 rubicon false']],
    ['short of it, the sum and a hundred', 6, [139, 97], ['seat 0 margin points 338 rubicon true']],
    ['whatever the winner has', 6, [60, 50], ['seat 0 margin points 212 rubicon true']],
    ['however many deals there were', 8, [139, 97], ['seat 0 margin points 338 rubicon true']],
    ['none where nobody wins', 8, [112, 110], []],
    ['none before the end', 5, [139, 97], []],
    ['none where two more are played', 6, [112, 110], []],
  ])('%s', (_name, deal, totals, margin) => {
    const { told } = ended({ deal, totals });
    expect(told.slice(1)).toEqual(margin);
  });
});

describe('PQ-E4 the end of the game', () => {
  const played = (seed: string): Match => {
    const match = new Match({
      game,
      options: fillOptions(game.options, { firstDealer: 1 }, 2),
      seats: 2,
      seed,
      players: ['a', 'b'],
    });
    while (match.phase !== 'over') {
      if (match.phase === 'between') match.nextDeal();
      else match.act(match.acts.length >> 1);
    }
    return match;
  };

  it('names one winner, after its margin', () => {
    const { lines } = played('partie');
    const [end, note, last] = lines.slice(-3);
    expect([end?.type, note?.type]).toEqual(['deal-end', 'note']);
    expect(last).toMatchObject({ type: 'game-end', why: 'partie' });
    const winner = note?.type === 'note' ? note.seat : undefined;
    expect(last).toMatchObject({ winners: [winner] });
  });

  it('six deals are dealt in turn', () => {
    const dealers = played('turns').lines.flatMap((line) => (line.type === 'deal' ? [line.dealer] : []));
    expect(dealers).toEqual([1, 0, 1, 0, 1, 0]);
  });
});
