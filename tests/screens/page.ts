/** A page as a person uses it: finds, taps, types. Whatever is done is done to its end before anything else. */
import type { Tab } from './browser/tab.ts';
import { type Name, allByRole, allByText, isCalled, isShown, nameOf, readableText } from './finding.ts';

type Key = string;

/** Where Tab stops, unless it is hidden or has a negative `tabindex`. */
const STOPS =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), summary, [tabindex]';

export class Page {
  /** What was saved to a file. */
  readonly saved: { readonly name: string; readonly text: string }[] = [];

  constructor(readonly tab: Tab) {
    tab.saved = (file) => this.saved.push(file);
  }

  get world(): Tab['world'] {
    return this.tab.world;
  }

  get document(): Document {
    return this.tab.document;
  }

  get url(): URL {
    return new URL(this.tab.url);
  }

  /** The sheet on top. */
  get sheet(): HTMLDialogElement | undefined {
    return [...this.document.querySelectorAll<HTMLDialogElement>('dialog[open]')].at(-1);
  }

  query(selector: string, within: ParentNode = this.document): HTMLElement | undefined {
    return within.querySelector<HTMLElement>(selector) ?? undefined;
  }

  queryAll(selector: string, within: ParentNode = this.document): HTMLElement[] {
    return [...within.querySelectorAll<HTMLElement>(selector)];
  }

  /** Waits until there is such an element. */
  async element(selector: string, within?: () => ParentNode | undefined): Promise<HTMLElement> {
    return this.until(selector, () => this.query(selector, within ? within() : this.document));
  }

  /** Waits until there is none. */
  async gone(selector: string): Promise<void> {
    await this.until(`no ${selector}`, () => this.query(selector) === undefined);
  }

  all(role: string, name?: Name, within: ParentNode = this.document): HTMLElement[] {
    return allByRole(within, role, name);
  }

  has(role: string, name?: Name, within: ParentNode = this.document): boolean {
    return this.all(role, name, within).length > 0;
  }

  /** Waits for an element of a role, called so. In what lies on top, if it is there. */
  async find(role: string, name?: Name, within?: ParentNode): Promise<HTMLElement> {
    return this.until(`${role} ${String(name)}`, () =>
      within
        ? this.all(role, name, within)[0]
        : (this.all(role, name, this.sheet ?? this.document)[0] ?? this.all(role, name)[0]),
    );
  }

  /** Waits for a text. */
  async says(text: Name, within?: () => ParentNode | undefined): Promise<HTMLElement> {
    return this.until(
      `"${String(text)}"`,
      () => allByText((within ? within() : this.document) ?? this.document, text)[0],
    );
  }

  /** Whether a text can be read now. */
  reads(text: Name, within: ParentNode = this.document): boolean {
    return allByText(within, text).length > 0;
  }

  /** What can be read now. */
  text(within: Element = this.document.body): string {
    return readableText(within);
  }

  async until<T>(what: string, find: () => T | undefined | false): Promise<T> {
    try {
      return await this.world.until(what, find);
    } catch (error) {
      throw new Error(`at ${this.tab.url}, ${String(error)}\n${this.text(this.sheet)}`, { cause: error });
    }
  }

  async settle(): Promise<void> {
    await this.world.settle();
  }

  /** Waits for an element of this role and name, and taps it. */
  async tap(role: string, name?: Name, within?: ParentNode): Promise<void> {
    await this.tapOn(await this.find(role, name, within));
  }

  /** Taps an element. It must not lie behind a sheet, nor be disabled. */
  async tapOn(element: HTMLElement): Promise<void> {
    const { sheet } = this;
    const called = `${element.localName} "${nameOf(element)}"`;
    if (!element.isConnected) throw new Error(`gone: ${called}`);
    if (!isShown(element)) throw new Error(`hidden: ${called}`);
    if (sheet && !sheet.contains(element)) throw new Error(`behind a sheet: ${called}`);
    if (element.matches(':disabled')) throw new Error(`disabled: ${called}`);
    this.dispatch(element, 'pointerdown', 'PointerEvent');
    element.closest<HTMLElement>('button, a, input, select, textarea, summary, [tabindex]')?.focus();
    this.dispatch(element, 'pointerup', 'PointerEvent');
    this.dispatch(element, 'click', 'MouseEvent', { detail: 1 });
    await this.settle();
  }

  /** Presses a button without a pointer, as a screen reader does. */
  async press(selector: string): Promise<void> {
    const element = this.query(selector);
    if (element) await this.pressOn(element);
  }

  async pressOn(element: HTMLElement): Promise<void> {
    this.dispatch(element, 'click', 'MouseEvent', { detail: 0 });
    await this.settle();
  }

