import type { RealtimeChannel, SupabaseClient } from '@supabase/supabase-js';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { newPlayer, target } from '../../../scripts/stack/contract/target.ts';
import { readStackAddress } from '../../../scripts/test/stack-address.ts';

type Player = Awaited<ReturnType<typeof newPlayer>>;

interface Heard {
  readonly part: string;
  readonly payload: string;
  readonly atMs: number;
}

const players: Player[] = [];
/** A dossier of Ada's with one of everything that a stranger could name, and Ben, who is taken out of it. */
let ada: Player;
let ben: Player;
let mallory: Player;
const dossier = crypto.randomUUID();
const own = crypto.randomUUID();
const nobodys = crypto.randomUUID();
const ids = { asset: crypto.randomUUID(), photo: crypto.randomUUID(), note: crypto.randomUUID() };
const file = `${dossier}/${ids.photo}/480.webp`;
/** The least of a WebP: one pixel. */
const picture = Buffer.from('UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==', 'base64');

async function fresh(): Promise<Player> {
  const player = await newPlayer();
  players.push(player);
  return player;
}

async function told<Data>(asked: PromiseLike<{ data: Data; error: unknown }>): Promise<Data> {
  const { data, error } = await asked;
  if (error !== null || data === null) throw new Error(JSON.stringify(error));
  return data;
}

/** Sends the file of a photo as the browser does; answers the status. */
async function keepPhoto(player: Player, photoId: string): Promise<number> {
  const { data } = await player.client.auth.getSession();
  const address = `${target.url}/functions/v1/keep-dossier-photo?photoId=${photoId}&width=480`;
  const { status } = await fetch(address, {
    method: 'POST',
    headers: {
      apikey: target.publishableKey,
      authorization: `Bearer ${data.session?.access_token ?? ''}`,
    },
    body: picture,
  });
  return status;
}

async function letIn(player: Player, role = 'partner'): Promise<void> {
  const link: unknown = await told(ada.client.rpc('invite_to_dossier', { dossier_id: dossier, role }));
  const { token } = z.object({ token: z.string() }).parse(link);
  await told(player.client.rpc('accept_invitation', { token }));
}

/** The topic on which the dossier tells Ada what changed, as long as nobody leaves it. */
async function topicNow(): Promise<string> {
  const people: unknown = await told(ada.client.rpc('dossier_people', { dossier_id: dossier }));
  return z.object({ topic: z.string() }).parse(people).topic;
}

function join(
  client: SupabaseClient,
  topic: string,
): Promise<{
  readonly channel: RealtimeChannel;
  readonly heard: Heard[];
  readonly states: string[];
}> {
  const channel = client.channel(topic, { config: { private: true } });
  const heard: Heard[] = [];
  const states: string[] = [];
  channel.on('broadcast', { event: 'changed' }, ({ payload }: { payload: { part: string } }) => {
    heard.push({ part: payload.part, payload: JSON.stringify(payload), atMs: performance.now() });
  });
  return new Promise((resolve) => {
    channel.subscribe((state) => {
      states.push(state);
      resolve({ channel, heard, states });
    });
  });
}

beforeAll(async () => {
  [ada, ben, mallory] = [await fresh(), await fresh(), await fresh()];
  await told(ada.client.rpc('create_dossier', { title: 'Ours', id: dossier }));
  await told(mallory.client.rpc('create_dossier', { title: 'Mine', id: own }));
  await letIn(ben);
  const add = (table: string, row: object) =>
    told(
      ada.client
        .from(table)
        .insert({ dossier_id: dossier, ...row })
        .select(),
    );
  await add('dossier_assets', { id: ids.asset, title: 'A home' });
  await add('dossier_notes', { id: ids.note, body: 'Damp in the cellar', is_private: false });
  await add('dossier_photos', {
    ...{ id: ids.photo, width: 1, height: 1, widths: [480], content_hash: 'a'.repeat(64) },
  });
  expect(await keepPhoto(ada, ids.photo)).toBe(200);
}, 60_000);

afterAll(async () => {
  // Other tests of this database count rows: nothing stays.
  const sql = postgres(readStackAddress().databaseUrl, { max: 1, onnotice: () => undefined });
  await sql`delete from public.dossiers where id = any (${[dossier, own]}::uuid[])`;
  await sql.end({ timeout: 5 });
  for (const { client } of players) {
    await client.removeAllChannels();
    await client.realtime.disconnect();
  }
});

const addTask = () =>
  told(ada.client.from('dossier_tasks').insert({ dossier_id: dossier, title: 'Ask the bank' }).select());

