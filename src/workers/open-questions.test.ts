import { expect, test } from 'vitest';
import { OpenQuestions } from './open-questions.ts';

const newQuestions = () => new OpenQuestions<string, string>();

test('a question is answered by its number, whatever the order', async () => {
  const questions = newQuestions();
  const first = questions.ask((id) => `first ${String(id)}`);
  const second = questions.ask((id) => `second ${String(id)}`);
  expect(questions.all).toEqual(['first 1', 'second 2']);
  questions.answer(second.id, 'two');
  expect(questions.all).toEqual(['first 1']);
  questions.answer(first.id, 'one');
  expect(await Promise.all([first.reply, second.reply])).toEqual(['one', 'two']);
});

test('only the first answer counts, and one to a number that was never asked is dropped', async () => {
  const questions = newQuestions();
  const { id, reply } = questions.ask(String);
  questions.answer(id + 1, 'to nothing');
  expect(questions.isOpen(id)).toBe(true);
  questions.answer(id, 'first');
  questions.answer(id, 'second');
  expect(questions.isOpen(id)).toBe(false);
  expect(await reply).toBe('first');
});

test('where nobody answers any more all get the same reply, and later questions have numbers of their own', async () => {
  const questions = newQuestions();
  const asked = [questions.ask(String), questions.ask(String)];
  questions.answerAll('nobody is there');
  expect(await Promise.all(asked.map(({ reply }) => reply))).toEqual(['nobody is there', 'nobody is there']);
  expect(questions.all).toEqual([]);
  expect(questions.ask(String).id).toBe(3);
});
