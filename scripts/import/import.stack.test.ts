import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '../test/command.ts';
import { areRealHousesHere, IMPORT_OF_REAL_HOUSES, REAL_HOUSES } from '../test/real-houses.ts';
import { readStackAddress } from '../test/stack-address.ts';
import { readOptions } from './read-options.ts';
import { runImport } from './run-import.ts';

const address = readStackAddress();
const sql = postgres(address.databaseUrl, { max: 1, onnotice: () => undefined });
const realUploads = join(root, '../shared/data/creator_uploads');
let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'import-'));
  await mkdir(join(folder, 'photos'));
  for (const [index, name] of ['front one', 'kitchen', 'front-two'].entries()) {
    await sharp({
      create: { width: 900, height: 600, channels: 3, background: { r: 60 * index, g: 120, b: 90 } },
    })
      .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '53/1 47/1 30/1' } })
      .jpeg()
      .toFile(join(folder, 'photos', `${name}.jpg`));
  }
  await writeFile(
    join(folder, 'homes.csv'),
    '\ufeffRef;Asking price;Beds;Town;Postcode;Address;Summary;Photo front;Photo kitchen\r\n' +
      'a-1;"£320,000";3;Sampleton;SA1 2MP;1 Fixture Row;"Yours for £320,000,\r\nor 320k.";photos/front one.jpg;photos/kitchen.jpg\r\n' +
      'a-2;POA;2;Sampleton;SA1 2MP;2 Fixture Row;;photos/front-two.jpg;\r\n' +
      'a-3;1.2m;5;Sampleton;SA1 2MP;3 Fixture Row;;photos/front-two.jpg;\r\n',
  );
});
afterAll(async () => {
  await sql.end({ timeout: 5 });
  await rm(folder, { recursive: true, force: true });
});

/** @param args options by name; an empty value is an option that takes none */
function run(args: Record<string, string>) {
  const options = readOptions([
    'listings',
    ...Object.entries(args).flatMap(([name, value]) => (value === '' ? [`--${name}`] : [`--${name}`, value])),
  ]);
  const env = { SUPABASE_URL: address.api, SUPABASE_SECRET_KEY: address.secretKey };
  return runImport(options, { root, env, out: { write: () => undefined } });
}

/** Everything that an import may write, as one comparable value per table; times of the last touch are left out. */
async function snapshot(slug: string): Promise<unknown> {
  return sql`
    with ids as (
      select g.id as game_id, gl.listing_id from public.games g join public.game_listings gl on gl.game_id = g.id where g.slug = ${slug})
    select
      (select jsonb_agg(to_jsonb(g) - 'updated_at') from public.games g where g.slug = ${slug}) as game,
      (select jsonb_agg(to_jsonb(l) - 'updated_at' order by l.id) from public.listings l join ids on ids.listing_id = l.id) as listings,
      (select jsonb_agg(to_jsonb(a) - 'updated_at' order by a.id) from public.assets a join public.listings l on l.asset_id = a.id join ids on ids.listing_id = l.id) as assets,
      (select jsonb_agg(to_jsonb(p) order by p.id) from public.listing_photos p join ids using (listing_id)) as photos,
      (select jsonb_agg(to_jsonb(p) order by p.id) from private.listing_prices p join ids using (listing_id)) as prices,
      (select count(*)::int from storage.objects) as files`;
}

