/** Texts of the page outside of games and screens, in English. The compiler checks that `ja.ts` has the same keys. */

const RANKS: Readonly<Record<string, string>> = {
  A: 'ace', K: 'king', Q: 'queen', J: 'jack', T: 'ten', '9': 'nine', '8': 'eight',
  '7': 'seven', '6': 'six', '5': 'five', '4': 'four', '3': 'three', '2': 'two',
}; // prettier-ignore
const SUITS = { S: 'spades', H: 'hearts', D: 'diamonds', C: 'clubs' };
const suitName = (suit: string): string => Object.entries(SUITS).find(([letter]) => letter === suit)?.[1] ?? suit;

const cards = (count: number): string => (count === 1 ? '1 card' : `${count} cards`);
const list = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1) ?? ''}`;

export const en = {
  app: {
    title: 'Page One',
    tagline: 'A table of card games',
    loading: 'Shuffling …',
    trouble: 'Something went wrong. Reloading the page brings the table back.',
    notices: {
      'not-kept': 'This browser keeps nothing: games and settings last until the page is closed.',
      'save-unreadable': 'The saved game could not be taken up and was put aside. Here is a new one.',
      'engine-failed': 'The game could not be taken up again. Here is a new one.',
    },
    noFelt: 'This browser cannot draw the table, so here it is in words. Everything can be played from here.',
    noScreen: 'This part of the table could not be fetched. Please try again when you are online.',
  },
  /** The name of a card. */
  card: (card: string): string => {
    const [face = ''] = card.split('#');
    return face === 'JK' ? 'joker' : `${RANKS[face.slice(0, -1)] ?? face} of ${suitName(face.slice(-1))}`;
  },
  suit: suitName,
  cards,
  list,
  kinds: {
    random: { name: 'Dice', help: 'Plays anything' },
    beginner: { name: 'Newcomer', help: 'Knows the rules, forgets to call, plays carelessly now and then' },
    plain: { name: 'Steady', help: 'Plays by the book' },
    thinker: { name: 'Thinker', help: 'Looks a little ahead' },
    master: { name: 'Master', help: 'Looks far ahead and takes its time' },
  },
  table: {
    name: 'The table',
    hand: 'Your hand',
    yourTurn: 'Your turn',
    turn: 'to play',
    dealer: 'dealer',
    said: (words: string) => `said “${words}”`,
    actions: 'What you can do',
    goOn: 'Go on',
    goOnHelp: 'Let it pass and go on',
    undo: 'Undo',
    undoHelp: 'Take back my last move',
    required: (suit: string) => `${suit.charAt(0).toUpperCase()}${suit.slice(1)} must be followed`,
    cannot: (card: string, why: string) => `${card}, cannot be played now: ${why}`,
    choose: (card: string) => `Choose the ${card} to play next`,
    unchoose: (card: string) => `The ${card} will be played next; press to take that back`,
    chosen: 'next',
    howToPlay: (card: string) => `How to play the ${card}`,
    which: 'Which?',
    rowsUp: 'Rows further up',
    rowsDown: 'Rows further down',
    never: 'Never mind',
    practice: 'Practice',
    practiceHelp: 'A move was taken back in this game, so it counts as practice.',
    close: 'Close',
    dismiss: 'Dismiss this message',
  },
  lessons: {
    name: 'A short lesson',
    of: (n: number, all: number) => `${n} of ${all}`,
    next: 'Next',
    done: 'Got it',
    skip: 'Skip all',
  },
  twin: {
    name: 'The table in words',
    toggle: 'Table in words',
    seats: 'Seats',
    yourTurn: 'your turn',
    seat: (name: string, kind: string, count: number, marks: readonly string[]) =>
      `${name}${kind === '' ? '' : ` (${kind})`}: ${[cards(count), ...marks].join(', ')}`,
    played: (name: string, card: string) => `${name}: ${card}`,
    nothing: 'nothing yet',
    pile: (place: string, count: number) => `${place}: ${count === 0 ? 'empty' : cards(count)}`,
    scores: 'Scores',
    score: (name: string, points: number) => `${name}: ${points}`,
    yourCards: 'Your cards',
    log: 'What happened',
    hidden: 'a hidden card',
  },
  corner: {
    menu: 'Menu',
    muteHelp: 'Switch sound off',
    unmuteHelp: 'Switch sound on',
  },
  result: {
    nextDeal: 'Next deal',
    again: 'Play again',
    newGame: 'New game',
    save: 'Save record',
    watch: 'Watch again',
    share: 'Share',
    update: 'A new version is ready',
    restart: 'Restart now',
  },
  sheet: { title: 'Score sheet', deal: 'Deal', total: 'Total', details: 'What the last deal was made of', you: 'You' },
  menu: {
    title: 'Menu',
    resume: 'Back to the table',
    games: 'All games',
    newGame: 'New game',
    rules: 'Rules',
    settings: 'Settings',
    pastGames: 'Past games',
    help: 'Keys and help',
    save: 'Save the running game’s record',
    open: 'Watch a record from a file',
    back: 'Back to the menu',
    close: 'Close',
  },
  leave: {
    title: 'Leave this deal?',
    text: 'A new game clears the table. What was played so far stays in the list of past games.',
    yes: 'Deal anew',
    no: 'Keep playing',
  },
};

export type UiWords = typeof en;
