import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeScope, ORIGIN } from './fake-scope.ts';
import { resign } from './resign.ts';
import { serveShell } from './serve-shell.ts';

const SHELL = { version: '2', files: ['/assets/entry-abc.css'] };
const PAGE = { url: `${ORIGIN}/game/x`, mode: 'navigate', destination: 'document' } as const;
const CALM = `calm ${ORIGIN}/offline.html`;

let network: (url: string) => Promise<Response>;
let worker: ReturnType<typeof fakeScope>;

const says = (text: string, status = 200) => Promise.resolve(new Response(text, { status }));
const read = async (answer: Promise<Response> | undefined) => (await answer)?.text();

beforeEach(async () => {
  vi.useFakeTimers();
  network = (url) =>
    Promise.resolve(new Response(`calm ${url}`, { headers: { date: new Date().toUTCString() } }));
  worker = fakeScope((url) => network(url));
  worker.open('shell-1');
  worker.open('of-somebody-else');
  serveShell(worker.scope, SHELL);
  await worker.raise('install');
  await worker.raise('activate');
});
afterEach(() => vi.useRealTimers());

const all = [`${ORIGIN}/offline.html`, `${ORIGIN}/assets/entry-abc.css`];

describe('serveShell()', () => {
  it('keeps the calm page and its files, and clears what an earlier release kept', () => {
    expect(worker.kept()).toEqual({ 'shell-2': all, 'of-somebody-else': [] });
  });

  it('answers pages from the network and keeps none of them', async () => {
    network = () => says('the page of today');
    expect(await read(worker.answerTo(PAGE))).toBe('the page of today');
    expect(worker.answerTo({ url: `${ORIGIN}/rest/v1/rpc/run_state` })).toBeUndefined();
    expect(worker.kept()['shell-2']).toEqual(all);
  });

  it('shows the calm page where the network fails, and while a server is away', async () => {
    network = () => Promise.reject(new TypeError('no network'));
    expect(await read(worker.answerTo(PAGE))).toBe(CALM);
    expect(await read(worker.answerTo({ url: `${ORIGIN}/assets/entry-abc.css` }))).toContain('calm');
    network = () => says('bad gateway', 502);
    expect(await read(worker.answerTo(PAGE))).toBe(CALM);
  });

  it('keeps the content pages of one release that were read, for an open tab without a network', async () => {
    const file = (release: string) => ({ url: `${ORIGIN}/assets/pages-${release}/en-GB/play/now.json` });
    network = (url) => says(`text of ${url}`);
    await read(worker.answerTo(file('a')));
    await vi.advanceTimersByTimeAsync(0);
    network = () => Promise.reject(new TypeError('no network'));
    expect(await read(worker.answerTo(file('a')))).toBe(`text of ${file('a').url}`);
    await expect(worker.answerTo(file('b'))).rejects.toThrow('no network');
    network = (url) => says(`newer ${url}`);
    await read(worker.answerTo(file('b')));
    await vi.advanceTimersByTimeAsync(0);
    expect(worker.kept()['shell-pages']).toEqual([file('b').url]);
    network = () => says('gone', 404);
    expect(await read(worker.answerTo({ url: file('b').url.replace('now', 'new') }))).toBe('gone');
    expect(worker.kept()['shell-pages']).toEqual([file('b').url]);
  });

  it('lets a page through that says what is wrong', async () => {
    network = () => says('nothing here', 404);
    expect(await read(worker.answerTo(PAGE))).toBe('nothing here');
  });

  it('shows the calm page after five seconds of silence, and waits longer the next time', async () => {
    let settle = (_: Response) => {};
    network = () => new Promise((resolve) => (settle = resolve));
    const first = read(worker.answerTo(PAGE));
    await vi.advanceTimersByTimeAsync(5000);
    expect(await first).toBe(CALM);
    const second = read(worker.answerTo(PAGE));
    await vi.advanceTimersByTimeAsync(9000);
    settle(new Response('late'));
    expect(await second).toBe('late');
    const third = read(worker.answerTo(PAGE));
    await vi.advanceTimersByTimeAsync(5000);
    expect(await third).toBe(CALM);
  });

  it('gives the network’s own word where nothing is kept', async () => {
    await worker.scope.caches.delete('shell-2');
    network = () => says('bad gateway', 502);
    expect(await read(worker.answerTo(PAGE))).toBe('bad gateway');
    network = () => Promise.reject(new TypeError('no network'));
    expect((await worker.answerTo(PAGE))?.type).toBe('error');
  });

  it('fetches the calm page again after a day, since brands change their look', async () => {
    const asked: string[] = [];
    network = (url) => (asked.push(url), says('new'));
    await read(worker.answerTo(PAGE));
    await vi.advanceTimersByTimeAsync(0);
    expect(asked).toEqual([PAGE.url]);
    vi.setSystemTime(Date.now() + 25 * 60 * 60 * 1000);
    await read(worker.answerTo(PAGE));
    await vi.advanceTimersByTimeAsync(0);
    expect(asked).toEqual([PAGE.url, PAGE.url, `${ORIGIN}/offline.html`]);
  });
});

describe('resign()', () => {
  it('clears what ours kept, leaves the rest, and takes itself away', async () => {
    resign(worker.scope);
    await worker.raise('install');
    await worker.raise('activate');
    expect(worker.kept()).toEqual({ 'of-somebody-else': [] });
    expect(worker.unregistered()).toBe(1);
  });
});
