/** Sends lists of lines to one guest in parts, as far as it says that it has them, and again what was lost. */
import type { Line } from '../../record/line.ts';

/** The size of a part in letters of JSON; a single longer line goes alone. */
const PART = 8000;
/** How many parts are sent before the guest has said that it has the first of them. */
const AHEAD = 6;

export class LineSender {
  private revision = -1;
  private known = 0; // lines that the guest has
  private ends: number[] = []; // of the parts that were sent and are not known to have arrived
  private movedAt = 0; // when the guest last said that it has more, or something was first sent, in ms

  /** `againMs`: when nothing more has arrived for so long, it is sent again. */
  constructor(private readonly againMs: number) {}

  /** What the guest says that it has. */
  has(revision: number, count: number, now: number): void {
    if (revision === this.revision && count === this.known) return;
    const isSame = revision === this.revision && count > this.known;
    this.ends = isSame ? this.ends.filter((end) => end > count) : [];
    [this.revision, this.known, this.movedAt] = [revision, count, now];
  }

  /** The next parts to send of these lines. */
  next(revision: number, lines: readonly Line[], now: number): { from: number; lines: readonly Line[] }[] {
    if (revision !== this.revision) [this.revision, this.known, this.ends] = [revision, 0, []];
    if (now - this.movedAt > this.againMs) this.ends = [];
    const parts: { from: number; lines: readonly Line[] }[] = [];
    for (;;) {
      const from = this.ends.at(-1) ?? this.known;
      if (from >= lines.length || this.ends.length >= AHEAD) return parts;
      if (this.ends.length === 0) this.movedAt = now;
      const to = endOfPart(lines, from);
      this.ends.push(to);
      parts.push({ from, lines: lines.slice(from, to) });
    }
  }
}

function endOfPart(lines: readonly Line[], from: number): number {
  let size = 0;
  for (let to = from; to < lines.length; to += 1) {
    size += JSON.stringify(lines[to]).length;
    if (size > PART && to > from) return to;
  }
  return lines.length;
}
