import type { Mutant } from './mutant.ts';
import type { Verdict } from './judge.ts';

/** What a run of mutants comes to. */
export interface Balance {
  noticed: number;
  /** Nobody noticed them, and a reason says why nobody can. */
  excused: Mutant[];
  /** Nobody noticed them, and no reason says why. */
  survivors: Verdict[];
  /** Reasons whose mutant is noticed. */
  needless: string[];
  /** Reasons whose mutant is not made. */
  stale: string[];
}

/**
 * Weighs verdicts against the written reasons.
 * @param all every mutant there is, those not judged in this run too
 */
export function weighVerdicts(
  verdicts: readonly Verdict[],
  all: readonly Mutant[],
  reasons: Readonly<Record<string, string>>,
): Balance {
  const alive = verdicts.filter(({ noticedBy }) => noticedBy === undefined);
  const made = new Set(all.map(({ id }) => id));
  return {
    noticed: verdicts.length - alive.length,
    excused: alive.filter(({ mutant }) => mutant.id in reasons).map(({ mutant }) => mutant),
    survivors: alive.filter(({ mutant }) => !(mutant.id in reasons)),
    needless: verdicts
      .filter(({ mutant, noticedBy }) => noticedBy !== undefined && mutant.id in reasons)
      .map(({ mutant }) => mutant.id),
    stale: Object.keys(reasons).filter((id) => !made.has(id)),
  };
}
