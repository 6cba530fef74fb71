// Says that the table could not be loaded. stale.js fetches it for that.
(() => {
  const here = document.currentScript.src;
  const ENGLISH = {
    text: 'The table could not be loaded. Perhaps there is a new version of it.',
    again: 'Load the page again',
  };

  /** The language of the address, of the settings, of this page, of the browser: the first one that is there. */
  function languageIn(all) {
    let chosen;
    try {
      chosen = JSON.parse(localStorage.getItem('card-table.settings'))?.language;
    } catch {
      // nothing is kept here
    }
    const asked = new URLSearchParams(location.search).get('lang');
    const tags = [asked, chosen, document.documentElement.dataset.language, ...navigator.languages];
    for (const tag of tags.filter((one) => typeof one === 'string')) {
      const [tongue, ...rest] = tag.split(/[-_.@]/);
      if (tongue === 'zh' && rest.some((part) => /^(hant|tw|hk|mo)$/i.test(part))) continue; // written otherwise
      const found = Object.keys(all).find((key) => key === tag || key.split('-')[0] === tongue.toLowerCase());
      if (found) return found;
    }
    return 'en';
  }

  async function wordsHere() {
    try {
      const answer = await fetch(new URL('words.json', here), { cache: 'no-store' });
      const all = await answer.json();
      const language = languageIn(all);
      return { language, ...all[language] };
    } catch {
      return { language: 'en', ...ENGLISH };
    }
  }

  /** Past the caches: the page itself is fetched anew, before it is loaded. */
  async function loadAgain() {
    await fetch(location.href, { cache: 'reload' }).catch(() => undefined);
    location.reload();
  }

  async function tell() {
    const { language, text, again } = await wordsHere();
    const styles = document.createElement('link');
    styles.rel = 'stylesheet';
    styles.href = new URL('stale.css', here).href;
    const said = document.createElement('p');
    said.textContent = text;
    const button = document.createElement('button');
    button.textContent = again;
    button.addEventListener('click', () => void loadAgain());
    const box = document.createElement('div');
    box.id = 'stale';
    box.lang = language;
    box.dir = 'auto';
    box.setAttribute('role', 'alert');
    document.head.append(styles);
    document.body.append(box);
    box.append(said, button);
  }

  void tell();
})();
