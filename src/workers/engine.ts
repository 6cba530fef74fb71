/** The engine's worker: holds the full state, writes and saves the record, and sends the page the view of its seat. */
import type { Seat } from '../cards/card.ts';
import { fillOptions, optionTrouble } from '../games/contract/options/values.ts';
import { loadGame } from '../games/registry/engine/games.ts';
import { Match } from '../match/match.ts';
import { namesIn } from '../record/person-name.ts';
import { printPlayer } from '../record/player.ts';
import { printRecord } from '../record/print.ts';
import { Bots } from './bots.ts';
import { type Save, newId } from './kept.ts';
import { areLocksHere, holdLock } from './lock.ts';
import type { Desk, FriendlyTable, Hosted } from './friends/desk.ts';
import { type SeedCommitment, commitmentTo, newSeedCommitment } from './seed-commitment.ts';
import type { HelpRequest } from './help.ts';
import type { Ask, Answer, NewGame, PlayOn, EngineMessage, EngineRequest, SeatAsk } from './protocol.ts';
import { Running } from './running.ts';
import { Saves } from './saves.ts';
import { SharedPort, isSeatAsk } from './transport.ts';
import { doneIf, trouble } from './trouble.ts';

const bots = new Bots();
let saves = new Saves(false);
let running: Running | undefined;
let runningId = '';
let nextCommitment: Promise<SeedCommitment> | undefined; // for the next game
let commitment: string | undefined; // of the running game

const post = (answer: Answer): void => {
  postMessage(answer);
};
const page = new SharedPort(post); // to the seats at this device
/** These modules are not needed for the first hand, so they are loaded later: reading records, … */
const archive = async () => import('./archive.ts');
/** … taking a running game to another place, … */
const carry = async () => import('./carry.ts');
/** … helping people, … */
const help = async () => import('./help.ts');
/** … links and playing on from a record, … */
const sending = async () => import('./sending.ts');
/** … and statistics. */
const counting = async () => import('./counting.ts');
/** Tables of friends are loaded only when one is opened. */
const fetchFriends = async () => import('./friends/friends.ts');
async function friends(): ReturnType<typeof fetchFriends> {
  const loaded = await fetchFriends();
  friendly = loaded.openTable;
  return loaded;
}
let friendly = (): FriendlyTable | undefined => undefined; // the open one
/** Loads all of them ahead; one that cannot be fetched now is fetched when needed. */
const fetchTheRest = async () => Promise.all([archive(), carry(), help(), sending(), counting()]);
const LEISURE_MS = 3000;
const OTHERS_MS = 500; // for which a worker that has just ended may still hold its game

/** Sends the commitments of the running and the next game. The seeds stay here. */
async function sendCommitments(): Promise<void> {
  const running = commitment; // read now: another game may begin while the next seed is drawn
  const { commitment: next } = await (nextCommitment ??= newSeedCommitment());
  post({ type: 'commitment', running, next });
}

/** `promised`: the commitment, if it was sent before the deal. `before`: what the save has of the game. */
async function sit(
  match: Match,
  id: string,
  promised: string | undefined,
  before: Pick<Save, 'begun' | 'hints' | 'names'> = {},
  remote: readonly Seat[] = [],
): Promise<void> {
  commitment = promised;
  await sendCommitments();
  running?.retire();
  runningId = id;
  bots.prepare(match.setup.game.id);
  const seated = new Running(
    match,
    bots,
    (text, ended) => {
      const { begun, hints, names } = seated;
      const save: Save = { id, savedAt: Date.now(), ended, text, pledged: promised !== undefined, begun, hints, names };
      saves.keep(save, !ended);
      if (seated.game.phase !== 'deal') void counting().then(({ countEnd }) => countEnd(saves, save, seated.game));
    },
    remote,
  );
  ({ begun: seated.begun = Date.now(), hints: seated.hints = 0 } = before);
  seated.names = namesIn(before.names, match.setup.seats);
  running = seated;
  page.clear();
  // Without a person here the page watches. Among several it sees what all may see while the table is passed on.
  const { mine } = seated;
  for (const seat of mine.length === 1 ? mine : [...mine, undefined]) seated.attach(page.transportOf(seat), seat);
  running.open();
  friendly()?.seated();
  setTimeout(() => void fetchTheRest().catch(() => undefined), LEISURE_MS);
}

