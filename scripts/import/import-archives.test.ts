import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFakeBackend } from './fake-backend.ts';
import { readOptions } from './read-options.ts';
import { runImport } from './run-import.ts';

let folder = '';
type Fake = ReturnType<typeof createFakeBackend>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'import-archives-'));
  await mkdir(join(folder, 'photos'));
  for (const [name, background] of [
    ['a', '#aa3333'],
    ['b', '#33aa33'],
  ] as const) {
    const picture = sharp({ create: { width: 480, height: 320, channels: 3, background } });
    await picture.jpeg().toFile(join(folder, 'photos', `${name}.jpg`));
  }
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('runImport() unpacks', () => {
  const page = (price: string, street: string) =>
    `<html><head><script type="application/ld+json">${JSON.stringify({
      '@type': 'House',
      name: street,
      address: {
        streetAddress: street,
        addressLocality: 'Leeds',
        postalCode: 'LS1 1AA',
        addressCountry: 'GB',
      },
      numberOfBedrooms: 3,
      offers: { '@type': 'Offer', price, priceCurrency: 'GBP' },
    })}</script></head><body><h1>${street}</h1></body></html>`;
  const bytes = (text: string) => new TextEncoder().encode(text);
  const options = (file: string, more: readonly string[]) =>
    readOptions(['listings', '--file', join(folder, file), '--game', 'packed', '--title', 'Packed', ...more]);
  const lines: string[] = [];
  const place = (fake: Fake) => ({
    ...{ root: folder, env: {}, out: { write: (line: string) => lines.push(line) } },
    backend: { backend: fake.backend, secretKey: 'key' },
  });
  const photo = (name: string) => readFileSync(join(folder, 'photos', name));

  it('pages, tables and photos of one archive, each named by archive and file', async () => {
    const table =
      'id,price,address,photos\n1,"£320,000",1 Elm Road,a.jpg|b.jpg\n2,"£330,000",2 Elm Road,gone.jpg\n';
    const archive = zipSync({
      'homes/elm.csv': bytes(table),
      'homes/pictures/a.jpg': photo('a.jpg'),
      'homes/pictures/b.jpg': photo('b.jpg'),
      'pages/10.html': bytes(page('410000', '10 Oak Road')),
      'pages/2.html': bytes(
        '<html><title>Just a moment...</title><script>window._cf_chl_opt={}</script></html>',
      ),
      'older.zip': zipSync({ 'a.csv': bytes(table) }),
      '__MACOSX/._a.jpg': bytes('x'),
    });
    await writeFile(join(folder, 'packed.zip'), archive);
    const fake = createFakeBackend();
    const { outcomes } = await runImport(options('packed.zip', []), place(fake));
    expect(
      outcomes.map(({ file, line, refusal, photos }) => [file, line, photos, refusal?.slice(0, 24) ?? null]),
    ).toEqual([
      ['packed.zip › homes/elm.csv', 2, 2, null],
      ['packed.zip › homes/elm.csv', 3, 0, 'its photo "gone.jpg" is '],
      ['packed.zip › pages/2.html', 1, 0, 'the portal answered with'],
      ['packed.zip › pages/10.html', 1, 0, 'it has no photos'],
    ]);
    expect(lines.join('')).toContain('packed.zip › older.zip is not read: it is an archive in an archive.');
    const bare = await runImport(options('packed.zip', ['--without-photos']), place(createFakeBackend()));
    expect(bare.outcomes.map(({ refusal }) => refusal === null)).toEqual([true, true, false, true]);
  });

  it('an archive of photos for a table beside it', async () => {
    await writeFile(
      join(folder, 'photos.zip'),
      zipSync({ 'x/photos/a.jpg': photo('a.jpg'), 'b.jpg': photo('b.jpg') }),
    );
    await writeFile(join(folder, 'beside.csv'), 'id,price,photos\n1,"£320,000",photos/a.jpg|b.jpg\n');
    const { outcomes } = await runImport(
      options('beside.csv', ['--photos', join(folder, 'photos.zip')]),
      place(createFakeBackend()),
    );
    expect(outcomes.map(({ photos, refusal }) => [photos, refusal])).toEqual([[2, null]]);
  });

  it('nothing of an archive that is locked, damaged or empty, and says so', async () => {
    const whole = zipSync({ 'a.csv': bytes('id,price\n1,"£320,000"\n') });
    const locked = whole.slice();
    locked[locked.length - 22 - 46 - 5 + 8] = 1;
    for (const [name, content, sentence] of [
      ['locked.zip', locked, /locked\.zip › a\.csv is not read: it is protected with a password/],
      ['damaged.zip', whole.subarray(0, 60), /damaged\.zip is not read: it is damaged/],
      ['empty.zip', zipSync({ '.DS_Store': bytes('x') }), /empty\.zip is not read: there is nothing in it/],
    ] as const) {
      await writeFile(join(folder, name), content);
      const work = runImport(options(name, ['--without-photos']), place(createFakeBackend()));
      await expect(work).rejects.toThrow(sentence);
    }
  });
});
