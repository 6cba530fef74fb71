/** Piquet in English. */
import type { Line } from '../../../record/line.ts';
import type { GameWords, TableView, Sign } from '../../face/game-face.ts';
import { announcing, result } from '../../face/sayings.en.ts';
import { english as en } from '../../face/speech.ts';
import { action } from './en.actions.ts';
import { announceAct, announceDeal, announceMove, announceNote, announceScore } from './en.announce.ts';
import { declared, points, rank } from './en.combinations.ts';
import { optionWords } from './en.options.ts';
import { prompt, refusal } from './en.prompt.ts';
import { RUBICON } from './asked.ts';
import { MANY, dealPoints, dealsOf, kindIn, marginOf, pointsInAll, tricksOf } from './table.ts';

const SAYINGS: Readonly<Record<string, string>> = { good: 'Good', equal: 'Equal', 'not-good': 'Not good' };
const CALLS: Readonly<Record<string, string>> = {
  repique: 'Repique!',
  pique: 'Pique!',
  capot: 'Capot!',
  cards: 'The cards:',
};

function noteBubble(line: Line & { type: 'note' }): string | undefined {
  const kind = kindIn(line['kind']);
  const count = Number(line['count']);
  switch (line.what) {
    case 'carte-blanche':
      return 'Carte blanche!';
    case 'declare':
      if (kind === 'point') return `Point of ${String(count)}`;
      return `${en.capital(declared(kind, count, line['rank']))}${kind === 'set' ? '' : `: ${String(count)} in a row`}`;
    case 'making':
      return kind === 'point' ? `Making ${String(line['value'])}` : `Up to the ${rank(line['rank'])}`;
    case 'show':
      return line['why'] === 'carte-blanche' ? 'Carte blanche!' : undefined;
    default:
      return undefined;
  }
}

function bubble(line: Line, reached?: string): string | undefined {
  if (reached !== undefined) return 'Rubicon!';
  if (line.type === 'note') return noteBubble(line);
  if (line.type === 'act' && line.action.type === 'silent') return 'Nothing';
  if (line.type === 'act' && line.action.type === 'answer') return SAYINGS[String(line.action['say'])];
  if (line.type !== 'score' || ['lead', 'trick', 'last'].includes(line.why)) return undefined;
  return `${CALLS[line.why] ?? ''} +${String(line.points)}`.trim();
}

/** How a deal, or the partie, ended. */
function why(line: Line, view: TableView): string {
  const made = dealPoints(view);
  const [more, less] = [Math.max(...made), Math.min(...made)];
  if (line.type === 'deal-end')
    return more === less
      ? `${points(more)} each in this deal. In all:`.replace(/^./, (first) => first.toUpperCase())
      : `${String(more)} points to ${String(less)} in this deal. In all:`;
  const margin = marginOf(view);
  if (!margin) return 'Level to the last:';
  return margin.rubicon
    ? `Won by ${String(margin.points)}: the loser did not cross the Rubicon of 100, so both totals and 100 count. In all:`
    : `Won by ${String(margin.points)}: the difference and 100. In all:`;
}

function signs(view: TableView): readonly Sign[] {
  if (view.places.deal === 0) return [];
  return view.names.flatMap((_, seat): Sign[] => {
    const made = dealPoints(view)[seat] ?? 0;
    const tricks = tricksOf(view, seat);
    const across = pointsInAll(view, seat) >= RUBICON;
    const count = `${points(made)} in this deal${across ? ', across the Rubicon' : ''}`;
    return [
      ...(made > 0 || across
        ? [
            {
              at: { seat },
              text: `+${String(made)}`,
              label: en.capital(count),
              tone: across ? 'good' : 'plain',
            } as const,
          ]
        : []),
      ...(tricks > 0
        ? [
            {
              at: { place: `won/${String(seat)}` },
              text: String(tricks),
              label: `${en.count(tricks, 'trick')} won`,
              tone: tricks >= MANY ? 'good' : 'plain',
            } as const,
          ]
        : []),
    ];
  });
}

/** What is still to come, and how far it is to the Rubicon. */
function standing(view: TableView): string {
  const margin = marginOf(view);
  if (margin) return `Won by ${String(margin.points)}${margin.rubicon ? ', the Rubicon counted' : ''}.`;
  const parts = view.names.map((_, seat) => {
    const missing = RUBICON - pointsInAll(view, seat);
    const need = seat === view.seat ? 'need' : 'needs';
    const have = seat === view.seat ? 'have' : 'has';
    const who = en.who(view, seat);
    return missing > 0 ? `${who} ${need} ${String(missing)} more` : `${who} ${have} crossed it`;
  });
  return `${String(view.places.deal)} of ${String(dealsOf(view))} deals. The Rubicon lies at 100: ${parts.join(', ')}.`;
}

export const words: GameWords = {
  title: 'Piquet',
  tagline: 'Exchange, declare, keep a secret, and count to thirty before the other begins.',
  lessons: [
    {
      text: 'Choose up to five cards that help you least and exchange them. Keep a long suit, rows, and three or four of a kind.',
      done: (line, seat) => line.type === 'act' && line.seat === seat && line.action.type === 'draw',
    },
    {
      text: 'Now you compare: point, sequence, set. Only the better one scores. You may keep yours secret: that is sinking.',
      done: (line) => line.type === 'act' && line.action.type === 'play',
    },
    {
      text: 'Twelve tricks, no trumps. One point for each lead and each trick won; ten for more than half of them.',
      done: (line) => line.type === 'deal-end',
    },
  ],
  ...optionWords,
  announce: announcing(
    { deal: announceDeal, move: announceMove, act: announceAct, note: announceNote, score: announceScore },
    (line, view) => words.result(line, view),
  ),
  prompt,
  action,
  refusal,
  bubble,
  result: (line, view) => result(line, view, why(line, view)),
  places: {
    hand: 'Hand',
    trick: 'Trick',
    stock: 'Talon',
    discard: 'Cards laid out',
    reserve: 'Put aside',
    won: 'Tricks won',
  },
  signs,
  whys: {
    'carte-blanche': 'carte blanche',
    point: 'point',
    sequence: 'sequences',
    set: 'sets',
    repique: 'repique',
    lead: 'leads',
    trick: 'tricks',
    last: 'the last trick',
    cards: 'the cards: seven tricks',
    pique: 'pique',
    capot: 'capot',
  },
  standing,
};
