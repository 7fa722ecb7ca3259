import type { z } from 'zod';
import type { ScoredGuess } from '../_shared/domain/room-elimination.ts';
import type { RoomEvent } from '../_shared/domain/room-events.ts';
import { playOf } from '../_shared/domain/room-state.ts';
import { roomModeOptions } from '../_shared/domain/modes.ts';
import type { ProcedureAnswer } from '../_shared/wire/procedures.ts';
import type { roomCommandRequest } from '../_shared/wire/rooms.ts';

export type Command = z.output<typeof roomCommandRequest>;
/** The room as the database tells it for a command that was not obeyed before. */
export type CommandedRoom = Exclude<ProcedureAnswer<'room_to_command'>, { obeyed: number }>;

/**
 * A command as what happens to the room: by whom the token says, at the database's time.
 * @param own the guess that is sent, as it was scored
 * @param chance from 0 up to 1, as Math.random gives
 */
export function eventOf(
  command: Command,
  room: CommandedRoom,
  own: Omit<ScoredGuess, 'seat' | 'guessedAtMs'> | null,
  chance: () => number,
): RoomEvent {
  const { seat, nowMs: now } = room;
  const scored = room.isWithdrawn
    ? []
    : [...(room.scored ?? []), ...(own ? [{ ...own, seat, guessedAtMs: now }] : [])];
  switch (command.command) {
    case 'start':
    case 'rematch':
      return {
        type: command.command,
        seat,
        now,
        homes: room.homes?.length ?? 0,
        rounds: room.rounds ?? 0,
        seconds: room.seconds ?? null,
      };
    case 'kick':
      return { type: 'kick', seat, now, whom: command.seat, scored };
    case 'propose':
      return { type: 'propose', seat, now, amountMinor: Number(command.amountMinor) };
    case 'pick':
      return { type: 'pick', seat, now, card: command.card };
    case 'mode':
      return { type: 'mode', seat, play: playOf(roomModeOptions(command.mode ?? '')) };
    case 'names':
      return { type: 'names', seat, areHidden: command.areHidden };
    case 'team':
      return { type: 'team', seat, team: command.team };
    case 'teams':
      return { type: 'teams', seat, teams: command.teams, rule: command.rule };
    case 'deal':
      return {
        type: 'deal',
        seat,
        order: shuffle(
          room.state.seats.map(({ number }) => number),
          chance,
        ),
      };
    case 'rename':
      return { type: 'rename', seat, whom: command.seat };
    case 'pause':
      return { type: 'pause', seat, now, isPaused: command.isPaused };
    case 'lock':
      return { type: 'lock', seat, isLocked: command.isLocked };
    case 'admit':
      return { type: 'admit', seat, admitsLate: command.admitsLate };
    case 'react':
      return { type: 'react', seat, now, reaction: command.reaction };
    case 'tick':
      return { type: 'tick', now, away: room.away, scored };
    default:
      return { type: command.command, seat, now, scored };
  }
}

function shuffle(seats: readonly number[], chance: () => number): number[] {
  return seats
    .map((seat) => ({ seat, place: chance() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ seat }) => seat);
}
