/** What the page does for the people at the table by itself: the assist's call, the card chosen before, the clocks. */
import type { Action } from '../record/line.ts';
import type { TableMessage } from '../workers/protocol.ts';
import { Pacing, type PacingSettings } from './pacing.ts';
import type { TableSession } from './table-session.svelte.ts';

/** What it needs to know of the settings. */
export interface AttendantSettings extends PacingSettings {
  readonly assist: boolean;
}

export class AutoActs {
  readonly pacing: Pacing;

  constructor(
    private readonly table: TableSession,
    private readonly settings: AttendantSettings,
  ) {
    this.pacing = new Pacing(settings, table, (type) => {
      if (!table.here) return table.sendRequest({ type, at: table.lines.length });
      table.here.pace(type);
      return true;
    });
  }

  /** Something has happened. */
  react({ pendingBot, waits }: Pick<TableMessage, 'pendingBot' | 'waits'>): void {
    const { table, pacing } = this;
    const { here, seat, legal: actions } = table;
    pacing.keepPendingBot(pendingBot);
    const offers = here ? here.offers() : waits ? [{ seat, actions }] : [];
    for (const one of this.settings.assist && !table.gate ? [{ seat, actions }, ...offers] : []) {
      const call = one.actions.find((action) => this.isMoment(action));
      if (!call) continue;
      table.sendRequest({ type: 'act', action: call, at: table.lines.length }, one.seat);
      return;
    }
    pacing.wait(offers.length > 0, offers);
    if (offers.length === 0) this.playChosen();
  }

  private isMoment(action: Action): boolean {
    const button = this.table.face?.gestures[action.type]?.button;
    return button?.as === 'moment' && button.all !== true;
  }

  private playChosen(): void {
    const { table } = this;
    const { chosen } = table;
    if (chosen === undefined || !table.onTurn) return;
    const actions = table.legal.filter((action) => {
      const play = table.face?.gestures[action.type]?.play;
      return play !== undefined && action[play.field] === chosen;
    });
    const [only, another] = actions;
    table.choose(undefined);
    if (only && !another) table.playAct(only);
  }
}
