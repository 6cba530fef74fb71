import { expect, it } from 'vitest';
import type { Line } from '../record/line.ts';
import { recordWithTable } from './record-with-table.ts';

const lines: readonly Line[] = [
  { type: 'deal', deal: 1, dealer: 0, deck: ['7H', 'JK', '4S'] },
  { type: 'move', cards: ['7H'], from: 'stock', to: 'hand/1', why: 'deal' },
  { type: 'turn', legal: { 1: [{ type: 'play', card: '7H' }] } },
  { type: 'act', seat: 1, action: { type: 'play', card: '7H' } },
  { type: 'move', cards: ['7H'], from: 'hand/1', to: 'trick', why: 'play' },
  { type: 'turn', legal: {} },
];

it('adds where the cards lie to each turn line, without empty places, and changes no other line', () => {
  expect(recordWithTable(lines).split('\n')).toEqual([
    '{"type":"deal","deal":1,"dealer":0,"deck":["7H","JK","4S"]}',
    '{"type":"move","cards":["7H"],"from":"stock","to":"hand/1","why":"deal"}',
    '{"type":"turn","legal":{"1":[{"type":"play","card":"7H"}]}} hand/1: 7H; stock: JK 4S;',
    '{"type":"act","seat":1,"action":{"type":"play","card":"7H"}}',
    '{"type":"move","cards":["7H"],"from":"hand/1","to":"trick","why":"play"}',
    '{"type":"turn","legal":{}} stock: JK 4S; trick: 7H;',
    '',
  ]);
});
