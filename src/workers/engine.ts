/** The engine's worker: holds the full state, writes and saves the record, and sends the page the view of its seat. */
import type { Seat } from '../cards/card.ts';
import { isUnfetched } from '../fetching/chunk.ts';
import { fillOptions, optionTrouble } from '../games/contract/options/values.ts';
import { loadGame } from '../games/registry/engine/games.ts';
import { Match } from '../match/match.ts';
import { practising, printPlayer } from '../record/player.ts';
import { printRecord } from '../record/print.ts';
import { Bots } from './bots.ts';
import { newId } from './kept.ts';
import { Claim } from './claim.ts';
import { Commitments } from './commitments.ts';
import { archive, carry, counting, fetchFriends, fetchTheRestLater, help, practice, sending } from './later.ts';
import { holdLock } from './lock.ts';
import type { Desk, FriendlyTable, Hosted } from './friends/desk.ts';
import { commitmentTo } from './seed-commitment.ts';
import type { HelpRequest } from './help.ts';
import type { Ask, Answer, NewGame, PlayOn, PreparedTable, EngineMessage, EngineRequest, SeatAsk } from './protocol.ts';
import type { Running } from './running.ts';
import type { Prepared } from './practice.ts';
import { savedFor } from './resumed.ts';
import { Saves } from './saves.ts';
import { type SavedBefore, seatedGame } from './seating.ts';
import { SharedPort, isSeatAsk } from './transport.ts';
import { doneIf, trouble } from './trouble.ts';

const bots = new Bots(() => post({ type: 'not-fetched' }));
let saves = new Saves(false);
let running: Running | undefined;
let runningId = '';
/** The person's game, while a prepared position lies on the table. */
let aside: { readonly game: Running; readonly promised: string | undefined } | undefined;
let prepared: Prepared | undefined; // who plays at that position

const post = (answer: Answer): void => void postMessage(answer);
const commitments = new Commitments(post);
const page = new SharedPort(post); // to the seats at this device
/** Tables of friends are loaded only when one is opened. */
async function friends(): ReturnType<typeof fetchFriends> {
  const loaded = await fetchFriends();
  friendly = loaded.openTable;
  return loaded;
}
let friendly = (): FriendlyTable | undefined => undefined; // the open one
/** `promised`: the commitment, if it was sent before the deal. `before`: what the save has of the game. */
async function sit(
  match: Match,
  id: string,
  promised: string | undefined,
  before: SavedBefore = {},
  remote: readonly Seat[] = [],
): Promise<void> {
  commitments.running = promised;
  await commitments.send();
  running?.retire();
  aside = undefined;
  runningId = id;
  bots.prepare(match.setup.game.id);
  show(seatedGame({ match, bots, saves: () => saves, id, isPromised: promised !== undefined, before, remote }));
  friendly()?.seated();
  fetchTheRestLater();
}

/** Puts a game on the table. */
function show(seated: Running): void {
  running = seated;
  page.clear();
  // Without a person here the page watches. Among several it sees what all may see while the table is passed on.
  const { mine } = seated;
  for (const seat of mine.length === 1 ? mine : [...mine, undefined]) seated.attach(page.transportOf(seat), seat);
  running.open();
}

async function begin(asked: NewGame, remote: readonly Seat[] = []): Promise<EngineMessage> {
  const game = await loadGame(asked.game);
  if (!game) return trouble({ why: 'unknown-game', detail: asked.game });
  const detail = optionTrouble(game.options, asked.options, asked.holders.length);
  if (detail !== undefined) return trouble({ why: 'bad-setup', detail });
  const options = fillOptions(game.options, asked.options, asked.holders.length);
  const { seed, promised } = await commitments.seedFor(asked);
  const match = new Match({
    game,
    options,
    seats: asked.holders.length,
    seed,
    players: asked.practice === true ? practising(asked.holders.map(printPlayer)) : asked.holders.map(printPlayer),
  });
  const begun = Date.now();
  await sit(match, claimNew(), promised, { begun, ...(asked.names && { names: asked.names }) }, remote);
  if (asked.seed !== undefined) await (await counting()).beginDay(saves, match, begun);
  return { type: 'done' };
}

/** What a table of friends needs of this worker. */
const desk: Desk = {
  get saves() {
    return saves;
  },
  page,
  post,
  commitment: async () => commitments.next(),
  deal: begin,
  running: () => running && { running, id: runningId },
  clear() {
    running?.retire();
    running = undefined;
  },
};

/** The claim to the game on the table. Another tab may take it over: then this one has none. */
const claim = new Claim(async () => {
  desk.clear();
  page.clear();
  post({ type: 'elsewhere' });
  await saves.settled();
});

