// The second verifier: was the deal chosen? It checks the commitment to the seed of a record, and that every deck and
// shuffle follows from the seed. It was written from the description in index.html alone, and needs no rules of a game.
// It runs in that page, and in Node: node verify.js [COMMITMENT] FILE… (exit status 0: it fits; 1: it does not)
(() => {
  'use strict';
  const NOTED = /^[0-9a-f]{16,64}$/; // the digits of a commitment, or at least the first 16
  const refuse = (sentence) => {
    throw { sentence };
  };
  const turned = (word, by) => (word >>> by) | (word << (32 - by));
  const mixed = (word, one, two, third) => turned(word, one) ^ turned(word, two) ^ third;
  const PRIMES = Array.from({ length: 310 }, (_, n) => n + 2).filter((n, _, all) => all.every((d) => d >= n || n % d));
  const FACES = [...'SHDC'].flatMap((suit) => [...'AKQJT98765432'].map((rank) => rank + suit)).concat('JK');
  const IN_CARD_ORDER = FACES.flatMap((face) => [face, ...[...'23456789'].map((copy) => `${face}#${copy}`)]);
  const fractions = (roots) => Uint32Array.from(roots, (root) => (root % 1) * 2 ** 32);

  /** SHA-256 (FIPS 180-4) of a text's UTF-8 bytes, in lower-case hexadecimal digits. */
  function sha256(text) {
    const bytes = new TextEncoder().encode(text);
    const padded = new DataView(new ArrayBuffer((((bytes.length + 8) >> 6) + 1) * 64));
    [...bytes, 0x80].forEach((byte, i) => padded.setUint8(i, byte));
    padded.setUint32(padded.byteLength - 4, bytes.length * 8);
    const hash = fractions(PRIMES.slice(0, 8).map(Math.sqrt));
    const constants = fractions(PRIMES.slice(0, 64).map(Math.cbrt));
    for (let block = 0; block < padded.byteLength; block += 64) {
      const words = new Uint32Array(64);
      let [a, b, c, d, e, f, g, h] = hash;
      for (let i = 0; i < 64; i += 1) {
        const [x, y] = [words[i - 15], words[i - 2]];
        if (i < 16) words[i] = padded.getUint32(block + 4 * i);
        else words[i] = words[i - 16] + mixed(x, 7, 18, x >>> 3) + words[i - 7] + mixed(y, 17, 19, y >>> 10);
        const one = h + mixed(e, 6, 11, turned(e, 25)) + ((e & f) ^ (~e & g)) + constants[i] + words[i];
        const two = mixed(a, 2, 13, turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
        [a, b, c, d, e, f, g, h] = [(one + two) | 0, a, b, c, (d + one) | 0, e, f, g];
      }
      [a, b, c, d, e, f, g, h].forEach((word, i) => (hash[i] += word));
    }
    return Array.from(hash, (word) => word.toString(16).padStart(8, '0')).join('');
  }

  /** Chance: ARC4, keyed with the seed's UTF-8 bytes. Draws whole numbers below a bound, all equally likely. */
  function chanceFrom(seed) {
    let [i, j, mix] = [0, 0, 0];
    const [key, state] = [[], Array.from({ length: 256 }, (_, n) => n)];
    for (const [at, byte] of new TextEncoder().encode(seed).entries())
      key[at % 256] = ((mix ^= 19 * (key[at % 256] ?? 0)) + byte) % 256;
    const swap = () => ([state[i], state[j]] = [state[j], state[i]]);
    for (; i < 256; swap(), i += 1) j = (j + state[i] + (key[i % key.length] ?? 0)) % 256;
    [i, j] = [0, 0];
    const byte = () => {
      i = (i + 1) % 256;
      j = (j + state[i]) % 256;
      swap();
      return state[(state[i] + state[j]) % 256];
    };
    for (let dropped = 0; dropped < 256; dropped += 1) byte();
    return function draw(below) {
      const number = [byte(), byte(), byte(), byte()].reduce((sum, digit) => 256 * sum + digit);
      return number < 2 ** 32 - (2 ** 32 % below) ? number % below : draw(below);
    };
  }

  /** A Fisher-Yates shuffle of `cards` from the last one down must give the order `found`. */
  function checkShuffle(cards, chance, found, what) {
    const order = [...cards];
    for (let i = order.length - 1; i > 0; i -= 1) {
      const j = chance(i + 1);
      [order[i], order[j]] = [order[j], order[i]];
    }
    if (order.join() !== found.join()) refuse(`${what} does not follow from the seed.`);
  }

  /** Checks and applies a line of each type. Places are listed from the bottom up, the pack is in card order. */
  const STEPS = {
    game(game, { seed, seats, options }, noted) {
      if (typeof seed !== 'string') refuse('this is what one seat saw; only the full record of a game has its seed.');
      const [, promise, words] = /^([0-9a-f]{32}\.[0-9a-f]{32})(?:\.(.+))?$/su.exec(seed) ?? [];
      Object.assign(game, { words, seats, chance: chanceFrom(seed), isDrawn: options.dealer === 'random' });
      game.commitment = promise ? sha256(promise) : 'none, the seed was given by hand';
      if (!game.commitment.startsWith(noted)) refuse(`the commitment is a different one: ${game.commitment}.`);
    },
    deal(game, { deal, dealer, deck }) {
      const pack = IN_CARD_ORDER.filter((card) => deck.includes(card));
      if (pack.length < deck.length) refuse('the deck has a card twice, or something that is not a card.');
      if (!game.pack && deal !== 0 && game.isDrawn && game.chance(game.seats) !== dealer)
        refuse('the first dealer does not follow from the seed.');
      game.pack ??= pack;
      if (game.pack.join() !== pack.join()) refuse('this deck has different cards from the first one.');
      checkShuffle(pack, game.chance, deck, 'the deck');
      game.places = { stock: [...deck].reverse() };
    },
    move({ places }, { cards, from, to }) {
      for (const card of cards) {
        if (!places[from]?.includes(card)) refuse(`${card} does not lie in ${from}.`);
        (places[to] ??= []).push(...places[from].splice(places[from].indexOf(card), 1));
      }
    },
    shuffle({ places, chance }, { place, cards }) {
      checkShuffle(places[place], chance, cards, `the shuffle of ${place}`);
      places[place] = [...cards].reverse();
    },
  };

  /** Checks a record. `says` is the result in words, or the error in the first line that does not fit. */
  function verify(text, noted = '') {
    const counts = { deal: 0, shuffle: 0 };
    const promises = new Set();
    let [at, game] = [0];
    try {
      for (const line of text.trim().split('\n')) {
        at += 1;
        const told = JSON.parse(line);
        game = told.type === 'game' ? {} : (game ?? refuse('a record begins with its "game" line.'));
        STEPS[told.type]?.(game, told, noted);
        if (told.type in counts) counts[told.type] += 1;
        promises.add(game.commitment + (game.words ? `, cut with “${game.words}”` : ''));
      }
      if (counts.deal === 0) refuse('there is no deal in this record.');
    } catch ({ sentence = 'this is not a line of a record.' }) {
      return { fits: false, says: `line ${at}: ${sentence}` };
    }
    const made = `Every deck (${counts.deal}) and later shuffle (${counts.shuffle}) follows from the seed.`;
    return { fits: true, says: `${made} Commitment: ${[...promises].join('; ')}.` };
  }

  function inNode({ argv, getBuiltinModule }) {
    const [noted] = argv.slice(2).filter((argument) => NOTED.test(argument));
    const files = argv.slice(2).filter((argument) => !NOTED.test(argument));
    for (const file of files.length > 0 ? files : ['usage']) {
      let told = { says: files[0] ? 'cannot be read, or Node is before 20.16.' : 'node verify.js [COMMITMENT] FILE…' };
      try {
        told = verify(new TextDecoder().decode(getBuiltinModule('fs').readFileSync(file)), noted);
      } catch {} // `told` has the message already
      console[told.fits ? 'log' : 'error'](`${file}: ${told.says}`);
      if (!told.fits) process.exitCode = 1;
    }
  }

  function inPage() {
    const [file, noted, result] = ['file', 'noted', 'result'].map((id) => document.getElementById(id));
    file.onchange = noted.onchange = async () => {
      if (!file.value) return;
      const text = await file.files[0].text().catch(() => '');
      const told = noted.validity.valid ? verify(text, noted.value.trim().toLowerCase()) : { says: noted.title };
      result.textContent = told.says;
      document.body.dataset.fits = told.fits;
    };
  }
  (typeof document === 'undefined' ? inNode : inPage)(globalThis.process);
})();
