// Runs a function in the page of a browser whose driver can only run a text there and tell what it returns.

/** The driver of WebKitGTK sometimes loses an answer ("Could not parse script result"): so many in a row are asked for again. */
const MOST_LOST = 5;

const LOOK_MS = 50;

const MOST_MS = 300_000; // ends a hang: in the longest call a whole deal is played

let works = 0; // begun so far: each is told from the others by its number

/**
 * Runs a function in the page and waits for what its promise gives. The work is begun once and looked at in short calls: what
 * it answers stays in the page, so that nothing is done twice where the driver loses an answer.
 * @template T
 * @param {(text: string, ...given: unknown[]) => Promise<unknown>} execute runs the body of a function in the page
 * @param {(...given: any[]) => T | Promise<T>} work
 * @param {unknown[]} given
 * @returns {Promise<T>} rejects with what the work has thrown
 */
export async function runInPage(execute, work, given) {
  works += 1;
  const text = `const [id, given, hasBegun] = arguments;
    const answers = (window.answers ??= {});
    if (!(id in answers)) {
      if (hasBegun) return JSON.stringify({ error: 'the page was loaded anew' });
      answers[id] = '';
      Promise.resolve().then(() => (${work})(...JSON.parse(given))).then(
        (value) => (answers[id] = JSON.stringify({ value })),
        (error) => (answers[id] = JSON.stringify({ error: String(error) })));
    }
    return answers[id];`;
  const until = Date.now() + MOST_MS;
  for (let lost = 0, hasBegun = false; ;) {
    let answer;
    try {
      answer = await execute(text, String(works), JSON.stringify(given), hasBegun);
      hasBegun = true;
      lost = 0;
    } catch (error) {
      lost += 1;
      if (lost > MOST_LOST) throw error;
    }
    if (answer) {
      const { value, error } = JSON.parse(String(answer));
      if (error !== undefined) throw new Error(error);
      return value;
    }
    if (Date.now() > until) throw new Error('the page did not answer');
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
}