async function begin(asked: NewGame, remote: readonly Seat[] = []): Promise<EngineMessage> {
  const game = await loadGame(asked.game);
  if (!game) return trouble({ why: 'unknown-game', detail: asked.game });
  const detail = optionTrouble(game.options, asked.options, asked.holders.length);
  if (detail !== undefined) return trouble({ why: 'bad-setup', detail });
  const options = fillOptions(game.options, asked.options, asked.holders.length);
  const { seed, promised } = await seedFor(asked);
  const match = new Match({
    game,
    options,
    seats: asked.holders.length,
    seed,
    players: asked.holders.map(printPlayer),
  });
  const begun = Date.now();
  await sit(match, claimNew(), promised, { begun, ...(asked.names && { names: asked.names }) }, remote);
  if (asked.seed !== undefined) await (await counting()).beginDay(saves, match, begun);
  return { type: 'done' };
}

/** The given seed, without a commitment; else the seed that was drawn and committed to beforehand. */
async function seedFor({ seed, clientSeed = '' }: NewGame): Promise<{ seed: string; promised: string | undefined }> {
  if (seed !== undefined) return { seed, promised: undefined };
  const taken = nextCommitment ?? newSeedCommitment();
  nextCommitment = undefined; // it is used once
  const { promised, commitment: told } = await taken;
  const words = clientSeed && (await import('../record/seed.ts')).normalizedClientSeed(clientSeed);
  return { seed: words ? `${promised}.${words}` : promised, promised: told };
}

/** What a table of friends needs of this worker. */
const desk: Desk = {
  get saves() {
    return saves;
  },
  page,
  post,
  commitment: async () => (await (nextCommitment ??= newSeedCommitment())).commitment,
  deal: begin,
  running: () => running && { running, id: runningId },
  clear() {
    running?.retire();
    running = undefined;
  },
};

/** Resumes the saved game, and the table of friends at which it is played. */
async function resume(only: NewGame | undefined, invited: boolean): Promise<EngineMessage> {
  const isHosted = !running && (await saves.noted('hosted')) !== undefined;
  const hosted = isHosted ? await (await friends()).keptTable(desk, !invited) : undefined;
  const told = await takeUp(only, hosted);
  if (hosted?.isHere) await (await friends()).reopenTable(hosted.kept, desk);
  return told;
}

/** The game to resume: that of the hosted table; one that another window hosts is left alone. */
async function savedFor(hosted: Hosted | undefined): Promise<Save | 'damaged' | undefined> {
  const gameId = hosted?.kept.gameId ?? '';
  const own = hosted?.isHere === true ? await saves.get(gameId) : undefined;
  const save = own ?? (await saves.running());
  const isElsewhere = hosted?.isHere === false && save !== 'damaged' && save?.id === gameId;
  return isElsewhere ? undefined : save;
}

/** Resumes the saved game if it is the requested one. An unreadable save is kept, and the page is told. */
async function takeUp(only: NewGame | undefined, hosted: Hosted | undefined): Promise<EngineMessage> {
  if (running) {
    await sendCommitments();
    running.open();
    return { type: 'done' };
  }
  const save = await savedFor(hosted);
  if (!save) return { type: 'none' };
  if (save === 'damaged') {
    await saves.putAside();
    return trouble({ why: 'not-saved' });
  }
  const match = await (await archive()).reopen(save.text);
  if (!match.ok) {
    await saves.putAside();
    return trouble(match);
  }
  if (only && !(await archive()).isSuch(match.value, only)) return { type: 'none' };
  const promised = save.pledged === true ? await commitmentTo(match.value.setup.seed) : undefined;
  const remote = hosted?.kept.gameId === save.id ? hosted.remote : [];
  await sit(match.value, (await claim(save.id)) ? save.id : claimNew(), promised, save, remote);
  return { type: 'done' };
}

/**
 * Whether this worker alone can save a game under its id. A game that is also open in another tab keeps its id there and
 * gets a new one here.
 */
const claim = async (id: string): Promise<boolean> => !areLocksHere() || holdLock(`card-table-game-${id}`, OTHERS_MS);

function claimNew(): string {
  const id = newId();
  void claim(id); // no other tab knows it yet
  return id;
}

/** A saved or running game as a record: full if it is over, else the view of its person. */
async function savedRecord(id: string): Promise<EngineMessage> {
  if (running && (id === 'running' || id === runningId)) {
    const lines = running.toldLines;
    return { type: 'record', text: printRecord(lines), lines, full: running.isOver, names: running.names };
  }
  const told = id === 'running' ? friendly()?.toldLines : undefined;
  if (told) return { type: 'record', text: printRecord(told.lines), ...told };
  const save = await saves.get(id);
  return save ? (await archive()).toldOf(save) : trouble({ why: 'not-saved' });
}

