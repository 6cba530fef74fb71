/** Farmer in English. */
import type { Line } from '../../../record/line.ts';
import type { GameWords, TableView, Sign } from '../../face/game-face.ts';
import * as say from '../../face/sayings.en.ts';
import { cardsIn, seatOfPlace } from '../../face/fields.ts';
import { english as en } from '../../face/speech.ts';
import { STRAW_HAT } from './straw-hat.ts';
import { GOAL, countOf, farmerOf, isCourtAndSix, ownTotal, toneOf } from './table.ts';

const whys: GameWords['whys'] = {
  'buy-in': 'chips to begin with',
  ante: 'ante',
  farm: 'the farm',
  closest: 'paid to the closest',
  split: 'share of the closest',
  remainder: 'what could not be shared',
  bust: 'over 16',
  'farm-split': 'the farm is shared out',
};

const potName = (purse: string): string => (purse === 'farm' ? 'the farm' : 'the side pot');

function announceMove(line: Line & { type: 'move' }, view: TableView): string | undefined {
  const [seat, card = '??'] = [seatOfPlace(line.to), line.cards[0]];
  switch (line.why) {
    case 'draw-farmer':
      return `${en.does(view, seat, 'get', 'gets')} ${en.theCard(card)}.`;
    case 'deal':
      return seat === view.seat ? `Your card is ${en.theCard(card)}.` : undefined;
    case 'hit': {
      const mine = seat === view.seat ? ` You have ${String(ownTotal(view))}.` : '';
      return `${en.does(view, seat, 'hit', 'hits')}: ${en.theCard(card)}.${mine}`;
    }
    default:
      return undefined;
  }
}

function announceNote(line: Line & { type: 'note' }, view: TableView): string | undefined {
  const seat = line.seat ?? 0;
  if (line.what === 'farmer') return `${en.does(view, seat, 'are', 'is')} the farmer now.`;
  if (line.what !== 'show') return undefined;
  const total = Number(line['total']);
  const [card = '??'] = cardsIn(line['cards']);
  return `${en.does(view, seat, 'turn', 'turns')} up ${en.theCard(card)}: ${String(total)}${total > GOAL ? ', over 16' : ''}.${isCourtAndSix(line, view.places) ? ' A court card and the six of hearts: nothing beats that!' : ''}`;
}

function announceChips(line: Line & { type: 'chips' }, view: TableView): string | undefined {
  if (line.why === 'buy-in' || line.why === 'ante') return undefined;
  if (line.why === 'remainder') return `${en.capital(en.count(line.amount, 'chip'))} left over: into the farm.`;
  return say.pays(line, view, potName, line.why === 'farm' ? '' : (whys[line.why] ?? ''));
}

function prompt(view: TableView): string {
  const other = say.waiting(view);
  if (other !== undefined) return other;
  if (view.legal.length === 0) return 'The others play.';
  const total = ownTotal(view);
  if (total > GOAL) return `${String(total)} is over 16: stay, and let nobody notice.`;
  if (view.legal.length === 1) return `You have ${String(total)}. Everybody takes at least one card: hit.`;
  return total === GOAL ? 'Exactly 16! Stay.' : `You have ${String(total)}: hit, or stay.`;
}

