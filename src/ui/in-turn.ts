/** Does all of it, one after another and each after a pause. What fails stops nothing; the first failure is thrown at the end. */
export async function doInTurn(all: readonly (() => Promise<unknown>)[], pause: () => Promise<void>): Promise<void> {
  const failures: Error[] = [];
  for (const doOne of all) {
    await pause();
    await doOne().catch((error: unknown) =>
      failures.push(error instanceof Error ? error : new Error('failed', { cause: error })),
    );
  }
  const [first] = failures;
  if (first) throw first;
}
