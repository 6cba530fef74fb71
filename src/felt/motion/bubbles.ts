/** What seats say, for a while or as long as the seat is marked; and which seats are passed over. */
import type { Seat } from '../../cards/card.ts';
import type { GameFace, GameWords } from '../../games/face/game-face.ts';
import type { Line } from '../../record/line.ts';
import type { Bubble } from '../table/shown.ts';
import type { FeltTable } from '../table/felt-table.ts';

/** The seat that speaks at a line. */
const speakerOf = (line: Line): Seat | undefined =>
  line.type === 'act' || line.type === 'note' || line.type === 'score' ? line.seat : undefined;

export class Bubbles {
  private said: { bubble: Bubble; untilMs: number }[] = [];

  constructor(
    private words: Pick<GameWords, 'bubble'> | undefined,
    private passedOver?: GameFace['passedOver'],
  ) {}

  setWords(words: Pick<GameWords, 'bubble'>): void {
    this.words = words;
  }

  setFace({ passedOver }: GameFace): void {
    this.passedOver = passedOver;
  }

  /** Whether a bubble must still be removed. */
  get speaking(): boolean {
    return this.said.length > 0;
  }

  addBubbles(line: Line, untilMs: number, reached?: string): void {
    const passed = line.type === 'note' ? (this.passedOver?.(line) ?? []) : [];
    for (const seat of passed) this.addBubble({ seat, text: '', kind: 'pass' }, untilMs);
    const seat = speakerOf(line);
    const text = seat === undefined ? undefined : this.words?.bubble(line, reached);
    if (seat === undefined || text === undefined) return;
    this.addBubble({ seat, text, kind: 'say' }, untilMs);
  }

  private addBubble(bubble: Bubble, untilMs: number): void {
    this.said = this.said.filter((one) => one.bubble.seat !== bubble.seat);
    this.said.push({ bubble, untilMs });
  }

  /** Removes bubbles whose time is over; returns whether there were any. */
  advance(nowMs: number): boolean {
    const before = this.said.length;
    if (before > 0 && this.said.some(({ untilMs }) => untilMs <= nowMs))
      this.said = this.said.filter(({ untilMs }) => untilMs > nowMs);
    return this.said.length !== before;
  }

  clear(): void {
    this.said = [];
  }

  /** At most one for each seat; a new bubble hides a lasting one. */
  shown(table: FeltTable): readonly Bubble[] {
    const said = this.said.map(({ bubble }) => bubble);
    const kept = table.marks.flatMap((line): Bubble[] => {
      const { seat } = line;
      const text = this.words?.bubble(line);
      return text === undefined || said.some((bubble) => bubble.seat === seat) ? [] : [{ seat, text, kind: 'mark' }];
    });
    return [...said, ...kept];
  }
}
