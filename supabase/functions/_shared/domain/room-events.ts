import type { ErrorCode } from './error-codes.ts';
import type { ScoredGuess } from './room-elimination.ts';
import type { RoomReaction, TeamRule } from './room-rules.ts';
import type { RoomPlay, RoomState } from './room-state.ts';

/** What happens to a room. `seat` is who did it; `now` is the server's clock in milliseconds. */
export type RoomEvent =
  /** Somebody new, or somebody whose seat is known. */
  | { readonly type: 'join'; readonly seat: number | null; readonly watches: boolean }
  | ({ readonly type: 'leave'; readonly seat: number; readonly now: number } & RoundSoFar)
  | ({ readonly type: 'start' | 'rematch'; readonly seat: number; readonly now: number } & RoomGame)
  | ({ readonly type: 'guess'; readonly seat: number; readonly now: number } & RoundSoFar)
  /** What somebody thinks that everybody should say. */
  | { readonly type: 'propose'; readonly seat: number; readonly now: number; readonly amountMinor: number }
  | { readonly type: 'pick'; readonly seat: number; readonly now: number; readonly card: number }
  | ({ readonly type: 'reveal'; readonly seat: number; readonly now: number } & RoundSoFar)
  | { readonly type: 'next'; readonly seat: number; readonly now: number }
  | { readonly type: 'pause'; readonly seat: number; readonly now: number; readonly isPaused: boolean }
  | ({
      readonly type: 'kick';
      readonly seat: number;
      readonly now: number;
      readonly whom: number;
    } & RoundSoFar)
  | { readonly type: 'rename'; readonly seat: number; readonly whom: number }
  | { readonly type: 'lock'; readonly seat: number; readonly isLocked: boolean }
  | { readonly type: 'admit'; readonly seat: number; readonly admitsLate: boolean }
  | { readonly type: 'react'; readonly seat: number; readonly now: number; readonly reaction: RoomReaction }
  /** The clock, as anybody in the room may notice it: who has not been seen for too long to be host. */
  | ({ readonly type: 'tick'; readonly now: number; readonly away: readonly number[] } & RoundSoFar)
  /** The next game is played like this. */
  | { readonly type: 'mode'; readonly seat: number; readonly play: RoomPlay }
  | { readonly type: 'names'; readonly seat: number; readonly areHidden: boolean }
  | { readonly type: 'team'; readonly seat: number; readonly team: number }
  | { readonly type: 'teams'; readonly seat: number; readonly teams: number; readonly rule: TeamRule }
  /** Players are put into teams in this order of seats, which chance drew. */
  | { readonly type: 'deal'; readonly seat: number; readonly order: readonly number[] };

/** What may reveal a round says how its guesses were scored: in an elimination that decides who leaves. */
interface RoundSoFar {
  readonly scored?: readonly ScoredGuess[];
}

/** The game that a start or a rematch begins. */
export interface RoomGame {
  /** homes that there are to choose from */
  readonly homes: number;
  /** homes that a run of the game has */
  readonly rounds: number;
  readonly seconds: number | null;
}

/** What has to be written together with the new state, in this order. */
export type RoomEffect =
  | { readonly type: 'seat'; readonly seat: number }
  /** The cards of a draft are laid out. */
  | { readonly type: 'lay' }
  /** The homes of a game are fixed, and every player gets a run. */
  | { readonly type: 'begin' }
  /** A player who came late gets a run of the game that is on. */
  | { readonly type: 'enter'; readonly seat: number }
  | { readonly type: 'keep'; readonly seat: number }
  /** The guess of everybody, which is kept for each of those that follow. */
  | { readonly type: 'agree'; readonly amountMinor: number }
  | { readonly type: 'rename'; readonly seat: number }
  /** The room plays by another mode from now on. */
  | { readonly type: 'mode' }
  /** The guesses of the round become guesses of the runs, and its price is shown to everybody here. */
  | { readonly type: 'reveal' }
  | { readonly type: 'finish' };

export type RoomStep =
  | { readonly state: RoomState; readonly effects: readonly RoomEffect[] }
  | { readonly refusal: ErrorCode; readonly detail: string };

/** A step that was made. */
export function done(state: RoomState, ...effects: RoomEffect[]): RoomStep {
  return { state, effects };
}

/** A step that cannot be. */
export function refuse(refusal: ErrorCode, detail: string): RoomStep {
  return { refusal, detail };
}
