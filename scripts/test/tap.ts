/** The results in a TAP stream (testanything.org). */
export interface TapResult {
  passed: string[];
  failed: string[];
  /** The number of tests that the plan announced; undefined without a plan. */
  planned: number | undefined;
}

/** Reads the lines of a TAP stream. */
export function readTap(lines: readonly string[]): TapResult {
  const result: TapResult = { passed: [], failed: [], planned: undefined };
  for (const line of lines) {
    const test = /^(not )?ok \d+(?: - (.*))?$/.exec(line);
    if (test) (test[1] ? result.failed : result.passed).push(test[2] ?? line);
    const plan = /^1\.\.(\d+)$/.exec(line);
    if (plan) result.planned = Number(plan[1]);
  }
  return result;
}
