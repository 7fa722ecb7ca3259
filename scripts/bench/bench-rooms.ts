import { randomUUID } from 'node:crypto';
import { availableParallelism, loadavg } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import postgres, { type Sql } from 'postgres';
import type { RoomView } from '#wire/rooms.ts';
import type { Log } from '../stack/log.ts';
import type { BenchSize } from './bench-database.ts';
import { formatMs, quantile, tableLines } from './figures.ts';
import { layGames } from './lay-games.ts';
import { startOwnStack, type OwnStack } from './own-stack.ts';
import { RoomScreen, type Sent } from './room-screen.ts';

const SIZES: Readonly<Record<BenchSize, RoomsSize>> = {
  full: { rooms: 100, clients: 10, rounds: 3, roundMs: 25_000, drops: 1_000 },
  small: { rooms: 3, clients: 4, rounds: 2, roundMs: 600, drops: 10 },
};

interface RoomsSize {
  readonly rooms: number;
  readonly clients: number;
  readonly rounds: number;
  /** guesses of a round fall into this time */
  readonly roundMs: number;
  readonly drops: number;
}

/** How long a price is looked at, the drum before it included. */
const REVEAL_MS = 4_000;
/** From the moment of a reveal screens count down for so long before they show the price (features/rooms/use-drum.ts). */
const DRUM_MS = 2_400;
const GAME = 'measured-rooms';

/** All that the screens of all rooms reported. */
class Tally {
  deliveries = 0;
  frames = 0;
  leaks = 0;
  readonly #prices: readonly RegExp[];

  constructor(prices: readonly number[]) {
    this.#prices = prices.map((minor) => new RegExp(`(?<![0-9a-f])${minor / 100}(00)?(?![0-9a-f])`));
  }

