import { randomUUID } from 'node:crypto';
import { camelCase } from '#wire/camel-case.ts';
import type { RoomCommandRequest, RoomEntry, RoomView } from '#wire/rooms.ts';
import type { RoomKind } from '#domain/room-rules.ts';
import { post } from './post.ts';
import { LONG_NAME, type Stage } from './scene.ts';

type Omitted<Union, Key extends PropertyKey> = Union extends unknown ? Omit<Union, Key> : never;
type Order = Omitted<RoomCommandRequest, 'roomId' | 'playerToken' | 'commandId'>;

const NAMES = ['Ada', LONG_NAME, 'Bela', 'Chiara', 'Dmitri', 'Eun-ji', 'Farid', 'Gudrun', 'Hana', 'Íñigo'];

interface RoomPlan {
  readonly kind: RoomKind;
  readonly game?: string;
  readonly mode?: string;
  /** how many people play, the host among them */
  readonly players?: number;
  readonly watchers?: number;
  /** who opens it, where that takes an account */
  readonly accessToken?: string;
}

/** A room with people in it who do as they are told. */
export interface LaidRoom {
  readonly code: string;
  readonly seats: readonly RoomEntry[];
  /** What the browser of a seat keeps. */
  keptBy(seat: number): Readonly<Record<string, string>>;
  order(seat: number, what: Order): Promise<void>;
  look(seat?: number): Promise<RoomView>;
  /** Everybody from this seat on guesses the home that is on. */
  guess(from?: number, to?: number): Promise<void>;
  /** Plays the game that is on to its podium. */
  playToTheEnd(): Promise<void>;
}

/** Opens a room and fills it. */
export async function layRoom(stage: Stage, plan: RoomPlan): Promise<LaidRoom> {
  const { kind, game = 'house-prices-game', mode = null, players = 1, watchers = 0, accessToken } = plan;
  const isClass = kind === 'class';
  const nameOf = (place: number) => (isClass ? null : (NAMES[place] ?? `Player ${String(place)}`));
  const host = await post<RoomEntry>(
    stage,
    'functions/v1/open-room',
    {
      game,
      kind,
      mode,
      brand: 'default',
      displayName: nameOf(0),
      watches: isClass,
      requestKey: randomUUID(),
    },
    accessToken,
  );
  const seats = [host];
  for (let place = 1; place < players + watchers; place += 1)
    seats.push(
      await post<RoomEntry>(stage, 'functions/v1/join-room', {
        code: host.room.code,
        displayName: nameOf(place),
        watches: place >= players,
        requestKey: randomUUID(),
      }),
    );
  const seatOf = (place: number): RoomEntry => seats[place] ?? host;
  const look = async (place = 0): Promise<RoomView> => {
    const { room, playerToken } = seatOf(place);
    const answer = await post(stage, 'rest/v1/rpc/room_state', {
      room_id: room.id,
      player_token: playerToken,
    });
    return camelCase(answer) as RoomView;
  };
  const order = async (place: number, what: Order): Promise<void> => {
    const { room, playerToken } = seatOf(place);
    await post(stage, 'functions/v1/room-command', {
      roomId: room.id,
      playerToken,
      commandId: randomUUID(),
      ...what,
    });
  };
  const guess = async (from = isClass ? 1 : 0, to = players): Promise<void> => {
    const { round } = await look();
    if (!round) return;
    for (let place = from; place < to; place += 1)
      await order(place, {
        command: 'guess',
        amountMinor: Math.round(180 * 1.22 ** ((place * 5) % 9)) * 100_000,
        currency: round.currency,
        gameListingId: round.gameListingId,
      });
  };
  const playToTheEnd = async (): Promise<void> => {
    for (;;) {
      const { phase } = await look();
      if (phase === 'finished') return;
      if (phase === 'guessing') {
        await guess().catch(() => undefined);
        if ((await look()).phase === 'guessing') await order(0, { command: 'reveal' });
      } else await order(0, { command: 'next' });
    }
  };
  stage.keepDoing(() => Promise.all(seats.map((_, place) => look(place))));
  return {
    code: host.room.code,
    seats,
    keptBy: (place) => {
      const { room, playerToken } = seatOf(place);
      return { [`room:${room.code}`]: JSON.stringify({ room, playerToken }) };
    },
    order,
    look,
    guess,
    playToTheEnd,
  };
}
