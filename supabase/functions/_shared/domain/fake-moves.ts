// What clients of a room do in the fuzz test, as chance draws it.
import { MODES, roomModeOptions } from './modes.ts';
import { turnOf } from './room-draft.ts';
import type { ScoredGuess } from './room-elimination.ts';
import type { RoomEvent } from './room-events.ts';
import { ROOM_REACTIONS } from './room-rules.ts';
import { playOf, type RoomPlay, type RoomState } from './room-state.ts';

/** What one client does, as chance draws it: the seat may be anybody's, the moment any. */
export interface Move {
  readonly what: RoomEvent['type'];
  readonly seat: number;
  readonly whom: number;
  readonly isYes: boolean;
  readonly afterMs: number;
  /** How often the request arrives, and after how many others: 0 is a lost one. */
  readonly arrivals: readonly number[];
}

/** The room when a move arrives. */
interface Moment {
  readonly state: RoomState;
  readonly now: number;
  readonly scored: readonly ScoredGuess[];
}

/** Every way to play a room that the table of modes has. */
export const PLAYS: readonly RoomPlay[] = [
  ...new Map(
    Object.keys(MODES).map((mode) => [
      JSON.stringify(playOf(roomModeOptions(mode))),
      playOf(roomModeOptions(mode)),
    ]),
  ).values(),
];
/** The requests in the order in which they arrive: some never, some twice, some behind later ones. */
export function arrivalsOf(moves: readonly Move[]): [number, Move][] {
  return moves
    .flatMap((one, id) => one.arrivals.map((delay) => ({ at: id + delay, id, one })))
    .toSorted((a, b) => a.at - b.at || a.id - b.id)
    .map(({ id, one }) => [id, one]);
}
/** The event of a move, as the room stands when it arrives. */
export function eventOf(
  { what, seat: drawn, whom, isYes, afterMs }: Move,
  { state, now, scored }: Moment,
  rounds: number,
  seconds: number | null,
): RoomEvent {
  // Half of the time whoever may do it, so that games get far; else anybody.
  const seat = isYes ? drawn : (turnOf(state) ?? (HOSTS.has(what) ? state.host : drawn));
  switch (what) {
    case 'join':
      return {
        type: 'join',
        seat: isYes && state.seats.some(({ number }) => number === seat) ? seat : null,
        watches: whom === 5,
      };
    case 'start':
    case 'rematch':
      return { type: what, seat, now, homes: rounds + whom, rounds, seconds };
    case 'kick':
      return { type: 'kick', seat, now, whom, scored };
    case 'guess':
      return { type: 'guess', seat, now, scored: [...scored, scoredBy(seat, afterMs, now)] };
    case 'propose':
      return { type: 'propose', seat, now, amountMinor: afterMs % 4 > 0 ? 1_000 : 1_000 + whom };
    case 'pick':
      return { type: 'pick', seat, now, card: afterMs % 2 === 0 ? firstFree(state) : whom };
    case 'names':
      return { type: 'names', seat, areHidden: isYes };
    case 'mode':
      return { type: 'mode', seat, play: PLAYS[whom % PLAYS.length] ?? state.play };
    case 'team':
      return { type: 'team', seat, team: whom };
    case 'teams':
      return { type: 'teams', seat, teams: 2 + (whom % 3), rule: isYes ? 'best' : 'mean' };
    case 'deal':
      return { type: 'deal', seat, order: [whom, seat, 1, 2, 3] };
    case 'rename':
      return { type: 'rename', seat, whom };
    case 'lock':
      return { type: 'lock', seat, isLocked: isYes };
    case 'pause':
      return { type: 'pause', seat, now, isPaused: isYes };
    case 'admit':
      return { type: 'admit', seat, admitsLate: isYes };
    case 'react':
      return { type: 'react', seat, now, reaction: ROOM_REACTIONS[whom] ?? 'clap' };
    case 'tick':
      return { type: 'tick', now, away: isYes ? [seat, whom] : [], scored };
    default:
      return { type: what, seat, now, scored };
  }
}

const HOSTS: ReadonlySet<string> = new Set([
  'start',
  'rematch',
  'reveal',
  'next',
  'kick',
  'mode',
  'teams',
  'deal',
]);

/** Points as chance has them: some equal, some without any. */
function scoredBy(seat: number, chance: number, now: number): ScoredGuess {
  const score = chance % 7 === 0 ? null : chance % 5;
  return { seat, score, logError: score === null ? null : (chance % 3) / 10, guessedAtMs: now };
}

function firstFree({ draft }: RoomState): number {
  return [0, 1, 2, 3].find((card) => !draft?.picks.some((one) => one.card === card)) ?? 0;
}