  /** Before its reveal no text that reaches a screen may hold the price of a home; what is revealed is left out. */
  readonly onText = (text: string, kind: 'frame' | 'answer', view: RoomView | null): void => {
    if (kind === 'frame') {
      this.frames += 1;
      if (text.includes('"changed"')) this.deliveries += 1;
    }
    if (kind === 'answer' && view !== null && view.phase !== 'guessing' && view.phase !== 'lobby') return;
    if (this.#prices.some((price) => price.test(text))) this.leaks += 1;
  };
}

interface Room {
  readonly screens: readonly RoomScreen[];
  readonly sent: Sent[];
  readonly reveals: number[];
  /** guesses that were answered, by game, round and seat */
  readonly acknowledged: Map<string, number>;
}

/**
 * Plays live rooms beside each other as people do and prints how soon everybody sees what somebody did; then plays them
 * again while lines are cut in the middle of guesses.
 * @returns false when a price reached a screen before its reveal, or a guess was lost, doubled or changed
 */
export async function benchRooms(size: BenchSize, log: Log): Promise<boolean> {
  const figures = SIZES[size];
  const { rooms, clients, rounds } = figures;
  log(`Rooms (${size}): ${rooms} rooms of ${clients}, ${rounds} rounds; ${figures.drops} lines are cut.`);
  const stack = await startOwnStack(
    (line) => {
      if (!line.includes('[functions]')) log(line);
    },
    { functions: ['open-room', 'join-room', 'room-command'] },
  );
  const sql = postgres(stack.databaseUrl, { max: 2, onnotice: () => undefined });
  try {
    await layGames(sql, [GAME], rounds);
    const prices = await sql<{ minor: string }[]>`select amount_minor as minor from private.listing_prices`;
    const tally = new Tally(prices.map(({ minor }) => Number(minor)));
    const opened: Room[] = [];
    for (let index = 0; index < rooms; index += 1) opened.push(await openRoom(stack, index, clients, tally));
    tally.deliveries = 0;
    log(`${rooms * clients} screens are live; load of the machine ${loadavg()[0]?.toFixed(1)}.`);
    await Promise.all(opened.map((room) => playGame(room, figures, 1)));
    printGame(opened, figures, tally, log);
    const cut = await playWithDrops(sql, opened, figures);
    const lost = await compareWithKept(sql, opened);
    printDrops(cut, lost, log);
    for (const { screens } of opened) for (const screen of screens) screen.drop();
    return tally.leaks === 0 && lost.missing === 0 && lost.changed === 0 && cut.wrongSeats === 0;
  } finally {
    await sql.end({ timeout: 5 });
    await stack.stop();
  }
}

async function openRoom(stack: OwnStack, index: number, clients: number, tally: Tally): Promise<Room> {
  const address = `198.51.${Math.floor(index / 200)}.${(index % 200) + 1}`;
  const host = await RoomScreen.enter(stack, address, { game: GAME, kind: 'party' }, tally);
  const screens = [host];
  while (screens.length < clients)
    screens.push(await RoomScreen.enter(stack, address, { code: host.entry.room.code }, tally));
  return { screens, sent: [], reveals: [], acknowledged: new Map() };
}

/** A game as people play one: everybody guesses some time within a round, the host goes on after a look at the price. */
async function playGame(room: Room, { rounds, roundMs }: RoomsSize, game: number): Promise<void> {
  const [host] = room.screens;
  if (host === undefined) return;
  // Rooms do not begin together.
  await delay(Math.random() * roundMs);
  room.sent.push(await host.order({ command: game === 1 ? 'start' : 'rematch' }));
  for (let round = 1; round <= rounds; round += 1) {
    const guesses = await Promise.all(
      room.screens.map(async (screen, seat) => {
        await delay(Math.random() * roundMs);
        const amountMinor = drawAmount();
        const sent = await screen.order({ command: 'guess', amountMinor, currency: 'GBP' });
        room.acknowledged.set(`${game} ${round} ${seat + 1}`, amountMinor);
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

/** Never a price of the measured homes, which are round. */
function drawAmount(): number {
  return (100_000 + Math.floor(Math.random() * 900_000)) * 100 + 37;
}

interface Cuts {
  readonly backMs: readonly number[];
  readonly wrongSeats: number;
}

/** Plays another game in which lines are cut while a guess is on its way; whoever is back sends the same command again. */
async function playWithDrops(rooms: readonly Room[], { rounds, clients, drops }: RoomsSize): Promise<Cuts> {
  const share = drops / (rooms.length * clients * rounds);
  const backMs: number[] = [];
  let wrongSeats = 0;
  let left = drops;
  // Some rooms at a time: that all lines of a site go in the same second is another measurement.
  const queue = [...rooms];
  const workers = Array.from({ length: Math.min(10, rooms.length) }, async () => {
    for (let room = queue.pop(); room !== undefined; room = queue.pop()) {
      const [host] = room.screens;
      await host?.order({ command: 'rematch' });
      for (let round = 1; round <= rounds; round += 1) {
        const guessed = room.screens.map(async (screen, place) => {
          const seat = place + 1;
          const amountMinor = drawAmount();
          const order = { command: 'guess', amountMinor, currency: 'GBP' } as const;
          const commandId = randomUUID();
          const isCut = left > 0 && Math.random() < share * 1.05;
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
    }
  });
  await Promise.all(workers);
  return { backMs, wrongSeats };
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

interface Kept {
  readonly guesses: number;
  /** acknowledged and not there */
  readonly missing: number;
  /** there with another amount, or without having been acknowledged */
  readonly changed: number;
  readonly recorded: number;
}

async function compareWithKept(sql: Sql, rooms: readonly Room[]): Promise<Kept> {
  const rows = await sql<{ room: string; key: string; amount: string }[]>`
    select room_id as room, game || ' ' || round || ' ' || seat as key, amount_minor as amount
    from private.room_guesses`;
  const kept = new Map(rows.map(({ room, key, amount }) => [`${room} ${key}`, Number(amount)]));
  let missing = 0;
  let changed = 0;
  let acknowledged = 0;
  for (const { screens, acknowledged: own } of rooms)
    for (const [key, amount] of own) {
      acknowledged += 1;
      const found = kept.get(`${screens[0]?.entry.room.id} ${key}`);
      if (found === undefined) missing += 1;
      else if (found !== amount) changed += 1;
    }
  const [runs] = await sql<{ recorded: number }[]>`select count(*)::int as recorded from public.guesses`;
  changed += Math.abs(kept.size - acknowledged) + Math.abs((runs?.recorded ?? 0) - acknowledged);
  return { guesses: acknowledged, missing, changed, recorded: runs?.recorded ?? 0 };
}

function printGame(rooms: readonly Room[], { clients, rounds }: RoomsSize, tally: Tally, log: Log): void {
  const everybody: number[] = [];
  const each: number[] = [];
  const answers: number[] = [];
  const spreads: number[] = [];
  let unseen = 0;
  for (const { screens, sent, reveals } of rooms) {
    for (const { sentAt, answeredAt, version } of sent) {
      const times = screens.map(({ seen }) => seen.get(version)).filter((time) => time !== undefined);
      unseen += clients - times.length;
      answers.push(answeredAt - sentAt);
      for (const time of times) each.push(time - sentAt);
      everybody.push(Math.max(...times) - sentAt);
    }
    for (const version of reveals) {
      const times = screens.map(({ seen }) => seen.get(version)).filter((time) => time !== undefined);
      spreads.push(Math.max(...times) - Math.min(...times));
    }
  }
  const row = (name: string, numbers: readonly number[], goal: string) => [
    name,
    ...[0.5, 0.95, 1].map((share) => `${formatMs(quantile(numbers, share))} ms`),
    goal,
  ];
  const messages = tally.deliveries / (rooms.length * rounds);
  log('\nFrom the sending of a command, on a machine that also runs all its clients:\n');
  tableLines(
    ['', 'median', 'p95', 'longest', 'goal'],
    [
      row('the command is answered', answers, ''),
      row('one screen shows the new state', each, ''),
      row('every screen of the room does', everybody, 'p95 ≤ 250 ms'),
      row('first to last screen of a reveal', spreads, 'p95 ≤ 150 ms'),
    ],
  ).forEach((line) => log(line));
  const late = spreads.filter((spread) => spread > DRUM_MS).length;
  log(`  ${late} of ${spreads.length} reveals reached a screen after the count of three was over.`);
  log(`  ${messages.toFixed(1)} messages a room and round were delivered (goal ≤ 130).`);
  log(`  ${tally.frames} frames, ${tally.leaks} texts with a price before its reveal (must be 0).`);
  log(`  ${unseen} states that a screen never showed (a later one came first or the game was over).`);
  log(`  Load of the machine: ${loadavg()[0]?.toFixed(1)} on ${availableParallelism()} processors.`);
}

function printDrops({ backMs, wrongSeats }: Cuts, kept: Kept, log: Log): void {
  const shares = [0.5, 0.95, 1].map((share) => `${formatMs(quantile(backMs, share))} ms`);
  log(`\n${backMs.length} lines were cut while a guess was on its way:`);
  log(`  back with seat and state after ${shares.join(' / ')} (median / p95 / longest; goal ≤ 2 s).`);
  log(`  ${wrongSeats} came back to another seat or score (must be 0).`);
  log(
    `  ${kept.guesses} guesses acknowledged, ${kept.missing} lost, ${kept.changed} changed or doubled (must be 0); ${kept.recorded} are in runs.`,
  );
}
