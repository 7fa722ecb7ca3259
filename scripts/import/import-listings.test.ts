import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFakeBackend } from './fake-backend.ts';
import { findPhoto } from './find-photo.ts';
import { readOptions } from './read-options.ts';
import { runImport } from './run-import.ts';

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

type Fake = ReturnType<typeof createFakeBackend>;
type Texts = string | Readonly<Record<string, string>>;

/** Runs the command over files; `game` and `title` have defaults. */
async function run(texts: Texts, fake: Fake, args: readonly string[] = [], lines: string[] = []) {
  const files = Object.entries(typeof texts === 'string' ? { 'homes.csv': texts } : texts);
  for (const [name, text] of files) await writeFile(join(folder, name), text);
  const has = (name: string) => args.includes(`--${name}`);
  const options = readOptions([
    'listings',
    ...files.flatMap(([name]) => ['--file', join(folder, name)]),
    ...(has('game') ? [] : ['--game', 'fixture']),
    ...(has('without-photos') ? [] : ['--photos', folder]),
    ...['--title', 'Fixture', ...args],
  ]);
  const out = { write: (line: string) => lines.push(line) };
  return runImport(options, {
    root: folder,
    env: {},
    out,
    backend: { backend: fake.backend, secretKey: 'key' },
  });
}

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
const homes = (count: number, row = (index: number) => `${index},${200_000 + index * 1000}`) =>
  `id,price_gbp\n${Array.from({ length: count }, (_, index) => row(index)).join('\n')}\n`;
const bare = ['--without-photos'];
const titles = (fake: Fake) => [...fake.games.values()].map(({ payload }) => payload.title);

