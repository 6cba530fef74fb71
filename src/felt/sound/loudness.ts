/** How loud the table is, as the person set it. */
export interface Loudness {
  readonly volume: number; // 0 to 1
  readonly muted: boolean;
}
