import { randomUUID } from 'node:crypto';
import type { SupabaseClient } from '@supabase/supabase-js';
import postgres from 'postgres';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newPlayer } from '../../../scripts/stack/contract/target.ts';
import { readStackAddress } from '../../../scripts/test/stack-address.ts';
import { NO_FACTS } from '../_shared/reader/listing-record.ts';

const address = readStackAddress();
const sql = postgres(address.databaseUrl, { max: 1, onnotice: () => undefined });
const BUCKET = 'listing-photos';
let host: SupabaseClient;

beforeAll(async () => {
  host = (await newPlayer()).client;
});

afterAll(() => sql.end({ timeout: 5 }));

/** A picture as a phone writes it: where it was taken is in it. */
async function taken(type: 'webp' | 'jpg'): Promise<Blob> {
  const drawn = sharp({ create: { width: 480, height: 360, channels: 3, background: '#88aacc' } }).withExif({
    IFD3: {
      GPSLatitudeRef: 'N',
      GPSLatitude: '53/1 48/1 30/1',
      GPSLongitudeRef: 'W',
      GPSLongitude: '1/1 32/1 0/1',
    },
  });
  const bytes = await (type === 'webp' ? drawn.webp() : drawn.jpeg()).toBuffer();
  return new Blob([new Uint8Array(bytes)], { type: type === 'webp' ? 'image/webp' : 'image/jpeg' });
}

async function newFolders(count: number): Promise<string[]> {
  const { data, error } = await host.rpc('create_photo_folders', { folder_count: count });
  if (error) throw error;
  return data as string[];
}

const isServed = async (name: string) =>
  (await fetch(host.storage.from(BUCKET).getPublicUrl(name).data.publicUrl)).ok;

function draft(folder: string, fileType: 'webp' | 'jpg') {
  const photo = {
    ...{
      id: randomUUID(),
      folder,
      fileType,
      widths: [480],
      width: 480,
      height: 360,
      alt: 'Front',
      room: null,
    },
    ...{
      placeholder: 'data:image/webp;base64,AAAA',
      rights: 'own',
      attribution: null,
      contentHash: 'a'.repeat(64),
    },
  };
  const price = { kind: 'asking', amountMinor: 25_000_000, highMinor: null, currency: 'GBP', period: null };
  const row = {
    ...{
      id: randomUUID(),
      origin: 'typed',
      portal: null,
      isWanted: true,
      listingId: null,
      card: null,
      grade: 'A',
    },
    ...{ facts: { ...NO_FACTS, price, country: 'GB', town: 'Leeds', propertyType: 'house', bedrooms: 3 } },
    ...{ sources: {}, pageRefusal: null, line: null, soldOn: null, photos: [photo] },
  };
  const rules = {
    ...{ rounds: 1, order: 'fixed', mode: 'classic', formula: 'log_ratio', difficulty: 'normal', hints: [] },
    ...{ hiddenFacts: [], roundSeconds: null, missLimitPercent: null, bounds: null, hasLeaderboard: true },
  };
  return {
    ...{
      schema: 1,
      family: 'public',
      title: `Photos ${randomUUID().slice(0, 8)}`,
      slug: '',
      description: '',
      hostName: '',
    },
    ...{
      currency: 'GBP',
      regions: [],
      rules,
      visibility: 'unlisted',
      codes: [],
      opensAt: null,
      closesAt: null,
    },
    ...{ embedDomains: [], arePhotosChecked: true, rows: [row] },
  };
}

