/** What the page takes of the felt at its edges, in CSS px. */
export interface EdgeRoom {
  readonly bar: { readonly width: number; readonly height: number };
  readonly strip: number; // messages and lessons below the bar
  readonly result?: ResultRoom | undefined;
}

/** A result lies beside the table or below it. */
export interface ResultRoom {
  readonly right?: number;
  readonly bottom?: number;
}