  /** Presses a key where the focus is, with what the browser does then. */
  async key(key: Key, { shift = false } = {}): Promise<void> {
    const { document } = this;
    const at = document.activeElement ?? document.body;
    const isTaken = !this.dispatch(at, 'keydown', 'KeyboardEvent', { key, shiftKey: shift });
    if (!isTaken) this.keyDoes(key, at, shift);
    this.dispatch(document.activeElement ?? document.body, 'keyup', 'KeyboardEvent', { key, shiftKey: shift });
    await this.settle();
  }

  /** Focuses an element and presses a key there. */
  async keyOn(element: HTMLElement, key: Key, how?: { readonly shift?: boolean }): Promise<void> {
    element.focus();
    await this.key(key, how);
  }

  private keyDoes(key: Key, at: Element, shift: boolean): void {
    const { sheet } = this;
    if (key === 'Escape' && sheet) {
      if (this.dispatch(sheet, 'cancel', 'Event', { bubbles: false })) sheet.close();
    } else if (key === 'Tab') this.focusNext(at, shift ? -1 : 1);
    else if ((key === 'Enter' || key === ' ') && at.matches('button:not(:disabled), a[href], summary'))
      this.dispatch(at, 'click', 'MouseEvent', { detail: 0 });
  }

  /** The next stop of Tab after an element, or before it; from the last one to the first. */
  private focusNext(at: Element, step: 1 | -1): void {
    const { DOCUMENT_POSITION_FOLLOWING, DOCUMENT_POSITION_PRECEDING } = this.tab.window.Node;
    const way = step > 0 ? DOCUMENT_POSITION_FOLLOWING : DOCUMENT_POSITION_PRECEDING;
    const stops = this.queryAll(STOPS, this.sheet).filter((one) => isShown(one) && one.tabIndex >= 0);
    const ordered = step > 0 ? stops : stops.reverse();
    const next = ordered.find((one) => (at.compareDocumentPosition(one) & way) !== 0);
    (next ?? ordered[0])?.focus();
  }

  /** Types into a field, in place of what was there. */
  async fill(field: HTMLElement, text: string): Promise<void> {
    const { HTMLInputElement, HTMLTextAreaElement } = this.tab.window;
    if (!(field instanceof HTMLInputElement) && !(field instanceof HTMLTextAreaElement))
      throw new Error(`no field: ${field.localName}`);
    field.focus();
    field.value = text;
    for (const type of ['input', 'change']) this.dispatch(field, type, 'Event');
    await this.settle();
  }

  /** Chooses an entry of a list by its text, its value or its position. */
  async select(list: HTMLElement, which: { label: Name } | { value: string } | { index: number }): Promise<void> {
    const { HTMLSelectElement } = this.tab.window;
    if (!(list instanceof HTMLSelectElement)) throw new Error(`no list: ${list.localName}`);
    const options = [...list.options];
    const at =
      'index' in which
        ? which.index
        : options.findIndex((option) =>
            'value' in which ? option.value === which.value : isCalled(option.text, which.label),
          );
    if (!options[at])
      throw new Error(`not in the list: ${JSON.stringify(which)}, but ${options.map(({ text }) => text).join(', ')}`);
    list.focus();
    list.selectedIndex = at;
    for (const type of ['input', 'change']) this.dispatch(list, type, 'Event');
    await this.settle();
  }

  /** Chooses a file: `press` opens the browser's dialog. */
  async chooseFile(press: () => Promise<void>, file: File): Promise<void> {
    this.tab.wanted = undefined;
    await press();
    const input = await this.until('a dialog for files', () => this.tab.wanted);
    Object.defineProperty(input, 'files', { value: [file], configurable: true });
    this.dispatch(input, 'change', 'Event');
    await this.settle();
  }

  /** Drops a file on the page. */
  async drop(file: File): Promise<void> {
    const dataTransfer = { types: ['Files'], files: [file] };
    for (const type of ['dragover', 'drop']) {
      const event = new this.tab.window.Event(type, { bubbles: true, cancelable: true });
      Object.assign(event, { dataTransfer, relatedTarget: this.document.body });
      this.document.body.dispatchEvent(event);
    }
    await this.settle();
  }

  /** Waits until a file was saved. */
  async savedFile(): Promise<{ readonly name: string; readonly text: string }> {
    return this.until('a file', () => this.saved.at(-1));
  }

  /** A file of this page's window. */
  file(content: string | Uint8Array, name = 'game.jsonl'): File {
    return new this.tab.window.File([content as unknown as BlobPart], name);
  }

  /** False if it was taken. */
  private dispatch(
    on: Element,
    type: string,
    kind: 'Event' | 'MouseEvent' | 'PointerEvent' | 'KeyboardEvent',
    more: object = {},
  ): boolean {
    const { window } = this.tab;
    const init = {
      bubbles: true,
      cancelable: true,
      composed: true,
      button: 0,
      pointerId: 1,
      isPrimary: true,
      pointerType: 'mouse',
      ...more,
    };
    const event = new window[kind](type, init);
    Object.defineProperty(event, 'timeStamp', { value: this.world.now });
    return on.dispatchEvent(event);
  }
}
