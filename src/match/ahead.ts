/** Things that come one by one, with a look at those to come. */
export class Ahead<T> {
  private readonly source: Iterator<T>;
  private readonly read: T[] = []; // the next ones, as far as they were looked at

  constructor(all: Iterable<T>) {
    this.source = all[Symbol.iterator]();
  }

  /** The one that comes after `i` others; nothing after the last. */
  peek(i = 0): T | undefined {
    while (this.read.length <= i) {
      const next = this.source.next();
      if (next.done === true) return undefined;
      this.read.push(next.value);
    }
    return this.read[i];
  }

  /** The next one, which is then past; nothing after the last. */
  take(): T | undefined {
    this.peek();
    return this.read.shift();
  }
}
