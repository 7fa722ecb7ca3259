import { Blob as NodeBlob, File as NodeFile } from 'node:buffer';
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetOnDevice } from '#kit/rows/device-store.ts';
import type * as Uploads from './photo-uploads.ts';

const DOSSIER = '0d9c8b7a-6f5e-4d3c-8b2a-1f0e9d8c7b6a';
const CHOSEN = { dossierId: DOSSIER, assetId: null, room: 'kitchen' };

/** The server: rows once by their id, files once by their row and width. */
const server = vi.hoisted(() => ({
  rows: new Map<string, { sortKey: string; room: string }>(),
  files: [] as string[],
  /** what came, in its order: tables, and photos */
  order: [] as string[],
  isAway: false,
  left: Infinity,
  refused: new Set<string>(),
}));
/** A refusal of the tab that asks: each has its own files in memory. */
async function refuse(code: string): Promise<never> {
  const { AppError } = await import('#lib/app-error.ts');
  throw new AppError(code, code);
}
vi.mock('./photo-calls.ts', () => ({
  addPhoto: (row: { id: string; sortKey: string; room: string }) => {
    if (server.isAway) return refuse('network');
    server.rows.set(row.id, row);
    server.order.push('photo');
    return Promise.resolve(row);
  },
}));
vi.mock('#lib/ask-table.ts', () => ({
  askTable: ({ method, path, body }: { method: string; path: string; body: unknown }) => {
    if (server.isAway) return refuse('network');
    if (method === 'POST') server.order.push(path);
    return Promise.resolve(method === 'POST' ? [body].flat() : []);
  },
}));
vi.mock('#lib/dossier-files.ts', () => ({
  sendPhotoFile: (id: string, width: number) => {
    if (server.isAway) return refuse('network');
    if (server.refused.has(id)) return refuse('photo_unreadable');
    server.left -= 1;
    // A tab that was killed hears nothing any more.
    if (server.left < 0) return new Promise(() => undefined);
    server.files.push(`${id} ${String(width)}`);
    return Promise.resolve();
  },
}));
vi.mock('#kit/files/resize-photo.ts', async (original) => {
  const real = await original<{ PhotoError: new (fault: string) => Error }>();
  return {
    ...real,
    resizePhoto: (file: File, { widthsOf }: { widthsOf: (source: number) => readonly number[] }) => {
      if (file.name.endsWith('.heic')) return Promise.reject(new real.PhotoError('heic'));
      const hash = Array.from(file.name, (letter) => letter.charCodeAt(0).toString(16)).join('');
      return Promise.resolve({
        ...{ width: 1200, height: 900, contentHash: hash.padEnd(64, '0') },
        files: widthsOf(1200).map((width) => ({ width, file: new Blob([file.name]) })),
      });
    },
  };
});

/** A new tab: the same database, and nothing in memory. */
async function openTab(): Promise<typeof Uploads> {
  vi.resetModules();
  return import('./photo-uploads.ts');
}
// The test's own windows have files that no store can copy.
vi.stubGlobal('File', NodeFile);
vi.stubGlobal('Blob', NodeBlob);
const file = (name: string, at = 0) =>
  new File([name], name, { type: 'image/jpeg', lastModified: 1e12 + at });
const idle = (tab: typeof Uploads) =>
  vi.waitFor(
    () => expect(tab.photoUploads.read().some(({ state }) => state === 'reading')).toBe(false),
    10_000,
  );
const send = (tab: typeof Uploads) =>
  tab.photoUploads.queue.send(
    tab.photoUploads
      .read()
      .filter(({ state }) => state === 'waiting')
      .map(({ id }) => id),
  );

const signIn = (id: string) =>
  localStorage.setItem(
    'auth-session',
    JSON.stringify({ access_token: '1', expires_at: 4_000_000_000, user: { id } }),
  );

beforeEach(() => signIn('ada'));
afterEach(async () => {
  Object.assign(server, {
    rows: new Map(),
    files: [],
    order: [],
    isAway: false,
    left: Infinity,
    refused: new Set(),
  });
  await forgetOnDevice({ waitingOf: 'ada' });
  localStorage.clear();
});

