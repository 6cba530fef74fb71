/** Who sits where at a table that is to be opened: the host, friends who are waited for, bots. */
import type { Seat } from '../../cards/card.ts';
import type { NewTable } from '../../friends/table.ts';

type Place = NewTable['seats'][number];

export class Seating {
  /** One is the host; seats beyond these are open. */
  private places: readonly Place[] = $state.raw(['host']);

  /** The places of a table of so many seats. */
  at(seats: number): readonly Place[] {
    const here = Array.from({ length: seats }, (_, seat) => this.places[seat] ?? 'open');
    return here.includes('host') ? here : ['host', ...here.slice(1)];
  }

  /** The host moves to a seat by changing places with whoever is there; nobody else can be put on the host's seat. */
  set(seat: Seat, place: Place, seats: number): void {
    const here = this.at(seats);
    const host = here.indexOf('host');
    if (place === 'host')
      this.places = here.map((other, i) => (i === seat ? 'host' : i === host ? (here[seat] ?? 'open') : other));
    else if (seat !== host) this.places = here.map((other, i) => (i === seat ? place : other));
    else this.places = this.withHostElsewhere(here, seat, place);
  }

  /** The host gets up from a seat for somebody else: the next one is then theirs. */
  private withHostElsewhere(here: readonly Place[], seat: Seat, place: Place): readonly Place[] {
    const next = (seat + 1) % here.length;
    return here.map((other, i) => (i === seat ? place : i === next ? 'host' : other));
  }
}
