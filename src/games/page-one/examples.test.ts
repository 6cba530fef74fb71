/** The worked examples of the dossier, all of them, with every case that they tell. */
import { describe, expect, it } from 'vitest';
import { type Position, position } from './position.testing.ts';

describe('PO worked example 1: following with the joker in hand [PO-P4.3]', () => {
  const after7H: Position = { trick: '7H', hands: ['2S', 'KH 4H 9C JK', '3S', '5S'], stock: '…' };

  it('lists the hearts and the joker', () => {
    expect(position(after7H).legal()).toEqual({ 1: 'play KH, play 4H, play JK' });
  });

  it('lists the hearts alone with jokerVoidOnly', () => {
    expect(position({ ...after7H, options: { jokerVoidOnly: true } }).legal()).toEqual({ 1: 'play KH, play 4H' });
  });
});

describe('PO worked example 2: digging with the joker in hand [PO-P4.4]', () => {
  const after7H: Position = { trick: '7H', hands: ['2S 4S', '3S 9C JK', '6S KS'], stock: '5D 8H 2C' };

  it('offers the choice before every draw, and the suited card alone once it came', () => {
    const table = position(after7H);
    expect(table.legal()).toEqual({ 1: 'draw, play JK' });
    expect(table.act(1, 'draw')).toEqual(['stock → hand/1: 5D (draw)']);
    expect(table.legal()).toEqual({ 1: 'draw, play JK' });
    expect(table.act(1, 'draw')).toEqual(['stock → hand/1: 8H (draw)']);
    expect(table.legal()).toEqual({ 1: 'play 8H' });
  });

  it('lists only the joker with jokerCompulsory', () => {
    expect(position({ ...after7H, options: { jokerCompulsory: true } }).legal()).toEqual({ 1: 'play JK' });
  });
});

describe('PO worked example 3: the joker led [PO-P2]', () => {
  const before: Position = { hands: ['4S 6C JK', '5S QD 2D', '9S AH 3C'], stock: 'TD …' };

  it('lets the second seat play anything and fix the suit', () => {
    const table = position(before);
    expect(table.act(0, 'play JK')).toEqual(['hand/0 → trick: JK (play)']);
    expect(table.legal()).toEqual({ 1: 'play 5S, play QD, play 2D' });
    expect(table.act(1, 'play 2D')).toEqual(['hand/1 → trick: 2D (play)', 'suit suit D']);
    expect(table.legal()).toEqual({ 2: 'draw' });
    expect(table.act(2, 'draw')).toEqual(['stock → hand/2: TD (draw)']);
    expect(table.legal()).toEqual({ 2: 'play TD' });
    expect(table.act(2, 'play TD')).toEqual([
      'hand/2 → trick: TD (play)',
      'trick-won seat 0 card JK',
      'trick → discard: JK 2D TD (collect)',
    ]);
    expect(table.legal()).toEqual({ 0: 'play 4S, play 6C' });
  });

  it('lets the leader name the suit with jokerLead "leader"', () => {
    const table = position({ ...before, options: { jokerLead: 'leader' } });
    expect(table.legal()).toEqual({
      0: 'play 4S, play 6C, play JK as S, play JK as H, play JK as D, play JK as C',
    });
    expect(table.act(0, 'play JK as H')).toEqual(['hand/0 → trick: JK (play)', 'suit suit H']);
    expect(table.legal()).toEqual({ 1: 'draw' });
  });
});

