import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Sql } from 'postgres';
import type { Stack } from '../stack/start-stack.ts';
import type { BenchSize } from './bench-database.ts';
import { RoomScreen, type Reports, type Sent } from './room-screen.ts';

/** The game that is measured. */
export const ROOMS_GAME = 'measured-rooms';
/** How long a price is looked at, the drum before it included. */
const REVEAL_MS = 4_000;

/** What no screen shows after so long is counted as never seen. */
const SEEN_MS = 30_000;

/** How much is played. */
export interface RoomsSize {
  readonly rooms: number;
  readonly clients: number;
  readonly rounds: number;
  /** guesses of a round fall into this time */
  readonly roundMs: number;
  readonly drops: number;
  /** rounds of the game in which lines are cut */
  readonly dropRounds: number;
  /** hosts start within this time of each other */
  readonly startsMs: number;
  /** the same with fewer rooms, which a small machine serves as they come */
  readonly calm: { readonly rooms: number; readonly rounds: number };
}

/** What the two sizes of the bench play. */
export const ROOMS_SIZES: Readonly<Record<BenchSize, RoomsSize>> = {
  full: {
    rooms: 100,
    clients: 10,
    rounds: 2,
    // People look at the photos: in rooms without a clock somebody is always slow.
    roundMs: 45_000,
    drops: 1_000,
    dropRounds: 2,
    startsMs: 2_000,
    calm: { rooms: 20, rounds: 2 },
  },
  small: {
    rooms: 3,
    clients: 4,
    rounds: 2,
    roundMs: 600,
    drops: 10,
    dropRounds: 2,
    startsMs: 600,
    calm: { rooms: 1, rounds: 1 },
  },
};

/** A room, its screens, and what was done there. */
export interface Room {
  readonly screens: readonly RoomScreen[];
  readonly sent: Sent[];
  readonly reveals: number[];
  /** guesses that were answered, by game, round and seat */
  readonly acknowledged: Map<string, number>;
}

/** A room with a host and guests, each with a screen that is live. */
export async function openRoom(
  stack: Pick<Stack, 'api' | 'publishableKey'>,
  index: number,
  clients: number,
  reports: Reports,
): Promise<Room> {
  const address = `198.51.${Math.floor(index / 200)}.${(index % 200) + 1}`;
  const host = await RoomScreen.enter(stack, address, { game: ROOMS_GAME, kind: 'party' }, reports);
  const screens = [host];
  while (screens.length < clients)
    screens.push(await RoomScreen.enter(stack, address, { code: host.entry.room.code }, reports));
  // Who fills a room is not measured, so nobody looks at it meanwhile.
  await Promise.all(screens.map((screen) => screen.connect()));
  return { screens, sent: [], reveals: [], acknowledged: new Map() };
}

/** A game as people play one: everybody guesses some time within a round, the host goes on after a look at the price. */
export async function playGame(
  room: Room,
  { rounds, roundMs, startsMs }: Pick<RoomsSize, 'rounds' | 'roundMs' | 'startsMs'>,
): Promise<void> {
  const [host] = room.screens;
  if (host === undefined) return;
  await delay(Math.random() * startsMs);
  room.sent.push(await host.order({ command: 'start' }));
  for (let round = 1; round <= rounds; round += 1) {
    const guesses = await Promise.all(
      room.screens.map(async (screen, seat) => {
        await delay(Math.random() * roundMs);
        const amountMinor = drawAmount();
        const sent = await screen.order({ command: 'guess', amountMinor, currency: 'GBP' });
        room.acknowledged.set(`1 ${round} ${seat + 1}`, amountMinor);
        room.sent.push(sent);
        return sent.version;
      }),
    );
    // The last guess reveals.
    room.reveals.push(Math.max(...guesses));
    await delay(Math.min(REVEAL_MS, roundMs));
    room.sent.push(await host.order({ command: 'next' }));
  }
  await delay(500);
}

/** Every host begins another game in the same moment, as after a countdown on a stage. */
export async function startAtOnce(rooms: readonly Room[]): Promise<Sent[]> {
  const begun = await Promise.all(
    rooms.map(async ({ screens: [host] }) => (host ? [await host.order({ command: 'rematch' })] : [])),
  );
  await untilSeen(rooms, begun.flat());
  return begun.flat();
}

