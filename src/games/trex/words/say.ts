/** What Trex says, in whatever language: which sentence, and what it speaks of. */
import type { ActLine, Line, MoveLine, NoteLine } from '../../../record/line.ts';
import { TextList } from '../../../words/values.ts';
import { cardsIn, seatOfPlace } from '../../face/fields.ts';
import type { GameSayings, GameWords, Goal, GoalSign, Sign, TableView } from '../../face/game-face.ts';
import { optionWords } from '../../face/words/options.ts';
import {
  announcing,
  cards,
  notNow,
  person,
  placeWords,
  plays,
  result as resultOf,
  signed,
  whyWords,
} from '../../face/words/sayings.ts';
import { options } from '../options.ts';
import { CROWN, TRICK } from './crown.ts';
import {
  type TrexContract,
  contractIn,
  contractNow,
  contractOf,
  exposedBy,
  kingdomOf,
  openContracts,
  tricksOf,
  usedContracts,
} from './table.ts';
import { type SayTrex, button, diamondsAt, prompt, refuse } from './turn.ts';

const GROUPS = {
  game: ['kingdoms', 'contracts', 'partners', 'direction'],
  contracts: ['diamonds', 'doubling', 'ownDouble', 'showTwos', 'earlyStop'],
};
const WHYS = ['diamonds', 'tricks', 'queens', 'king', 'doubled', 'first', 'second', 'third', 'last'];

function announceAct(say: SayTrex, { action, seat }: ActLine, view: TableView): string | undefined {
  const player = person(view, seat);
  switch (action.type) {
    case 'contract':
      return say('chooses', {
        player,
        contract: contractIn(action['contract']) ?? 'trex',
        diamonds: diamondsAt(view),
      });
    case 'expose': {
      const shown = cardsIn(action['cards']);
      return shown.length > 0 ? say('exposes', { player, cards: cards(shown) }) : undefined;
    }
    case 'abandon':
      return say('abandons', { player });
    case 'pass':
      return say('passes', { player });
    default:
      return undefined;
  }
}

function announceNote(say: SayTrex, line: NoteLine, view: TableView): string | undefined {
  const player = person(view, line.seat ?? 0);
  switch (line.what) {
    case 'show':
      return say('shows', { player, cards: cards(cardsIn(line['cards'])) });
    case 'kingdom':
      return say('kingdom', { player, number: Number(line['number']) });
    case 'out':
      return say('out', { player, place: Number(line['place']) });
    default:
      return undefined;
  }
}

function announceMove(say: SayTrex, line: MoveLine, view: TableView): string | undefined {
  if (line.why === 'play') return plays(say, line, view);
  const moved = { player: person(view, seatOfPlace(line.to)), cards: cards(line.cards) };
  if (line.why === 'capture') return say('takes', moved);
  return line.why === 'show-twos' ? say('shows', moved) : undefined;
}

function bubble(say: SayTrex, line: Line): string | undefined {
  if (line.type === 'note' && line.what === 'out') return say('bubble-out', { place: Number(line['place']) });
  if (line.type !== 'act') return undefined;
  const { action } = line;
  const contract = contractIn(action['contract']);
  if (contract) return say('contract', { contract });
  if (action.type === 'expose') return cardsIn(action['cards']).length > 0 ? say('bubble-doubled') : undefined;
  if (action.type === 'pass') return say('bubble-pass');
  return action.type === 'abandon' ? say('bubble-abandon') : undefined;
}

/** Which contract was played in the deal that ended. */
function whatEnded(say: SayTrex, line: Line, view: TableView): string | undefined {
  const contract = contractNow(view);
  if (line.type !== 'deal-end' || !contract) return undefined;
  return say(line.why === 'abandoned' ? 'deal-abandoned' : 'deal-done', { contract });
}

function kingSigns(say: SayTrex, view: TableView): readonly Sign[] {
  const kingdom = kingdomOf(view);
  if (!kingdom) return [];
  const at = { seat: kingdom.seat };
  const king: Sign = { at, text: '', picture: CROWN, label: say('sign-king', { number: kingdom.number }) };
  const contract = contractNow(view);
  if (!contract) return [king];
  const { full, short } = say.button('sign-contract', { contract });
  return [king, { at, text: short, label: full }];
}

