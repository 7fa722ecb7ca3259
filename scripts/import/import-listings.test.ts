import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFakeBackend } from './fake-backend.ts';
import { findPhoto } from './find-photo.ts';
import { importListings } from './import-listings.ts';
import { mapColumns } from './map-columns.ts';
import { marketOf } from './markets.ts';
import { createProgress } from './progress.ts';
import { readTable } from './read-table.ts';

let folder = '';
const outside = join(tmpdir(), 'outside-the-photos.jpg');

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'import-listings-'));
  await mkdir(join(folder, 'photos'));
  for (const [name, background] of [
    ['a', '#aa3333'],
    ['b', '#33aa33'],
    ['c', '#3333aa'],
  ] as const) {
    const picture = sharp({ create: { width: 480, height: 320, channels: 3, background } });
    await picture.jpeg().toFile(join(folder, 'photos', `${name}.jpg`));
  }
  await writeFile(join(folder, 'photos', 'broken.jpg'), 'no picture');
  await writeFile(outside, 'secret');
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
  await rm(outside, { force: true });
});

const csv = `id,price,beds,address,photo_front,photo_kitchen
1,"£320,000",3,1 Elm Road,photos/a.jpg,photos/b.jpg
2,POA,3,2 Elm Road,photos/a.jpg,
3,"£250,000",2,3 Elm Road,photos/missing.jpg,
4,"£260,000",2,4 Elm Road,photos/broken.jpg,
1,"£320,000",3,1 Elm Road,photos/a.jpg,photos/b.jpg
5,"£320,000",3,1 ELM ROAD,photos/c.jpg,
6,"£400,000",4,,../../outside-the-photos.jpg,
7,"£400,000",4,,photos/c.jpg,photos/c.jpg
8,"£410,000",4,,,
`;

async function run(text: string, fake: ReturnType<typeof createFakeBackend> | null, lines: string[] = []) {
  const table = readTable(text);
  const market = marketOf('GBP');
  if (!market) throw new Error('no market');
  return importListings(
    table.rows,
    {
      columns: mapColumns(table.header),
      header: table.header,
      currency: 'GBP',
      market,
      agencyKey: 'default',
      rights: 'own',
      attribution: null,
    },
    {
      photoFolder: folder,
      progress: createProgress('Importing', table.rows.length, { write: (line) => lines.push(line) }),
      backend: fake && { backend: fake.backend, secretKey: 'key' },
    },
  );
}

describe('importListings', () => {
  it('importListings() imports or refuses every row, with its line and the reason', async () => {
    const lines: string[] = [];
    const outcomes = await run(csv, createFakeBackend(), lines);
    expect(outcomes.map(({ line, refusal }) => [line, refusal])).toEqual([
      [2, null],
      [3, 'it has no price ("POA")'],
      [4, 'its photo "photos/missing.jpg" is missing'],
      [5, 'its photo "photos/broken.jpg" cannot be read as a picture'],
      [6, 'it is the same as line 2'],
      [7, 'it is the same as line 2'],
      [8, 'its photo "../../outside-the-photos.jpg" is missing'],
      [9, null],
      [10, 'it has no photos'],
    ]);
    expect(lines.join('')).toContain('Line 3 refused: it has no price ("POA").');
    expect(lines.join('')).toContain('Importing 9/9 100 %');
  });

  it('importListings() stores three WebP sizes under a random folder and no original name', async () => {
    const fake = createFakeBackend();
    await run(csv, fake);
    expect(fake.files.size).toBe(9); // two photos, and one that its row names twice
    for (const path of fake.files.keys()) {
      expect(path).toMatch(/^listing-photos\/[0-9a-f-]{36}\/\d+\.webp$/);
    }
    const first = [...fake.listings.values()].find(({ payload }) => payload.photos.length === 2);
    expect(JSON.stringify(first?.payload)).not.toMatch(/\.jpg/);
    expect(first?.payload.photos).toMatchObject([
      {
        alt: 'Front of the house',
        room: 'exterior',
        widths: [160, 320, 480],
        width: 480,
        height: 320,
        rightsStatus: 'own',
      },
      { alt: 'Kitchen', room: 'kitchen' },
    ]);
  });

  it('importListings() changes nothing the second time', async () => {
    const fake = createFakeBackend();
    await run(csv, fake);
    const before = [...fake.listings.values()].map(({ id }) => id);
    fake.files.clear();
    const again = await run(csv, fake);
    expect([...fake.listings.values()].map(({ id }) => id)).toEqual(before);
    expect(fake.files.size).toBe(0);
    for (const { stored } of again.filter(({ refusal }) => refusal === null)) {
      expect(stored).toMatchObject({ created: false, priceAdded: false, photosChanged: false });
    }
  });

  it('importListings() adds a price to the listing that is there when the price is corrected', async () => {
    const fake = createFakeBackend();
    await run(csv, fake);
    const again = await run(csv.replaceAll('"£320,000"', '"£325,000"'), fake);
    expect(again[0]?.stored).toMatchObject({ created: false, priceAdded: true, photosChanged: false });
  });

  it('importListings() removes the files of a photo that was replaced', async () => {
    const fake = createFakeBackend();
    const table = 'url,price,photo\nhttps://www.example.com/1,"£300,000",photos/a.jpg\n';
    await run(table, fake);
    const before = [...fake.files.keys()];
    const [again] = await run(table.replace('a.jpg', 'b.jpg'), fake);
    expect(again?.stored).toMatchObject({ created: false, photosChanged: true });
    expect(fake.files.size).toBe(3);
    for (const path of before) expect(fake.files.has(path)).toBe(false);
  });

  it('importListings() writes nothing on a dry run and finds the same faults', async () => {
    const outcomes = await run(csv, null);
    expect(outcomes.filter(({ refusal }) => refusal === null).map(({ line }) => line)).toEqual([2, 9]);
    expect(outcomes.every(({ stored }) => stored === null)).toBe(true);
  });

  it('importListings() refuses what is beyond the fifty listings of a game', async () => {
    const rows = Array.from({ length: 52 }, (_, index) => `${index},"£300,000",photos/a.jpg`);
    const outcomes = await run(`id,price,photo\n${rows.join('\n')}\n`, createFakeBackend());
    expect(outcomes.filter(({ refusal }) => refusal === null)).toHaveLength(50);
    expect(outcomes.at(-1)?.refusal).toBe('a game has at most 50 listings');
  });
});

describe('findPhoto', () => {
  it('findPhoto() accepts the folder above and the folder itself, and either slash', async () => {
    for (const base of [folder, join(folder, 'photos')]) {
      for (const name of ['photos/a.jpg', 'photos\\a.jpg', './photos/a.jpg']) {
        expect(await findPhoto(base, name)).toMatchObject({ ok: true });
      }
    }
    expect(await findPhoto(join(folder, 'photos'), 'a.jpg')).toMatchObject({ ok: true });
  });

  it('findPhoto() says that a web address is none of its files', async () => {
    expect(await findPhoto(folder, 'https://example.com/a.jpg')).toMatchObject({ ok: false });
  });
});
