/** From so many counted guesses on, a home's par is their middle alone. */
export const PAR_FROM = 30;

/** What a home is worth to a player of whom and of which nothing is known: half of what a round can bring. */
export const START_SHARE = 0.5;

/** What is known of a home, or of all homes of a game, or of all games: how many guesses, and their points. */
export interface KnownPoints {
  readonly guesses: number;
  /** the middle of a home's points, the mean of a game's and of all games' */
  readonly points: number;
}

/**
 * What a typical player earns with a home: the median points of first ranked runs. While fewer than `PAR_FROM` counted,
 * the rest of the weight is the mean of the game's homes, which leans on the mean of all games in the same way, and
 * that on half of a round. So par moves without a jump, and one lucky guess sets none.
 */
export function parOf(
  home: KnownPoints,
  game: KnownPoints,
  everywhere: KnownPoints,
  roundMax: number,
): number {
  const level = lean(everywhere, START_SHARE * roundMax);
  return Math.round(lean(home, lean(game, level)));
}

function lean({ guesses, points }: KnownPoints, otherwise: number): number {
  const weight = Math.min(guesses, PAR_FROM) / PAR_FROM;
  return weight * points + (1 - weight) * otherwise;
}
