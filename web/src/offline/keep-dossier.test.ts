import { beforeEach, describe, expect, it } from 'vitest';
import { fakeScope, ORIGIN } from './fake-scope.ts';
import { resign } from './resign.ts';
import { serveShell } from './serve-shell.ts';

const SHELL = { version: '2', files: ['/assets/calm.css'], dossier: ['/assets/dossier.js'] };
const TEXTS = '/assets/texts-1/dossier-photos/en-GB.json';
const page = (path: string) => ({ url: ORIGIN + path, mode: 'navigate', destination: 'document' }) as const;
const KEEP = {
  type: 'keep-dossier',
  page: '/dossiers/x/home',
  files: [TEXTS, 'https://elsewhere.example.com/a.js'],
};

let network: (url: string) => Promise<Response>;
let worker: ReturnType<typeof fakeScope>;
const read = async (answer: Promise<Response> | undefined) => (await answer)?.text();
const there = (url: string) =>
  Promise.resolve(
    new Response(`there ${new URL(url).pathname}`, {
      headers: { 'content-type': url.includes('/assets/') ? 'text/javascript' : 'text/html; charset=utf-8' },
    }),
  );
const away = () => Promise.reject(new TypeError('no network'));

beforeEach(async () => {
  network = there;
  worker = fakeScope((url) => network(url));
  serveShell(worker.scope, SHELL);
  await worker.raise('install');
  await worker.raise('activate');
});

describe('keepDossier()', () => {
  it('keeps nothing before somebody has a dossier open', async () => {
    expect(Object.keys(worker.kept())).toEqual(['shell-2']);
    network = away;
    expect(await read(worker.answerTo(page('/dossiers/x/viewing')))).toContain('/offline.html');
  });

  it('opens every address of dossiers without a network, with its files, and no other page', async () => {
    await worker.say(KEEP);
    expect(worker.kept()['shell-dossier-2']).toEqual([
      ...[`${ORIGIN}/assets/dossier.js`, ORIGIN + TEXTS, `${ORIGIN}/dossiers`],
    ]);
    network = away;
    expect(await read(worker.answerTo(page('/dossiers/x/viewing')))).toBe('there /dossiers/x/home');
    expect(await read(worker.answerTo({ url: `${ORIGIN}/assets/dossier.js` }))).toBe(
      'there /assets/dossier.js',
    );
    expect(await read(worker.answerTo({ url: ORIGIN + TEXTS }))).toBe(`there ${TEXTS}`);
    expect(await read(worker.answerTo(page('/game/x')))).toContain('/offline.html');
  });

  it('asks ahead for no texts of the one screen that the kept page was of, and keeps what the page may do', async () => {
    const ahead =
      '<link rel="preload" as="fetch" type="application/json" crossorigin href="/assets/home.json">';
    const font = '<link rel="preload" as="font" type="font/woff2" crossorigin href="/a.woff2">';
    const headers = {
      'content-type': 'text/html',
      'content-security-policy': "default-src 'self'",
      'content-length': '9',
    };
    network = (url) =>
      url.endsWith('/home')
        ? Promise.resolve(new Response(`<p>${ahead}${font}${ahead}`, { headers }))
        : there(url);
    await worker.say(KEEP);
    network = away;
    const kept = await worker.answerTo(page('/dossiers/x/photos'));
    expect(await kept?.text()).toBe(`<p>${font}`);
    expect(kept?.headers.get('content-security-policy')).toBe("default-src 'self'");
    expect(kept?.headers.get('content-length')).toBeNull();
  });

  it('shows the page of the network while there is one', async () => {
    await worker.say(KEEP);
    network = () => Promise.resolve(new Response('of today'));
    expect(await read(worker.answerTo(page('/dossiers/x/viewing')))).toBe('of today');
  });

  it('keeps no page that is none, and none without all its files', async () => {
    network = (url) =>
      url.endsWith('/home') ? Promise.resolve(new Response('no', { status: 502 })) : there(url);
    await worker.say(KEEP);
    network = (url) => (url.includes('/assets/') ? away() : there(url));
    await worker.say({ ...KEEP, files: ['/assets/more.js'] });
    network = away;
    expect(await read(worker.answerTo(page('/dossiers/x/viewing')))).toContain('/offline.html');
  });

  it('forgets it all when it is told to', async () => {
    await worker.say(KEEP);
    await worker.say({ type: 'forget-dossier' });
    expect(Object.keys(worker.kept())).toEqual(['shell-2']);
  });

  it('keeps the new release with the next worker, and the old one until that is there', async () => {
    await worker.say(KEEP);
    const release = async () => {
      serveShell(worker.scope, { ...SHELL, version: '3', dossier: ['/assets/dossier-new.js'] });
      await worker.raise('activate');
    };
    network = (url) => (url.includes('dossier-new') ? away() : there(url));
    await release();
    network = away;
    expect(await read(worker.answerTo(page('/dossiers/x/viewing')))).toBe('there /dossiers/x/home');
    network = there;
    await release();
    expect(worker.kept()['shell-dossier-3']).toContain(`${ORIGIN}/assets/dossier-new.js`);
    expect(worker.kept()['shell-dossier-2']).toBeUndefined();
  });

  it('goes with the worker where that is switched off', async () => {
    await worker.say(KEEP);
    resign(worker.scope);
    await worker.raise('activate');
    expect(worker.kept()['shell-dossier-2']).toBeUndefined();
  });
});
