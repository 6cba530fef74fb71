/** Lays prepared positions on the table instead of the person's game, hears what is done there, and puts the game back. */
import type { Card } from '../cards/card.ts';
import type { ChosenAction } from '../practice/action-pattern.ts';
import type { Task } from '../practice/lesson.ts';
import type { PreparedTable, SeatRequest } from '../workers/protocol.ts';
import type { Gate, TableSession } from './table-session.svelte.ts';

/** Hears the choices of the person. */
export interface Examiner {
  /** Is this carried out? */
  lets(choice: ChosenAction): boolean;
  /** This own card cannot be played now, and why. */
  refused(card: Card, why: string): void;
}

let laid = 0; // positions in this visit

export class PreparedPositions implements Gate {
  private number = -1;
  /** After how many lines an act was let pass: until it is carried out, it may be pressed once more. */
  private letAt: number | undefined;

  constructor(
    private readonly table: Pick<TableSession, 'gate' | 'prepared' | 'choose' | 'ask'>,
    private readonly examiner: Examiner,
  ) {}

  /** Does the position that was laid last lie there? */
  get isHere(): boolean {
    return this.table.prepared === this.number;
  }

  /** False if it cannot be laid. Without any position before, the person's game is then still there. */
  async lay(game: string, { position, script }: Task, after: PreparedTable['after'] = 'stop'): Promise<boolean> {
    return this.layTable({ game, position, script, after });
  }

  /** The same for a puzzle: the others play on as usual. */
  async layPuzzle(game: string, position: PreparedTable['position'], isLeadShown: boolean): Promise<boolean> {
    return this.layTable({ game, position, script: [], after: 'bots', isLeadShown });
  }

  private async layTable(prepared: Omit<PreparedTable, 'number'>): Promise<boolean> {
    const { table } = this;
    const before = table.gate;
    this.number = laid += 1;
    this.letAt = undefined;
    table.gate = this;
    table.choose(undefined);
    const told = await table.ask({
      type: 'prepare',
      table: { ...prepared, number: this.number },
    });
    if (told.type === 'done') return true;
    table.gate = before;
    return false;
  }

  /** Puts the person's game back. */
  async leave(): Promise<void> {
    this.forget();
    await this.table.ask({ type: 'put-back' });
  }

  /** Another game lies on the table. */
  forget(): void {
    if (this.table.gate === this) this.table.gate = undefined;
  }

  lets(request: SeatRequest): boolean {
    if (request.type === 'paced') return true;
    if (!this.isHere || (request.type !== 'act' && request.type !== 'let-pass')) return false;
    if (request.type === 'let-pass') return this.examiner.lets(undefined);
    if (request.at === this.letAt || !this.examiner.lets(request.action)) return false;
    this.letAt = request.at;
    return true;
  }

  refused(card: Card, why: string): void {
    if (this.isHere) this.examiner.refused(card, why);
  }
}