describe('runImport()', () => {
  it('imports or refuses every row, in the order of lines, with file, line and the reason', async () => {
    const lines: string[] = [];
    const { outcomes } = await run(csv, createFakeBackend(), [], lines);
    expect(outcomes.map(({ line, refusal }) => [line, refusal])).toEqual([
      [2, null],
      [3, 'the price is given on application only, so there is nothing to guess'],
      [4, 'its photo "photos/missing.jpg" is missing'],
      [5, 'its photo "photos/broken.jpg" cannot be read as a picture'],
      [6, 'it is the same home as on line 2'],
      [7, 'it is the same home as on line 2'],
      [8, 'its photo "../../outside-the-photos.jpg" is missing'],
      [9, null],
      [10, 'it has no photos'],
    ]);
    const told = lines.join('');
    expect(told).toContain('homes.csv, line 3: price "POA" was not understood.');
    const places = [...told.matchAll(/homes\.csv, line (\d+) refused/g)].map(([, line]) => Number(line));
    expect(places).toEqual([3, 4, 5, 6, 7, 8, 10]);
    expect(told).toContain('9 rows: 2 imported (2 new, 0 changed, 0 already there), 7 refused, 3 photos.');
  });

  it('stores three WebP sizes under a random folder and no original name', async () => {
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
        ...{ alt: 'Front of the house', room: 'exterior', widths: [160, 320, 480], width: 480 },
        ...{ height: 320, rightsStatus: 'own' },
      },
      { alt: 'Kitchen', room: 'kitchen' },
    ]);
  });

  it('changes nothing the second time', async () => {
    const fake = createFakeBackend();
    await run(csv, fake);
    const before = structuredClone([...fake.listings, ...fake.games]);
    fake.files.clear();
    const again = await run(csv, fake);
    expect([...fake.listings, ...fake.games]).toEqual(before);
    expect(fake.files.size).toBe(0);
    for (const { stored } of again.outcomes.filter(({ refusal }) => refusal === null)) {
      expect(stored).toMatchObject({ created: false, priceAdded: false, photosChanged: false });
    }
  });

  it('adds a price to the home that is there when the price of a number is corrected', async () => {
    const fake = createFakeBackend();
    await run(csv, fake);
    const again = await run(csv.replaceAll('"£320,000"', '"£325,000"'), fake);
    expect(again.outcomes[0]?.stored).toMatchObject({
      created: false,
      priceAdded: true,
      photosChanged: false,
    });
  });

  it('takes two prices of one street for two homes', async () => {
    const fake = createFakeBackend();
    const street =
      'address,price,beds\n"Chester Road, Erdington, Birmingham","£320,000",3\n"Chester Road, Erdington, Birmingham","£330,000",3\n';
    const { outcomes } = await run(street, fake, bare);
    expect(outcomes.map(({ refusal }) => refusal)).toEqual([null, null]);
    expect([...fake.listings.values()].map(({ payload }) => payload.asset.town)).toEqual([
      'Birmingham',
      'Birmingham',
    ]);
  });

  it('leaves the homes of an earlier game as they are, whatever numbers a second file has', async () => {
    const fake = createFakeBackend();
    await run('id,price,address\n1,"£320,000",1 Elm Road\n', fake, [...bare, '--game', 'first']);
    const before = structuredClone([...fake.listings]);
    await run('id,price,address\n1,"£900,000",1 Elm Road\n', fake, [...bare, '--game', 'second']);
    expect([...fake.listings].slice(0, 1)).toEqual(before);
    expect(fake.games.get('second')?.listingIds).not.toEqual(fake.games.get('first')?.listingIds);
  });

  it('removes the files of a photo that was replaced', async () => {
    const fake = createFakeBackend();
    const table = 'url,price,photo\nhttps://www.example.com/1,"£300,000",photos/a.jpg\n';
    await run(table, fake);
    const before = [...fake.files.keys()];
    const again = await run(table.replace('a.jpg', 'b.jpg'), fake);
    expect(again.outcomes[0]?.stored).toMatchObject({ created: false, photosChanged: true });
    expect(fake.files.size).toBe(3);
    for (const path of before) expect(fake.files.has(path)).toBe(false);
  });

  it('writes nothing on a dry run and finds the same faults', async () => {
    const fake = createFakeBackend();
    const { outcomes } = await run(csv, fake, ['--dry-run']);
    expect(outcomes.filter(({ refusal }) => refusal === null).map(({ line }) => line)).toEqual([2, 9]);
    expect([fake.listings.size, fake.games.size, fake.files.size]).toEqual([0, 0, 0]);
  });

  it('reads two files and a feed into one game, and names the file of a repeated home', async () => {
    const feed = JSON.stringify([
      {
        ListPrice: 189999,
        BedroomsTotal: 4,
        UnparsedAddress: '15 Sample Dr',
        StateOrProvince: 'TX',
        PostalCode: '78660',
      },
    ]);
    const table = 'address,price_usd\n15 Sample Dr,189999\n16 Sample Dr,200000\n';
    const { outcomes } = await run({ 'feed.json': feed, 'table.csv': table }, createFakeBackend(), bare);
    expect(outcomes.map(({ file, line, refusal }) => [file, line, refusal])).toEqual([
      ['feed.json', 1, null],
      ['table.csv', 2, 'it is the same home as on line 1 of feed.json'],
      ['table.csv', 3, null],
    ]);
  });
});

