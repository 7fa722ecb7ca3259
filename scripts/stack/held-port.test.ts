import { createServer as createHttpServer } from 'node:http';
import { createServer } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { holdPort, type HeldPort } from './held-port.ts';

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

async function hold(wanted?: number): Promise<HeldPort> {
  const held = await holdPort(wanted);
  ends.push(held.release);
  return held;
}

/** Another program that wants the port: does it get it? */
function canTake(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}

function serveOn(held: HeldPort, answer: string): Promise<void> {
  const server = createHttpServer((_, response) => response.end(answer));
  ends.push(() => new Promise((resolve) => server.close(resolve)).then(() => server.closeAllConnections()));
  return held.handTo(server);
}

test('holdPort() keeps its port from the choice until it is released', async () => {
  const held = await hold();
  expect(await canTake(held.port)).toBe(false);
  await held.release();
  expect(await canTake(held.port)).toBe(true);
});

test('holdPort() never gives one port twice, not even to those who ask at once', async () => {
  const first = await hold();
  const others = await Promise.all(Array.from({ length: 8 }, () => hold(first.port)));
  expect(new Set([first, ...others].map(({ port }) => port)).size).toBe(9);
});

test('holdPort() takes the wanted port where it is free', async () => {
  const { port, release } = await hold();
  await release();
  expect((await hold(port)).port).toBe(port);
});

test('holdPort() hands the listening socket over, and the port is never free meanwhile', async () => {
  const held = await hold();
  const tries = Promise.all(Array.from({ length: 20 }, () => canTake(held.port)));
  await serveOn(held, 'the site');
  expect(await tries).not.toContain(true);
  expect(await (await fetch(`http://127.0.0.1:${String(held.port)}`)).text()).toBe('the site');
  await held.release();
  expect(await (await fetch(`http://127.0.0.1:${String(held.port)}`)).text()).toBe('the site');
});

test('holdPort() turns away whoever knocks before the server is there', async () => {
  const held = await hold();
  await expect(fetch(`http://127.0.0.1:${String(held.port)}`)).rejects.toThrow();
  await serveOn(held, 'ready');
  expect(await (await fetch(`http://127.0.0.1:${String(held.port)}`)).text()).toBe('ready');
});
