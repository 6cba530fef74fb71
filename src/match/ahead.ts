/** Reads items one by one, with a look ahead. */
export class Ahead<T> {
  private readonly source: Iterator<T>;
  private readonly read: T[] = []; // the next items that were looked at

  constructor(all: Iterable<T>) {
    this.source = all[Symbol.iterator]();
  }

  /** The item after `i` others, without taking it; undefined after the last. */
  peek(i = 0): T | undefined {
    while (this.read.length <= i) {
      const next = this.source.next();
      if (next.done === true) return undefined;
      this.read.push(next.value);
    }
    return this.read[i];
  }

  /** Takes the next item; undefined after the last. */
  take(): T | undefined {
    this.peek();
    return this.read.shift();
  }
}