describe('runImport() chooses', () => {
  it('fifty of many, spread over the prices, and refused rows take no place', async () => {
    const fake = createFakeBackend();
    const many = homes(120, (index) => `${index},${index < 60 ? 'POA' : 200_000 + index * 1000}`);
    const { outcomes } = await run(many, fake, bare);
    expect(outcomes.filter(({ refusal }) => refusal === null)).toHaveLength(50);
    expect(outcomes.filter(({ isLeftOut }) => isLeftOut)).toHaveLength(10);
    const prices = [...fake.listings.values()].map(({ payload }) => payload.price.amountMinor ?? 0);
    expect(Math.max(...prices) - Math.min(...prices)).toBeGreaterThan(5_000_000);
  });

  it('another home for one whose photos cannot be read', async () => {
    const rows = Array.from(
      { length: 60 },
      (_, i) => `${i},${200_000 + i * 1000},photos/${i % 10 === 0 ? 'broken' : 'a'}.jpg`,
    );
    const { outcomes } = await run(`id,price_gbp,photo\n${rows.join('\n')}\n`, createFakeBackend());
    expect(outcomes.filter(({ refusal }) => refusal === null)).toHaveLength(50);
  });

  it('N at random that are the same each time', async () => {
    const [one, two] = [createFakeBackend(), createFakeBackend()];
    const args = [...bare, '--random', '7'];
    const first = await run(homes(70), one, args);
    const second = await run(homes(70), two, args);
    const linesOf = ({ outcomes }: typeof first) =>
      outcomes.filter(({ refusal }) => refusal === null).map(({ line }) => line);
    expect(linesOf(first)).toEqual(linesOf(second));
    expect(linesOf(first).map((line) => Math.floor((line - 2) / 10))).toEqual([0, 1, 2, 3, 4, 5, 6]);
  });

  it('all of them with --split, in games that have cheap homes and dear ones each', async () => {
    const fake = createFakeBackend();
    await run(homes(120), fake, [...bare, '--split']);
    expect([...fake.games.keys()]).toEqual(['fixture', 'fixture-2', 'fixture-3']);
    expect(titles(fake)).toEqual(['Fixture', 'Fixture 2', 'Fixture 3']);
    const ids = [...fake.games.values()].map(({ listingIds }) => listingIds);
    expect(ids.map((list) => list.length)).toEqual([40, 40, 40]);
    expect(new Set(ids.flat()).size).toBe(120);
  });

  it('the currency that the file names, before any other', async () => {
    const fake = createFakeBackend();
    const dollars = 'address,price\n1 A Lane,"$250,000"\n2 A Lane,260000\n';
    await run(dollars, fake, bare);
    expect(fake.games.get('fixture')?.payload.currency).toBe('USD');
    expect([...fake.listings.values()].map(({ payload }) => payload.currency)).toEqual(['USD', 'USD']);
    const { outcomes } = await run(dollars, fake, [...bare, '--currency', 'GBP', '--game', 'pounds']);
    expect(outcomes[1]?.refusal).toBe('it is priced in USD, and the game is in GBP');
    expect(fake.games.has('pounds')).toBe(false);
    await expect(run('address,price\n1 A Lane,250000\n', fake, bare)).rejects.toThrow(/--currency/);
  });

  it('the columns that a mapping names, and says which it does not know', async () => {
    const mapping = join(folder, 'mapping.json');
    const write = (columns: object) =>
      writeFile(mapping, JSON.stringify({ columns, photos: [{ column: 'Pic', room: 'kitchen' }] }));
    const table = 'Nama,Harga,Pic\n1 Elm Road,"£320,000",photos/a.jpg\n';
    const fake = createFakeBackend();
    await write({ address: 'Nama', price: 'Harga' });
    await run(table, fake, ['--mapping', mapping]);
    expect([...fake.listings.values()][0]?.payload).toMatchObject({
      asset: { addressLine: '1 Elm Road' },
      photos: [{ room: 'kitchen' }],
    });
    await write({ address: 'Heading' });
    await expect(run(table, fake, ['--mapping', mapping])).rejects.toThrow(/Heading/);
    await write({ prise: 'Harga' });
    await expect(run(table, fake, ['--mapping', mapping])).rejects.toThrow(/prise/);
  });
});

describe('findPhoto', () => {
  it('findPhoto() accepts the folder above and the folder itself, and either slash', async () => {
    for (const base of [folder, join(folder, 'photos')]) {
      for (const name of ['photos/a.jpg', 'photos\\a.jpg', './photos/a.jpg']) {
        expect(await findPhoto({ folder: base, archived: [] }, name)).toMatchObject({ ok: true });
      }
    }
    expect(await findPhoto({ folder: join(folder, 'photos'), archived: [] }, 'a.jpg')).toMatchObject({
      ok: true,
    });
  });

  it('findPhoto() says that a web address is none of its files', async () => {
    expect(await findPhoto({ folder, archived: [] }, 'https://example.com/a.jpg')).toMatchObject({
      ok: false,
    });
  });
});
