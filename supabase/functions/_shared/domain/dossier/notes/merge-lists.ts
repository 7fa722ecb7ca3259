/** Puts two people's changes of a set of words together: what either added stays, what either took away goes. */
export function mergeWords(
  base: readonly string[],
  mine: readonly string[],
  theirs: readonly string[],
): string[] {
  const [before, ours, others] = [new Set(base), new Set(mine), new Set(theirs)];
  return [...new Set([...theirs, ...mine])].filter(
    (word) => !before.has(word) || (ours.has(word) && others.has(word)),
  );
}
