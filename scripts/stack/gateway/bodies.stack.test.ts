import { connect } from 'node:net';
import { describe, expect, test } from 'vitest';
import { target } from '../contract/target.ts';

const MEGABYTE = 1024 * 1024;

/** Sends a request's head and as much of its body as it is let, and resolves with the status line once it arrives. */
async function statusWhileSending(head: string, bytes: number, isChunked = false): Promise<string> {
  const { hostname, port } = new URL(target.url);
  const socket = connect(Number(port), hostname);
  return new Promise((resolve, reject) => {
    let left = bytes;
    const chunk = Buffer.alloc(64 * 1024, 97);
    const send = (): void => {
      while (left > 0 && !socket.destroyed) {
        left -= chunk.length;
        const piece = isChunked
          ? Buffer.concat([Buffer.from(`${chunk.length.toString(16)}\r\n`), chunk, Buffer.from('\r\n')])
          : chunk;
        if (!socket.write(piece)) {
          socket.once('drain', send);
          return;
        }
      }
    };
    socket.once('connect', () => {
      socket.write(head);
      send();
    });
    socket.once('data', (data: Buffer) => {
      resolve(data.toString().split('\r\n')[0] ?? '');
      socket.destroy();
    });
    socket.once('error', reject);
    setTimeout(() => {
      socket.destroy();
      reject(new Error('no answer'));
    }, 5_000);
  });
}

const headOf = (path: string, headers: readonly string[]) =>
  [`POST ${path} HTTP/1.1`, 'host: localhost', ...headers, '', ''].join('\r\n');
const key = `apikey: ${target.publishableKey}`;
const json = 'content-type: application/json';

describe('bodies that are refused', () => {
  test.each([
    ['a stated length', [`content-length: ${20 * MEGABYTE}`], false],
    ['chunks', ['transfer-encoding: chunked'], true],
  ])('a function refuses one that is too long at once, sent with %s', async (_, headers, isChunked) => {
    const head = headOf('/functions/v1/submit-guess', [key, json, ...headers]);
    expect(await statusWhileSending(head, 20 * MEGABYTE, isChunked)).toContain(' 422 ');
    const next = await fetch(`${target.url}/functions/v1/submit-guess`, { method: 'POST', body: '{}' });
    expect(next.status).toBe(422);
  });

  test.each([
    ['a stated length', [`content-length: ${40 * MEGABYTE}`], false],
    ['chunks', ['transfer-encoding: chunked'], true],
  ])('the REST service refuses one that is too long at once, sent with %s', async (_, headers, isChunked) => {
    const head = headOf('/rest/v1/rpc/leaderboard', [key, json, ...headers]);
    expect(await statusWhileSending(head, 40 * MEGABYTE, isChunked)).toContain(' 413 ');
  });

  test.each([
    ['no key', [], ' 401 '],
    ['a wrong key', ['apikey: sb_publishable_nobody'], ' 401 '],
    ['a key without the right to the path', [key], ' 403 '],
  ])('an upload with %s is refused before its body', async (_, headers, status) => {
    const head = headOf('/storage/v1/object/listing-photos/nobody/a.webp', [
      ...headers,
      'content-type: image/webp',
      `content-length: ${10 * MEGABYTE}`,
    ]);
    expect(await statusWhileSending(head, 0)).toContain(status);
  });
});

describe('texts that cannot be stored', () => {
  const send = (path: string, body: string) =>
    fetch(target.url + path, {
      method: 'POST',
      headers: { apikey: target.publishableKey, 'content-type': 'application/json' },
      body,
    });

  test.each([
    ['/functions/v1/start-run', '{"game":"a\\u0000"}'],
    ['/functions/v1/start-run', '{"game":"a\\ud800"}'],
    ['/rest/v1/rpc/leaderboard', '{"game_slug":"a\\u0000"}'],
    ['/rest/v1/rpc/leaderboard', '{"game_slug":"a\\ud800"}'],
    ['/rest/v1/rpc/leaderboard?brand=a%00', '{"game_slug":"a"}'],
  ])('%s refuses them as invalid', async (path, body) => {
    const answer = await send(path, body);
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain('invalid_request');
  });

  test('the same call with a text that can be stored is answered', async () => {
    expect((await send('/rest/v1/rpc/leaderboard', '{"game_slug":"no-such-game"}')).status).not.toBe(422);
  });
});