describe('PO worked example 4: the window and the forgotten call [PO-P14, PO-P15]', () => {
  const before: Position = {
    hands: ['KS 4D', '5S 9S 2C', '8S TH 6H', 'QS 7H JH'],
    stock: '2H 3H 4H 5H 7D 8D …',
  };

  it('punishes at once when the next seat plays first', () => {
    const table = position(before);
    table.act(0, 'play KS');
    expect(table.legal()).toEqual({ 0: 'call', 1: 'play 9S, play 5S' });
    expect(table.act(1, 'play 5S')).toEqual([
      'hand/1 → trick: 5S (play)',
      'forgot seat 0',
      'stock → hand/0: 2H 3H 4H 5H 7D (penalty)',
    ]);
    expect(table.hand(0)).toBe('5H 4H 3H 2H 7D 4D');
    expect(table.legal()).toEqual({ 2: 'play 8S' });
  });

  it('does nothing when the call came first', () => {
    const table = position(before);
    table.act(0, 'play KS');
    expect(table.act(0, 'call')).toEqual([]);
    expect(table.legal()).toEqual({ 1: 'play 9S, play 5S' });
    expect(table.act(1, 'play 5S')).toEqual(['hand/1 → trick: 5S (play)']);
    expect(table.hand(0)).toBe('4D');
  });

  it('punishes after the closing draw, the drawn card first', () => {
    const table = position({ ...before, hands: ['KS 4D', '5C 9C 2C', '8S TH 6H', 'QS 7H JH'] });
    table.act(0, 'play KS');
    expect(table.legal()).toEqual({ 0: 'call', 1: 'draw' });
    expect(table.act(1, 'draw')).toEqual([
      'stock → hand/1: 2H (draw)',
      'forgot seat 0',
      'stock → hand/0: 3H 4H 5H 7D 8D (penalty)',
    ]);
  });
});

describe('PO worked example 5: the own window shut by leading the last card [PO-P17.1]', () => {
  const before: Position = { trick: '9C', hands: ['…', '3H TC'] };

  it('takes the trick that was just won, and has not won', () => {
    const table = position(before);
    table.act(1, 'play TC');
    expect(table.discard).toBe('TC 9C');
    expect(table.legal()).toEqual({ 1: 'call, play 3H' });
    expect(table.act(1, 'play 3H')).toEqual([
      'hand/1 → trick: 3H (play)',
      'forgot seat 1',
      'discard → hand/1: TC 9C (penalty)',
    ]);
    expect(table.hand(1)).toBe('TC 9C');
    expect(table.rules.standing(table.state).dealOver).toBe(false);
    expect(Object.keys(table.legal())).toEqual(['0']);
    expect(table.legal()[0]).toBe(
      'play AH, play KH, play QH, play JH, play TH, play 9H, play 8H, play 7H, play 6H, play 5H, play 4H, play 2H, play JK',
    );
  });

  it('wins with the lead after a call', () => {
    const table = position(before);
    expect(table.row('1 play TC', '1 call', '1 play 3H').slice(-3)).toEqual([
      'hand/1 → trick: 3H (play)',
      'score seat 1 points 1 why win',
      'deal-end winners 1 why out totals 0 1',
    ]);
  });

  it('takes two stock cards, recycles, takes two more, and one is forgiven', () => {
    const table = position({ ...before, stock: '6D 7D' });
    table.act(1, 'play TC');
    expect(table.act(1, 'play 3H', '9C TC')).toEqual([
      'hand/1 → trick: 3H (play)',
      'forgot seat 1',
      'stock → hand/1: 6D 7D (penalty)',
      'discard → stock: TC 9C (recycle)',
      'shuffle stock: 9C TC',
      'stock → hand/1: 9C TC (penalty)',
      'short seat 1 missing 1',
    ]);
  });
});

describe('PO worked example 6: going out with the play that closes a window [PO-E1]', () => {
  it('wins at once: no penalty, nobody plays on, the trick stays', () => {
    const table = position({ hands: ['8D 5C', 'QD', '2D 3D'], stock: '…' });
    table.act(0, 'play 8D');
    expect(table.act(1, 'play QD')).toEqual([
      'hand/1 → trick: QD (play)',
      'score seat 1 points 1 why win',
      'deal-end winners 1 why out totals 0 1 0',
    ]);
    expect(table.trick).toBe('8D QD');
    expect(table.hand(0)).toBe('5C');
    expect(table.legal()).toEqual({});
  });
});

