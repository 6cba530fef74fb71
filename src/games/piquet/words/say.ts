/** What Piquet says, in whatever language: which sentence, and what it speaks of. */
import type { Line, NoteLine } from '../../../record/line.ts';
import { TextList } from '../../../words/values.ts';
import type { GameSayings, GameWords, Sign, TableView } from '../../face/game-face.ts';
import { lessonsOf } from '../../face/wording.ts';
import { goalOf } from '../../face/words/goal.ts';
import { optionWords } from '../../face/words/options.ts';
import { announcing, person, placeWords, result, whyWords } from '../../face/words/sayings.ts';
import { options } from '../options.ts';
import { announceAct, announceDeal, announceMove, announceNote, announceScore } from './announce.ts';
import { RUBICON } from './asked.ts';
import { button } from './buttons.ts';
import { type SayPiquet, rankIn } from './names.ts';
import { prompt, refusal } from './prompt.ts';
import { MANY, dealPoints, dealsOf, kindIn, learned, marginOf, pointsInAll, tricksOf } from './table.ts';

const GROUPS = {
  scoring: ['playScoring', 'cardsInPique', 'tie'],
  deal: ['youngerDeclares', 'firstDealer'],
};
const WHYS = 'carte-blanche point sequence set repique lead trick last cards pique capot'.split(' ');

function noteBubble(say: SayPiquet, line: NoteLine): string | undefined {
  const kind = kindIn(line['kind']);
  switch (line.what) {
    case 'carte-blanche':
      return say('bubble-carte-blanche');
    case 'declare':
      return say('bubble-declare', { kind, count: Number(line['count']), rank: rankIn(line['rank']) });
    case 'making':
      return kind === 'point'
        ? say('bubble-making', { value: Number(line['value']) })
        : say('bubble-up-to', { rank: rankIn(line['rank']) });
    case 'show':
      return line['why'] === 'carte-blanche' ? say('bubble-carte-blanche') : undefined;
    default:
      return undefined;
  }
}

function bubble(say: SayPiquet, line: Line, reached?: string): string | undefined {
  if (reached !== undefined) return say('bubble-rubicon');
  if (line.type === 'note') return noteBubble(say, line);
  if (line.type === 'act' && line.action.type === 'silent') return say('bubble-silent');
  if (line.type === 'act' && line.action.type === 'answer') return say.of('bubble', String(line.action['say']));
  if (line.type !== 'score' || ['lead', 'trick', 'last'].includes(line.why)) return undefined;
  const count = line.points;
  return say.of('made', line.why, { count }) ?? say('made', { count });
}

/** How a deal, or the partie, ended, and the totals. */
function ended(say: SayPiquet, line: Line, view: TableView): ReturnType<GameWords['result']> {
  const { heading, text: totals } = result(say, line, view);
  const why = whyEnded(say, line, view);
  return why === undefined ? { heading, text: totals } : { heading, text: say('ended-totals', { why, totals }), why };
}

function whyEnded(say: SayPiquet, line: Line, view: TableView): string | undefined {
  if (line.type === 'deal-end') return dealEnded(say, view);
  return line.type === 'game-end' ? partieEnded(say, view) : undefined;
}

function dealEnded(say: SayPiquet, view: TableView): string {
  const made = dealPoints(view);
  const [more, less] = [Math.max(...made), Math.min(...made)];
  return more === less ? say('ended-deal-level', { count: more }) : say('ended-deal', { more, less });
}

function partieEnded(say: SayPiquet, view: TableView): string {
  const margin = marginOf(view);
  if (!margin) return say('ended-level');
  return say(margin.rubicon ? 'ended-rubicon' : 'ended-won', { margin: margin.points });
}

function signs(say: SayPiquet, view: TableView): readonly Sign[] {
  return view.places.deal === 0 ? [] : view.names.flatMap((_, seat) => seatSigns(say, seat, view));
}

/** What a seat has made in this deal, and how many tricks. */
function seatSigns(say: SayPiquet, seat: number, view: TableView): readonly Sign[] {
  const found: Sign[] = [];
  const count = dealPoints(view)[seat] ?? 0;
  const isAcross = pointsInAll(view, seat) >= RUBICON;
  const label = say(isAcross ? 'sign-deal-across' : 'sign-deal', { count });
  if (count > 0 || isAcross)
    found.push({ at: { seat }, text: `+${String(count)}`, label, tone: isAcross ? 'good' : 'plain' });
  const tricks = tricksOf(view, seat);
  const place = `won/${String(seat)}`;
  if (tricks > 0)
    found.push({
      at: { place },
      text: String(tricks),
      label: say('sign-tricks', { count: tricks }),
      tone: tricks >= MANY ? 'good' : 'plain',
    });
  return found;
}

/** What is still to come, and how far it is to the Rubicon. */
function standing(say: SayPiquet, view: TableView): string {
  const margin = marginOf(view);
  if (margin) return say(margin.rubicon ? 'standing-rubicon' : 'standing-won', { margin: margin.points });
  const each = view.names.map((_, seat) => {
    const player = person(view, seat);
    const count = RUBICON - pointsInAll(view, seat);
    return count > 0 ? say('rubicon-ahead', { player, count }) : say('rubicon-behind', { player });
  });
  return say('standing', { deal: view.places.deal, deals: dealsOf(view), each: new TextList(each) });
}

export const words = (say: SayPiquet): GameSayings => ({
  tagline: say('tagline'),
  lessons: lessonsOf([say('lesson-1'), say('lesson-2'), say('lesson-3')], learned),
  ...optionWords(say, options, GROUPS),
  announce: announcing(
    say,
    {
      deal: (line, view) => announceDeal(say, line, view),
      move: (line, view) => announceMove(say, line, view),
      act: (line, view) => announceAct(say, line, view),
      note: (line, view) => announceNote(say, line, view),
      score: (line, view) => announceScore(say, line, view),
    },
    (line, view) => ended(say, line, view),
  ),
  prompt: (view) => prompt(say, view),
  action: (action, view) => button(say, action, view),
  refusal: (_card, view) => refusal(say, view),
  bubble: (line, reached) => bubble(say, line, reached),
  result: (line, view) => ended(say, line, view),
  places: placeWords(say, ['hand', 'trick', 'stock', 'discard', 'reserve', 'won']),
  goal: (view) => goalOf(say, view, { deals: dealsOf(view) }),
  signs: (view) => signs(say, view),
  whys: whyWords(say, WHYS),
  standing: (view) => standing(say, view),
});
