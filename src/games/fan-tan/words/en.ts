/** Fan Tan in English. */
import type { Line } from '../../../record/line.ts';
import type { GameWords, TableView } from '../../face/game-face.ts';
import * as say from '../../face/sayings.en.ts';
import { cardIn } from '../../face/fields.ts';
import { english as en, shortCard } from '../../face/speech.ts';
import { may } from '../../face/wording.ts';

const whys: GameWords['whys'] = {
  'buy-in': 'chips to begin with',
  ante: 'ante',
  'short-hand': 'one card fewer',
  pass: 'passing',
  'false-pass': 'a false pass',
  'held-seven': 'a seven held back',
  'cards-left': 'cards left in hand',
  pot: 'the pot',
};

/** Payments that are worth a sentence of their own. */
function announceChips(line: Line & { type: 'chips' }, view: TableView): string | undefined {
  if (['buy-in', 'ante', 'short-hand'].includes(line.why)) return undefined;
  return say.pays(line, view, () => 'the pot', line.why === 'pot' || line.why === 'pass' ? '' : (whys[line.why] ?? ''));
}

const mustBegin = (view: TableView): boolean => view.legal.length === 1 && view.places.acts.length === 0;

function prompt(view: TableView): string {
  const other = say.waiting(view);
  if (other !== undefined) return other;
  if (view.places.ended === 'no' && view.legal.length === 0) return 'The others play.';
  const plays = view.legal.filter(({ type }) => type === 'play');
  const [only] = plays;
  if (!only)
    return `Nothing fits: pass${Number(view.options['passFee']) > 0 ? ` and pay ${en.count(Number(view.options['passFee']), 'chip')}` : ''}.`;
  if (mustBegin(view) && view.options['start'] !== 'left')
    return `You hold ${en.theCard(cardIn(only['card']))}: begin with it.`;
  const pass = may(view, 'pass');
  return `Play a seven, or a card next to one on the table${pass ? '; or pass' : ''}.`;
}

export const words: GameWords = {
  title: 'Fan Tan',
  tagline: 'Four rows from the sevens, and a chip for whoever cannot add to them.',
  lessons: [
    {
      text: 'Play a seven, or a card that continues a row: the eight on the seven, then the nine; the six, then the five.',
      done: (line, seat) => line.type === 'act' && line.seat === seat && line.action.type === 'play',
    },
    {
      text: 'If you can play, you must. If you cannot, you pass and pay a chip.',
      done: (line, seat) => line.type === 'act' && line.seat === seat && line.action.type === 'pass',
    },
    {
      text: 'The first empty hand takes the pot, and a chip for every card the others hold.',
      done: (line) => line.type === 'deal-end',
    },
  ],
  options: {
    deals: { label: 'Deals', help: 'After so many deals the most chips win.' },
    untilBroke: {
      label: 'Until somebody is broke',
      help: 'The game also ends when a purse is empty.',
      values: { true: 'Yes', false: 'No' },
    },
    dealer: say.firstDealer,
    purse: { label: 'Chips each', help: 'What everybody begins with. A purse may go below zero.' },
    ante: { label: 'Ante', help: 'What everybody puts into the pot before a deal.' },
    shortAnte: { label: 'Ante for a short hand', help: 'What a hand with a card fewer pays besides.' },
    passFee: { label: 'Passing', help: 'What a pass costs.' },
    cardFee: { label: 'Cards left', help: 'What each card left in hand costs at the end.' },
    start: {
      label: 'Who begins',
      help: 'Who plays the first card.',
      values: { left: 'Left of the dealer', '7D': 'The seven of diamonds', '7H': 'The seven of hearts' },
    },
    honour: {
      label: 'On your honour',
      help: 'One may pass although one could play; whoever is found out pays.',
      values: { true: 'False passes possible', false: 'Who can play must' },
    },
  },
  groups: [
    { label: 'The game', keys: ['deals', 'untilBroke', 'dealer', 'start', 'honour'] },
    { label: 'Chips', keys: ['purse', 'ante', 'shortAnte', 'passFee', 'cardFee'] },
  ],
  presets: {
    classic: { label: 'Classic', help: 'A chip to begin, a chip a pass, a chip a card.' },
    sevens: { label: 'Sevens', help: 'The seven of hearts begins; only cards left are paid for.' },
    parliament: { label: 'Parliament', help: 'The seven of diamonds begins.' },
    onYourHonour: { label: 'On your honour', help: 'Passing falsely is possible, and dear if it comes out.' },
    untilBroke: { label: 'Until somebody is broke', help: 'Deal after deal, until a purse is empty.' },
  },
  announce: say.announcing(
    {
      move: (line, view) => (line.why === 'play' ? say.plays(line, view) : undefined),
      act: (line, view) => (line.action.type === 'pass' ? say.passes(line, view) : undefined),
      note: (line, view) => {
        if (line.what === 'show') return say.held(line, view);
        return `${en.does(view, line.seat ?? 0, 'passed', 'passed')} falsely: ${en.theCard(cardIn(line['card']))} could have been played.`;
      },
      chips: announceChips,
    },
    (line, view) => words.result(line, view),
  ),
  prompt,
  action: (action, view) => {
    if (action.type === 'pass') {
      const fee = Number(view.options['passFee']);
      return { full: fee > 0 ? `Pass and pay ${en.count(fee, 'chip')}` : 'Pass', short: 'Pass' };
    }
    const card = cardIn(action['card']);
    return { full: `Play ${en.theCard(card)}`, short: shortCard(card) };
  },
  refusal: (card, view) => say.notNow(view) ?? refuse(card, view),
  bubble: (line) => {
    if (line.type === 'act' && line.action.type === 'pass') return 'Pass';
    return line.type === 'note' && line.what === 'false-pass' ? 'Found out!' : undefined;
  },
  result: (line, view) => say.result(line, view, line.type === 'deal-end' ? 'The first empty hand takes the pot.' : ''),
  places: {
    hand: 'Hand',
    high: 'Eight to king',
    seven: 'Seven',
    low: 'Six to ace',
    stock: 'Cards to deal',
    pot: 'Pot',
  },
  whys,
};

/** Why this card cannot be played yet: the one before it is missing. */
function refuse(card: string, view: TableView): string {
  if (mustBegin(view) && view.options['start'] !== 'left') return prompt(view);
  const order = 'A23456789TJQK';
  const at = order.indexOf(card.charAt(0));
  const before = order.charAt(at > 6 ? at - 1 : at + 1);
  const missing = cardIn(`${before}${card.charAt(1)}`);
  return `${en.capital(en.theCard(missing))} is not on the table yet.`;
}
