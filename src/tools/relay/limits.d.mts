interface Rate {
  readonly perSecond: number;
  readonly atOnce: number;
}
export const LIMITS: {
  readonly clients: number;
  readonly messageBytes: number;
  readonly packetBytes: number;
  readonly packets: Rate;
  readonly bytes: Rate;
  readonly topics: number;
  readonly keepAliveS: number;
  readonly connectMs: number;
  readonly drainMs: number;
};
export function isTopic(topic: string): boolean;
export function packetsIn(frame: Uint8Array, mostBytes: number): number;
export class Allowance {
  constructor(rate: Rate, now: () => number);
  take(count: number): boolean;
}
