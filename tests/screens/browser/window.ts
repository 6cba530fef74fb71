/** A window of happy-dom with what that lacks of a browser, as far as the page uses it. Nothing has a size but the whole. */
import { BrowserErrorCaptureEnum, GlobalWindow } from 'happy-dom';
import type { Realm } from './realm.ts';

/** The window as the compiler knows it. */
export type PageWindow = Window & typeof globalThis;

export interface Setting {
  readonly url: string;
  readonly width: number;
  readonly height: number;
  readonly calm: boolean; // the system asks for less motion
  readonly dark: boolean;
}

/** Elements that are as large as the window. */
const WHOLE = '.host, .area';
const FOCUSABLE =
  'button:not([disabled]), [href], input:not([disabled]), select:not([disabled]), textarea, summary, [tabindex]';

export function openWindow(realm: Realm, setting: Setting, html: string): PageWindow {
  const { url, width, height, calm, dark } = setting;
  const opened = new GlobalWindow({
    url,
    width,
    height,
    console: consoleOf(realm),
    settings: {
      errorCapture: BrowserErrorCaptureEnum.disabled,
      navigation: {
        disableMainFrameNavigation: true,
        disableChildFrameNavigation: true,
        disableChildPageNavigation: true,
      },
      device: { prefersReducedMotion: calm ? 'reduce' : 'no-preference', prefersColorScheme: dark ? 'dark' : 'light' },
    },
  });
  realm.world.atEnd(() => opened.happyDOM.close()); // until then happy-dom keeps it, and with it all that the page has
  const window = opened as unknown as PageWindow;
  opened.document.write(html);
  for (const [of, mend] of [
    [window.Element, mendElements],
    [window.HTMLDialogElement, mendDialogs],
    [window.HTMLAnchorElement, mendLinks],
  ] as const) {
    if (!mended.has(of)) mend(window);
    mended.add(of);
  }
  watchSizes(window);
  return window;
}

/** Classes that several windows share are mended once. */
const mended = new Set<unknown>();

/** The page is at another address, without being loaded anew. */
export const moveTo = (window: PageWindow, url: string): void =>
  (window as unknown as GlobalWindow).happyDOM.setURL(url);

/** A console in which errors and warnings are troubles. */
export function consoleOf({ world, name }: Realm): Console {
  const note = (...said: readonly unknown[]): void =>
    void world.troubles.push(`${name}: ${said.map(textOf).join(' ')}`);
  const info = (...said: readonly unknown[]): void => void world.notes.push(said.map(textOf).join(' '));
  return { ...console, error: note, warn: note, info };
}

/** What a console would show of it. */
export const textOf = (said: unknown): string => (said instanceof Error ? (said.stack ?? said.message) : String(said));

/** Sizes, and names that attributes give. */
function mendElements({ Element, HTMLElement }: PageWindow): void {
  const give = (to: typeof Element, name: string, value: (element: Element) => unknown): void => {
    Object.defineProperty(to.prototype, name, {
      configurable: true,
      get(this: Element) {
        return value(this);
      },
    });
  };
  const whole = (of: 'innerWidth' | 'innerHeight') => (element: Element) =>
    element.matches(WHOLE) ? element.ownerDocument.defaultView?.[of] : 0;
  give(HTMLElement, 'clientWidth', whole('innerWidth'));
  give(HTMLElement, 'clientHeight', whole('innerHeight'));
  give(Element, 'ariaLabel', (element) => element.getAttribute('aria-label'));
}

/** What follows a link of a window. */
export const links = new WeakMap<object, (link: HTMLAnchorElement) => void>();

/** A link that is not in the document can be followed too. */
function mendLinks({ HTMLAnchorElement: { prototype } }: PageWindow): void {
  const click = Reflect.get(prototype, 'click');
  prototype.click = function () {
    if (this.isConnected) click.call(this);
    else links.get(this.ownerDocument.defaultView ?? this)?.(this);
  };
}

/** A dialog takes the focus, and gives it back. */
function mendDialogs({ HTMLDialogElement: { prototype } }: PageWindow): void {
  const showModal = Reflect.get(prototype, 'showModal');
  const close = Reflect.get(prototype, 'close');
  const before = new WeakMap<HTMLDialogElement, Element | null>();
  prototype.showModal = function () {
    before.set(this, this.ownerDocument.activeElement);
    showModal.call(this);
    const first = this.querySelector<HTMLElement>('[autofocus]') ?? this.querySelector<HTMLElement>(FOCUSABLE);
    (first ?? this).focus();
  };
  prototype.close = function (value) {
    const was = before.get(this);
    before.delete(this);
    close.call(this, value);
    if (was && was !== this.ownerDocument.body && was.isConnected) (was as HTMLElement).focus();
  };
}

/** Whatever watches sizes is told when the window gets another. */
function watchSizes(window: PageWindow): void {
  window.ResizeObserver = class {
    readonly #tell: () => void;

    constructor(tell: () => void) {
      this.#tell = () => tell();
    }

    observe(): void {
      window.addEventListener('resize', this.#tell);
    }

    unobserve(): void {}

    disconnect(): void {
      window.removeEventListener('resize', this.#tell);
    }
  } as unknown as typeof ResizeObserver;
}