export const words: GameWords = {
  title: 'Farmer',
  tagline: 'Exactly 16 takes the farm; whoever goes over keeps quiet.',
  lessons: [
    {
      text: 'You want exactly 16. Everybody must take at least one card: press “Hit”.',
      done: (line, seat) => line.type === 'act' && line.seat === seat && line.action.type === 'hit',
    },
    {
      text: 'Near enough? Press “I stay”. Over 16 you are bust, but nobody is told: you stay like anybody else.',
      done: (line, seat) => line.type === 'act' && line.seat === seat && line.action.type === 'stay',
    },
    {
      text: 'Exactly 16 takes the farm. If nobody has it, lower hands pay the closest. Whoever is bust pays the farmer.',
      done: (line) => line.type === 'deal-end',
    },
  ],
  options: {
    ante: { label: 'Ante', help: 'What everybody puts into the farm before a deal, and what every payment costs.' },
    purse: { label: 'Chips each', help: 'What everybody begins with. A purse may go below zero.' },
    deals: { label: 'Deals', help: 'After so many deals the farm is shared out, and the most chips win.' },
    untilBroke: {
      label: 'Until somebody is broke',
      help: 'The game also ends when a purse is empty.',
      values: { true: 'Yes', false: 'No' },
    },
    firstFarmer: {
      label: 'First farmer',
      help: 'Who is the farmer at first; after that, whoever wins the farm.',
      values: { ...say.firstDealer.values, draw: 'Who is turned up the six of hearts' },
    },
    bustPays: {
      label: 'Over 16',
      help: 'What a hand over 16 pays to the farmer.',
      values: { ante: 'One ante', excess: 'An ante for each point over' },
    },
  },
  groups: [
    { label: 'The game', keys: ['deals', 'untilBroke', 'firstFarmer'] },
    { label: 'Chips', keys: ['ante', 'purse', 'bustPays'] },
  ],
  presets: {
    classic: { label: 'Classic', help: 'Ten deals; a hand over 16 costs an ante.' },
    ferme: { label: 'La Ferme', help: 'As in old France: each point over 16 costs an ante.' },
    untilBroke: { label: 'Until somebody is broke', help: 'Deal after deal, until a purse is empty.' },
  },
  announce: say.announcing(
    {
      deal: (line, view) =>
        line.deal === 0
          ? 'Cards are turned up: whoever gets the six of hearts is the farmer.'
          : `Deal ${String(line.deal)}. ${en.does(view, line.dealer, 'are', 'is')} the farmer.`,
      move: announceMove,
      act: (line, view) => (line.action.type === 'stay' ? `${en.does(view, line.seat, 'stay', 'stays')}.` : undefined),
      note: announceNote,
      chips: announceChips,
    },
    (line, view) => words.result(line, view),
  ),
  prompt,
  action: (action) =>
    action.type === 'hit'
      ? { full: 'Hit: one more card, face up', short: 'Hit' }
      : { full: 'I stay: no more cards', short: 'I stay' },
  refusal: (_card, view) => say.notNow(view) ?? 'Your cards stay where they are: hit, or stay.',
  bubble: (line) => {
    if (line.type === 'act' && line.action.type === 'stay') return 'I stay';
    if (line.type !== 'note' || line.what !== 'show') return undefined;
    const total = Number(line['total']);
    return total > GOAL ? `${String(total)}: bust` : total === GOAL ? '16!' : String(total);
  },
  result: (line, view) => say.result(line, view, reasonOf(line)),
  places: { hand: 'Hidden card', up: 'Open cards', stock: 'Stock', farm: 'Farm', side: 'Side pot' },
  signs: (view) => [...farmerSigns(view), ...countSigns(view)],
  whys,
};

function reasonOf(line: Line): string {
  if (line.type === 'game-end') return line.why === 'broke' ? 'A purse is empty.' : '';
  if (line.type !== 'deal-end') return '';
  if (line.why === 'sixteen') return 'Exactly 16 takes the farm.';
  return line.why === 'closest' ? 'Nobody has 16: the farm stays.' : 'All are over 16: the farm stays.';
}

function farmerSigns(view: TableView): readonly Sign[] {
  const farmer = farmerOf(view);
  return farmer === undefined
    ? []
    : [{ at: { seat: farmer }, text: '', label: 'the farmer', picture: STRAW_HAT, carried: 'hat' }];
}

/** The own total; of others what lies open, until they show. */
function countSigns(view: TableView): readonly Sign[] {
  return view.names.flatMap((_, seat) => {
    const count = countOf(view, seat);
    if (!count) return [];
    const { points, isWhole } = count;
    const over = points > GOAL ? ', over 16' : '';
    return [
      {
        at: { seat },
        text: isWhole ? String(points) : `${String(points)}+?`,
        label: `${isWhole ? 'total' : 'open cards'} ${String(points)}${over}`,
        tone: toneOf(isWhole || points > GOAL ? points : 0),
      },
    ];
  });
}
