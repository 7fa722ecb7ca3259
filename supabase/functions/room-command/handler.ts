import { friendlyName } from '../_shared/domain/friendly-names.ts';
import type { PriceGuess } from '../_shared/domain/scoring.ts';
import { Refusal, Unavailable } from '../_shared/problem.ts';
import type { Handler } from '../_shared/serve.ts';
import { takeRoomStep } from '../_shared/take-room-step.ts';
import { eventOf, type Command, type CommandedRoom } from './event-of.ts';
import { scoreRoomGuess } from './score-room-guess.ts';

type Guess = Extract<Command, { command: 'guess' }>;

/** Obeys one command to a room, once; answers the version that the room has from then on. */
export const roomCommand: Handler<Command> = async (input, context) => {
  try {
    return await obey(input, context);
  } catch (error) {
    // Nobody knows whether a transaction without an answer was written. Asking again does: a command is obeyed once.
    if (error instanceof Unavailable) return obey(input, context);
    throw error;
  }
};

const obey: Handler<Command> = async (input, { database }) => {
  const game = input.command === 'start' || input.command === 'rematch' ? input : null;
  const done = await takeRoomStep(
    async () => {
      const room = await database.call('room_to_command', {
        roomId: input.roomId,
        playerToken: input.playerToken,
        commandId: input.commandId,
        command: input.command,
        gameSlug: game?.game?.toLowerCase() || null,
        brand: game?.brand || null,
      });
      return 'obeyed' in room ? { ready: room.obeyed } : room;
    },
    (room) => {
      if (input.command === 'guess') {
        if (isTheSame(input, room)) return { ready: room.version };
        refuseUnfit(input, room);
      }
      return eventOf(input, room);
    },
    (room, { state, effects }) =>
      // A clock that changed nothing is not worth a version.
      input.command === 'tick' && state === room.state
        ? Promise.resolve({ version: room.version, isStale: false, entry: null })
        : database.call('write_room', {
            ...{ roomId: input.roomId, version: room.version, state, effects: [...effects] },
            ...{ seat: room.seat, commandId: input.commandId },
            gameId: game === null ? null : (room.gameId ?? null),
            homes: game === null ? null : (room.homes ?? null),
            guess:
              input.command === 'guess' && room.round
                ? scoreRoomGuess(guessOf(input), input.currency, room.round)
                : null,
            person:
              input.command === 'rename'
                ? { name: friendlyName(Math.random), userId: null, guestToken: null, requestKey: null }
                : null,
          }),
  );
  return { status: 200, body: { version: 'ready' in done ? done.ready : done.version } };
};

function guessOf({ amountMinor, lowMinor, highMinor }: Guess): PriceGuess {
  return lowMinor == null
    ? { amountMinor: Number(amountMinor) }
    : { lowMinor: Number(lowMinor), highMinor: Number(highMinor) };
}

/** The same guess under another id, from a second tab say, is no second guess. */
function isTheSame(input: Guess, { ownGuess, gameListingId }: CommandedRoom): boolean {
  if (!ownGuess || (input.gameListingId ?? gameListingId) !== gameListingId) return false;
  return (
    (input.amountMinor ?? null) === ownGuess.amountMinor &&
    (input.lowMinor ?? null) === ownGuess.lowMinor &&
    (input.highMinor ?? null) === ownGuess.highMinor
  );
}

function refuseUnfit(input: Guess, room: CommandedRoom): void {
  if (input.gameListingId != null && room.gameListingId != null && input.gameListingId !== room.gameListingId)
    throw new Refusal('time_over', 'The room has gone on to another home, so this guess came too late.');
  if (room.isWithdrawn)
    throw new Refusal(
      'listing_withdrawn',
      'This home was withdrawn, so nobody guesses it. Go on with the next one.',
    );
}
