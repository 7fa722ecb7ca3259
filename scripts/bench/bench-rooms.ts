import { availableParallelism, loadavg } from 'node:os';
import postgres, { type Sql } from 'postgres';
import type { RoomView } from '#wire/rooms.ts';
import type { Log } from '../stack/log.ts';
import type { BenchSize } from './bench-database.ts';
import { formatMs, quantile, tableLines } from './figures.ts';
import { layGames } from './lay-games.ts';
import { startOwnStack } from './own-stack.ts';
import {
  openRoom,
  playGame,
  playWithDrops,
  ROOMS_GAME,
  type Cuts,
  type Room,
  type RoomsSize,
} from './play-rooms.ts';

const SIZES: Readonly<Record<BenchSize, RoomsSize>> = {
  full: { rooms: 100, clients: 10, rounds: 3, roundMs: 25_000, drops: 1_000 },
  small: { rooms: 3, clients: 4, rounds: 2, roundMs: 600, drops: 10 },
};

/** From the moment of a reveal screens count down for so long before they show the price (features/rooms/use-drum.ts). */
const DRUM_MS = 2_400;

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
    await layGames(sql, [ROOMS_GAME], rounds);
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
