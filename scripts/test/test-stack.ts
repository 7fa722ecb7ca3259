import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyData } from '../stack/copy-data.ts';
import { serveSite } from '../stack/site/serve-site.ts';
import { startStack, type Stack } from '../stack/start-stack.ts';
import { runTool } from './command.ts';
import { gate, type Outcome } from './outcome.ts';
import type { StackAddress } from './stack-address.ts';

/** What several steps share: each part is begun once, when first asked for. */
export interface Shared {
  /** Builds the site; answers the folder with it. */
  build(): Promise<string>;
  /** The backend, migrated and seeded. */
  stack(): Promise<RunningStack>;
  /** The backend with the built site in front of it. */
  site(): Promise<RunningStack>;
  /** The same for whatever runs beside the tests of the stack: another backend, with what this one has when it is seeded. */
  siteApart(): Promise<RunningStack>;
  stop(): Promise<void>;
}

/** A running stack, and the environment that tells a child process where it is. */
export interface RunningStack {
  address: StackAddress;
  env: Record<string, string>;
}

/**
 * The tests look at galleries of the default game alone, which is always drawn well; seven large drawings of each of two
 * hundred homes would take minutes.
 */
const PICTURES = {
  SEED_PICTURES_PER_HOME: '1',
  SEED_PICTURE_WIDTH: '480',
  SEED_PLAIN_PICTURES: '1',
  SEED_EDITION_HOMES: 'off',
};

/**
 * One seeded stack with its own data and ports, in a temporary folder that is removed on stop.
 * @param options `isApart` where the site apart is used as well as the stack; else both are one
 */
export function shareStack(log: (line: string) => void, { isSeeded = true, isApart = false } = {}): Shared {
  const folder = mkdtempSync(join(tmpdir(), 'house-price-game-test-'));
  chmodSync(folder, 0o755); // as root, Postgres runs as another user who has to get to its data
  const stops: (() => Promise<void>)[] = [];

  // In a folder of its own: a started site of the same checkout keeps the one it serves.
  const build = once(async () => {
    const distDir = join(folder, 'dist');
    const args = [
      'build',
      '--config',
      'web/vite.config.ts',
      '--outDir',
      distDir,
      '--emptyOutDir',
      '--logLevel',
      'warn',
    ];
    const { code, output } = await runTool('vite/bin/vite.js', args, { NODE_ENV: 'production' });
    if (code !== 0) throw new Error(`The site could not be built.\n${output}`);
    return distDir;
  });

  const dataDir = join(folder, 'data');
  const dataApart = join(folder, 'data-apart');
  const start = async (from: string) => {
    Object.assign(process.env, PICTURES, await standInModel());
    const environment = { ...process.env, DATABASE_URL: undefined }; // never somebody's real database
    const started = await startStack({ dataDir: from, log, environment, seed: isSeeded });
    await started.samplesDrawn;
    return started;
  };
  // Seeding takes a minute and a half, a copy of what it made a few seconds.
  const copied = once(async () => {
    const seeding = await start(dataDir);
    await seeding.stop();
    await copyData(dataDir, dataApart);
  });
  const run = async (from: string) => {
    if (isApart) await copied();
    const started = await start(from);
    stops.unshift(() => started.stop());
    return started;
  };
  const serve = async (backend: () => Promise<Stack>, name: string) => {
    const [started, distDir] = await Promise.all([backend(), build()]);
    stops.unshift(await serveSite(started, distDir));
    return tell(started, join(folder, name));
  };

  const backend = once(() => run(dataDir));
  const backendApart = once(() => run(dataApart));
  const stack = once(async () => tell(await backend(), join(folder, 'stack.json')));
  const site = once(() => serve(backend, 'stack.json'));
  const siteApart = isApart ? once(() => serve(backendApart, 'stack-apart.json')) : site;

  const stop = once(async () => {
    for (const one of stops) await one();
    rmSync(folder, { recursive: true, force: true });
  });

  return { build, stack, site, siteApart, stop };
}

/** Writes where a stack is into a file, for tests in other processes. */
function tell(stack: Stack, file: string): RunningStack {
  const { site, api, publishableKey, secretKey, databaseUrl, mail } = stack;
  const address = { site, api, publishableKey, secretKey, databaseUrl, mail };
  writeFileSync(file, JSON.stringify(address), { mode: 0o600 });
  const env = {
    STACK_JSON: file,
    SUPABASE_URL: api,
    SUPABASE_PUBLISHABLE_KEY: publishableKey,
    SUPABASE_SECRET_KEY: secretKey,
    ...PICTURES,
    MODEL_URL: process.env['MODEL_URL'] ?? '',
  };
  return { address, env };
}

/** The model of every stack of a test run: an address on this machine at which one journey starts its stand-in. */
const standInModel = once(async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((listening) => server.once('listening', listening));
  const { port } = server.address() as AddressInfo;
  await new Promise((closed) => server.close(closed));
  return {
    MODEL_URL: `http://127.0.0.1:${port}/v1`,
    MODEL_NAME: 'stand-in',
    MODEL_PROVIDER: 'the stand-in',
    MODEL_PROTOCOL: '',
    MODEL_KEY: '',
  };
});

/** A promise maker that is called once. */
function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => (made ??= make());
}

/** The outcome of starting something: one test that passes when it starts. */
export async function startGate(start: () => Promise<unknown>): Promise<Outcome> {
  try {
    await start();
    return gate(true, '');
  } catch (error) {
    return gate(false, error instanceof Error ? (error.stack ?? error.message) : String(error));
  }
}
