import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { createFakeBackend, refusalReply, type BackendCall } from '../_shared/fake-backend.ts';
import type { Platform } from '../_shared/serve.ts';
import { serve } from '../_shared/serve.ts';
import { readSettings } from '../_shared/settings.ts';
import { keepDossierPhotoRequest } from '../_shared/wire/dossier-photos.ts';
import { keepDossierPhoto, readPhoto } from './handler.ts';

const PHOTO = '7b1c2f3e-0a4d-4c5b-8e6f-1a2b3c4d5e6f';
const DOSSIER = '0d9c8b7a-6f5e-4d3c-8b2a-1f0e9d8c7b6a';
const RPC = '/rest/v1/rpc';

async function picture(type: 'webp' | 'jpeg', width = 480): Promise<Uint8Array<ArrayBuffer>> {
  const drawn = sharp({ create: { width, height: 320, channels: 3, background: '#a86' } }).withExif({
    IFD0: { Make: 'A camera' },
    IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '53/1 48/1 30/1' },
  });
  return new Uint8Array(await (type === 'webp' ? drawn.webp() : drawn.jpeg()).toBuffer());
}

function start(replies: Readonly<Record<string, (call: BackendCall) => unknown>> = {}) {
  const stored: { path: string; type: string | null; cache: string | null; bytes: Uint8Array }[] = [];
  const removed: unknown[] = [];
  const backend = createFakeBackend({
    '/auth/v1/user': () => ({ id: PHOTO }),
    [`${RPC}/dossier_photo_to_store`]: () => ({ dossier_id: DOSSIER, is_stored: false }),
    [`${RPC}/note_dossier_photo_file`]: () => true,
    ...replies,
  });
  const platform: Platform = {
    ...backend.platform,
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const { pathname } = new URL(request.url);
      if (!pathname.startsWith('/storage/')) return backend.platform.fetch(input, init);
      if (request.method === 'DELETE') {
        removed.push(await request.json());
        return Response.json([]);
      }
      stored.push({
        path: pathname,
        type: request.headers.get('content-type'),
        cache: request.headers.get('cache-control'),
        bytes: new Uint8Array(await request.arrayBuffer()),
      });
      return Response.json({ Key: pathname });
    },
  };
  const handler = serve(
    {
      name: 'keep-dossier-photo',
      contract: keepDossierPhotoRequest,
      readInput: readPhoto,
      handle: keepDossierPhoto(readSettings(platform.readVariable), platform.fetch),
    },
    platform,
  );
  const send = async (
    body: Uint8Array<ArrayBuffer>,
    query = `photoId=${PHOTO}&width=480`,
    headers: Record<string, string> = { authorization: 'Bearer mine' },
  ) => {
    const answer = await handler(
      new Request(`http://functions.test/keep-dossier-photo?${query}`, { method: 'POST', body, headers }),
    );
    return { status: answer.status, body: (await answer.json()) as unknown };
  };
  return { send, stored, removed, calls: backend.calls };
}

describe('keep-dossier-photo', () => {
  test.each([
    ['webp', 'image/webp'],
    ['jpeg', 'image/jpeg'],
  ] as const)(
    'stores a %s without place and camera, for no cache to keep, and notes it',
    async (type, mime) => {
      const { send, stored, calls } = start();
      const sent = await picture(type);
      expect(await sharp(sent).metadata()).toHaveProperty('exif');
      expect(await send(sent)).toEqual({ status: 200, body: { isStored: true } });
      expect(stored).toHaveLength(1);
      const [file] = stored;
      expect(file).toMatchObject({ type: mime, cache: 'no-store' });
      expect(file?.path).toBe(`/storage/v1/object/dossier-photos/${DOSSIER}/${PHOTO}/480.webp`);
      expect(await sharp(file?.bytes).metadata()).not.toHaveProperty('exif');
      expect(calls.at(-1)?.args).toEqual({ photo_id: PHOTO, width: 480 });
      const asked = calls.find(({ path }) => path.endsWith('dossier_photo_to_store'));
      expect(asked?.headers.get('authorization')).toBe('Bearer mine');
    },
  );

  test('stores a file under the id as the database writes it, however it was asked for', async () => {
    const { send, stored } = start();
    await send(await picture('webp'), `photoId=${PHOTO.toUpperCase()}&width=480`);
    expect(stored.map(({ path }) => path)).toEqual([
      `/storage/v1/object/dossier-photos/${DOSSIER}/${PHOTO}/480.webp`,
    ]);
  });

  test('leaves no file of a photo that was deleted while it was on its way, and keeps any other', async () => {
    const gone = start({ [`${RPC}/note_dossier_photo_file`]: () => false });
    expect(await gone.send(await picture('webp'))).toEqual({ status: 200, body: { isStored: false } });
    expect(gone.removed).toEqual([{ prefixes: [`${DOSSIER}/${PHOTO}/480.webp`] }]);
    const there = start();
    await there.send(await picture('webp'));
    expect(there.removed).toEqual([]);
  });

  test('stores nothing twice', async () => {
    const { send, stored } = start({
      [`${RPC}/dossier_photo_to_store`]: () => ({ dossier_id: DOSSIER, is_stored: true }),
    });
    expect(await send(await picture('webp'))).toEqual({ status: 200, body: { isStored: true } });
    expect(stored).toEqual([]);
  });

  test.each([
    ['a page', () => new TextEncoder().encode('<!doctype html><script>alert(1)</script>')],
    ['a drawing', () => new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['nothing', () => new Uint8Array()],
    ['a picture wider than it is sent for', () => picture('webp', 960)],
    ['half a picture', async () => (await picture('webp')).slice(0, 300)],
  ])('refuses %s and stores nothing of it', async (_, make) => {
    const { send, stored, calls } = start();
    expect(await send(await make())).toMatchObject({ status: 422, body: { code: 'photo_unreadable' } });
    expect(stored).toEqual([]);
    expect(calls.some(({ path }) => path.endsWith('note_dossier_photo_file'))).toBe(false);
  });

  test('reads no more than ten megabytes', async () => {
    const { send, stored } = start();
    expect(await send(new Uint8Array(10 * 1024 * 1024 + 1))).toMatchObject({ status: 422 });
    expect(stored).toEqual([]);
  });

  test.each(['', `photoId=${PHOTO}`, `photoId=x&width=480`, `photoId=${PHOTO}&width=481`])(
    'refuses an address that says no photo and width: %s',
    async (query) => {
      expect(await start().send(await picture('webp'), query)).toMatchObject({
        status: 422,
        body: { code: 'invalid_request' },
      });
    },
  );

  test('stores nothing for whoever may not, or is nobody', async () => {
    const refused = start({ [`${RPC}/dossier_photo_to_store`]: () => refusalReply(403, 'not_allowed') });
    expect(await refused.send(await picture('webp'))).toMatchObject({ status: 403 });
    const nobody = start();
    expect(await nobody.send(await picture('webp'), undefined, {})).toMatchObject({ status: 404 });
    expect([...refused.stored, ...nobody.stored]).toEqual([]);
  });
});