async function overview(slug: string): Promise<Record<string, unknown>> {
  const response = await fetch(`${address.api}/rest/v1/rpc/game_overview`, {
    method: 'POST',
    headers: { apikey: address.publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify({ game_slug: slug }),
  });
  expect(response.status).toBe(200);
  return (await response.json()) as Record<string, unknown>;
}

async function checkPhotos(slug: string): Promise<number> {
  const photos = await sql<{ path: string; widths: number[] }[]>`
    select p.path, p.widths from public.games g join public.game_listings gl on gl.game_id = g.id
    join public.listing_photos p on p.listing_id = gl.listing_id where g.slug = ${slug}`;
  for (const { path, widths } of photos) {
    expect(widths).toHaveLength(3);
    const width = widths[0] ?? 0;
    const response = await fetch(
      `${address.api}/storage/v1/object/public/listing-photos/${path}/${width}.webp`,
    );
    expect(response.headers.get('content-type')).toBe('image/webp');
    const { exif, xmp, icc, ...meta } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
    expect({ exif, xmp, icc, width: meta.width }).toEqual({ width });
  }
  return photos.length;
}

describe('runImport() on a running stack', () => {
  it('runImport() makes an open public game of the default brand and changes nothing the second time', async () => {
    const args = {
      csv: join(folder, 'homes.csv'),
      photos: folder,
      game: 'import-fixture',
      title: 'Fixture',
      currency: 'GBP',
    };
    const first = await run(args);
    expect(first.outcomes.map(({ line, refusal }) => [line, refusal])).toEqual([
      [2, null],
      [4, 'the price is given on application only, so there is nothing to guess'],
      [5, null],
    ]);
    expect(await overview('import-fixture')).toMatchObject({
      brand: 'default',
      family: 'public',
      state: 'open',
      visibility: 'public',
      is_open: true,
      currency: 'GBP',
      title: 'Fixture',
      listing_count: 2,
    });
    expect(await checkPhotos('import-fixture')).toBe(3);
    const [{ description } = { description: '' }] = await sql<{ description: string }[]>`
      select l.description from public.listings l join public.assets a on a.id = l.asset_id where a.address_line = '1 Fixture Row'`;
    expect(description).not.toContain('320');

    const before = await snapshot('import-fixture');
    const again = await run(args);
    expect(again.gameId).toBe(first.gameId);
    expect(await snapshot('import-fixture')).toEqual(before);

    const files = () => sql<{ count: number }[]>`select count(*)::int as count from storage.objects`;
    const filesBefore = await files();
    const kitchen = await readFile(join(folder, 'photos', 'kitchen.jpg'));
    await sharp({ create: { width: 900, height: 600, channels: 3, background: '#123456' } })
      .jpeg()
      .toFile(join(folder, 'photos', 'kitchen.jpg'));
    const replaced = await run(args);
    expect(replaced.outcomes[0]?.stored).toMatchObject({ created: false, photosChanged: true });
    expect(await files()).toEqual(filesBefore);
    expect(await checkPhotos('import-fixture')).toBe(3);

    // The first picture comes back: its old folder is used up, so it gets another one.
    await writeFile(join(folder, 'photos', 'kitchen.jpg'), kitchen);
    const returned = await run(args);
    expect(returned.outcomes.map(({ refusal }) => refusal)).toEqual([null, expect.any(String), null]);
    expect(returned.outcomes[0]?.stored).toMatchObject({ created: false, photosChanged: true });
    expect(await files()).toEqual(filesBefore);
    expect(await checkPhotos('import-fixture')).toBe(3);
  }, 120_000);

  it.skipIf(!areRealHousesHere)(
    'runImport() makes a game of all the real houses, and changes nothing the second time',
    async () => {
      const first = await run(IMPORT_OF_REAL_HOUSES);
      expect(first.outcomes.filter(({ refusal }) => refusal !== null)).toEqual([]);
      expect(await overview('real-houses')).toMatchObject({
        rounds: 5,
        listing_count: first.outcomes.length,
        is_open: true,
      });
      expect(await checkPhotos('real-houses')).toBe(first.outcomes.length * 4);

      const before = await snapshot('real-houses');
      await run({ ...IMPORT_OF_REAL_HOUSES, photos: join(REAL_HOUSES, 'photos') });
      expect(await snapshot('real-houses')).toEqual(before);
    },
    300_000,
  );

  it('runImport() leaves the homes of an earlier game as they are', async () => {
    const args = { 'without-photos': '', title: 'Numbers' };
    const [first, second] = [join(folder, 'first.csv'), join(folder, 'second.csv')];
    await writeFile(first, 'id,price_gbp,address\n1,320000,1 Number Row\n2,330000,2 Number Row\n');
    await writeFile(second, 'id,price_gbp,address\n1,900000,1 Number Row\n2,330000,2 Number Row\n');
    await run({ ...args, file: first, game: 'numbers-one' });
    const before = await snapshot('numbers-one');
    await run({ ...args, file: second, game: 'numbers-two' });
    expect(await snapshot('numbers-one')).toEqual(before);
    expect(await overview('numbers-two')).toMatchObject({ listing_count: 2, currency: 'GBP' });
  });

  it.skipIf(!existsSync(realUploads))(
    'runImport() makes games of a real upload without photos, with the towns that it names, and nothing new the second time',
    async () => {
      const args = {
        ...{ file: join(realUploads, 'birmingham_listings_2022_first_250.csv'), 'without-photos': '' },
        ...{ game: 'real-uploads', title: 'Real uploads', split: '' },
      };
      const first = await run(args);
      expect(first.games.length).toBe(Math.ceil(first.outcomes.filter(isTaken).length / 50));
      for (const { slug, homes } of first.games)
        expect(await overview(slug)).toMatchObject({ listing_count: homes, currency: 'GBP', is_open: true });
      const [towns] = await sql<{ all: number; named: number }[]>`
        select count(*)::int as all, count(a.town)::int as named from public.games g
        join public.game_listings gl on gl.game_id = g.id join public.listings l on l.id = gl.listing_id
        join public.assets a on a.id = l.asset_id where g.slug like 'real-uploads%'`;
      expect(towns?.all).toBe(first.outcomes.filter(isTaken).length);
      // Nineteen addresses of the file are a street and nothing else.
      expect(towns?.named).toBe((towns?.all ?? 0) - 19);
      const before = await snapshot('real-uploads-2');
      const again = await run(args);
      expect(again.outcomes.filter(({ stored }) => stored?.created)).toEqual([]);
      expect(await snapshot('real-uploads-2')).toEqual(before);
    },
    300_000,
  );
});

function isTaken({ refusal }: { readonly refusal: string | null }): boolean {
  return refusal === null;
}
