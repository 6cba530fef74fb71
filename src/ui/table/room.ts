/** What the page takes of the felt at its edges, in CSS px. */
export interface EdgeRoom {
  readonly bar: { readonly width: number; readonly height: number };
  readonly strip: number; // messages and lessons below the bar
  readonly result?: ResultRoom | undefined;
}

/** A result lies beside the table or below it; `moment`: who has won stands so high above the table, instead of the seats. */
export interface ResultRoom {
  readonly right?: number;
  readonly bottom?: number;
  readonly moment?: number;
}