describe('photoUploads', () => {
  it('sends each photo with its room in three sizes at most, ordered by its time', async () => {
    const tab = await openTab();
    expect(await tab.photoUploads.add([file('b', 2000), file('a', 1000)], CHOSEN)).toBe(0);
    await idle(tab);
    expect(tab.photoUploads.read().map(({ name, of }) => [name, of])).toEqual([
      ['b', 3],
      ['a', 3],
    ]);
    await send(tab);
    expect(server.files).toHaveLength(6);
    expect(new Set(server.files).size).toBe(6);
    const keys = [...server.rows.values()].map(({ sortKey, room }) => [room, sortKey] as const);
    expect(keys.every(([room]) => room === 'kitchen')).toBe(true);
    expect(keys[0]?.[1]).not.toBe(keys[1]?.[1]);
    expect(tab.photoUploads.read()).toEqual([]);
  });

  it('sends nothing of somebody else who is signed in by now, and sends it when its own person is back', async () => {
    const tab = await openTab();
    await tab.photoUploads.add([file('a')], CHOSEN);
    await idle(tab);
    signIn('ben');
    await send(tab);
    expect(server.files).toEqual([]);
    signIn('ada');
    await send(tab);
    expect(server.files).toHaveLength(3);
  });

  it('takes two hundred at once and says how many it left out; the same picture twice is one', async () => {
    const tab = await openTab();
    const files = Array.from({ length: 203 }, (_, at) => file(`p${String(at % 150)}`));
    expect(await tab.photoUploads.add(files, CHOSEN)).toBe(3);
    await idle(tab);
    expect(tab.photoUploads.read()).toHaveLength(150);
  }, 30_000);

  it('holds up nothing by one file that is no photo, or that the server refuses, and says why', async () => {
    const tab = await openTab();
    await tab.photoUploads.add([file('x.heic'), file('a'), file('b')], CHOSEN);
    await idle(tab);
    const [first] = tab.photoUploads.read().filter(({ state }) => state === 'waiting');
    server.refused.add(first?.id ?? '');
    await send(tab);
    expect(server.files).toHaveLength(3);
    expect(tab.photoUploads.queue.read().reasons.get(first?.id ?? '')).toBe('photo_unreadable');
    expect(tab.photoUploads.read().map(({ name, why }) => [name, why])).toEqual([
      ['x.heic', 'heic'],
      ['a', null],
    ]);
    server.refused.clear();
    tab.photoUploads.retry();
    await send(tab);
    expect(server.files).toHaveLength(6);
  });

  it('lets words that wait go before pictures', async () => {
    const tab = await openTab();
    const { waitWith } = await import('#kit/rows/own-writes.ts');
    await tab.photoUploads.add([file('a'), file('b')], CHOSEN);
    await idle(tab);
    for (const rowId of ['one', 'two'])
      await waitWith({
        ...{ table: 'dossier_notes', rowId, dossierId: DOSSIER },
        row: { id: rowId, dossierId: DOSSIER, body: 'Damp' },
      });
    await send(tab);
    expect(server.order).toEqual(['dossier_notes', 'photo', 'photo']);
    expect(server.files).toHaveLength(6);
  });

  it('waits for the network and goes on in another tab', async () => {
    const tab = await openTab();
    server.isAway = true;
    await tab.photoUploads.add([file('a')], CHOSEN);
    await idle(tab);
    await send(tab);
    expect(tab.photoUploads.queue.read().error?.code).toBe('network');
    server.isAway = false;
    const next = await openTab();
    await next.photoUploads.load();
    await send(next);
    expect(server.files).toHaveLength(3);
  });

  it('loses and doubles nothing in twenty kills, at whatever file', async () => {
    const names = Array.from({ length: 30 }, (_, at) => `photo ${String(at)}`);
    let tab = await openTab();
    await tab.photoUploads.add(
      names.map((name) => file(name)),
      CHOSEN,
    );
    // The first kill comes while files are still made smaller.
    for (let kill = 0; kill < 20; kill += 1) {
      tab = await openTab();
      await tab.photoUploads.load();
      if (kill > 0) await idle(tab);
      server.left = 1 + ((kill * 7) % 5);
      void send(tab);
      await vi.waitFor(() => expect(server.left).toBeLessThanOrEqual(kill === 0 ? Infinity : 0), 10_000);
    }
    server.left = Infinity;
    tab = await openTab();
    await tab.photoUploads.load();
    await idle(tab);
    await send(tab);
    expect(server.rows.size).toBe(30);
    expect(new Set(server.files).size).toBe(90);
    // A tab that was killed in the middle of its last file lets go of it a moment later.
    await vi.waitFor(() => expect(tab.photoUploads.read()).toEqual([]), 10_000);
  }, 60_000);

  it('is ready again within a second with two hundred photos that wait', async () => {
    const tab = await openTab();
    const files = Array.from({ length: 200 }, (_, at) => file(`p${String(at)}`));
    await tab.photoUploads.add(files, CHOSEN);
    await idle(tab);
    const next = await openTab();
    const began = performance.now();
    await next.photoUploads.load();
    expect(next.photoUploads.read()).toHaveLength(200);
    expect(performance.now() - began).toBeLessThan(1000);
  }, 60_000);
});