describe('two people in one dossier', () => {
  test('hear each other at once, and what they hear holds nothing of what was written', async () => {
    const topic = await topicNow();
    const [one, other] = [await join(ada.client, topic), await join(ben.client, topic)];
    expect([one.states, other.states]).toEqual([['SUBSCRIBED'], ['SUBSCRIBED']]);
    const startedAt = performance.now();
    await addTask();
    await expect.poll(() => other.heard.length, { timeout: 5_000 }).toBe(1);
    expect(other.heard[0]?.payload).toBe('{"part":"dossier_tasks"}');
    expect((other.heard[0]?.atMs ?? Infinity) - startedAt).toBeLessThan(2_000);
    await told(
      ben.client.from('dossier_offers').insert({
        ...{ dossier_id: dossier, asset_id: ids.asset, amount_minor: 4711, currency: 'GBP' },
      }),
    ).catch(() => undefined);
    await expect.poll(() => one.heard.map(({ part }) => part), { timeout: 5_000 }).toContain('private');
    expect(JSON.stringify([one.heard, other.heard])).not.toMatch(/4711|Ask the bank/);
    await ben.client.removeAllChannels();
    await ada.client.removeAllChannels();
  }, 30_000);

  test('who is taken out reads and hears nothing more, also on a line that stays open', async () => {
    const topic = await topicNow();
    const listening = await join(ben.client, topic);
    await told(ada.client.rpc('remove_from_dossier', { dossier_id: dossier, user_id: ben.id }));
    for (const table of ['dossiers', 'dossier_assets', 'dossier_notes', 'dossier_photos', 'dossier_members'])
      expect([table, (await ben.client.from(table).select('*')).data]).toEqual([table, []]);
    const refused = await ben.client.rpc('dossier_people', { dossier_id: dossier });
    expect([refused.status, refused.error?.details]).toEqual([404, 'not_found']);
    const files = ben.client.storage.from('dossier-photos');
    expect((await files.list(`${dossier}/${ids.photo}`)).data).toEqual([]);
    expect((await files.download(file)).data).toBeNull();
    expect((await files.createSignedUrl(file, 60)).data).toBeNull();

    // The line is open until their token is renewed: it said that people changed, and says nothing more.
    const own = await join(ada.client, await topicNow());
    await addTask();
    await expect.poll(() => own.heard.map(({ part }) => part), { timeout: 5_000 }).toEqual(['dossier_tasks']);
    expect(listening.states).toEqual(['SUBSCRIBED']);
    expect(listening.heard.map(({ part }) => part)).toEqual(['dossier_members']);
    await ada.client.removeAllChannels();
    await ben.client.removeAllChannels();
    for (const known of [topic, await topicNow()])
      expect((await join(ben.client, known)).states).toEqual(['CHANNEL_ERROR']);
    await ben.client.removeAllChannels();

    // Let in again, they are as before.
    await letIn(ben);
    expect((await join(ben.client, await topicNow())).states).toEqual(['SUBSCRIBED']);
    expect((await ben.client.from('dossier_notes').select('body')).data).toEqual([
      { body: 'Damp in the cellar' },
    ]);
  }, 30_000);
});

interface Sent {
  readonly method?: string;
  readonly body?: string;
}

/** What a stranger is told, without what names the request itself. */
async function ask(player: Player, path: string, init: Sent = {}): Promise<string> {
  const { data } = await player.client.auth.getSession();
  const response = await fetch(`${target.url}/${path}`, {
    ...init,
    headers: {
      apikey: target.publishableKey,
      authorization: `Bearer ${data.session?.access_token ?? ''}`,
      'content-type': 'application/json',
      prefer: 'count=exact,return=representation',
    },
  });
  const range = response.headers.get('content-range') ?? '';
  return `${response.status} ${range} ${await response.text()}`;
}

const post = (body: object): Sent => ({ method: 'POST', body: JSON.stringify(body) });

/** Each way is tried with what is there and with what nobody has: the answers are the same but for the ids. */
const ways: Record<
  string,
  (id: { dossier: string; asset: string; note: string; photo: string }) => [string, Sent?]
