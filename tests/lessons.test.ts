/**
 * The courses (`src/games/<id>/lessons.json`): every step can be solved by what it asks, what it calls wrong is either legal, with
 * a reason, or forbidden by the clause that it names, and everything that a game has is done in some step.
 */
import { describe, expect, it } from 'vitest';
import { FastChance } from '../src/cards/chance.ts';
import { isCard } from '../src/cards/card.ts';
import { must } from '../src/cards/must.ts';
import { tableViewOf } from '../src/client/table-view.ts';
import { fillOptions } from '../src/games/contract/options/values.ts';
import { games } from '../src/games/registry/engine/all.ts';
import { loadFace } from '../src/games/registry/page/faces.ts';
import { hasLessons, loadLessons } from '../src/games/registry/page/lessons.ts';
import { Match } from '../src/match/match.ts';
import { actionAt } from '../src/match/position.ts';
import { type ChosenAction, LET_IT_PASS, actionText, fits, fitsChoice } from '../src/practice/action-pattern.ts';
import { type LessonStep, judge, readCourse, solutionOf } from '../src/practice/lesson.ts';
import { redact } from '../src/record/redact.ts';
import { Timeline } from '../src/record/timeline.ts';
import { LANGUAGES } from '../src/words/languages.ts';
import { sayIn } from '../src/words/load.ts';
import { layPrepared } from '../src/workers/practice.ts';

/** Games without a course. */
const STILL_TO_COME = 0;

const taught = games.filter(({ id }) => hasLessons(id));

async function laid(game: string, { position, script }: LessonStep): Promise<Match> {
  const match = await layPrepared({ game, position, script, after: 'stop', number: 1 });
  if (!match.ok) throw new Error(match.detail);
  return match.value.match;
}

const choicesOf = (match: Match, seat: number): readonly ChosenAction[] => {
  const own = match.indicesOf(seat).map((i) => actionAt(match, i));
  return own.length > 0 && match.mayPass(seat) ? [...own, undefined] : own;
};

/** Does what is prepared, as the engine does, until the person must choose or nothing more is prepared. */
function others(match: Match, { position, script }: LessonStep, from: number, passes: boolean): void {
  const made = (): number =>
    match.lines.slice(from).filter((line) => line.type === 'act' && line.seat !== position.asked).length;
  for (let next = script[made()]; next !== undefined; next = script[made()]) {
    const [seat = '', ...words] = next.split(' ');
    const index = match.indicesOf(Number(seat)).find((i) => fits(actionAt(match, i), words.join(' ')));
    const isPersonAsked = choicesOf(match, position.asked).length > 0;
    if (index === undefined || (isPersonAsked && !passes)) return;
    match.act(index);
  }
}

function solve(match: Match, step: LessonStep): void {
  for (const act of solutionOf(step)) {
    if (act === LET_IT_PASS) continue;
    const index = match.indicesOf(step.position.asked).find((i) => fits(actionAt(match, i), act));
    match.act(
      must(
        index,
        `${step.key}: ${act} among ${choicesOf(match, step.position.asked)
          .map((one) => one && actionText(one))
          .join(', ')}`,
      ),
    );
  }
}

it('finds a course of every game', () => {
  expect(games.length - taught.length).toBeLessThanOrEqual(STILL_TO_COME);
});

