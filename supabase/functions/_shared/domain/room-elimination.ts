/** A guess of a round as it was scored; without a price it has no points. */
export interface ScoredGuess {
  readonly seat: number;
  readonly score: number | null;
  readonly logError: number | null;
  readonly guessedAtMs: number;
}

/**
 * Who leaves an elimination after a round: the worst of it, by points, then by error, then by who took longer, as ties
 * are broken everywhere (decisions, "Ranking"). Who did not guess is worst of all. As many leave as it takes for one to
 * be left after the last home. After a round in which nobody has points nobody leaves.
 * @param contenders seats that are still in
 * @param roundsLeft rounds that are left, this one included
 */
export function whoLeaves(
  contenders: readonly number[],
  scored: readonly ScoredGuess[],
  roundsLeft: number,
): number[] {
  if (!scored.some(({ score }) => score !== null)) return [];
  const guessOf = new Map(scored.map((guess) => [guess.seat, guess]));
  const worstFirst = contenders.toSorted((a, b) => compare(guessOf.get(b), guessOf.get(a)) || b - a);
  const count = Math.ceil((contenders.length - 1) / Math.max(1, roundsLeft));
  return worstFirst.slice(0, count);
}

/** Below 0 where the first is the better one. */
function compare(a: ScoredGuess | undefined, b: ScoredGuess | undefined): number {
  if (a === undefined || b === undefined) return (a === undefined ? 1 : 0) - (b === undefined ? 1 : 0);
  return (
    (b.score ?? -1) - (a.score ?? -1) ||
    Math.abs(a.logError ?? Infinity) - Math.abs(b.logError ?? Infinity) ||
    a.guessedAtMs - b.guessedAtMs
  );
}
