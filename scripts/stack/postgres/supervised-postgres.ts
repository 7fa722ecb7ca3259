import { rm } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { holdPort, type HeldPort } from '../held-port.ts';
import { type Log, step } from '../log.ts';
import { preparePostgresBinaries } from './binaries.ts';
import { clearLeftover } from './leftover.ts';
import { choosePlace } from './place.ts';
import { PortTaken } from './port-taken.ts';
import { initialiseCluster, type PostgresOptions, type PostgresServer, startPostgres } from './server.ts';
import { postgresSystemUser } from './system-user.ts';

/** An embedded server that is started again when it dies. */
export interface SupervisedPostgres {
  readonly url: string;
  readonly isUp: () => boolean;
  /** Called each time the server is back after a crash. */
  onRestart(listener: () => void): void;
  kill(): Promise<void>;
  stop(): Promise<void>;
}

const RESTART_TRIES = 60;
const PORT_TRIES = 5;

/**
 * Starts the embedded Postgres of a data folder and keeps it running.
 * @param held its port, kept free for it until it opens the port itself; one taken in that moment is chosen again.
 * @param fresh deletes the database first.
 */
export async function startSupervisedPostgres(
  dataDir: string,
  held: HeldPort,
  password: string,
  fresh: boolean,
  log: Log,
): Promise<SupervisedPostgres> {
  const user = await postgresSystemUser();
  const place = await choosePlace(dataDir, user);
  const binaries = await preparePostgresBinaries(place.programsDir);
  const listeners: (() => void)[] = [];
  let server: PostgresServer | null = null;
  let isStopping = false;
  const hasEnded = (): boolean => isStopping;

  const restart = async (): Promise<void> => {
    for (let attempt = 1; !hasEnded() && attempt <= RESTART_TRIES; attempt++) {
      try {
        // Backends of the killed server need a moment to notice and let go of its shared memory.
        await delay(Math.min(50 * attempt, 1000));
        const started = await startPostgres(options);
        server = started;
        if (hasEnded()) await started.stop();
        else for (const listener of listeners) listener();
        return;
      } catch (error) {
        if (attempt === RESTART_TRIES)
          log(`  The database could not be restarted: ${(error as Error).message}`);
      }
    }
  };
  let options: PostgresOptions = {
    binaries,
    dataDir: place.dataDir,
    port: held.port,
    password,
    user,
    onExit: () => {
      server = null;
      if (hasEnded()) return;
      log('  The database stopped unexpectedly; restarting it.');
      void restart();
    },
  };
  if (fresh) {
    await clearLeftover(place.dataDir);
    await rm(`${place.dataDir}/house-price-game.ready`, { force: true });
  }
  await step(log, 'Preparing the database', () => initialiseCluster(options));
  await held.release();
  server = await step(log, 'Starting Postgres 17', async () => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await startPostgres(options);
      } catch (error) {
        if (!(error instanceof PortTaken) || attempt === PORT_TRIES) throw error;
        const next = await holdPort();
        log(`  Another program took port ${options.port}; the database uses ${next.port} instead.`);
        options = { ...options, port: next.port };
        await next.release();
      }
    }
  });
  return {
    url: `postgres://postgres:${password}@127.0.0.1:${options.port}/postgres`,
    isUp: () => server !== null,
    onRestart: (listener) => void listeners.push(listener),
    async kill() {
      await server?.kill();
    },
    async stop() {
      isStopping = true;
      await server?.stop();
      server = null;
    },
  };
}
