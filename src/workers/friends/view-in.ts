/** A view as it comes from a host: each line is checked before the page sees it. */
import type { Seat } from '../../cards/card.ts';
import { fillOptions, optionTrouble } from '../../games/contract/options/values.ts';
import type { Game } from '../../games/contract/contract.ts';
import { loadGame } from '../../games/registry/engine/games.ts';
import { ViewCheck } from '../../record/check-view.ts';
import { isBetween, isFields, isFlag, isText } from '../../record/guards.ts';
import { type SeatHolder, isLevelName } from '../../record/holder.ts';
import { HIDDEN_ACT, type Line } from '../../record/line.ts';
import { parseLine } from '../../record/parse.ts';
import { namesIn } from '../../record/person-name.ts';
import { withChanges } from '../../friends/changes.ts';
import type { Status, StatusNews } from '../../friends/messages.ts';
import { longLines } from './legal-lists.ts';
import type { TableMessage } from '../protocol.ts';

/** Lines of any kind as the record has them; undefined if one of them is no line. */
export function readLines(values: readonly unknown[]): readonly Line[] | undefined {
  const lines: Line[] = [];
  for (const value of values) {
    const parsed = parseLine(JSON.stringify(value), 0);
    if (!parsed.ok) return undefined;
    lines.push(parsed.value);
  }
  return lines;
}

export class ViewIn {
  lines: readonly Line[] = [];
  revision = 0;
  version = 0; // of the status that was told last
  private status: Status = {}; // the one that was told last
  private check: ViewCheck | undefined;
  private seats = 0;
  game: Game | undefined;

  /**
   * Takes lines of a revision from a certain line on; those that are here already are left out. False if they make no sense, and
   * `'gap'` if some before them have not come.
   */
  async addLines(revision: number, from: number, values: readonly unknown[]): Promise<readonly Line[] | false | 'gap'> {
    if (revision !== this.revision) {
      if (from > 0) return 'gap';
      [this.revision, this.lines, this.check, this.version] = [revision, [], undefined, 0];
    }
    if (from > this.lines.length) return 'gap';
    const long = longLines(this.lines, values.slice(this.lines.length - from));
    const lines = long && readLines(long);
    if (!lines) return false;
    for (const line of lines) {
      if (!this.check && !(await this.begin(line))) return false;
      if (this.check?.add(line) !== undefined || !this.fits(line)) return false;
    }
    this.lines = [...this.lines, ...lines];
    return lines;
  }

  /** The status as a whole; undefined if it differs from one that this device does not have. */
  whole({ base, status }: StatusNews): Status | undefined {
    if (base === undefined) return status;
    return base === this.version ? withChanges(this.status, status) : undefined;
  }

  /** From now on this is the status. */
  keepStatus(version: number, status: Status): void {
    [this.version, this.status] = [version, status];
  }

  private async begin(first: Line): Promise<boolean> {
    if (first.type !== 'game' || first.players.length !== first.seats) return false;
    const game = await loadGame(first.game);
    if (!game || optionTrouble(game.options, first.options, first.seats) !== undefined) return false;
    const { pack } = game.table(fillOptions(game.options, first.options, first.seats), first.seats);
    this.check = new ViewCheck(pack.length);
    [this.seats, this.game] = [first.seats, game];
    return true;
  }

  /** Seats that are named must be there. */
  private fits(line: Line): boolean {
    const isSeat = (seat: unknown): boolean =>
      seat === undefined || seat === '??' || isBetween(seat, 0, this.seats - 1);
    if (line === HIDDEN_ACT) return true;
    if (line.type === 'act' || line.type === 'note' || line.type === 'score') return isSeat(line.seat);
    if (line.type === 'deal') return isSeat(line.dealer);
    if (line.type === 'turn') return Object.keys(line.legal).every((seat) => Number(seat) < this.seats);
    return line.type !== 'deal-end' && line.type !== 'game-end'
      ? true
      : line.totals.length === this.seats && line.winners.every(isSeat);
  }

  /** How the seat stands besides its lines, as the page is told it. */
  message(status: Status, fresh: readonly Line[], seat: Seat | undefined): TableMessage {
    const { holders, thinking, pendingBot, names } = status;
    const given: readonly unknown[] = Array.isArray(holders) ? holders : [];
    return {
      type: 'table',
      lines: fresh,
      from: this.lines.length - fresh.length,
      seat,
      holders: Array.from({ length: this.seats }, (_, held) => holderIn(given[held], held === seat)),
      practice: status['practice'] === true,
      canUndo: seat !== undefined && status['canUndo'] === true,
      undoNeeds: [],
      waits: seat !== undefined && status['waits'] === true,
      onTurn: seat !== undefined && status['onTurn'] === true,
      thinking: typeof thinking === 'number' && thinking >= 0 && thinking < this.seats ? thinking : undefined,
      pendingBot: pendingBot === 'turn' || pendingBot === 'answer' ? pendingBot : undefined,
      over: isFlag(status['over']) && status['over'],
      names: namesIn(names, this.seats),
    };
  }
}

function holderIn(value: unknown, isOwn: boolean): SeatHolder {
  if (isOwn) return { by: 'local' };
  const { by, level }: { readonly by?: unknown; readonly level?: unknown } = isFields(value) ? value : {};
  return by === 'bot' && isText(level) && isLevelName(level) ? { by: 'bot', level } : { by: 'remote' };
}
