import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import postgres from 'postgres';
import type { Log } from '../stack/log.ts';
import type { BenchSize } from './bench-database.ts';
import { layGames } from './lay-games.ts';
import { startOwnStack } from './own-stack.ts';
import { ROOMS_GAME, ROOMS_SIZES } from './play-rooms.ts';
import type { RoomsOrder } from './rooms-process.ts';

/**
 * Plays live rooms beside each other as people do and prints how soon everybody sees what somebody did; then all of them
 * start another game in one moment, and lines are cut in the middle of its guesses. The screens are in a process of their
 * own, since a thousand of them would else share one processor with what they ask.
 * @returns false when a price reached a screen before its reveal, or a guess was lost, doubled or changed
 */
export async function benchRooms(size: BenchSize, log: Log): Promise<boolean> {
  const { rooms, clients, rounds, drops } = ROOMS_SIZES[size];
  log(`Rooms (${size}): ${rooms} rooms of ${clients}, ${rounds} rounds; ${drops} lines are cut.`);
  const stack = await startOwnStack(
    (line) => {
      if (!line.includes('[functions]')) log(line);
    },
    { functions: ['open-room', 'join-room', 'room-command'] },
  );
  try {
    const sql = postgres(stack.databaseUrl, { max: 1, onnotice: () => undefined });
    await layGames(sql, [ROOMS_GAME], rounds);
    await sql.end({ timeout: 5 });
    const screens = fork(fileURLToPath(new URL('rooms-process.ts', import.meta.url)), {
      execArgv: process.execArgv,
    });
    process.once('exit', () => screens.kill());
    const { api, publishableKey, databaseUrl } = stack;
    screens.send({ size, api, publishableKey, databaseUrl } satisfies RoomsOrder);
    const [code] = (await once(screens, 'exit')) as [number | null];
    return code === 0;
  } finally {
    await stack.stop();
  }
}
