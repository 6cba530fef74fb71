/** How a result and the table share the screen. Pure; all lengths in CSS px. */

/** What the table keeps: seats, the last trick and the own hand; below a moment there are no seats. */
const TABLE = 300;
const CROWD = { from: 5, each: 35 }; // with more seats than these it keeps more, for each of them
const TABLE_ALONE = 232;
const SCROLLED = 72; // what a result beside the table shows of the rest
const MOMENT = 210; // a table of this height has room for one
const PART = { hand: 0.44, none: 0.6 }; // of the table’s height, with an own hand below it or without
const MOST = 460;

export interface ResultNeeds {
  readonly beside: boolean; // it lies beside the table, which keeps its height
  readonly height: number; // of the screen below the bar
  readonly sheet: number; // what the result needs without its places
  readonly rows: number; // places
  readonly rowPx: number; // of one place
  readonly hasMoment: boolean; // somebody has won, and seats need not be seen
  readonly holds: boolean; // the own hand has cards
}

export interface Placed {
  readonly places: boolean; // they are seen without pulling the result up, or scrolling it
  readonly moment?: number; // how high it is
}

/** The places are seen where the table keeps enough room; the moment has its part of what the table has. */
export function placeResult({ beside, height, sheet, rows, rowPx, hasMoment, holds }: ResultNeeds): Placed {
  const list = rows * rowPx;
  const crowded = TABLE + CROWD.each * Math.max(0, rows - CROWD.from);
  const places = height - sheet - list >= (beside ? SCROLLED : hasMoment ? TABLE_ALONE : crowded);
  const table = beside ? height : height - sheet - (places ? list : 0);
  if (!hasMoment || table < MOMENT) return { places };
  return { places, moment: Math.min(MOST, Math.round(table * (holds ? PART.hand : PART.none))) };
}
