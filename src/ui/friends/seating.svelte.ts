/** Who sits where at a table that is to be opened: the host, friends who are waited for, bots. */
import type { Seat } from '../../cards/card.ts';
import type { NewTable } from '../../friends/table.ts';

type NewSeat = NewTable['seats'][number];

export class NewSeats {
  /** One is the host; seats beyond these are open. */
  private holders: readonly NewSeat[] = $state.raw(['host']);

  /** Who holds the seats of a table of this size. */
  at(seats: number): readonly NewSeat[] {
    const here = Array.from({ length: seats }, (_, seat) => this.holders[seat] ?? 'open');
    return here.includes('host') ? here : ['host', ...here.slice(1)];
  }

  /** The host moves to a seat by changing with whoever is there; nobody else can be put on the host's seat. */
  set(seat: Seat, holder: NewSeat, seats: number): void {
    const here = this.at(seats);
    const host = here.indexOf('host');
    if (holder === 'host')
      this.holders = here.map((other, i) => (i === seat ? 'host' : i === host ? (here[seat] ?? 'open') : other));
    else if (seat !== host) this.holders = here.map((other, i) => (i === seat ? holder : other));
    else this.holders = this.withHostElsewhere(here, seat, holder);
  }

  /** The host gets up from a seat for somebody else: the next one is then theirs. */
  private withHostElsewhere(here: readonly NewSeat[], seat: Seat, holder: NewSeat): readonly NewSeat[] {
    const next = (seat + 1) % here.length;
    return here.map((other, i) => (i === seat ? holder : i === next ? 'host' : other));
  }
}