async function hello(request: EngineRequest & { type: 'hello' }): Promise<EngineMessage> {
  saves = new Saves(request.persist); // before any await: the next request may come meanwhile
  saves.refused = (): void => {
    post({ type: 'storage', kept: false });
  };
  saves.opened = (): void => {
    post({ type: 'storage', kept: true });
    running?.keep();
  };
  void sendCommitments(); // before the first cards are dealt
  const locked = await holdLock(request.lock);
  return { type: 'hello', locked, kept: await saves.isKept() };
}

/** Puts a game from elsewhere on the table; an invalid one changes nothing. */
async function unpack(bytes: Uint8Array): Promise<EngineMessage> {
  const match = await (await carry()).unpackSave(bytes);
  if (!match.ok) return trouble(match);
  await sit(match.value, claimNew(), undefined); // its commitment was shown elsewhere
  return { type: 'done' };
}

/** Starts the running game as it was before a choice; the old one stays saved. */
async function tryAgain(at: number): Promise<EngineMessage> {
  const again = running && (await help()).againFrom(running, at);
  if (running && again) await sit(again, claimNew(), commitment, { names: running.names }); // the same seed, so the same commitment
  return doneIf(again !== undefined);
}

async function helpWith(request: HelpRequest, asking: Running): Promise<void> {
  await (
    await help()
  ).helpWith(request, asking, post, () => {
    void counting().then(({ countHint }) => countHint(saves, asking));
  });
}

/** Begins a game from a line of a record; the old one stays saved. */
async function playOn(from: PlayOn): Promise<EngineMessage> {
  const begun = await (await sending()).begunFrom(from, newId());
  if (!begun.ok) return trouble(begun);
  await sit(begun.value, claimNew(), undefined);
  return { type: 'done' };
}

async function answer(request: Exclude<Ask, SeatAsk>): Promise<EngineMessage> {
  switch (request.type) {
    case 'hello':
      return hello(request);
    case 'bots':
    case 'helper':
    case 'wire':
      return { type: 'done' };
    case 'resume':
      return resume(request.only, request.invited === true);
    case 'begin':
      return begin(request.game);
    case 'hint':
    case 'why':
    case 'review':
    case 'stop-review':
      if (running) void helpWith(request, running);
      return { type: 'done' };
    case 'try-again':
      return tryAgain(request.at);
    case 'to-link':
      return (await sending()).toLink(request.lines);
    case 'from-link':
      return (await sending()).fromLink(request.text);
    case 'play-on':
      return playOn(request.from);
    case 'saved-games':
      return { type: 'saved', games: (await archive()).listed(await saves.all(), runningId) };
    case 'saved-record':
      return savedRecord(request.game);
    case 'forget':
      await saves.forget(request.game);
      return { type: 'done' };
    case 'check':
      return (await archive()).check(request.text);
    case 'counts':
    case 'take-counts':
    case 'erase-counts':
    case 'day':
    case 'keep-par':
      return (await counting()).answerCounts(request, saves, running);
    case 'friends':
      return (await friends()).askFriends(request.ask, desk);
    case 'pack':
      return running ? (await carry()).packSave(running.lines) : trouble({ why: 'not-now' });
    case 'unpack':
      return unpack(request.bytes);
    case 'view':
      return (await archive()).viewOf(request.lines, request.seat);
  }
}

/** Requests of a seat are answered over its link, all others here. */
async function hear(ask: Ask): Promise<void> {
  if (!isSeatAsk(ask)) post({ ...(await answer(ask)), id: ask.id });
  else if (!page.hear(ask)) post({ ...doneIf(false), id: ask.id });
}

export function hearAsk({ data: ask, ports: [port] }: MessageEvent<Ask>): void {
  if (port && ask.type === 'bots') bots.connect(port);
  else if (port && ask.type === 'wire') void friends().then(({ takeWire }) => takeWire(port));
  else if (port) void help().then(({ connectHelper }) => connectHelper(port));
  hear(ask).catch((error: unknown) => {
    post({ ...trouble({ why: 'engine', detail: error instanceof Error ? error.message : String(error) }), id: ask.id });
  });
}
