// A process of bench-rooms.ts: all screens of all rooms, and what they saw.
import { once } from 'node:events';
import { loadavg } from 'node:os';
import postgres, { type Sql } from 'postgres';
import type { Stack } from '../stack/start-stack.ts';
import type { BenchSize } from './bench-database.ts';
import {
  loseHosts,
  openRoom,
  playGame,
  playWithDrops,
  ROOMS_SIZES,
  startAtOnce,
  type Room,
} from './play-rooms.ts';
import { countProcessorTime } from './processor-time.ts';
import { compareWithKept, printDrops, printGame, printHandover, printStarts, Tally } from './rooms-report.ts';

/** What the process is asked to play, and where. */
export interface RoomsOrder extends Pick<Stack, 'api' | 'publishableKey' | 'databaseUrl'> {
  readonly size: BenchSize;
}

/** After so long the bench says what it has, and that this is not all. */
const LONGEST_MS = 720_000;
const PROGRESS_MS = 15_000;
/** So many rooms fill beside each other. */
const FILLING = 10;
/** The hosts of so many rooms go without a word. */
const LOST_HOSTS = 20;

const log = (line: string) => {
  console.log(line);
};
const [order] = (await once(process, 'message')) as [RoomsOrder];
const figures = ROOMS_SIZES[order.size];
const sql = postgres(order.databaseUrl, { max: 2, onnotice: () => undefined });
const prices = await sql<{ minor: string }[]>`select amount_minor as minor from private.listing_prices`;
const tally = new Tally(prices.map(({ minor }) => Number(minor)));
const rooms: Room[] = [];
const calmRooms: Room[] = [];
const startedAt = performance.now();
/** While this goes on, what is measured of it is printed when it is cut off; later it was printed before. */
const GAME = 'a game is played';
let part = 'rooms fill';
let used = countProcessorTime();
const tell = setInterval(() => {
  const acknowledged = rooms.reduce((sum, room) => sum + room.acknowledged.size, 0);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(0);
  log(
    `  ${seconds} s: ${part}; ${rooms.length} rooms, ${acknowledged} guesses, load ${loadavg()[0]?.toFixed(1)}`,
  );
}, PROGRESS_MS);
/** Says what there is, and that this is not all. */
const giveUp = (why: string): never => {
  log(`\n${why}, while this went on: ${part}.`);
  if (part === GAME) printGame(rooms, figures, tally, used(), log);
  process.exit(1);
};
const end = setTimeout(() => giveUp(`Cut off after ${LONGEST_MS / 1000} s`), LONGEST_MS);

const isSound = await measure(sql).catch((error: unknown) => giveUp(String(error)));
process.exitCode = isSound ? 0 : 1;
clearInterval(tell);
clearTimeout(end);
for (const room of rooms) leave(room);
await sql.end({ timeout: 5 });
process.disconnect();

function leave({ screens }: Room): void {
  for (const screen of screens) screen.drop();
}

/** Opens so many rooms, each with a free address of its own. */
async function fill(into: Room[], count: number): Promise<void> {
  const first = calmRooms.length;
  const waiting = Array.from({ length: count }, (_, index) => first + index);
  const open = async () => {
    for (let index = waiting.shift(); index !== undefined; index = waiting.shift())
      into.push(await openRoom(order, index, figures.clients, tally));
  };
  await Promise.all(Array.from({ length: Math.min(FILLING, count) }, open));
  tally.deliveries = 0;
  tally.frames = 0;
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(0);
  log(`${count * figures.clients} screens in ${count} rooms are live after ${seconds} s.`);
  used = countProcessorTime();
}

async function measure(database: Sql): Promise<boolean> {
  const calm = { ...figures, ...figures.calm };
  await fill(calmRooms, calm.rooms);
  part = 'few rooms play';
  await Promise.all(calmRooms.map((room) => playGame(room, calm)));
  printGame(calmRooms, calm, tally, used(), log);
  for (const room of calmRooms) leave(room);
  part = 'rooms fill';
  await fill(rooms, figures.rooms);
  part = GAME;
  await Promise.all(rooms.map((room) => playGame(room, figures)));
  printGame(rooms, figures, tally, used(), log);
  part = 'all start at once';
  printStarts(rooms, await startAtOnce(rooms), log);
  part = 'a game is played while lines are cut';
  const cut = await playWithDrops(database, rooms, figures, (played) => {
    part = `a game is played while lines are cut, ${played} rooms are through`;
  });
  const lost = await compareWithKept(database, [...calmRooms, ...rooms]);
  part = 'hosts go without a word';
  const waits = await loseHosts(rooms.slice(0, LOST_HOSTS));
  printDrops(cut, lost, log);
  printHandover(waits, log);
  log(`  ${tally.leaks} texts with a price before its reveal in all (must be 0).`);
  log(`  ${tally.refusals} requests were sent away for the moment and sent again.`);
  return tally.leaks === 0 && lost.missing === 0 && lost.changed === 0 && cut.wrongSeats === 0;
}
