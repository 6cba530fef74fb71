/** A web page of another origin with the table in a frame. */
import type { Framing } from './browser/tab.ts';
import type { Page } from './page.ts';

const PROTOCOL = 'card-table/1';

export interface Heard {
  readonly type: string;
  readonly id?: number | string;
  readonly ok?: boolean;
  readonly why?: string;
  readonly code?: string;
  readonly [field: string]: unknown;
}

export class FramingPage implements Framing {
  /** What the table has told it. */
  readonly heard: Heard[] = [];
  private asked = 0;

  constructor(
    private readonly page: Page,
    readonly origin = 'https://host.example',
  ) {
    page.tab.framing = this;
  }

  /** Opens the table in the frame, with these parameters besides `embed` and `host`. */
  open(parameters = '', path = ''): void {
    this.page.tab.open(`${path}?embed=1&host=${encodeURIComponent(this.origin)}${parameters}`);
  }

  /** The table speaks; what is for another origin does not arrive. */
  postMessage(message: unknown, target: string): void {
    if (target === '*' || target === this.origin) this.heard.push(structuredClone(message) as Heard);
  }

  /** Sends a message to the table. */
  say(message: object): void {
    const { window } = this.page.tab;
    const event = new window.Event('message');
    Object.assign(event, { data: structuredClone(message), origin: this.origin, source: this });
    window.dispatchEvent(event);
  }

  /** Sends a request to the table and waits for the reply. */
  async ask(type: string, fields: object = {}): Promise<Heard> {
    const id = (this.asked += 1);
    this.say({ protocol: PROTOCOL, type, id, ...fields });
    return this.hear('reply', id);
  }

  /** Waits for a message of a type; returns the first one. */
  async hear(type: string, id?: number): Promise<Heard> {
    return this.page.until(`a message ${type}`, () =>
      this.heard.find((one) => one.type === type && (id === undefined || one.id === id)),
    );
  }

  /** The types of all messages so far, in order. */
  get types(): readonly string[] {
    return this.heard.map(({ type }) => type);
  }
}
