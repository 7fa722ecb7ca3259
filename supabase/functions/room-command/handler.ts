import type { Database } from '../_shared/database.ts';
import { friendlyName } from '../_shared/domain/friendly-names.ts';
import { roomModeOptions } from '../_shared/domain/modes.ts';
import type { RoomEffect } from '../_shared/domain/room-events.ts';
import { ROOM_GRACE_MS, ROOM_KINDS } from '../_shared/domain/room-rules.ts';
import { seatOf, type RoomState } from '../_shared/domain/room-state.ts';
import type { PriceGuess } from '../_shared/domain/scoring.ts';
import { fewAtOnce } from '../_shared/few-at-once.ts';
import { Refusal, Unavailable } from '../_shared/problem.ts';
import type { Handler } from '../_shared/serve.ts';
import { refuseRoomMode } from '../_shared/refuse-room-mode.ts';
import { takeRoomStep } from '../_shared/take-room-step.ts';
import { eventOf, type Command, type CommandedRoom } from './event-of.ts';
import { scoreRoomGuess } from './score-room-guess.ts';

type Guess = Extract<Command, { command: 'guess' }>;
type Said = Extract<Command, { command: 'guess' | 'propose' }>;

/** A hundred hosts who press Start in one moment would else keep each other waiting for the database until nobody is answered. */
const inLine = fewAtOnce({ atOnce: 12, waiting: 400, longestMs: 8_000 });

/** Obeys one command to a room, once; answers the version that the room has from then on. */
export const roomCommand: Handler<Command> = (input, context) =>
  inLine(async () => {
    try {
      return await obey(input, context);
    } catch (error) {
      // Nobody knows whether a transaction without an answer was written. Asking again does: a command is obeyed once.
      if (error instanceof Unavailable) return obey(input, context);
      throw error;
    }
  });

const obey: Handler<Command> = async (input, { database }) => {
  const game = input.command === 'start' || input.command === 'rematch' ? input : null;
  const done = await takeRoomStep(
    input.roomId,
    async () => {
      const room = await database.call('room_to_command', {
        roomId: input.roomId,
        playerToken: input.playerToken,
        commandId: input.commandId,
        command: input.command,
        gameSlug: game?.game?.toLowerCase() || null,
        brand: game?.brand || null,
      });
      if ('obeyed' in room) return { ready: room.obeyed };
      return isOfAudience(input, room) ? { ready: await keepAudienceGuess(input, room, database) } : room;
    },
    (room) => {
      if (input.command === 'guess' && isTheSame(input, room)) return { ready: room.version };
      if (input.command === 'guess' || input.command === 'propose') refuseUnfit(input, room);
      if (input.command === 'mode') refuseRoomMode(input.mode, room.state.kind);
      return eventOf(input, room, scoreOf(input, room), Math.random);
    },
    (room, { state, effects }) => {
      const guess = scoreOf(input, room);
      if (guess && ROOM_KINDS[state.kind].isClass)
        return database.call('write_class_guess', {
          ...{ roomId: input.roomId, seat: room.seat, commandId: input.commandId },
          ...{ before: room.state, state, guess },
        });
      // A clock that changed nothing is not worth a version.
      if (input.command === 'tick' && state === room.state)
        return Promise.resolve({ version: room.version, isStale: false });
      return database.call('write_room', {
        ...{ roomId: input.roomId, version: room.version, state },
        effects: effects.flatMap((effect) => toWrite(effect, input)),
        ...{ seat: room.seat, commandId: input.commandId },
        gameId: game === null ? null : (room.gameId ?? null),
        homes: homesOf(room, state, effects),
        guess: agreedGuess(room, effects) ?? guess,
        person:
          input.command === 'rename'
            ? { name: friendlyName(Math.random), userId: null, guestToken: null, requestKey: null }
            : null,
      });
    },
  );
  return { status: 200, body: { version: 'ready' in done ? done.ready : done.version } };
};

/** Whoever watches moves no room: their guess is one of the audience's, which plays as one. */
function isOfAudience(input: Command, { state, seat }: CommandedRoom): input is Guess {
  // Where all say one amount together nobody plays against them.
  const isHeard = !ROOM_KINDS[state.kind].isClass && state.play.teaming !== 'together';
  return input.command === 'guess' && isHeard && seatOf(state, seat)?.isWatcher === true;
}

async function keepAudienceGuess(input: Guess, room: CommandedRoom, database: Database): Promise<number> {
  refuseUnfit(input, room);
  if (!room.round || room.gameListingId == null)
    throw new Refusal('time_over', 'This round is over, so it takes no more guesses.');
  const { version } = await database.call('keep_audience_guess', {
    ...{ roomId: input.roomId, seat: room.seat, commandId: input.commandId },
    ...{ gameListingId: room.gameListingId, graceMs: ROOM_GRACE_MS },
    guess: scoreRoomGuess(guessOf(input), input.currency, room.round),
  });
  return version;
}

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
