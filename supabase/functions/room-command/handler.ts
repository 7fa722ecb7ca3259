import { friendlyName } from '../_shared/domain/friendly-names.ts';
import { roomModeOptions } from '../_shared/domain/modes.ts';
import type { RoomEffect } from '../_shared/domain/room-events.ts';
import type { RoomState } from '../_shared/domain/room-state.ts';
import type { PriceGuess } from '../_shared/domain/scoring.ts';
import { Refusal, Unavailable } from '../_shared/problem.ts';
import type { Handler } from '../_shared/serve.ts';
import { refuseRoomMode } from '../_shared/refuse-room-mode.ts';
import { takeRoomStep } from '../_shared/take-room-step.ts';
import { eventOf, type Command, type CommandedRoom } from './event-of.ts';
import { scoreRoomGuess } from './score-room-guess.ts';

type Guess = Extract<Command, { command: 'guess' }>;
type Said = Extract<Command, { command: 'guess' | 'propose' }>;

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
      if (input.command === 'guess' && isTheSame(input, room)) return { ready: room.version };
      if (input.command === 'guess' || input.command === 'propose') refuseUnfit(input, room);
      if (input.command === 'mode') refuseRoomMode(input.mode, room.state.kind);
      return eventOf(input, room, scoreOf(input, room), Math.random);
    },
    (room, { state, effects }) =>
      // A clock that changed nothing is not worth a version.
      input.command === 'tick' && state === room.state
        ? Promise.resolve({ version: room.version, isStale: false, entry: null })
        : database.call('write_room', {
            ...{ roomId: input.roomId, version: room.version, state },
            effects: effects.flatMap((effect) => toWrite(effect, input)),
            ...{ seat: room.seat, commandId: input.commandId },
            gameId: game === null ? null : (room.gameId ?? null),
            homes: homesOf(room, state, effects),
            guess: agreedGuess(room, effects) ?? scoreOf(input, room),
            person:
              input.command === 'rename'
                ? { name: friendlyName(Math.random), userId: null, guestToken: null, requestKey: null }
                : null,
          }),
  );
  return { status: 200, body: { version: 'ready' in done ? done.ready : done.version } };
};

/** An effect as it is written: what all agreed on goes along as the guess of each. */
function toWrite(effect: RoomEffect, input: Command) {
  if (effect.type === 'agree') return [];
  if (effect.type !== 'mode' || input.command !== 'mode') return [effect];
  const { mode } = input;
  return [{ type: effect.type, mode, modeOptions: mode === null ? null : roomModeOptions(mode) }];
}

/** The homes that are laid out as cards, or that a game begins with: as they were picked, or the first ones. */
function homesOf(room: CommandedRoom, state: RoomState, effects: readonly RoomEffect[]): string[] | null {
  const does = (type: RoomEffect['type']) => effects.some((effect) => effect.type === type);
  if (does('lay')) return room.homes?.slice(0, state.draft?.cards) ?? null;
  if (!does('begin')) return null;
  if (state.draft === null) return room.homes?.slice(0, state.rounds) ?? null;
  return state.draft.picks.flatMap(({ card }) => room.cards?.[card] ?? []);
}

function scoreOf(input: Command, room: CommandedRoom) {
  return input.command === 'guess' && room.round
    ? scoreRoomGuess(guessOf(input), input.currency, room.round)
    : null;
}

/** The one guess of everybody, where a round was closed by what all propose. */
function agreedGuess({ round }: CommandedRoom, effects: readonly RoomEffect[]) {
  const agreed = effects.find((effect) => effect.type === 'agree');
  if (agreed === undefined) return null;
  if (!round) throw new Unavailable('the round to score is missing');
  return scoreRoomGuess({ amountMinor: agreed.amountMinor }, round.currency, round);
}

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

function refuseUnfit(input: Said, room: CommandedRoom): void {
  if (input.gameListingId != null && room.gameListingId != null && input.gameListingId !== room.gameListingId)
    throw new Refusal('time_over', 'The room has gone on to another home, so this guess came too late.');
  if (room.isWithdrawn)
    throw new Refusal(
      'listing_withdrawn',
      'This home was withdrawn, so nobody guesses it. Go on with the next one.',
    );
  // A proposal may become the guess of all, so it has to be one that the round takes.
  if (input.command === 'propose' && room.round)
    scoreRoomGuess({ amountMinor: Number(input.amountMinor) }, input.currency, room.round);
}
