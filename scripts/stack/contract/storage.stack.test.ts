import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newClient, newPlayer, target } from './target.ts';

const server = newClient(target.secretKey);
const anybody = newClient();
const folder = `contract/${crypto.randomUUID()}`;
const BUCKET = 'listing-photos';
const YEAR = '31536000';
const picture = new Blob([new Uint8Array([82, 73, 70, 70, 1, 2, 3])], { type: 'image/webp' });
let player: Awaited<ReturnType<typeof newPlayer>>;

beforeAll(async () => {
  player = await newPlayer();
});

afterAll(async () => {
  await server.storage
    .from(BUCKET)
    .remove(['a.webp', 'b.webp', 'deep/c d.webp'].map((name) => `${folder}/${name}`));
});

describe('storage', () => {
  test('upload() takes a Blob, a File and bytes', async () => {
    const files = server.storage.from(BUCKET);
    const blob = await files.upload(`${folder}/a.webp`, picture, { cacheControl: YEAR });
    expect(blob).toMatchObject({
      error: null,
      data: { path: `${folder}/a.webp`, fullPath: `${BUCKET}/${folder}/a.webp` },
    });
    const file = await files.upload(
      `${folder}/deep/c d.webp`,
      new File([picture], 'c d.webp', { type: 'image/webp' }),
    );
    expect(file.error).toBeNull();
    const bytes = await files.upload(`${folder}/b.webp`, new Uint8Array([1, 2]), {
      contentType: 'image/webp',
    });
    expect(bytes.error).toBeNull();
  });

  test('upload() does not overwrite unless asked to', async () => {
    const files = server.storage.from(BUCKET);
    const again = await files.upload(`${folder}/b.webp`, picture);
    expect(again.error).toMatchObject({ statusCode: '409' });
    expect((await files.upload(`${folder}/b.webp`, picture, { upsert: true })).error).toBeNull();
  });

  test('upload() refuses what the bucket does not take', async () => {
    const { error } = await server.storage
      .from(BUCKET)
      .upload(`${folder}/x.html`, new Blob(['<b>'], { type: 'text/html' }));
    expect(error).toMatchObject({ statusCode: '415' });
  });

  test('getPublicUrl() serves without a key, with its type and for a year', async () => {
    const { publicUrl } = server.storage.from(BUCKET).getPublicUrl(`${folder}/a.webp`).data;
    const answer = await fetch(publicUrl);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('image/webp');
    expect(answer.headers.get('cache-control')).toContain(`max-age=${YEAR}`);
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(new Uint8Array(await answer.arrayBuffer())).toHaveLength(7);
    expect((await fetch(`${publicUrl}x`)).ok).toBe(false);
  });

  test('list() shows one level, folders without an id', async () => {
    const { data, error } = await server.storage.from(BUCKET).list(folder);
    expect(error).toBeNull();
    expect(data?.map((one) => [one.name, one.id === null])).toEqual([
      ['a.webp', false],
      ['b.webp', false],
      ['deep', true],
    ]);
  });

  test('createSignedUrl() and createSignedUrls() serve without a key until changed', async () => {
    const files = server.storage.from(BUCKET);
    const one = await files.createSignedUrl(`${folder}/a.webp`, 60);
    expect(one.error).toBeNull();
    expect((await fetch(one.data?.signedUrl ?? '')).status).toBe(200);
    expect((await fetch(`${one.data?.signedUrl ?? ''}x`)).status).toBe(400);
    const many = await files.createSignedUrls([`${folder}/a.webp`, `${folder}/none.webp`], 60);
    expect(many.data?.map((entry) => entry.error === null)).toEqual([true, false]);
  });

  test.each(['object/list', 'object/sign'])('%s refuses a body of another shape', async (call) => {
    const ask = (body: unknown) =>
      fetch(`${target.url}/storage/v1/${call}/${BUCKET}`, {
        method: 'POST',
        headers: { apikey: target.secretKey, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    expect((await ask({ prefix: 7, paths: folder })).status).toBe(400);
    expect((await ask({ prefix: folder, paths: [], expiresIn: 60 })).status).toBe(200);
  });

  test('policies hold: visitors and players neither see, add, replace nor remove', async () => {
    for (const client of [anybody, player.client]) {
      const files = client.storage.from(BUCKET);
      expect((await files.list(folder)).data).toEqual([]);
      expect((await files.upload(`${folder}/mine.webp`, picture)).error).toMatchObject({ statusCode: '403' });
      expect((await files.upload(`${folder}/a.webp`, picture, { upsert: true })).error).not.toBeNull();
      expect((await files.remove([`${folder}/a.webp`])).data).toEqual([]);
    }
    expect((await server.storage.from(BUCKET).list(folder)).data?.map((one) => one.name)).toContain('a.webp');
  });

  test('remove() removes the file as well', async () => {
    const files = server.storage.from(BUCKET);
    const { publicUrl } = files.getPublicUrl(`${folder}/b.webp`).data;
    expect((await files.remove([`${folder}/b.webp`])).data).toHaveLength(1);
    expect((await fetch(publicUrl)).ok).toBe(false);
  });
});