> = {
  'reads a note': ({ note }) => [`rest/v1/dossier_notes?id=eq.${note}`],
  'counts the notes of a dossier': ({ dossier: d }) => [`rest/v1/dossier_notes?dossier_id=eq.${d}&select=id`],
  'embeds what hangs on a dossier': ({ dossier: d }) => [
    `rest/v1/dossiers?id=eq.${d}&select=*,dossier_members(*),dossier_assets(*)`,
  ],
  'reads what a note said': ({ note }) => [`rest/v1/dossier_note_versions?note_id=eq.${note}`],
  'changes a note': ({ note }) => [
    `rest/v1/dossier_notes?id=eq.${note}`,
    { method: 'PATCH', body: JSON.stringify({ body: 'x', version: 1 }) },
  ],
  'removes a home': ({ asset }) => [`rest/v1/dossier_assets?id=eq.${asset}`, { method: 'DELETE' }],
  'writes into the dossier': ({ dossier: d }) => [
    'rest/v1/dossier_notes',
    post({ dossier_id: d, body: 'x' }),
  ],
  'hangs a note of their own on a home': ({ asset }) => [
    'rest/v1/dossier_notes',
    post({ dossier_id: own, asset_id: asset, body: 'x' }),
  ],
  'pins a note of their own to a photo': ({ photo }) => [
    'rest/v1/dossier_notes',
    post({ dossier_id: own, photo_id: photo, body: 'x' }),
  ],
  'asks who is in it': ({ dossier: d }) => ['rest/v1/rpc/dossier_people', post({ dossier_id: d })],
  'chooses its main home': ({ asset }) => ['rest/v1/rpc/choose_primary_home', post({ asset_id: asset })],
  'asks the model of it': ({ dossier: d }) => [
    'functions/v1/dossier-chat',
    post({ dossierId: d, text: 'What is the price?', language: 'en' }),
  ],
  'probes the model of it': ({ dossier: d }) => [
    'functions/v1/dossier-chat',
    post({ dossierId: d, isProbe: true }),
  ],
  'asks for feedback on it': ({ dossier: d }) => ['functions/v1/dossier-feedback', post({ dossierId: d })],
  'asks for feedback on a home of it, in a dossier of their own': ({ asset }) => [
    'functions/v1/dossier-feedback',
    post({ dossierId: own, assetId: asset }),
  ],
  'opens a file': ({ dossier: d, photo }) => [
    `storage/v1/object/authenticated/dossier-photos/${d}/${photo}/480.webp`,
  ],
  'opens a file without an account': ({ dossier: d, photo }) => [
    `storage/v1/object/public/dossier-photos/${d}/${photo}/480.webp`,
  ],
  'opens a file around their own folder': ({ dossier: d, photo }) => [
    `storage/v1/object/authenticated/dossier-photos/${own}%2F..%2F${d}%2F${photo}%2F480.webp`,
  ],
  'signs a file': ({ dossier: d, photo }) => [
    `storage/v1/object/sign/dossier-photos/${d}/${photo}/480.webp`,
    post({ expiresIn: 60 }),
  ],
  'lists files': ({ dossier: d }) => ['storage/v1/object/list/dossier-photos', post({ prefix: `${d}/` })],
  'sends a file for a photo': ({ photo }) => [
    `functions/v1/keep-dossier-photo?photoId=${photo}&width=480`,
    { method: 'POST', body: 'no picture' },
  ],
  'removes a photo': ({ photo }) => [
    'rest/v1/rpc/set_dossier_photo_removed',
    post({ photo_id: photo, is_removed: true }),
  ],
  'takes a home out': ({ asset }) => ['rest/v1/rpc/remove_home_from_dossier', post({ asset_id: asset })],
  'puts a home back': ({ asset }) => ['rest/v1/rpc/put_home_back', post({ asset_id: asset })],
  'looks in': ({ dossier: d }) => ['rest/v1/rpc/begin_dossier_visit', post({ dossier_id: d })],
  'looks after a home as staff do': ({ asset }) => [
    'rest/v1/rpc/superwise_dossier_home',
    post({ asset_id: asset }),
  ],
  'asks which of its homes a game asks for': ({ dossier: d }) => [
    'rest/v1/rpc/held_homes_of_dossier',
    post({ dossier_id: d }),
  ],
  'reads what was known of a home': ({ asset }) => [`rest/v1/dossier_fact_versions?asset_id=eq.${asset}`],
  'reads what was offered for a home': ({ asset }) => [
    `rest/v1/dossier_offers?asset_id=eq.${asset}&select=*,dossier_offer_versions(*)`,
  ],
  'asks for the value of a home': ({ asset }) => ['functions/v1/value-home', post({ assetId: asset })],
  'moves a file into their folder': ({ dossier: d, photo }) => [
    'storage/v1/object/move',
    post({
      bucketId: 'dossier-photos',
      sourceKey: `${d}/${photo}/480.webp`,
      destinationKey: `${own}/${photo}/480.webp`,
    }),
  ],
};

describe('a stranger who knows every id', () => {
  const there = { dossier, ...ids };
  const none = { dossier: nobodys, asset: nobodys, note: nobodys, photo: nobodys };

  test.each(Object.entries(ways))('%s, and learns nothing', async (_, way) => {
    const answers = [];
    for (const id of [there, none]) {
      const [path, init] = way(id);
      const answer = await ask(mallory, path, init);
      answers.push(
        answer
          .replaceAll(new RegExp(Object.values(id).join('|'), 'g'), 'ID')
          .replace(/"(?:requestId|request_id)":\s*"[^"]*"/g, ''),
      );
    }
    expect(answers[0]).toBe(answers[1]);
    expect(answers[0]).not.toMatch(/Damp|A home|Ours/);
  });

  test('what they tried has changed nothing', async () => {
    const { data } = await ada.client.from('dossier_notes').select('body, version');
    expect(data).toEqual([{ body: 'Damp in the cellar', version: 1 }]);
    const bytes = await ada.client.storage.from('dossier-photos').download(file);
    expect(bytes.data?.size).toBe(picture.byteLength);
    const { data: homes } = await ada.client.from('dossier_assets').select('id');
    expect(homes).toEqual([{ id: ids.asset }]);
  });
});
