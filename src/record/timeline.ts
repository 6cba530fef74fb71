/**
 * The lines of a table and how it lay after each of them. Every line is folded once; whoever shows the table, plays it as
 * motion or says it in words reads it from here, each at the line that it has come to.
 */
import { Places } from './fold.ts';
import type { Line, MoveLine } from './line.ts';

/** The table after some of the lines: these lines, and the places folded from just them. */
export class Snapshot {
  /** After the first `count` of `all`, and after `part` of the next one if its cards go one by one. */
  constructor(
    readonly places: Places,
    readonly count: number,
    readonly all: readonly Line[],
    private readonly part?: MoveLine,
  ) {}

  get lines(): readonly Line[] {
    return [...this.all.slice(0, this.count), ...(this.part ? [this.part] : [])];
  }
}

/** Nothing has happened yet. */
export const NO_TABLE = new Snapshot(new Places(), 0, []);

/** A line, or a part of one, with the table before and after it. */
export interface Step<L extends Line = Line> {
  readonly line: L;
  readonly before: Snapshot;
  readonly after: Snapshot;
}

/** A value: `with` makes another one, which shares what was folded. Of deals that are long over it is folded again. */
export class Timeline {
  constructor(
    readonly lines: readonly Line[] = [],
    /** The places after so many lines; before the first one always. */
    private readonly folded: (Places | undefined)[] = [NO_TABLE.places],
  ) {}

  /** The same table some lines later. */
  with(lines: readonly Line[]): Timeline {
    return new Timeline([...this.lines, ...lines], this.folded);
  }

  /** The table after the first `count` lines; after all of them if there are fewer. */
  at(count = this.lines.length): Snapshot {
    const most = Math.min(count, this.lines.length);
    return new Snapshot(this.places(most), most, this.lines);
  }

  /** The lines from `from` on, before `to`, each with what it makes of the table. */
  steps(from: number, to = this.lines.length): readonly Step[] {
    let before = this.at(from);
    return this.lines.slice(from, to).map((line, i) => {
      const step = { line, before, after: this.at(from + i + 1) };
      before = step.after;
      return step;
    });
  }

  /** The steps of the deal that is on the table after `to` lines, up to there. */
  sinceDeal(to = this.lines.length): readonly Step[] {
    return this.steps(this.dealBefore(to), to);
  }

  /** The last `deal` line of the first `count` lines. */
  private dealBefore(count: number): number {
    return Math.max(
      0,
      this.lines.slice(0, count).findLastIndex((line) => line.type === 'deal'),
    );
  }

  private places(count: number): Places {
    const { folded } = this;
    let from = count;
    while (from > 0 && !folded[from]) from -= 1;
    let places = folded[from] ?? NO_TABLE.places;
    this.lines.slice(from, count).forEach((line, i) => {
      if (line.type === 'deal') folded.fill(undefined, 1, this.dealBefore(from + i)); // the deal before is still looked at
      folded[from + i + 1] = places = places.after(line);
    });
    return places;
  }
}
