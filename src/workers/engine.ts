/** The engine's worker: it holds the true state, writes the record, saves it, and tells the page what its seat may see. */
import { fillOptions, optionTrouble } from '../games/contract/options/values.ts';
import { loadGame } from '../games/registry/engine/games.ts';
import { Match } from '../match/match.ts';
import { printPlayer } from '../record/player.ts';
import { printRecord } from '../record/print.ts';
import { Bots } from './bots.ts';
import { type Save, newId } from './kept.ts';
import { areLocksHere, holdLock } from './lock.ts';
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
let commitment: string | undefined; // to the running one

const post = (answer: Answer): void => {
  postMessage(answer);
};
const page = new SharedPort(post); // to the seats that are held at this device
/** Reading records is not needed for the first hand, so it comes after it. */
const archive = async () => import('./archive.ts');
/** Nor is taking a game to another place. */
const carry = async () => import('./carry.ts');
/** Nor is helping people; it comes when somebody asks. */
const help = async () => import('./help.ts');
/** What is sent to others, or comes from them. */
const sending = async () => import('./sending.ts');
/** Nor counting what was finished. */
const counting = async () => import('./counting.ts');
/** All of it, so that nothing has to be fetched later; what cannot be fetched now is fetched when it is needed. */
const fetchTheRest = async () => Promise.all([archive(), carry(), help(), sending(), counting()]);
const LEISURE_MS = 3000;
const OTHERS_MS = 500; // how long a worker that has just been ended may still hold its game

/** Tells what the running and the next game were committed to. The seeds stay here. */
async function sendCommitments(): Promise<void> {
  const running = commitment; // as it is now: another game may begin while the next seed is drawn
  const { commitment: next } = await (nextCommitment ??= newSeedCommitment());
  post({ type: 'commitment', running, next });
}

/** `promised`: what the seed was committed to, if that was told beforehand. `before`: what a save says of the game. */
async function sit(
  match: Match,
  id: string,
  promised: string | undefined,
  before: Pick<Save, 'begun' | 'hints'> = {},
): Promise<void> {
  commitment = promised;
  await sendCommitments();
  running?.retire();
  runningId = id;
  bots.prepare(match.setup.game.id);
  const seated = new Running(match, bots, (text, ended) => {
    const { begun, hints } = seated;
    const save: Save = { id, savedAt: Date.now(), ended, text, pledged: promised !== undefined, begun, hints };
    saves.keep(save, !ended);
    if (seated.game.phase !== 'deal') void counting().then(({ countEnd }) => countEnd(saves, save, seated.game));
  });
  ({ begun: seated.begun = Date.now(), hints: seated.hints = 0 } = before);
  running = seated;
  page.clear();
  const mine = seated.mine.length > 0 ? seated.mine : [undefined]; // where nobody sits here the page watches
  for (const seat of mine) seated.attach(page.transportOf(seat), seat);
  running.open();
  setTimeout(() => void fetchTheRest().catch(() => undefined), LEISURE_MS);
}

async function begin(asked: NewGame): Promise<EngineMessage> {
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
  await sit(match, claimNew(), promised, { begun });
  if (asked.seed !== undefined) await (await counting()).beginDay(saves, match, begun);
  return { type: 'done' };
}

/** A seed that is given stays as it is, and nothing was promised about it. Else the one that was drawn beforehand. */
async function seedFor({ seed, clientSeed = '' }: NewGame): Promise<{ seed: string; promised: string | undefined }> {
  if (seed !== undefined) return { seed, promised: undefined };
  const taken = nextCommitment ?? newSeedCommitment();
  nextCommitment = undefined; // nobody else gets it
  const { promised, commitment: told } = await taken;
  const words = clientSeed && (await import('../record/seed.ts')).normalizedClientSeed(clientSeed);
  return { seed: words ? `${promised}.${words}` : promised, promised: told };
}

/** Takes up the saved game, if it is the one that is meant. One that cannot be read stays where it is, and the page hears of it. */
async function takeUp(only: NewGame | undefined): Promise<EngineMessage> {
  if (running) {
    await sendCommitments();
    running.open();
    return { type: 'done' };
  }
  const save = await saves.running();
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
  await sit(match.value, (await claim(save.id)) ? save.id : claimNew(), promised, save);
  return { type: 'done' };
}

/**
 * Whether a game can be kept under its name by this worker alone. One that lies on the table of another tab too is kept
 * there under its name, and here, from then on, under a new one.
 */
const claim = async (id: string): Promise<boolean> => !areLocksHere() || holdLock(`card-table-game-${id}`, OTHERS_MS);

function claimNew(): string {
  const id = newId();
  void claim(id); // nobody else knows it yet
  return id;
}

/** A kept or running game as a record: all of it if it is over, else as the person at it saw it. */
async function savedRecord(id: string): Promise<EngineMessage> {
  if (running && (id === 'running' || id === runningId)) {
    const lines = running.toldLines;
    return { type: 'record', text: printRecord(lines), lines, full: running.isOver };
  }
  const save = await saves.get(id);
  return save ? (await archive()).toldOf(save) : trouble({ why: 'not-saved' });
}

async function hello(request: EngineRequest & { type: 'hello' }): Promise<EngineMessage> {
  saves = new Saves(request.persist); // before anything is waited for: the next ask may be there already
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

/** A game that was begun elsewhere comes on the table; one that makes no sense changes nothing. */
async function unpack(bytes: Uint8Array): Promise<EngineMessage> {
  const match = await (await carry()).unpackSave(bytes);
  if (!match.ok) return trouble(match);
  await sit(match.value, claimNew(), undefined); // what was promised, was promised elsewhere
  return { type: 'done' };
}

/** Takes up the running game as it was before a choice; the one that was on the table stays kept as it is. */
async function tryAgain(at: number): Promise<EngineMessage> {
  const again = running && (await help()).againFrom(running, at);
  if (again) await sit(again, claimNew(), commitment); // the same seed, so the same promise
  return doneIf(again !== undefined);
}

async function helpWith(request: HelpRequest, asking: Running): Promise<void> {
  await (
    await help()
  ).helpWith(request, asking, post, () => {
    void counting().then(({ countHint }) => countHint(saves, asking));
  });
}

/** Begins a game where a record was at some line; the one that was on the table stays kept as it is. */
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
      return { type: 'done' };
    case 'resume':
      return takeUp(request.only);
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
    case 'pack':
      return running ? (await carry()).packSave(running.lines) : trouble({ why: 'not-now' });
    case 'unpack':
      return unpack(request.bytes);
    case 'view':
      return (await archive()).viewOf(request.lines, request.seat);
  }
}

/** What a seat asks for is answered over its link, all else here. */
async function hear(ask: Ask): Promise<void> {
  if (!isSeatAsk(ask)) post({ ...(await answer(ask)), id: ask.id });
  else if (!page.hear(ask)) post({ ...doneIf(false), id: ask.id });
}

export function hearAsk({ data: ask, ports: [port] }: MessageEvent<Ask>): void {
  if (port && ask.type === 'bots') bots.connect(port);
  else if (port) void help().then(({ connectHelper }) => connectHelper(port));
  hear(ask).catch((error: unknown) => {
    post({ ...trouble({ why: 'engine', detail: error instanceof Error ? error.message : String(error) }), id: ask.id });
  });
}