describe('PO worked example 7: one card again after a draw [PO-P12]', () => {
  const before: Position = { trick: 'TH', hands: ['2S 3S', '4S', 'AH KS'], stock: '6H …' };

  it('opens a new window when the first drawn card is played', () => {
    const table = position(before);
    expect(table.legal()).toEqual({ 1: 'draw' });
    table.act(1, 'draw');
    expect(table.legal()).toEqual({ 1: 'play 6H' });
    table.act(1, 'play 6H');
    expect(table.legal()).toEqual({ 1: 'call', 2: 'play AH' });
  });

  it('opens none when a second card was drawn', () => {
    const table = position({ ...before, stock: '8C 6H …' });
    table.row('1 draw', '1 draw', '1 play 6H');
    expect(table.hand(1)).toBe('4S 8C');
    expect(table.legal()).toEqual({ 2: 'play AH' });
  });
});

describe('PO worked example 8: stuck [PO-P9]', () => {
  const before: Position = { leader: 0, hands: ['TH 2S', '4S 9C', '…'] };

  it('draws the deal without a turn line when nothing can be drawn', () => {
    const table = position(before);
    expect(table.act(0, 'play TH')).toEqual(['hand/0 → trick: TH (play)', 'deal-end winners why stuck totals 0 0 0']);
    expect(table.legal()).toEqual({});
  });

  it('lists only the joker where it is held', () => {
    const table = position({ ...before, hands: ['TH 2S', '4S JK', '…'] });
    table.act(0, 'play TH');
    expect(table.legal()).toEqual({ 0: 'call', 1: 'play JK' });
  });

  it('recycles first when there is a discard', () => {
    const table = position({ trick: 'TH', hands: ['3S 5S', '4S 9C', '…'], discard: 'KC QC 2S' });
    expect(table.legal()).toEqual({ 1: 'draw' });
    expect(table.act(1, 'draw', 'QC 2S KC')).toEqual([
      'discard → stock: KC QC 2S (recycle)',
      'shuffle stock: QC 2S KC',
      'stock → hand/1: QC (draw)',
    ]);
  });
});

describe('PO worked example 9: picking up [PO-P8]', () => {
  it('takes the trick and leaves the lead to the highest card', () => {
    const table = position({
      options: { stockOut: 'pickup' },
      trick: '9H QH',
      hands: ['2S 3S', '4S 5S', 'TS 8D AC', '6S 7S 8S'],
      stock: '7C',
      discard: '…',
    });
    expect(table.discard.split(' ')).toHaveLength(40);
    expect(table.legal()).toEqual({ 2: 'draw' });
    table.act(2, 'draw');
    expect(table.legal()).toEqual({ 2: 'pickup' });
    expect(table.act(2, 'pickup')).toEqual(['trick → hand/2: 9H QH (pickup)', 'picked-up seat 2 leader 1']);
    expect(table.hand(2)).toBe('TS QH 9H 8D AC 7C');
    expect(table.trick).toBe('');
    expect(table.legal()).toEqual({ 1: 'play 5S, play 4S' });
  });
});

describe('PO worked example 10: the joker may not be the last card [PO-P3.1, PO-P4.4]', () => {
  const options = { jokerLast: false };

  it('draws when following, and may then play the joker', () => {
    const table = position({ options, trick: '5C', hands: ['2S 3S', 'JK', '4S 6S'], stock: '9D TC …' });
    expect(table.legal()).toEqual({ 1: 'draw' });
    table.act(1, 'draw');
    expect(table.legal()).toEqual({ 1: 'draw, play JK' });
    table.act(1, 'play JK');
    expect(table.hand(1)).toBe('9D');
    expect(table.legal()).toEqual({ 1: 'call', 2: 'draw' });
  });

  it('draws exactly one card when leading, then leads either', () => {
    const table = position({ options, leader: 1, hands: ['2S 3S', 'JK', '4S 6S'], stock: '9D TC …' });
    expect(table.legal()).toEqual({ 1: 'draw' });
    expect(table.act(1, 'draw')).toEqual(['stock → hand/1: 9D (draw)']);
    expect(table.legal()).toEqual({ 1: 'play 9D, play JK' });
  });

  it('passes the lead on when nothing can be drawn', () => {
    const pickup = { ...options, stockOut: 'pickup' };
    const table = position({ options: pickup, leader: 1, hands: ['2S 3S', 'JK', '4S 6S'], discard: '…' });
    expect(table.legal()).toEqual({ 1: 'pass' });
    expect(table.act(1, 'pass')).toEqual([]);
    expect(table.legal()).toEqual({ 2: 'play 6S, play 4S' });
  });
});

