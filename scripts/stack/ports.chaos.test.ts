import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';
import { afterEach, expect, test } from 'vitest';
import { holdPort } from './held-port.ts';
import { startStack, type Stack } from './start-stack.ts';

// Starting lasts a minute or more, in which other programs want ports too.
const folder = mkdtempSync(join(tmpdir(), 'house-price-game-ports-'));
const projectDir = join(folder, 'project');
mkdirSync(join(projectDir, 'supabase', 'migrations'), { recursive: true });
mkdirSync(join(projectDir, 'supabase', 'functions'), { recursive: true });
const environment = { ...process.env, DATABASE_URL: undefined };
const ends: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  for (const end of ends.splice(0)) await end();
  rmSync(join(folder, 'data'), { recursive: true, force: true });
});

async function start(name: string, more: Partial<Parameters<typeof startStack>[0]> = {}): Promise<Stack> {
  const own = { dataDir: join(folder, 'data', name), projectDir, environment, seed: false };
  const stack = await startStack({ ...own, log: () => undefined, ...more });
  ends.push(stack.stop);
  return stack;
}

/** A port that is free now, as somebody's settings may name it. */
async function freePort(): Promise<number> {
  const { port, release } = await holdPort();
  await release();
  return port;
}

/** Another program that opens this port, if it can. */
function take(port: number): Promise<Server | null> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(null));
    server.listen(port, '127.0.0.1', () => {
      ends.push(() => new Promise((closed) => server.close(closed)));
      resolve(server);
    });
  });
}

const addresses = ({ api, site, mail, databaseUrl }: Stack) => [api, site, mail, databaseUrl];

test('two stacks that start at once never share a port', async () => {
  const ports = {
    site: await freePort(),
    api: await freePort(),
    database: await freePort(),
    mail: await freePort(),
  };
  const stacks = await Promise.all([start('one', { ports }), start('two', { ports })]);
  const used = stacks.flatMap(addresses).map((address) => new URL(address).port);
  expect(new Set(used).size).toBe(8);
  for (const { api } of stacks) expect((await fetch(`${api}/health`)).status).toBe(200);
});

test('what is chosen first is kept until it is served, and a taken database port is chosen again', async () => {
  const ports = { site: await freePort(), api: await freePort(), database: await freePort() };
  const tries: Promise<Server | null>[] = [];
  const lines: string[] = [];
  const stack = await start('alone', {
    ports,
    log: (line) => {
      lines.push(line);
      if (line.includes('Starting Postgres 17 …')) void take(ports.database);
      if (line.includes('Applying migrations')) tries.push(take(ports.site), take(ports.api));
    },
  });
  expect(await Promise.all(tries)).toEqual([null, null]);
  expect([stack.site, stack.api].map((address) => Number(new URL(address).port))).toEqual([
    ports.site,
    ports.api,
  ]);
  expect(lines.join('\n')).toMatch(/Another program took port \d+; the database uses \d+ instead\./);
  const sql = postgres(stack.databaseUrl, { max: 1 });
  expect(await sql`select 1 as one`).toEqual([{ one: 1 }]);
  await sql.end({ timeout: 5 });
});