/** Waits until every screen shows its room's version, or a while has passed. */
async function untilSeen(rooms: readonly Room[], sent: readonly Sent[]): Promise<void> {
  const until = performance.now() + SEEN_MS;
  const isSeen = () =>
    rooms.every(({ screens }, at) => screens.every((screen) => screen.seen.has(sent[at]?.version ?? 0)));
  while (!isSeen() && performance.now() < until) await delay(50);
}

/** Never a price of the measured homes, which are round. */
function drawAmount(): number {
  return (100_000 + Math.floor(Math.random() * 900_000)) * 100 + 37;
}

/** What became of the lines that were cut. */
export interface Cuts {
  readonly backMs: readonly number[];
  readonly wrongSeats: number;
}

/** Plays the second game, in which lines are cut while a guess is on its way; whoever is back sends the same command again. */
export async function playWithDrops(
  sql: Sql,
  rooms: readonly Room[],
  { dropRounds: rounds, clients, drops }: RoomsSize,
  onRoom: (played: number) => void,
): Promise<Cuts> {
  const backMs: number[] = [];
  let wrongSeats = 0;
  let left = drops;
  let guesses = rooms.length * clients * rounds;
  let played = 0;
  // Some rooms at a time: that all lines of a site go in the same second is another measurement.
  const queue = [...rooms];
  const workers = Array.from({ length: Math.min(10, rooms.length) }, async () => {
    for (let room = queue.pop(); room !== undefined; room = queue.pop()) {
      const [host] = room.screens;
      for (let round = 1; round <= rounds; round += 1) {
        const guessed = room.screens.map(async (screen, place) => {
          const seat = place + 1;
          const amountMinor = drawAmount();
          const order = { command: 'guess', amountMinor, currency: 'GBP' } as const;
          const commandId = randomUUID();
          // Drawn so that all cuts are made by the last guess.
          const isCut = Math.random() * guesses < left;
          guesses -= 1;
          if (isCut) {
            left -= 1;
            const cut = new AbortController();
            const lost = screen.order(order, commandId, cut.signal).catch(() => null);
            await delay(Math.random() * 40);
            cut.abort();
            screen.drop();
            await lost;
            const droppedAt = performance.now();
            await screen.connect();
            backMs.push(performance.now() - droppedAt);
            if (!(await isOwnSeat(sql, screen, seat))) wrongSeats += 1;
          }
          await screen.order(order, commandId);
          room.acknowledged.set(`2 ${round} ${seat}`, amountMinor);
        });
        await Promise.all(guessed);
        await host?.order({ command: 'next' });
      }
      played += 1;
      onRoom(played);
    }
  });
  await Promise.all(workers);
  return { backMs, wrongSeats };
}

/**
 * Takes the hosts of some rooms away without a word.
 * @returns how long each room had to wait for another host
 */
export async function loseHosts(rooms: readonly Room[]): Promise<number[]> {
  return Promise.all(
    rooms.map(async ({ screens: [host, ...others] }) => {
      if (host === undefined) return NaN;
      await Promise.all([host, ...others].map((screen) => screen.look()));
      host.drop();
      const goneAt = performance.now();
      const [first] = others;
      while (first?.view?.host === 1 && performance.now() - goneAt < SEEN_MS) {
        // Whoever sees that the host is away tells the clock so (features/rooms/use-room-view.ts).
        if (first.view.players.some(({ number, isHere }) => number === 1 && !isHere)) {
          await delay(Math.random() * 800);
          await first.order({ command: 'tick' });
        }
        await delay(25);
      }
      return performance.now() - goneAt;
    }),
  );
}

/** Is this screen at its seat, with the points that were revealed of it? */
async function isOwnSeat(sql: Sql, { view, entry }: RoomScreen, seat: number): Promise<boolean> {
  if (view === null || view.you !== seat || !view.round) return false;
  const revealed = view.phase === 'guessing' ? view.round.number - 1 : view.round.number;
  const [kept] = await sql<{ score: number }[]>`
    select coalesce(sum(score), 0)::int as score from private.room_guesses
    where room_id = ${entry.room.id} and game = ${view.gameNumber} and seat = ${seat} and round <= ${revealed}`;
  return view.players.find(({ number }) => number === seat)?.score === kept?.score;
}
