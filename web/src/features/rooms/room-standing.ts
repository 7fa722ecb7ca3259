import type { RoomPlayer, RoomRound, RoomView } from '#wire/rooms.ts';
import { AUDIENCE_SEAT } from '#domain/room-rules.ts';

/** Two people in the round in which their points were nearest to each other. */
export interface ClosestMoment {
  readonly round: number;
  /** the better one first */
  readonly seats: readonly [number, number];
  readonly points: number;
}

/** The room as the game was played whose podium shows, whatever is chosen for the next one. */
export function asPlayed(view: RoomView): RoomView {
  if (view.lastGame === null) return view;
  const { play, teamRule, teams } = view.lastGame;
  const players = view.players.map((player) => ({
    ...player,
    team: teams.find(({ number }) => number === player.number)?.team ?? null,
  }));
  return { ...view, play, teamRule, players };
}

/** Is this a pupil's screen? A class shares one line, and looks at the home on a large screen as well. */
export function isOnSharedLine({ kind, host, you }: RoomView): boolean {
  return kind === 'class' && host !== you;
}

/** Players by how long they were in and by points, ties at one place; who watches has none. */
export function standingOf(players: readonly RoomPlayer[]): { player: RoomPlayer; place: number }[] {
  // An elimination has places for those who were in it: the audience guesses along to the end and survives nobody.
  const isElimination = players.some(({ outAfter }) => outAfter !== null);
  const playing = players
    .filter(({ isWatcher, number }) => !isWatcher && !(isElimination && number === AUDIENCE_SEAT))
    .toSorted(compare);
  return playing.map((player) => ({
    player,
    place: 1 + playing.filter((other) => compare(other, player) < 0).length,
  }));
}

/** Below 0 where the first stands higher: whoever is still in an elimination, or was in it for longer, then by points. */
function compare(a: RoomPlayer, b: RoomPlayer): number {
  const left = (b.outAfter ?? Number.MAX_SAFE_INTEGER) - (a.outAfter ?? Number.MAX_SAFE_INTEGER);
  return left || b.score - a.score;
}

/** For each pair that guessed a home both, the round in which they were nearest; the nearest pairs first. */
export function closestMoments(rounds: readonly RoomRound[]): ClosestMoment[] {
  const moments = rounds.flatMap(({ number, guesses = [] }) => {
    const scored = guesses
      .flatMap(({ seat, score }) => (score === null ? [] : [{ seat, score }]))
      .toSorted((a, b) => b.score - a.score);
    return scored.flatMap((higher, place) =>
      scored.slice(place + 1).map((lower) => ({
        round: number,
        seats: [higher.seat, lower.seat] as const,
        points: higher.score - lower.score,
      })),
    );
  });
  const nearestFirst = moments.toSorted((a, b) => a.points - b.points);
  const keyOf = ({ seats }: ClosestMoment) => seats.toSorted((a, b) => a - b).join(' ');
  const first = new Map<string, ClosestMoment>();
  for (const moment of nearestFirst) if (!first.has(keyOf(moment))) first.set(keyOf(moment), moment);
  return [...first.values()];
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
