/** Bytes in memory of their own, as browsers take and give them. */
export type Bytes = Uint8Array<ArrayBuffer>;
