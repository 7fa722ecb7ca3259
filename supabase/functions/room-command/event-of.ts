import type { z } from 'zod';
import type { RoomEvent } from '../_shared/domain/room-events.ts';
import type { ProcedureAnswer } from '../_shared/wire/procedures.ts';
import type { roomCommandRequest } from '../_shared/wire/rooms.ts';

export type Command = z.output<typeof roomCommandRequest>;
/** The room as the database tells it for a command that was not obeyed before. */
export type CommandedRoom = Exclude<ProcedureAnswer<'room_to_command'>, { obeyed: number }>;

/** A command as what happens to the room: by whom the token says, at the database's time. */
export function eventOf(command: Command, room: CommandedRoom): RoomEvent {
  const { seat, nowMs: now } = room;
  switch (command.command) {
    case 'start':
    case 'rematch':
      return {
        type: command.command,
        seat,
        now,
        rounds: room.homes?.length ?? 0,
        seconds: room.seconds ?? null,
      };
    case 'kick':
      return { type: 'kick', seat, now, whom: command.seat };
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
      return { type: 'tick', now, away: room.away };
    default:
      return { type: command.command, seat, now };
  }
}