describe('PO worked example 11: challenges and the wait [PO-P16, PO-E2]', () => {
  const options = { callRule: 'challenge' };
  const before: Position = { options, hands: ['KS 4D', '5S 9H 8H', '3S 7H 6H'], stock: 'TD JD QD KD AD 2D …' };

  it('makes the seat liable and nobody has to notice', () => {
    const table = position(before);
    table.act(0, 'play KS');
    expect(table.act(1, 'play 5S')).toEqual(['hand/1 → trick: 5S (play)']);
    expect(table.legal()).toEqual({ 1: 'challenge 0', 2: 'challenge 0, play 3S' });
    table.act(2, 'play 3S');
    expect(table.act(0, 'play 4D')).toEqual(['hand/0 → trick: 4D (play)']);
    expect(table.legal()).toEqual({ 1: 'accept, challenge 0', 2: 'accept, challenge 0' });
    expect(table.rules.onTurn(table.state)).toBeUndefined();
  });

  it('wins when all others accepted', () => {
    const table = position(before);
    table.row('0 play KS', '1 play 5S', '2 play 3S', '0 play 4D');
    expect(table.act(1, 'accept')).toEqual([]);
    expect(table.legal()).toEqual({ 2: 'accept, challenge 0' });
    expect(table.act(2, 'accept')).toEqual([
      'score seat 0 points 1 why win',
      'deal-end winners 0 why out totals 1 0 0',
    ]);
  });

  it('takes five and play goes on when one challenges', () => {
    const table = position(before);
    table.row('0 play KS', '1 play 5S', '2 play 3S', '0 play 4D');
    expect(table.act(1, 'challenge 0')).toEqual(['forgot seat 0 by 1', 'stock → hand/0: TD JD QD KD AD (penalty)']);
    expect(table.legal()).toEqual({ 1: 'draw' });
    table.act(1, 'draw');
    expect(table.legal()).toEqual({ 1: 'play 2D' });
  });
});

describe('PO worked example 12: a penalty out of the discard [PO-P17.2]', () => {
  it('takes the newest completed trick when the stock is empty in a pick-up game', () => {
    const table = position({
      options: { stockOut: 'pickup' },
      hands: ['4D 3D', '9S QC 2C', '5S 7S 8S'],
      discard: '5H 9H TH …',
    });
    expect(table.discard.split(' ')).toHaveLength(45);
    table.act(0, 'play 4D');
    expect(table.legal()).toEqual({ 0: 'call', 1: 'pickup' });
    expect(table.act(1, 'pickup')).toEqual([
      'trick → hand/1: 4D (pickup)',
      'picked-up seat 1 leader 0',
      'forgot seat 0',
      'discard → hand/0: 5H 9H TH (penalty)',
    ]);
    expect(table.legal()).toEqual({ 0: 'play TH, play 9H, play 5H, play 3D' });
  });
});

describe('PO worked example 13: points for the cards left [PO-E5]', () => {
  it('scores 10 for 3, 1 and 6 cards', () => {
    const table = position({
      options: { match: 'points' },
      leader: 2,
      hands: ['2S 3S 4S', '5S', '7D', '6S 7S 8S 9S TS JS'],
      stock: '…',
    });
    expect(table.act(2, 'play 7D')).toEqual([
      'hand/2 → trick: 7D (play)',
      'score seat 2 points 10 why cards-left',
      'deal-end winners 2 why out totals 0 0 10 0',
    ]);
  });
});