describe.each(taught.map((game) => [game.id, game] as const))('%s', (id, game) => {
  const course = async (): Promise<readonly LessonStep[]> => readCourse(await loadLessons(id));

  it('has 5 to 9 steps, each with sentences of its own', async () => {
    const steps = await course();
    expect(steps.length).toBeGreaterThanOrEqual(5);
    expect(steps.length).toBeLessThanOrEqual(9);
    const say = await sayIn('en', [`${id}.lessons`]);
    const said = steps.flatMap(({ key, wrong }) => [
      say(key),
      say(`${key}.why`),
      ...wrong.flatMap(({ says }) => (says === undefined ? [] : [say(`${key}.${says}`)])),
    ]);
    expect(said.every((text) => text.length > 10)).toBe(true);
    expect(new Set(steps.map(({ key }) => key)).size).toBe(steps.length);
  });

  it.each(LANGUAGES)('says what is to be done in each step in a few words: %s', async (language) => {
    const say = await sayIn(language, [`${id}.lessons`]);
    const tasks = (await course()).map(({ key }) => say(`${key}.task`));
    expect(tasks.filter((text) => text === '' || /[.。।]$/.test(text))).toEqual([]);
    expect(tasks.filter((text) => text.length > (language === 'en' ? 28 : 34))).toEqual([]);
  });

  it('can be solved from any step by what it asks', async () => {
    const steps = await course();
    for (const [i, step] of steps.entries()) {
      const match = await laid(id, step);
      const from = match.lines.length;
      const end = steps.findIndex((one, at) => at > i && !one.goesOn);
      for (const one of steps.slice(i, end < 0 ? undefined : end)) {
        const choices = choicesOf(match, one.position.asked);
        expect(
          choices.some((choice) => judge(one, choice).is === 'right'),
          `${step.key}, ${one.key}`,
        ).toBe(true);
        solve(match, one);
        others(match, step, from, solutionOf(one).includes(LET_IT_PASS));
      }
    }
  });

  it('can be solved in whatever order the right acts are done', async () => {
    const chance = new FastChance(1);
    for (const step of (await course()).filter(({ times, goesOn }) => times > 1 && !goesOn))
      for (let tries = 0; tries < 20; tries += 1) {
        const match = await laid(id, step);
        const done: string[] = [];
        while (done.length < step.times) {
          const right = match
            .indicesOf(step.position.asked)
            .filter((i) => judge(step, actionAt(match, i), done.length).is === 'right');
          expect(right.length, `${step.key}, after ${done.join(', ')}`).toBeGreaterThan(0);
          const index = must(right[chance.below(right.length)], 'a right act');
          done.push(actionText(actionAt(match, index)));
          match.act(index);
        }
      }
  });

  it('has other choices where it names wrong ones, and says why they are wrong', async () => {
    const face = must(await loadFace(id), 'face');
    const [words, { sheet }] = await Promise.all([face.words('en'), face.sheets('en')]);
    for (const step of await course()) {
      const { asked, seats } = step.position;
      const match = await laid(id, step);
      const choices = choicesOf(match, asked);
      const timeline = new Timeline(redact(match.lines, asked, game.secrecy));
      const view = must(
        tableViewOf(timeline.at(), { seat: asked, names: Array.from({ length: seats }, String) }),
        'view',
      );
      const clauses = sheet(match.setup.options, seats).flatMap((section) => section.clauses);
      for (const { does, clause, says } of step.wrong) {
        const isLegal = choices.some((choice) => fitsChoice(choice, does));
        expect([isLegal, clause === undefined, says !== undefined], `${step.key}: ${does}`).toEqual([
          isLegal,
          isLegal,
          isLegal,
        ]);
        const meant = choices.filter((choice) => fitsChoice(choice, does));
        expect(
          meant.map((choice) => judge(step, choice).is),
          `${step.key}: ${does}`,
        ).not.toContain('right');
        if (clause === undefined) continue;
        const card = must(
          does.split(/[ ,+]/).find((word) => isCard(word)),
          'a card that is refused',
        );
        expect(
          clauses.map((one) => one.clause),
          `${step.key}: ${does}`,
        ).toContain(clause);
        expect(words.refusal(card, view), `${step.key}: ${does}`).not.toBe('');
        expect(
          choices.some((choice) => choice && Object.values(choice).includes(card)),
          `${step.key}: ${does}`,
        ).toBe(false);
      }
    }
  });

  it('does everything in some step that is done at a usual table', async () => {
    const steps = await course();
    const done = new Set(
      steps.flatMap((step) => [
        ...solutionOf(step).map((act) => act.split(' ')[0]),
        ...[...step.script, ...(step.position.played ?? [])].flatMap((acts) =>
          acts.split(', ').map((act) => act.split(' ')[1]),
        ),
      ]),
    );
    const usual = new Set<string>();
    for (let seed = 0; seed < 40; seed += 1) {
      const seats = Math.max(game.options.seats.min, Math.min(4, game.options.seats.max));
      const setup = {
        game,
        options: fillOptions(game.options, {}, seats),
        seats,
        seed: `usual ${seed}`,
        players: Array.from({ length: seats }, () => 'nobody'),
      };
      const match = new Match(setup);
      const chance = new FastChance(seed);
      match.nextDeal();
      for (let acts = 0; match.phase === 'deal' && acts < 400; acts += 1) {
        const i = chance.below(match.acts.length);
        usual.add(actionAt(match, i).type);
        match.act(i);
      }
    }
    expect([...usual].filter((type) => !done.has(type))).toEqual([]);
    const face = must(await loadFace(id), 'face');
    const special = Object.keys(face.moments).flatMap((key) => (key.startsWith('card:') ? [key.slice(5)] : []));
    const text = JSON.stringify(steps.map(({ right, script, position }) => [right, script, position.played]));
    const seats = Math.max(game.options.seats.min, Math.min(4, game.options.seats.max));
    const { pack } = game.table(fillOptions(game.options, {}, seats), seats);
    expect(special.filter((card) => pack.some((one) => one === card) && !text.includes(card))).toEqual([]);
  });
});
