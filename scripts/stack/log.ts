/** Prints one line of progress. Tests pass a silent one. */
export type Log = (line: string) => void;

/** Runs a slow step, saying what it is before and how long it took after. */
export async function step<T>(log: Log, what: string, work: () => Promise<T>): Promise<T> {
  const startedAt = performance.now();
  log(`  ${what} …`);
  const result = await work();
  const tookMs = performance.now() - startedAt;
  if (tookMs > 500) log(`  ${what}: done in ${(tookMs / 1000).toFixed(1)} s`);
  return result;
}
