import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type FunctionsProcess, startFunctions } from './functions-process.ts';

const folder = mkdtempSync(join(tmpdir(), 'house-price-game-functions-'));
const WAIT = { timeout: 30_000, interval: 50 };
const BUSY_MS = 1_500;
/** A loop without an end takes a processor for so long. */
const MAX_BUSY_MS = 3_000;
const SOURCES: Readonly<Record<string, string>> = {
  quick: `Deno.serve(() => new Response('here'));`,
  busy: `Deno.serve(() => { const until = Date.now() + ${BUSY_MS}; while (Date.now() < until); return new Response('done'); });`,
  endless: `Deno.serve((request) => { if (request.method === 'POST') for (;;); return new Response('here'); });`,
  crashing: `Deno.serve((request) => { if (request.method === 'POST') setTimeout(() => { throw new Error('on its own'); }); return new Response('here'); });`,
  slow: `const until = Date.now() + ${MAX_BUSY_MS + 1_500}; while (Date.now() < until); Deno.serve(() => new Response('here'));`,
  broken: `throw new Error('not today');`,
};
let functions: FunctionsProcess;
const said: string[] = [];

function call(name: string, method = 'GET'): Promise<Response> {
  const place = functions.place(name);
  return typeof place === 'number'
    ? fetch(`http://127.0.0.1:${place}/${name}`, { method })
    : Promise.resolve(new Response(String(place), { status: 503 }));
}

const statusOf = async (name: string) =>
  (await call(name).catch(() => new Response(null, { status: 503 }))).status;

const start = (only?: readonly string[]) =>
  startFunctions({
    functionsDir: join(folder, 'functions'),
    only,
    maxBusyMs: MAX_BUSY_MS,
    env: {},
    log: (line) => said.push(line),
    logFile: join(folder, 'functions.log'),
  });

beforeAll(async () => {
  for (const [name, source] of Object.entries(SOURCES)) {
    mkdirSync(join(folder, 'functions', name), { recursive: true });
    writeFileSync(join(folder, 'functions', name, 'index.ts'), source);
  }
  functions = await start();
}, 60_000);

afterAll(async () => {
  await functions.stop();
  rmSync(folder, { recursive: true, force: true });
});

describe('functions run apart from each other', () => {
  test('one that is busy keeps nobody else waiting', async () => {
    const busy = call('busy');
    const untilMs = performance.now() + BUSY_MS * 0.8;
    let answers = 0;
    while (performance.now() < untilMs) if ((await statusOf('quick')) === 200) answers += 1;
    expect(await (await busy).text()).toBe('done');
    // Behind the busy one there would be none, or one.
    expect(answers).toBeGreaterThan(5);
  });

  test('one that takes long to load is waited for', async () => {
    expect(await statusOf('slow')).toBe(200);
    expect(said.filter((line) => line.includes('function slow'))).toEqual([]);
  });

  test('one that never comes back is ended and started anew; the others stay', async () => {
    const place = functions.place('quick');
    void call('endless', 'POST').catch(() => undefined);
    await expect.poll(() => functions.place('endless'), WAIT).toBe('restarting');
    await expect.poll(() => statusOf('endless'), WAIT).toBe(200);
    expect(functions.place('quick')).toBe(place);
  }, 60_000);

  test('one that crashes answers its next request and hurts nobody else', async () => {
    const places = [functions.place('quick'), functions.place('crashing')];
    expect((await call('crashing', 'POST')).status).toBe(200);
    await expect.poll(() => functions.place('crashing'), WAIT).not.toBe(places[1]);
    await expect.poll(() => statusOf('crashing'), WAIT).toBe(200);
    expect(functions.place('quick')).toBe(places[0]);
    expect(await statusOf('quick')).toBe(200);
  }, 60_000);

  test('one that cannot be loaded says so, and one that is not there is unknown', () => {
    expect(functions.place('broken')).toBe('failed');
    expect(functions.place('nobody')).toBeUndefined();
  });

  test('of some that are asked for, the others are unknown', async () => {
    const few = await start(['quick']);
    expect([typeof few.place('quick'), few.place('busy')]).toEqual(['number', undefined]);
    await few.stop();
  }, 60_000);

  test('after the process is killed all of them come back', async () => {
    await functions.kill();
    await expect.poll(() => statusOf('quick'), WAIT).toBe(200);
    await expect.poll(() => statusOf('busy'), WAIT).toBe(200);
  }, 60_000);
});
