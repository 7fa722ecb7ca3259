import type { RoomPlayer, RoomRound } from '#wire/rooms.ts';

/** Players by points, ties at one place; who watches has none. */
export function standingOf(players: readonly RoomPlayer[]): { player: RoomPlayer; place: number }[] {
  const playing = players.filter(({ isWatcher }) => !isWatcher).toSorted((a, b) => b.score - a.score);
  return playing.map((player) => ({
    player,
    place: 1 + playing.filter(({ score }) => score > player.score).length,
  }));
}

/** The two who were nearest to each other in a game: in which round, and by how many points they parted. */
export function closestMoment(
  rounds: readonly RoomRound[],
): { round: number; seats: readonly [number, number]; points: number } | null {
  const pairs = rounds.flatMap(({ number, guesses = [] }) => {
    const scored = guesses.flatMap(({ seat, score }) => (score === null ? [] : [{ seat, score }]));
    const sorted = scored.toSorted((a, b) => b.score - a.score);
    return sorted.slice(1).map((lower, place) => {
      const higher = sorted[place] ?? lower;
      return { round: number, seats: [higher.seat, lower.seat] as const, points: higher.score - lower.score };
    });
  });
  return pairs.toSorted((a, b) => a.points - b.points)[0] ?? null;
}

/** The last one whom everybody waits for; null where it is nobody, or more than one. */
export function lastToGuess(players: readonly RoomPlayer[]): RoomPlayer | null {
  const waiting = players.filter(
    ({ isWatcher, isPlaying, hasGuessed }) => !isWatcher && isPlaying && !hasGuessed,
  );
  const [only] = waiting;
  return waiting.length === 1 && players.some(({ hasGuessed }) => hasGuessed) ? (only ?? null) : null;
}
