/** What the seats at this device were told: a view for each, and what all may see where several people sit here. */
import type { Seat } from '../cards/card.ts';
import { Timeline } from '../record/timeline.ts';
import type { TableMessage } from '../workers/protocol.ts';

/** The newest message to a seat, with all its lines. */
export interface SeatNews {
  readonly news: TableMessage;
  readonly timeline: Timeline;
}

/** The views after the same number of lines, those of the seats first; `undefined` is nobody's. */
export type DeviceViews = ReadonlyMap<Seat | undefined, SeatNews>;

/** The people of a table who sit at this device, ascending. */
export const peopleHere = ({ holders }: Pick<TableMessage, 'holders'>): readonly Seat[] =>
  holders.flatMap(({ by }, seat) => (by === 'local' ? [seat] : []));

/** The views that the engine sends of a table, in its order: the view of no seat comes last. */
function viewersOf(news: TableMessage): readonly (Seat | undefined)[] {
  const people = peopleHere(news);
  return people.length === 1 ? people : [...people, undefined];
}

export class LocalViews {
  private readonly all = new Map<Seat | undefined, SeatNews>();
  private isAnew = false;

  /**
   * Takes a message. After the last one of a change: all views, and whether they were sent anew. Else nothing, also for a message
   * of the table before.
   */
  addNews(news: TableMessage): { readonly views: DeviceViews; readonly anew: boolean } | undefined {
    const { seat, from, lines } = news;
    const before = this.all.get(seat)?.timeline ?? new Timeline();
    if (from !== 0 && from !== before.lines.length) return undefined;
    this.isAnew ||= from === 0;
    this.all.set(seat, { news, timeline: from === 0 ? new Timeline(lines) : before.with(lines) });
    const viewers = viewersOf(news);
    if (seat !== viewers.at(-1)) return undefined;
    const views = new Map([...this.all].filter(([viewer]) => viewers.includes(viewer)));
    const anew = this.isAnew;
    this.isAnew = false;
    return { views, anew };
  }
}
