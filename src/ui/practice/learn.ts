/** Brings courses to the page: fetched once somebody wants to learn. */
import { loadLessons } from '../../games/registry/page/lessons.ts';
import { readCourse } from '../../practice/lesson.ts';
import type { Page } from '../page/page.svelte.ts';
import { loadCourseWords } from '../words/practice.ts';
import { Course } from './course.svelte.ts';
import CourseCard from './CourseCard.svelte';
import CourseLight from './CourseLight.svelte';

/** Takes the course of a game, from where it was left. */
export async function learn(page: Page, game: string): Promise<void> {
  page.close();
  const [file, words] = await Promise.all([
    loadLessons(game),
    loadCourseWords(page.settings.language, game),
    page.speakScreens(),
  ]);
  const trouble = (): void => page.explain();
  const { table } = page;
  const left = (): void => {
    if (page.practice === course) page.practice = undefined;
  };
  const course = new Course({ table, left, trouble }, game, readCourse(file), CourseCard, CourseLight);
  course.words = words;
  if (await course.begin()) page.practice = course;
  else trouble();
}
