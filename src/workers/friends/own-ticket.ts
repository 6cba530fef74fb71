/** A guest's claim to its seat at a table, kept on this device so that it can come back. */
import type { Seat } from '../../cards/card.ts';
import type { GuestAsk } from '../../friends/messages.ts';
import type { FriendsAsk } from '../../friends/table.ts';
import { normalizedName } from '../../record/person-name.ts';
import type { KeptShares } from './guest-shares.ts';
import type { Ticket } from './kept-table.ts';
import { newShare } from './shares.ts';

type SittingAsk = FriendsAsk & { readonly what: 'sit' | 'watch' };

export class OwnTicket {
  private claimed: Ticket | undefined; // once the host gives it

  /** `ticket`: of an earlier visit; `keep` gets what is to be kept now. */
  constructor(
    private ticket: Ticket | undefined,
    private readonly keep: (ticket: Ticket | undefined) => void,
  ) {}

  private change(ticket: Ticket | undefined): void {
    this.ticket = ticket;
    this.keep(ticket);
  }

  /** What was known of the seed's shares. */
  get shares(): KeptShares {
    return { share: this.ticket?.share, joint: this.ticket?.joint };
  }

  keepShares({ share, joint }: KeptShares): void {
    if (this.ticket) this.change({ ...this.ticket, share, joint });
  }

  /** What a new connection asks for: the seat that this device has. */
  get again(): GuestAsk | undefined {
    const { ticket } = this;
    if (!ticket) return undefined;
    const { name, token, watches, portrait } = ticket;
    return watches
      ? { what: 'watch', name, token }
      : { what: 'sit', name, token, ...(portrait !== undefined && { portrait }) };
  }

  claimSeat(ask: SittingAsk): GuestAsk {
    const name = normalizedName(ask.name);
    const token = this.ticket?.token ?? newShare();
    if (ask.what === 'watch') {
      this.change({ ...this.ticket, token, name, watches: true });
      return { what: 'watch', name, token };
    }
    const { seat, portrait } = ask;
    this.change({ ...this.ticket, token, name, watches: false, portrait });
    return {
      what: 'sit',
      name,
      token,
      ...(seat !== undefined && { seat }),
      ...(portrait !== undefined && { portrait }),
    };
  }

  /** Another portrait from now on, also for a new connection. */
  show(portrait: number): void {
    if (this.ticket) this.change({ ...this.ticket, portrait });
  }

  /** A seat from an earlier visit whose ticket is on another device. */
  claim({ name, seat }: FriendsAsk & { readonly what: 'claim' }): GuestAsk {
    this.claimed ??= { token: newShare(), name: normalizedName(name), watches: false };
    return { what: 'claim', name: this.claimed.name, token: this.claimed.token, seat };
  }

  /** The host says where this device is. */
  applySeat(you: Seat | 'watching' | undefined): void {
    if (typeof you === 'number' && !this.ticket && this.claimed) this.change(this.claimed);
  }

  /** Nobody comes back to it. */
  giveUp(): void {
    this.change(undefined);
  }
}
