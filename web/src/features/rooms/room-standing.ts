import type { RoomPlayer, RoomRound } from '#wire/rooms.ts';
import { AUDIENCE_SEAT } from '#domain/room-rules.ts';

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

/** Those whose guess a round waits for: nobody waits for the audience. */
export function awaited(players: readonly RoomPlayer[]): RoomPlayer[] {
  return players.filter(
    ({ number, isWatcher, isPlaying, hasGuessed }) =>
      number !== AUDIENCE_SEAT && !isWatcher && isPlaying && !hasGuessed,
  );
}

/** The last one whom everybody waits for; null where it is nobody, or more than one. */
export function lastToGuess(players: readonly RoomPlayer[]): RoomPlayer | null {
  const waiting = awaited(players);
  const [only] = waiting;
  const hasSome = players.some(({ number, hasGuessed }) => hasGuessed && number !== AUDIENCE_SEAT);
  return waiting.length === 1 && hasSome ? (only ?? null) : null;
}
