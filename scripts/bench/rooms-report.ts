import { availableParallelism, loadavg } from 'node:os';
import type { Sql } from 'postgres';
import type { RoomView } from '#wire/rooms.ts';
import type { Log } from '../stack/log.ts';
import { formatMs, quantile, tableLines } from './figures.ts';
import type { ProcessorShares } from './processor-time.ts';
import type { Cuts, Room, RoomsSize } from './play-rooms.ts';
import type { Sent } from './room-screen.ts';

/** From the moment of a reveal screens count down for so long before they show the price (features/rooms/use-drum.ts). */
const DRUM_MS = 2_400;

/** All that the screens of all rooms reported. */
export class Tally {
  deliveries = 0;
  frames = 0;
  leaks = 0;
  refusals = 0;
  readonly #prices: readonly RegExp[];

  constructor(prices: readonly number[]) {
    this.#prices = prices.map((minor) => new RegExp(`(?<![0-9a-f])${minor / 100}(00)?(?![0-9a-f])`));
  }

  readonly onRefusal = (): void => {
    this.refusals += 1;
  };

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

/** What the database has of the guesses that were acknowledged. */
export interface Kept {
  readonly guesses: number;
  /** acknowledged and not there */
  readonly missing: number;
  /** there with another amount, or without having been acknowledged */
  readonly changed: number;
  readonly recorded: number;
}

/** Looks for every acknowledged guess, and for guesses that nobody acknowledged. */
export async function compareWithKept(sql: Sql, rooms: readonly Room[]): Promise<Kept> {
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

/** Prints how soon everybody saw what was done. */
export function printGame(
  rooms: readonly Room[],
  { clients, rounds, roundMs }: Pick<RoomsSize, 'clients' | 'rounds' | 'roundMs'>,
  tally: Tally,
  used: ProcessorShares,
  log: Log,
): void {
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
  const offered = (rooms.length * clients * 1_000) / roundMs;
  log(
    `\n${rooms.length} rooms of ${clients}, ${offered.toFixed(0)} guesses a second. From the sending of a command:\n`,
  );
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
  const percent = (share: number) => `${(share * 100).toFixed(0)} %`;
  log(
    `  Of ${availableParallelism()} processors the screens took ${percent(used.own)}, all that ran here ${percent(used.all)}; load ${loadavg()[0]?.toFixed(1)}.`,
  );
}

/** Prints how long it took until everybody saw games that all began in one moment. */
export function printStarts(rooms: readonly Room[], begun: readonly Sent[], log: Log): void {
  const everybody = rooms.map(({ screens }, at) => {
    const { version = 0, sentAt = 0 } = begun[at] ?? {};
    return Math.max(...screens.map(({ seen }) => seen.get(version) ?? Infinity)) - sentAt;
  });
  const answers = begun.map(({ sentAt, answeredAt }) => answeredAt - sentAt);
  const shares = (numbers: readonly number[]) =>
    [0.5, 0.95, 1].map((share) => `${formatMs(quantile(numbers, share))} ms`).join(' / ');
  log(`\n${begun.length} hosts pressed Start in one moment (median / p95 / longest):`);
  log(`  answered after ${shares(answers)}; every screen of the room showed it after ${shares(everybody)}.`);
}

/** Prints how long rooms waited for another host. */
export function printHandover(waits: readonly number[], log: Log): void {
  const shares = [0.5, 0.95, 1].map((share) => `${(quantile(waits, share) / 1000).toFixed(1)} s`).join(' / ');
  log(`\n${waits.length} hosts went without a word; another one was there after ${shares}`);
  log('  (median / p95 / longest; goal ≤ 5 s, 10 s at most).');
}

/** Prints what became of the lines that were cut. */
export function printDrops({ backMs, wrongSeats }: Cuts, kept: Kept, log: Log): void {
  const shares = [0.5, 0.95, 1].map((share) => `${formatMs(quantile(backMs, share))} ms`);
  log(`\n${backMs.length} lines were cut while a guess was on its way:`);
  log(`  back with seat and state after ${shares.join(' / ')} (median / p95 / longest; goal ≤ 2 s).`);
  log(`  ${wrongSeats} came back to another seat or score (must be 0).`);
  log(
    `  ${kept.guesses} guesses acknowledged, ${kept.missing} lost, ${kept.changed} changed or doubled (must be 0); ${kept.recorded} are in runs.`,
  );
}