/** Publishes a game of one home with one photo; answers the status and the code of a refusal. */
async function publish(folder: string, fileType: 'webp' | 'jpg' = 'webp') {
  const draftId = randomUUID();
  const saved = await host.rpc('save_draft', { draft_id: draftId, document: draft(folder, fileType) });
  if (saved.error) throw saved.error;
  const session = (await host.auth.getSession()).data.session;
  const answer = await fetch(`${address.api}/functions/v1/publish-game`, {
    method: 'POST',
    headers: {
      apikey: address.publishableKey,
      authorization: `Bearer ${session?.access_token ?? ''}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ draftId, version: 1, requestKey: draftId }),
  });
  const body = (await answer.json()) as { code?: string; gameId?: string };
  return { status: answer.status, code: body.code, gameId: body.gameId };
}

describe('photos on their way to players', () => {
  test.each<['webp' | 'jpg']>([['webp'], ['jpg']])(
    'a %s with its place in it is published without',
    async (type) => {
      const [folder] = await newFolders(1);
      const name = `${folder ?? ''}/480.${type}`;
      expect((await host.storage.from(BUCKET).upload(name, await taken(type))).error).toBeNull();
      expect(await publish(folder ?? '', type)).toMatchObject({ status: 201 });
      const shown = await fetch(host.storage.from(BUCKET).getPublicUrl(name).data.publicUrl);
      const metadata = await sharp(Buffer.from(await shown.arrayBuffer())).metadata();
      expect([shown.headers.get('content-type'), metadata.width, metadata.exif]).toEqual([
        type === 'webp' ? 'image/webp' : 'image/jpeg',
        480,
        undefined,
      ]);
    },
  );

  test('a page under the name of a picture is not published', async () => {
    const [folder] = await newFolders(1);
    const page = new Blob(['<!doctype html><script>alert(1)</script>'], { type: 'image/webp' });
    expect((await host.storage.from(BUCKET).upload(`${folder ?? ''}/480.webp`, page)).error).toBeNull();
    expect(await publish(folder ?? '')).toMatchObject({ status: 422, code: 'photo_unreadable' });
  });

  test('of many uploads at once four arrive in a folder, by links made ahead as well', async () => {
    const [direct, linked] = await newFolders(2);
    const picture = await taken('webp');
    const names = (folder: string) =>
      Array.from({ length: 8 }, (_, n) => `${folder}/${String(100 + n)}.webp`);
    await Promise.all(names(direct ?? '').map((name) => host.storage.from(BUCKET).upload(name, picture)));
    const links = await Promise.all(
      names(linked ?? '').map(async (name) => {
        const { data, error } = await host.storage.from(BUCKET).createSignedUploadUrl(name);
        if (error) throw error;
        return data;
      }),
    );
    await Promise.all(
      links.map(({ path, token }) => host.storage.from(BUCKET).uploadToSignedUrl(path, token, picture)),
    );
    for (const folder of [direct ?? '', linked ?? '']) {
      const rows =
        await sql`select from storage.objects where bucket_id = ${BUCKET} and starts_with(name, ${folder})`;
      expect(rows).toHaveLength(4);
      expect((await Promise.all(names(folder).map(isServed))).filter(Boolean)).toHaveLength(4);
    }
  });

  test('a link from before a takedown brings no photo back, and changes none that is shown', async () => {
    const [folder] = await newFolders(1);
    const name = `${folder ?? ''}/480.webp`;
    const files = host.storage.from(BUCKET);
    const replacing = await files.createSignedUploadUrl(name, { upsert: true });
    const adding = await files.createSignedUploadUrl(`${folder ?? ''}/960.webp`);
    await files.upload(name, await taken('webp'));
    const { gameId } = await publish(folder ?? '');
    const send = (link: typeof adding) =>
      files.uploadToSignedUrl(
        link.data?.path ?? '',
        link.data?.token ?? '',
        new Blob(['another'], { type: 'image/webp' }),
      );
    expect((await send(adding)).error).not.toBeNull();
    const before = await (await fetch(files.getPublicUrl(name).data.publicUrl)).text();
    // Whoever may not replace gets no such link; if one is made, it replaces nothing.
    if (!replacing.error) expect((await send(replacing)).error).not.toBeNull();
    expect(await (await fetch(files.getPublicUrl(name).data.publicUrl)).text()).toBe(before);

    const [home] = await sql<
      { listing_id: string }[]
    >`select listing_id from public.game_listings where game_id = ${gameId ?? ''}`;
    const session = (await host.auth.getSession()).data.session;
    const takenDown = await fetch(`${address.api}/functions/v1/withdraw-listing`, {
      method: 'POST',
      headers: {
        apikey: address.publishableKey,
        authorization: `Bearer ${session?.access_token ?? ''}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ listingIds: [home?.listing_id] }),
    });
    expect([takenDown.status, await isServed(name)]).toEqual([200, false]);
    expect((await send(adding)).error).not.toBeNull();
    if (!replacing.error) expect((await send(replacing)).error).not.toBeNull();
    expect([await isServed(name), await isServed(`${folder ?? ''}/960.webp`)]).toEqual([false, false]);
  });

  test('of calls at once for folders none passes the limit of a day', async () => {
    await newFolders(1);
    const { data } = await host.auth.getUser();
    await sql`update private.photo_days set folders = 2700 where user_id = ${data.user?.id ?? ''}`;
    const calls = await Promise.all(
      Array.from({ length: 12 }, () => host.rpc('create_photo_folders', { folder_count: 50 })),
    );
    expect(calls.filter(({ error }) => error === null)).toHaveLength(6);
    expect(new Set(calls.flatMap(({ error }) => (error ? [error.details] : [])))).toEqual(
      new Set(['photo_limit']),
    );
  });
});
