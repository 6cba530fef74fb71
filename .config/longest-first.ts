/** The order of the unit tests: Vitest begins with the largest files, unless it knows from an earlier run how long each takes. */
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Small files that take longest: they begin first, so that no core waits for one of them at the end. */
const LONG = ['tests/screens/result.test.ts'];

const isLong = ({ moduleId }: TestSpecification): boolean => LONG.some((path) => moduleId.endsWith(path));

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}
