/** What can be looked at once more: the last trick, or what the others did since the person's last turn. Pure. */
import type { Seat, SeenCard } from '../../cards/card.ts';
import type { GameFace } from '../../games/face/game-face.ts';
import type { Line } from '../../record/line.ts';

export interface LookBack {
  readonly what: 'trick' | 'turn';
  readonly from: number; // so many lines lie there before what is shown
  readonly played: readonly { readonly seat: Seat; readonly card: SeenCard }[]; // to the trick
}

/** The last trick of this deal, where there are tricks and one is over; else the last turns; nothing where nobody has acted. */
export function lookBack(
  lines: readonly Line[],
  face: Pick<GameFace, 'trick'>,
  seat: Seat | undefined,
): LookBack | undefined {
  const deal = lines.findLastIndex(({ type }) => type === 'deal');
  if (deal < 0) return undefined;
  const { trick } = face;
  return (trick === undefined ? undefined : lastTrick(lines, trick, deal)) ?? lastTurn(lines, seat, deal);
}

const isLaid = (line: Line, trick: string): boolean => line.type === 'move' && line.to === trick;

function lastTrick(lines: readonly Line[], trick: string, deal: number): LookBack | undefined {
  const taken = lines.findLastIndex((line) => line.type === 'move' && line.from === trick);
  if (taken < deal) return undefined;
  const last = lines.slice(0, taken).findLastIndex((line) => isLaid(line, trick));
  if (last < deal) return undefined;
  const before = lines.slice(0, last).findLastIndex((line) => line.type === 'move' && line.from === trick);
  const played = lines.slice(Math.max(before, deal) + 1, last + 1).flatMap((line) => {
    if (line.type !== 'move' || line.to !== trick) return [];
    const seat = Number(line.from.split('/')[1]);
    return line.cards.map((card) => ({ seat, card }));
  });
  return { what: 'trick', from: last + 1, played };
}

/** What others did after the person's last turn, or else all that was done. */
function lastTurn(lines: readonly Line[], seat: Seat | undefined, deal: number): LookBack | undefined {
  const isOwn = (line: Line): boolean => line.type === 'act' && line.seat === seat;
  const others = lines.findLastIndex((line, i) => i > deal && line.type === 'act' && !isOwn(line));
  const own = lines.findLastIndex((line, i) => i > deal && (others < 0 || i < others) && isOwn(line));
  const from = lines.findIndex((line, i) => line.type === 'act' && i > Math.max(deal, others < 0 ? deal : own));
  return from < 0 ? undefined : { what: 'turn', from, played: [] };
}
