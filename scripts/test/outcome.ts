/** What a step of the test run found. A gate (lint, types, a budget) counts as one test. */
export interface Outcome {
  passed: number;
  failed: number;
  /** Names of what did not run here, each with its reason where known. */
  skipped: string[];
  /** Names of what passed only at its second attempt: a fault that has not been found yet. */
  retried?: string[];
  /** Shown in full when something failed. */
  output: string;
}

/** A gate: one test that passed or failed. */
export function gate(isPassed: boolean, output: string): Outcome {
  return { passed: isPassed ? 1 : 0, failed: isPassed ? 0 : 1, skipped: [], output };
}

/** Several outcomes as one. */
export function sum(outcomes: readonly Outcome[]): Outcome {
  return {
    passed: outcomes.reduce((total, outcome) => total + outcome.passed, 0),
    failed: outcomes.reduce((total, outcome) => total + outcome.failed, 0),
    skipped: outcomes.flatMap((outcome) => outcome.skipped),
    retried: outcomes.flatMap((outcome) => outcome.retried ?? []),
    output: outcomes
      .map((outcome) => outcome.output)
      .filter(Boolean)
      .join('\n'),
  };
}
