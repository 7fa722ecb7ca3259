import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chown, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spawnWithLifeline } from '../lifeline.ts';
import { StackProblem } from '../problem.ts';
import type { PostgresBinaries } from './binaries.ts';
import { failureSentence } from './failure-sentence.ts';
import { isPortTaken, PortTaken } from './port-taken.ts';
import { clearLeftover, postmasterPid } from './leftover.ts';
import type { SystemUser } from './system-user.ts';

/** Durable by default (fsync and synchronous_commit stay on); only memory and connections are tuned. */
const SETTINGS: Readonly<Record<string, string>> = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '120',
  shared_buffers: '256MB',
  effective_cache_size: '1GB',
  work_mem: '16MB',
  maintenance_work_mem: '128MB',
  max_wal_size: '2GB',
  random_page_cost: '1.1',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_min_messages: 'warning',
  log_checkpoints: 'off',
};

/** A fast shutdown takes a checkpoint; after this long the server is told to stop at once, and later killed. */
const PATIENCE_MS = 8_000;

/** How to run one cluster. */
export interface PostgresOptions {
  readonly binaries: PostgresBinaries;
  readonly dataDir: string;
  readonly port: number;
  readonly password: string;
  readonly user: SystemUser | undefined;
  /** Called when the server ends without having been asked to. */
  readonly onExit: (output: string) => void;
}

/** A running server. */
export interface PostgresServer {
  /** Fast shutdown; resolves when the process has ended. */
  stop(): Promise<void>;
  /** SIGKILL to the server itself, as a crash would. */
  kill(): Promise<void>;
}

async function signalServer(dataDir: string, signal: NodeJS.Signals): Promise<void> {
  const pid = await postmasterPid(dataDir);
  if (pid === null) return;
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error; // ended by itself meanwhile
  }
}

function environment(): NodeJS.ProcessEnv {
  return { ...process.env, LC_ALL: 'C', LC_MESSAGES: 'C' };
}

function runInitdb(options: PostgresOptions, passwordFile: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(
      options.binaries.initdb,
      [
        `--pgdata=${options.dataDir}`,
        '--auth=scram-sha-256',
        '--username=postgres',
        `--pwfile=${passwordFile}`,
        '--encoding=UTF8',
        '--locale=C',
      ],
      { ...options.user, env: environment(), cwd: options.dataDir },
    );
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.once('error', (error) => reject(new StackProblem(failureSentence(error.message))));
    child.once('close', (code) =>
      code === 0 ? resolve() : reject(new StackProblem(failureSentence(output))),
    );
  });
}

/** Creates the cluster's files when there are none. A half-made cluster of an interrupted first start is made again. */
export async function initialiseCluster(options: PostgresOptions): Promise<void> {
  const finished = join(options.dataDir, 'house-price-game.ready');
  if (existsSync(finished)) return;
  await clearLeftover(options.dataDir);
  for (const name of await readdir(options.dataDir))
    await rm(join(options.dataDir, name), { recursive: true, force: true });
  const passwordFile = join(tmpdir(), `house-price-game-${randomUUID()}`);
  await writeFile(passwordFile, `${options.password}\n`, { mode: 0o600 });
  try {
    if (options.user !== undefined) {
      await chown(passwordFile, options.user.uid, options.user.gid);
    }
    await runInitdb(options, passwordFile);
  } finally {
    await rm(passwordFile, { force: true });
  }
  await writeFile(finished, '');
}

function startFailure(output: string): StackProblem {
  const sentence = failureSentence(output);
  return isPortTaken(output) ? new PortTaken(sentence) : new StackProblem(sentence);
}

/** Starts the server of an initialised cluster and waits until it accepts connections. */
export async function startPostgres(options: PostgresOptions): Promise<PostgresServer> {
  await clearLeftover(options.dataDir);
  const flags = Object.entries(SETTINGS).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child: ChildProcess = spawnWithLifeline(
    options.binaries.postgres,
    ['-D', options.dataDir, '-p', String(options.port), ...flags],
    { ...options.user, env: environment(), cwd: options.dataDir },
  );
  let output = '';
  let isStopping = false;
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  await new Promise<void>((resolve, reject) => {
    let isReady = false;
    child.stderr?.on('data', (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-8_000);
      if (!isReady && output.includes('ready to accept connections')) {
        isReady = true;
        resolve();
      }
    });
    child.once('error', (error) => reject(new StackProblem(failureSentence(error.message))));
    child.once('exit', () => {
      if (!isReady) reject(startFailure(output));
      else if (!isStopping) options.onExit(output);
    });
  });
  return {
    async stop() {
      isStopping = true;
      child.stdin?.end();
      const insist = setTimeout(() => void signalServer(options.dataDir, 'SIGQUIT'), PATIENCE_MS);
      const kill = setTimeout(() => void signalServer(options.dataDir, 'SIGKILL'), 2 * PATIENCE_MS);
      await ended;
      clearTimeout(insist);
      clearTimeout(kill);
    },
    async kill() {
      await signalServer(options.dataDir, 'SIGKILL');
      await ended;
    },
  };
}
