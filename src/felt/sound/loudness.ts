/** The volume that the person has set. */
export interface Loudness {
  readonly volume: number; // 0 to 1
  readonly muted: boolean;
}
