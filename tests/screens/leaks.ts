/** Watches that nobody at this device is shown what only another person at it may know. */
import type { Line } from '../../src/record/line.ts';
import { told } from './engine.ts';
import type { Page } from './page.ts';
import { expect } from './table.ts';

const CARD = /\b(?:[2-9TJQKA][SHDC]|JK)\b/g;
const RANKS = 'two three four five six seven eight nine ten jack queen king ace'.split(' ');
const SUITS = ['spades', 'hearts', 'diamonds', 'clubs'];

const named = ([rank = '', suit = '']: string): string =>
  rank === 'J' && suit === 'K'
    ? 'joker'
    : `${String(RANKS['23456789TJQKA'.indexOf(rank)])} of ${String(SUITS['SHDC'.indexOf(suit)])}`;

/** What was shown to somebody who must not see it, and how often the page was looked through. */
export class Leaks {
  readonly found: string[] = [];
  looks = 0;
  private readonly known = new Map<string, Set<string>>(); // seat, or nobody → cards that its lines have named in this deal
  private readonly places = new Map<string, Map<string, string>>(); // seat → card → where it lies, as far as the seat knows
  private heard = 0; // messages of the engine
  private engine: unknown;
  private isBefore = false; // the page may still show the table before
  private isChanged = true; // since it was looked through
  private window: unknown;

  /**
   * Reads along what the engine tells each seat, and after all that happens looks for cards that only another person at this
   * device knows: in the page's text and attributes, in English and as codes. Call before the page is opened.
   */
  constructor(private readonly page: Page) {
    page.world.watch(() => {
      this.watchPage();
      this.hear();
      if (this.isChanged) this.look();
    });
  }

  /** Nothing was shown, and it was looked at. */
  expectNone(): void {
    expect(this.found).toEqual([]);
    expect(this.looks).toBeGreaterThan(0);
  }

  /** Is told of every change of the page. */
  private watchPage(): void {
    const { window } = this.page.tab;
    if (window === this.window) return;
    this.window = window;
    this.isChanged = true;
    const all = { subtree: true, childList: true, characterData: true, attributes: true } as const;
    new window.MutationObserver(() => (this.isChanged = true)).observe(window.document, all);
  }

  private hear(): void {
    const engine = this.page.tab.worker('engine');
    if (engine !== this.engine) this.heard = 0;
    this.engine = engine;
    const all = told(this.page);
    for (const message of all.slice(this.heard)) {
      if (message.type !== 'table') continue;
      const viewer = String(message.seat);
      if (message.from === 0) {
        if (message.seat === 0) for (const map of [this.known, this.places]) map.clear();
        this.isBefore = true;
        this.known.set(viewer, new Set());
        this.places.set(viewer, new Map());
      }
      for (const line of message.lines) this.take(viewer, line);
    }
    this.isChanged ||= all.length > this.heard;
    this.heard = all.length;
  }

  private take(viewer: string, line: Line): void {
    if (line.type === 'deal') this.known.set(viewer, new Set());
    for (const card of JSON.stringify(line).match(CARD) ?? []) this.known.get(viewer)?.add(card);
    if (line.type !== 'move') return;
    for (const card of line.cards) this.places.get(viewer)?.set(card, line.to);
    const isDealtToOther = line.why === 'deal' && line.to.startsWith('hand/') && line.to !== `hand/${viewer}`;
    if (isDealtToOther && !line.cards.includes('??')) this.found.push(`told ${viewer}: ${JSON.stringify(line)}`);
  }

  /** Cards in the hand of somebody here that the one who looks has never been told of. */
  private forbidden(eyes: string): string[] {
    return [...this.places].flatMap(([seat, lying]) =>
      seat === eyes || seat === 'undefined'
        ? []
        : [...lying].flatMap(([card, at]) =>
            card !== '??' && at === `hand/${seat}` && !(this.known.get(eyes)?.has(card) ?? false) ? [card] : [],
          ),
    );
  }

  private look(): void {
    const { document } = this.page;
    const main = document.querySelector<HTMLElement>('main[data-table]');
    if (!main) return;
    const eyes = main.dataset['eyes'] ?? 'undefined';
    this.isBefore &&= eyes !== 'undefined'; // another table begins with the curtain
    if (this.isBefore || !this.known.has(eyes)) return;
    this.isChanged = false;
    this.looks += 1;
    const text = `${document.title} ${main.outerHTML}`;
    const codes = new Set(text.match(CARD));
    const words = text.toLowerCase();
    for (const card of this.forbidden(eyes))
      if (codes.has(card) || (card !== 'JK' && words.includes(named(card))))
        this.found.push(`${card} shown to ${eyes} at ${String(this.known.get(eyes)?.size)}`);
  }
}
