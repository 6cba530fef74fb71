/** Texts of hints, bots' reasons and reviews, in English. `ja.help.ts` has the same keys. */

const share = (value: number): string => String(Math.round(100 * value));
const nextBest = (next?: number): string => (next === undefined ? '' : `; the next best ${share(next)}`);

export const help = {
  hint: {
    button: 'Hint',
    name: 'A hint',
    thinking: 'Let me think …',
    pass: 'Let it pass',
    do: (what: string) => `${what}.`,
    only: 'It is all that you can do.',
    passing: 'There is nothing to be gained by it now.',
    best: 'The others turn out worse more often.',
    usual: 'It is the usual play.',
    wins: (value: number, next?: number) => `Wins about ${share(value)} of 100 deals like this${nextBest(next)}.`,
    worth: (value: number, next?: number) =>
      `Worth about ${share(value)} on a scale from 0, the worst deal, to 100, the best${nextBest(next)}.`,
    close: 'Dismiss this hint',
  },
  why: {
    of: (name: string) => `Why did ${name} do that?`,
    short: 'Why?',
    thinking: 'Looking at it once more …',
    none: 'Of this act nobody may know more.',
    did: (name: string, what: string) => `${name}: ${what}.`,
    knew: 'What it knew',
    sawHand: (own: number, seen: number, unseen: number) =>
      `Its own hand of ${own}, and ${seen} other cards that lie open or that all have seen. ${unseen} it could not see.`,
    saw: (seen: number, unseen: number) =>
      `${seen} cards that lie open or that all have seen. ${unseen} it could not see.`,
    weighed: 'What it weighed',
    byChance: 'It plays anything that is allowed, by chance.',
    byRule: 'It goes by rules of thumb and does not look ahead.',
    ahead: (times: number) => `It looked ahead and played the deal on ${times} times in thought.`,
    only: 'It could do nothing else.',
    reflex: 'That is an answer, not a choice: it was not weighed.',
    outside: 'Its hand stays its own while the deal lasts. From where you sit, it looks like this:',
    unclear: 'From where you sit, it cannot be said how good that was.',
    wins: (value: number, next: number) =>
      `It wins about ${share(value)} of 100 deals like this; with the best of what else it may have had, ${share(next)}.`,
    worth: (value: number, next: number) =>
      `On a scale from 0, the worst deal, to 100, the best: about ${share(value)} for it; with the best of what else it may have had, ${share(next)}.`,
    all: 'What it could have done, looking ahead, in a hundred:',
    chosen: 'chosen',
    share,
  },
  review: {
    button: 'Review',
    title: 'Review of the deal',
    searching: (done: number, of: number) => `Looking at your choices: ${done} of ${of}`,
    cancel: 'Cancel',
    again: 'Review once more',
    stopped: 'The review was stopped.',
    fine: 'None of your choices cost anything that looking ahead could see.',
    costly: 'What cost most, by looking ahead from what you could see:',
    held: 'Your hand',
    played: 'You chose',
    better: 'Better',
    cost: (value: number) => `Cost about ${share(value)} of 100`,
    estimate: (value: number) => share(value),
    tryAgain: 'Try again from here',
    tryAgainAt: (n: number) => `Try again from here: choice ${n}`,
    kept: 'A practice game begins there, against the same bots. This game stays as it is among the past games.',
  },
};

export type HelpWords = typeof help;
