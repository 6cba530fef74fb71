/**
 * The shares of a seed. Everybody at the table draws 128 bits and first sends a commitment to them; only when all commitments
 * are there does everybody open. So nobody can choose a share that suits what the others have drawn: not the last one to
 * speak, and not the host, whose own part was committed to before.
 */
import type { Shares } from '../../friends/messages.ts';
import { printHex } from '../../codec/hex.ts';

export const newShare = (): string => printHex(crypto.getRandomValues(new Uint8Array(16)));

const digest = async (text: string): Promise<string> =>
  printHex(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))));

/** The commitment to a share. */
export const commitTo = digest;

/** What the shares add to the seed: the first 40 digits of the SHA-256 of all of them, in the order of their commitments. */
export const wordsOf = async (shares: readonly string[]): Promise<string> =>
  (await digest(shares.join('.'))).slice(0, 40);

/** One round, as the host runs it. `who`: the guests that take part, by whatever identifies them. */
export class ShareRound<Who> {
  private readonly commits = new Map<Who, string>();
  private readonly shares = new Map<Who, string>();

  constructor(
    readonly round: number,
    readonly who: readonly Who[],
    readonly begunAt: number, // by the clock
  ) {}

  private get isCommitted(): boolean {
    return this.commits.size === this.who.length;
  }

  get isOpen(): boolean {
    return this.shares.size === this.who.length;
  }

  /** Those who have not yet done what is due. */
  get missing(): readonly Who[] {
    const given = this.isCommitted ? this.shares : this.commits;
    return this.who.filter((one) => !given.has(one));
  }

  commit(one: Who, round: number, text: string): boolean {
    if (round !== this.round || !this.who.includes(one) || this.commits.has(one)) return false;
    this.commits.set(one, text);
    return true;
  }

  /** A share counts only if it fits its commitment. */
  async open(one: Who, round: number, text: string): Promise<void> {
    const committed = this.commits.get(one);
    if (round !== this.round || !this.isCommitted || committed === undefined) return;
    if ((await commitTo(text)) === committed) this.shares.set(one, text);
  }

  /** What everybody is told. */
  get told(): Shares {
    const commits = this.inOrder(this.commits);
    return { round: this.round, commits, opened: this.isOpen ? this.inOrder(this.shares) : [], all: this.isCommitted };
  }

  private inOrder(given: ReadonlyMap<Who, string>): string[] {
    return this.who.flatMap((one) => given.get(one) ?? []);
  }
}
