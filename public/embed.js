// The element <card-table>. How to use it: embed/index.html. Types: embed.d.ts.
const protocol = 'card-table/1';

class CardTable extends HTMLElement {
  static observedAttributes = ['game', 'aspect', 'theme', 'lang'];
  #frame;
  #asked = new Map(); // id → [resolve, reject] of a request
  #ids = 0;

  connectedCallback() {
    addEventListener('message', this.#hear);
    this.#open();
  }

  disconnectedCallback() {
    removeEventListener('message', this.#hear);
    this.#close();
  }

  attributeChangedCallback(name, _, now) {
    if (!this.#frame) return;
    if (name === 'aspect') this.#shape();
    else if (/theme|lang/.test(name)) this.ask(name, { [name]: now }).catch(() => {});
    else this.#open();
  }

  get address() {
    const url = new URL(this.getAttribute('src') ?? new URL('.', import.meta.url), document.baseURI);
    const say = (name, value) => url.searchParams.set(name, value);
    for (const { name, value } of this.attributes) say(name, value);
    for (const [key, value] of new URLSearchParams(this.getAttribute('options'))) say('opt.' + key, value);
    say('embed', 1);
    say('host', location.origin);
    return url;
  }

  #open() {
    this.#close();
    const frame = (this.#frame = document.createElement('iframe'));
    frame.ready = new Promise((hello) => (frame.hello = hello));
    frame.title = this.title || 'Card table';
    frame.allow = 'autoplay; fullscreen';
    frame.style.cssText = 'width:100%;height:100%;border:0';
    frame.src = this.address;
    this.style.display ||= 'block';
    this.#shape();
    this.append(frame);
  }

  #close() {
    this.#frame?.remove();
    this.#frame = undefined;
    for (const id of this.#asked.keys()) this.#settle({ id, why: 'closed' });
  }

  #shape(suits = 16 / 9) {
    this.style.aspectRatio = this.getAttribute('aspect') ?? suits;
  }

  #hear = ({ data, origin, source }) => {
    const frame = this.#frame;
    if (data?.protocol !== protocol || source !== frame?.contentWindow || origin !== this.address.origin) return;
    if (data.type === 'reply') return this.#settle(data);
    if (data.type === 'hello') frame.hello();
    if (data.type === 'resize') this.#shape(data.aspect);
    this.dispatchEvent(new CustomEvent(data.type, { detail: data }));
  };

  #settle({ id, ok, why }) {
    this.#asked.get(id)?.[ok ? 0 : 1](ok ? undefined : Error(why));
    this.#asked.delete(id);
  }

  ask(type, fields) {
    return new Promise((...how) => {
      const [frame, id] = [this.#frame, ++this.#ids];
      this.#asked.set(id, how);
      frame.ready.then(() => frame.contentWindow?.postMessage({ protocol, type, id, ...fields }, this.address.origin));
    });
  }

  mute = (on = true) => this.ask('mute', { on });
  goto = (step) => this.ask('goto', { step });
}

for (const type of ['pause', 'resume', 'breakDone', 'setOptions', 'load'])
  CardTable.prototype[type] = function (fields) {
    return this.ask(type, fields);
  };

customElements.define('card-table', CardTable);
