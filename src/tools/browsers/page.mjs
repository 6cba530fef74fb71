// What runs inside the page of a browser under test. Each function is sent there as text: it may use nothing but what
// it is given.

/**
 * The first script of the page, before all others: keeps what goes wrong, every WebGL context and the cards that lines
 * name. No service worker, which would serve the page without this script; few frames, which software draws slowly.
 */
export const WATCH = `
  window.troubles = [];
  window.contexts = [];
  addEventListener('error', (event) => troubles.push('error: ' + event.message));
  addEventListener('unhandledrejection', (event) => troubles.push('rejected: ' + String(event.reason)));
  addEventListener('securitypolicyviolation', (event) => troubles.push('refused by the policy: ' + event.blockedURI));
  for (const kind of ['error', 'warn']) {
    const say = console[kind];
    console[kind] = (...words) => {
      troubles.push(kind + ': ' + words.map(String).join(' '));
      say.apply(console, words);
    };
  }
  const get = HTMLCanvasElement.prototype.getContext;
  HTMLCanvasElement.prototype.getContext = function (...given) {
    const context = get.apply(this, given);
    if (context && 'getError' in context && !contexts.includes(context)) contexts.push(context);
    return context;
  };
  window.named = [];
  window.Worker = class extends Worker {
    constructor(...given) {
      super(...given);
      if (given[1]?.name !== 'engine') return;
      this.addEventListener('message', ({ data }) => {
        if (data.type !== 'table') return;
        for (const { cards } of data.lines) if (Array.isArray(cards)) named.push(...cards.filter((card) => card !== '??'));
      });
    }
  };
  const frame = requestAnimationFrame.bind(window);
  window.requestAnimationFrame = (callback) => setTimeout(() => frame(callback), 100);
  window.cancelAnimationFrame = clearTimeout.bind(window);
  delete Navigator.prototype.serviceWorker;
`;

/** Settings: nothing moves longer than it must. */
export const SETTINGS = { speed: 'at-once', pace: 'at-once', language: 'en', assist: true };

/**
 * Before the first table: settings, and nothing learnt is asked again.
 * @param {object} settings
 */
export const prepare = (settings) => localStorage.setItem('card-table.settings', JSON.stringify(settings));

/** Waits until it is the person's choice, and all is drawn. */
export async function waitForChoice() {
  const wait = (/** @type {number} */ ms) => new Promise((resolve) => setTimeout(resolve, ms));
  const due = '[data-actions] button, .spot[data-thing], .strip[data-card]:not([aria-disabled]):not([aria-pressed])';
  for (let i = 0; i < 300 && !document.querySelector(due); i += 1) await wait(50);
  if (document.querySelector('section.result'))
    throw new Error('the deal was over before the first choice: take another seed');
  await wait(1000);
}

/**
 * Tells a card and where it lies, in CSS pixels: of a hand the last, which none covers; where there is no hand, one that
 * is turned up. Without a place it is the only one that lies face up.
 */
export async function findCard() {
  const wait = (/** @type {number} */ ms) => new Promise((resolve) => setTimeout(resolve, ms));
  const all = (/** @type {string} */ selector) =>
    /** @type {HTMLElement[]} */ ([...document.querySelectorAll(selector)]);
  const [button] = all('.strip[data-card]').slice(-1);
  const [thing] = all('.spot[data-thing]');
  const box = (button ?? thing)?.getBoundingClientRect();
  const place = box && { x: box.x, y: box.y, width: box.width, height: box.height };
  if (!button || !place) {
    thing?.click();
    await wait(1500); // it is turned up, and drawn
    return { card: window.named.at(-1) ?? '', place, angleRad: 0 };
  }
  button.focus();
  await wait(300);
  const [ring] = all('.hand .ring');
  button.blur(); // it rises while it has the focus
  await wait(1000);
  return { card: button.dataset['card'] ?? '', place, angleRad: parseFloat(ring?.style.rotate ?? '0') };
}

/** Plays a deal to its end through the buttons, by nobody's choice, the same in every run; how many were pressed. */
export async function playDeal() {
  const wait = (/** @type {number} */ ms) => new Promise((resolve) => setTimeout(resolve, ms));
  const all = (/** @type {string} */ selector) =>
    /** @type {HTMLElement[]} */ ([...document.querySelectorAll(selector)]).filter((one) => !one.matches(':disabled'));
  const seen = (/** @type {string} */ selector) => all(selector).filter((one) => one.getClientRects().length > 0);
  const mixed = (/** @type {number} */ step) => {
    const once = Math.imul(step + 1, 0x9e3779b1);
    const twice = Math.imul(once ^ (once >>> 15), 0x85ebca6b);
    return (twice ^ (twice >>> 13)) >>> 0;
  };
  let step = 0;
  for (let idle = 0; seen('section.result').length === 0;) {
    const cards = all('[data-card]:not([aria-disabled])');
    const asked = seen('dialog[open] .ways button:not(.never)');
    const main = all('[data-actions] .main');
    const groups = [
      seen('[data-actions] .moment'),
      seen('[data-panel] button'),
      cards,
      all('[data-thing]'),
      main,
      cards,
    ]
      .concat([main, cards]) // more often: whoever draws as often as it plays never comes to an end
      .filter((group) => group.length > 0);
    const group = asked.length > 0 ? asked : groups[mixed(2 * step) % Math.max(1, groups.length)];
    const target = group?.[mixed(2 * step + 1) % group.length] ?? seen('[data-actions] .go')[0];
    if (target) {
      target.click();
      step += 1;
    }
    idle = target ? 0 : idle + 1;
    if (step > 1500) throw new Error('the deal was not over after 1500 presses');
    if (idle > 1500) throw new Error('nothing could be pressed for half a minute');
    await wait(20);
  }
  return step;
}

/** What went wrong so far, errors of WebGL among it. */
export function troubles() {
  const errors = window.contexts.map((context) => context.getError()).filter((code) => code !== 0);
  return [...window.troubles, ...errors.map((code) => `WebGL answers ${code}`)];
}