/** Resumes the saved game, and the table of friends at which it is played. */
async function resume({
  only,
  invited,
  hosting,
  takeOver,
}: EngineRequest & { type: 'resume' }): Promise<EngineMessage> {
  const isHosted = !running && (await saves.noted('hosted')) !== undefined;
  const hosted = isHosted ? await (await friends()).keptTable(desk, invited !== true) : undefined;
  const told = await takeUp(only, hosted, takeOver);
  if (told.type === 'elsewhere' && invited === true) return { type: 'none' }; // at another table than that one
  if (hosted?.isHere) await (await friends()).reopenTable(hosted.kept, desk, hosting === true);
  return told;
}

/**
 * Resumes the saved game if it is the requested one, unless it is open in another tab. An unreadable save is kept, and the
 * page is told.
 */
async function takeUp(
  only: NewGame | undefined,
  hosted: Hosted | undefined,
  takeOver: boolean | undefined,
): Promise<EngineMessage> {
  if (running) {
    await commitments.send();
    running.open();
    return { type: 'done' };
  }
  const save = takeOver === true ? await savedElsewhere(hosted) : await savedFor(saves, hosted);
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
  if (!(await claim.take(save.id))) return { type: 'elsewhere' };
  const promised = save.pledged === true ? await commitmentTo(match.value.setup.seed) : undefined;
  const remote = hosted?.kept.gameId === save.id ? hosted.remote : [];
  await sit(match.value, save.id, promised, save, remote);
  return { type: 'done', savedAt: save.savedAt };
}

/** The saved game as the other tab leaves it. */
async function savedElsewhere(hosted: Hosted | undefined): ReturnType<typeof savedFor> {
  const save = await savedFor(saves, hosted);
  if (save && save !== 'damaged') await claim.takeOver(save.id);
  return savedFor(saves, hosted);
}

function claimNew(): string {
  const id = newId();
  void claim.take(id); // no other tab knows it yet
  return id;
}

/** A saved or running game as a record: full if it is over, else the view of its person. */
async function savedRecord(id: string): Promise<EngineMessage> {
  if (running && (id === 'running' || (id === runningId && !aside))) {
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
  saves.refused = () => void post({ type: 'storage', kept: false });
  saves.opened = (): void => {
    post({ type: 'storage', kept: true });
    running?.keep();
  };
  void commitments.send(); // before the first cards are dealt
  const locked = await holdLock(request.lock);
  return { type: 'hello', locked, kept: await saves.isKept() };
}

/** The person's game, to continue elsewhere. */
async function pack(): Promise<EngineMessage> {
  const own = aside?.game ?? running;
  return own ? (await carry()).packSave(own.lines) : trouble({ why: 'not-now' });
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
  if (aside) return trouble({ why: 'not-now' });
  const again = running && (await help()).againFrom(running, at);
  if (running && again) await sit(again, claimNew(), commitments.running, { names: running.names }); // the same seed, so the same commitment
  return doneIf(again !== undefined);
}

async function helpWith(request: HelpRequest, asking: Running): Promise<void> {
  try {
    const { helpWith: answerWith } = await help();
    await answerWith(request, asking, post, () => {
      void counting().then(({ countHint }) => countHint(saves, asking));
    });
  } catch {
    post({ type: 'help-failed' });
  }
}

/** Lays a prepared position. The person's game is put aside as it is. */
async function prepare(table: PreparedTable): Promise<EngineMessage> {
  const laid = await (await practice()).seatedAt(table, bots);
  if (!laid.ok) return trouble(laid);
  if (friendly()) return trouble({ why: 'not-now' });
  if (running) aside ??= { game: running, promised: commitments.running };
  running?.retire();
  prepared = laid.value.prepared;
  show(laid.value.seated);
  return { type: 'done' };
}

/** Puts the person's game back, as it was. */
async function putBack(): Promise<EngineMessage> {
  if (!aside) return trouble({ why: 'not-now' });
  const { game, promised } = aside;
  await sit(game.game, runningId, promised, game);
  return { type: 'done' };
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
      return resume(request);
    case 'begin':
      return begin(request.game);
    case 'hint':
    case 'coach':
    case 'why':
    case 'review':
    case 'stop-review':
      if (running && !aside) void helpWith(request, running);
      else friendly()?.help?.(request);
      return { type: 'done' };
    case 'try-again':
      return tryAgain(request.at);
    case 'to-link':
      return (await sending()).toLink(request.lines);
    case 'from-link':
      return (await sending()).fromLink(request.text);
    case 'play-on':
      return playOn(request.from);
    case 'prepare':
      return prepare(request.table);
    case 'play-for-me':
      return doneIf(aside !== undefined && running !== undefined && prepared?.actFor(running, request.how) === true);
    case 'put-back':
      return putBack();
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
    case 'answered':
    case 'day':
    case 'keep-par':
      return (await counting()).answerCounts(request, saves, running);
    case 'friends':
      return (await friends()).askFriends(request.ask, desk);
    case 'pack':
      return pack();
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
    const why = isUnfetched(error) ? 'not-fetched' : 'engine';
    post({ ...trouble({ why, detail: error instanceof Error ? error.message : String(error) }), id: ask.id });
  });
}
