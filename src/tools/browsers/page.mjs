// Functions that run inside the page of a browser under test. Each is sent there as text, so it may use only its arguments
// and what the page has.

/**
 * The first script of the page. It keeps errors, every WebGL context and the cards that lines name. It removes the service
 * worker, which would serve the page without this script, and lowers the frame rate, because software draws slowly.
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
  window.own = [];
  window.Worker = class extends Worker {
    constructor(...given) {
      super(...given);
      if (given[1]?.name !== 'engine') return;
      this.addEventListener('message', ({ data }) => {
        if (data.type !== 'table') return;
        for (const { cards, to } of data.lines) {
          const seen = Array.isArray(cards) ? cards.filter((card) => card !== '??') : [];
          (to === 'hand/' + data.seat ? own : named).push(...seen);
        }
      });
    }
  };
  const frame = requestAnimationFrame.bind(window);
  window.requestAnimationFrame = (callback) => setTimeout(() => frame(callback), 100);
  window.cancelAnimationFrame = clearTimeout.bind(window);
  delete Navigator.prototype.serviceWorker;
`;

/** Settings with the shortest animations. */
export const SETTINGS = { speed: 'at-once', pace: 'at-once', language: 'en', assist: true };

/**
 * Stores the settings before the first table is opened.
 * @param {object} settings
 */
export const prepare = (settings) => localStorage.setItem('card-table.settings', JSON.stringify(settings));

/** Waits until the person has a choice. */
export async function waitForChoice() {
  const wait = (/** @type {number} */ ms) => new Promise((resolve) => setTimeout(resolve, ms));
  const card = '.strip[data-card]:not([aria-disabled]):not([aria-pressed])';
  const due = `[data-actions] button, [data-panel] button, .spot[data-thing], ${card}`;
  for (let looks = 0; !document.querySelector(due); looks += 1) {
    if (document.querySelector('section.result'))
      throw new Error('the deal was over before the first choice: take another seed');
    if (looks > 1200) throw new Error('there was nothing to choose'); // after a minute or more
    await wait(50);
  }
}

/**
 * Finds a card to look at: the last one of the hand, which no other covers, or, without a hand, one that is turned up. That
 * one is the largest card that lies face up.
 */
export async function findCard() {
  const wait = (/** @type {number} */ ms) => new Promise((resolve) => setTimeout(resolve, ms));
  const all = (/** @type {string} */ selector) =>
    /** @type {HTMLElement[]} */ ([...document.querySelectorAll(selector)]);
  const until = async (/** @type {() => boolean} */ holds, /** @type {string} */ what) => {
    for (let looks = 0; !holds(); looks += 1) {
      if (looks > 1200) throw new Error(`it did not come to this: ${what}`); // after a minute or more
      await wait(50);
    }
  };
  // The buttons of a hand are there before the felt says where its cards lie.
  await until(() => all('[data-card]:not(.strip)').length === 0, 'the hand lies on the felt');
  const [button] = all('.strip[data-card]').slice(-1);
  const [thing] = all('.spot[data-thing]');
  if (!button) {
    thing?.click();
    const turned = () => window.own.at(-1) ?? window.named.at(-1);
    await until(() => turned() !== undefined, 'a card is turned up');
    // A prompt of another length may have moved the table, so that it is looked for in the picture.
    return { card: turned() ?? '', isInHand: false, angleRad: 0 };
  }
  button.focus();
  await until(() => all('.hand .ring').length > 0, 'a card has the focus');
  const [ring] = all('.hand .ring');
  button.blur(); // a card with the focus is raised
  return { card: button.dataset['card'] ?? '', isInHand: true, angleRad: parseFloat(ring?.style.rotate ?? '0') };
}

/**
 * Where a card of the hand lies now, in CSS pixels.
 * @param {string} card
 */
export function findPlace(card) {
  const box = document.querySelector(`.strip[data-card="${card}"]`)?.getBoundingClientRect();
  return box && { x: box.x, y: box.y, width: box.width, height: box.height };
}

/** Plays a deal to its end by pressing buttons in a fixed pseudo-random order; returns how many it has pressed. */
export async function playWholeDeal() {
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
      .concat([main, cards]) // more often: with as many draws as plays a deal would never end
      .filter((group) => group.length > 0);
    const group = asked.length > 0 ? asked : groups[mixed(2 * step) % Math.max(1, groups.length)];
    const target = group?.[mixed(2 * step + 1) % group.length] ?? seen('[data-actions] .go')[0];
    if (target) {
      target.click();
      step += 1;
    }
    idle = target ? 0 : idle + 1;
    if (step > 1500) throw new Error('the deal was not over after 1500 presses');
    if (idle > 4500) throw new Error('nothing could be pressed'); // looked for at least 90 s
    await wait(20);
  }
  return step;
}

/** All errors so far, those of WebGL too. */
export function troubles() {
  const errors = window.contexts.map((context) => context.getError()).filter((code) => code !== 0);
  return [...window.troubles, ...errors.map((code) => `WebGL answers ${code}`)];
}