function seatSigns(say: SayTrex, view: TableView): readonly Sign[] {
  return view.names.flatMap((_, seat): readonly Sign[] => {
    const tricks = tricksOf(view, seat);
    const count = exposedBy(view, seat).length;
    const won: Sign = {
      at: { place: `won/${String(seat)}` },
      text: String(tricks),
      label: say('sign-tricks', { count: tricks }),
    };
    const doubled: Sign = { at: { seat }, text: '×2', label: say('sign-doubled', { count }), tone: 'bad' };
    return [...(tricks > 0 ? [won] : []), ...(count > 0 ? [doubled] : [])];
  });
}

function dealName(say: SayTrex, lines: readonly Line[]): string | undefined {
  const deal = lines.find((line) => line.type === 'deal');
  const contract = contractOf(lines);
  return deal && contract ? say('deal-name', { deal: deal.deal, contract }) : undefined;
}

function standing(say: SayTrex, view: TableView): string | undefined {
  const kingdom = kingdomOf(view);
  if (!kingdom) return undefined;
  const played = new TextList(usedContracts(view).map((contract) => say('contract', { contract })));
  return say('standing', { number: kingdom.number, kingdoms: Number(view.options['kingdoms']), played });
}

/** A contract as a sign: what it is about. */
const SHORT: Readonly<Record<TrexContract, Omit<GoalSign, 'label'>>> = {
  complex: { text: 'K', suit: 'H', picture: TRICK },
  diamonds: { text: '', suit: 'D' },
  eltoosh: { text: '', picture: TRICK },
  girls: { text: 'Q' },
  'king-of-hearts': { text: 'K', suit: 'H' },
  trex: { text: 'J' },
};

/** The kingdom, and which of its contracts are still to be played. */
function goal(say: SayTrex, view: TableView): Goal | undefined {
  const kingdom = kingdomOf(view);
  if (!kingdom) return undefined;
  const said = { number: kingdom.number, kingdoms: Number(view.options['kingdoms']) };
  const text = say('goal', said);
  const left = openContracts(view).map((contract) => ({ ...SHORT[contract], label: say('contract', { contract }) }));
  const open = new TextList(left.map(({ label }) => label));
  return left.length > 0 ? { text, full: say('goal-open', { ...said, open }), left } : { text };
}

export const words = (say: SayTrex): GameSayings => {
  const whys = whyWords(say, WHYS);
  const result: GameWords['result'] = (line, view) => resultOf(say, line, view, whatEnded(say, line, view));
  return {
    tagline: say('tagline'),
    lessons: [
      { text: say('lesson-1'), done: (line) => line.type === 'act' && line.action.type === 'contract' },
      {
        text: say('lesson-2'),
        done: (line, seat) => line.type === 'act' && line.seat === seat && line.action.type === 'play',
      },
      { text: say('lesson-3'), done: (line) => line.type === 'deal-end' },
    ],
    ...optionWords(say, options, GROUPS),
    announce: announcing(
      say,
      {
        act: (line, view) => announceAct(say, line, view),
        note: (line, view) => announceNote(say, line, view),
        move: (line, view) => announceMove(say, line, view),
        score: ({ seat, points, why }, view) =>
          say('scores-for', { player: person(view, seat), points: signed(points), why: whys[why] ?? '' }),
      },
      result,
    ),
    prompt: (view) => prompt(say, view),
    action: (action, view) => button(say, action, view),
    refusal: (_card, view) => notNow(say, view) ?? refuse(say, view),
    bubble: (line) => bubble(say, line),
    result,
    places: placeWords(say, ['hand', 'exposed', 'taken', 'trick', 'layout', 'stock', 'won']),
    signs: (view) => [...kingSigns(say, view), ...seatSigns(say, view)],
    whys,
    dealName: (lines) => dealName(say, lines),
    goal: (view) => goal(say, view),
    standing: (view) => standing(say, view),
  };
};
