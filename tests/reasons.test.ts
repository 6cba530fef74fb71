/** The reasons of games for hints: they occur in play, depend only on what a seat may know, and have texts. */
import { describe, expect, it } from 'vitest';
import { must } from '../src/cards/must.ts';
import { LEVELS } from '../src/bots/levels.ts';
import type { Game, Question } from '../src/games/contract/contract.ts';
import { games } from '../src/games/registry/engine/all.ts';
import { LANGUAGES } from '../src/words/languages.ts';
import { fillOptions, seatsThatFit } from '../src/games/contract/options/values.ts';
import { loadReasoning } from '../src/games/registry/engine/reasonings.ts';
import { loadFace } from '../src/games/registry/page/faces.ts';
import { type Asked, type Reasoning, reasonFor } from '../src/games/kit/reasoning.ts';
import { questionFor } from '../src/match/ask.ts';
import { Match } from '../src/match/match.ts';
import { readCatalogue } from '../src/tools/words/catalogue.ts';
import { textOf } from './files.ts';
import { SENTENCE } from './languages.ts';

const DEALS = 12;
const MOST_ACTS = 40;
const MOST_TABLES = 4;
const OFTEN = 0.25; // share of the choices
const MOST = 0.65; // share of the reasons; the others are for rare cases

/** The questions to the plain player in some deals, with each preset too, and what it chose. */
function* chosen(game: Game): Generator<Asked> {
  for (let deal = 0; deal < DEALS; deal += 1) yield* played(game, { options: {} }, deal);
  for (const preset of game.options.presets) yield* played(game, preset, DEALS);
}

function* played(
  game: Game,
  { options: some, seats: wanted }: { options: object; seats?: number | undefined },
  deal: number,
): Generator<Asked> {
  const fit = seatsThatFit(game.options, { ...some }).slice(0, MOST_TABLES);
  const seats = wanted ?? must(fit[deal % fit.length], 'seats');
  const options = fillOptions(game.options, { ...some }, seats);
  const players = Array.from({ length: seats }, () => 'plain/1');
  const match = new Match({ game, options, seats, seed: `reasons/${String(deal)}`, players });
  match.nextDeal();
  while (match.phase === 'deal') {
    let index: number | undefined;
    for (const seat of match.asked()) {
      const question = questionFor(match, seat);
      const choice = LEVELS.plain.choose(match.rules, question);
      if (choice === undefined) continue;
      yield asAsked(match, seat, question, choice);
      index = must(match.indicesOf(seat)[choice], 'an act');
      break;
    }
    match.act(must(index, 'somebody who acts'));
  }
}

function asAsked({ rules, state, setup }: Match, seat: number, { view, acts }: Question, index: number): Asked {
  const actions = acts.map((act) => rules.print(state, seat, act));
  const [act, action] = [must(acts[index], 'an act'), must(actions[index], 'its action')];
  return { act, action, view, acts, actions, options: setup.options, seats: setup.seats };
}

/** The same question for several of its acts, a limited number. */
const alternatives = (asked: Asked): readonly Asked[] =>
  asked.acts.slice(0, MOST_ACTS).map((act, i) => ({ ...asked, act, action: must(asked.actions[i], 'an action') }));

async function reasoningOf(game: Game): Promise<Reasoning> {
  return must(await loadReasoning(game.id), 'reasons');
}

describe.each(games.map((game) => [game.id, game] as const))('%s', (_id, game) => {
  it('gives reasons for many good choices, and most of its reasons occur', async () => {
    const { reasons } = await reasoningOf(game);
    const given = new Set<string | undefined>();
    let [all, real] = [0, 0];
    for (const asked of chosen(game)) {
      for (const other of alternatives(asked)) given.add(reasonFor(reasons, other));
      if (asked.acts.length < 2) continue;
      real += 1;
      if (reasonFor(reasons, asked) !== undefined) all += 1;
    }
    expect(all / real).toBeGreaterThan(OFTEN);
    const keys = Object.keys(reasons);
    expect(keys.filter((key) => given.has(key)).length / keys.length).toBeGreaterThan(MOST);
  });

  it('does not change the question', async () => {
    const { reasons } = await reasoningOf(game);
    for (const asked of played(game, { options: {} }, 0)) {
      const before = structuredClone(asked);
      reasonFor(reasons, asked);
      expect(asked).toEqual(before);
    }
  });

  it('has a sentence for each reason in every language, and no others', async () => {
    const { reasons } = await reasoningOf(game);
    const face = must(await loadFace(game.id), 'a face');
    for (const language of LANGUAGES) {
      const words = await face.words(language);
      for (const key of Object.keys(reasons)) expect(words.reason(key), `${language} ${key}`).toMatch(SENTENCE);
    }
    const english = readCatalogue(`src/games/${game.id}/words/en.ftl`, textOf(`src/games/${game.id}/words/en.ftl`));
    const said = [...english.sayings.keys()]
      .filter((id) => id.startsWith('reason-'))
      .map((id) => id.slice('reason-'.length));
    expect(said.sort()).toEqual(Object.keys(reasons).sort());
  });
});
