import fc from 'fast-check';
import { zipSync, type Zippable } from 'fflate';
import { describe, expect, it } from 'vitest';
import { ArchiveError, ARCHIVE_LIMITS, isArchive, openArchive } from './open-archive.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const zip = (files: Zippable) => zipSync(files);
const text = (unpacked: Uint8Array) => new TextDecoder().decode(unpacked);

function faultOf(work: () => unknown): string | null {
  try {
    work();
    return null;
  } catch (error) {
    return error instanceof ArchiveError ? error.fault : `thrown: ${String(error)}`;
  }
}

/** A copy with one byte changed wherever a signature stands, so many bytes behind it. */
function withByte(archive: Uint8Array, signature: number, behind: number, change: (byte: number) => number) {
  const copy = archive.slice();
  const view = new DataView(copy.buffer);
  for (let place = 0; place + 4 <= copy.length; place += 1)
    if (view.getUint32(place, true) === signature) copy[place + behind] = change(copy[place + behind] ?? 0);
  return copy;
}
const ENTRY = 0x02014b50;

describe('openArchive() reads', () => {
  it('pages, tables and photos, stored or packed, in the natural order of their names', () => {
    const archive = zip({
      'photos/10.jpg': bytes('ten'),
      'photos/2.jpg': [bytes('two'), { level: 0 }],
      'homes.csv': bytes('address,price\n'.repeat(500)),
      'pages/casa año.html': bytes('<html>'),
    });
    const { files, refused } = openArchive(archive);
    expect(files.map(({ name, kind }) => [name, kind])).toEqual([
      ['homes.csv', 'homes'],
      ['pages/casa año.html', 'homes'],
      ['photos/2.jpg', 'photo'],
      ['photos/10.jpg', 'photo'],
    ]);
    expect(text(files[0]?.read() ?? new Uint8Array())).toBe('address,price\n'.repeat(500));
    expect(files.slice(2).map((file) => text(file.read()))).toEqual(['two', 'ten']);
    expect(refused).toEqual([]);
    expect(isArchive(archive)).toBe(true);
    expect(isArchive(bytes('<html>'))).toBe(false);
  });

  it('neither what systems leave behind nor what lies beside a saved page', () => {
    const junk = ['__MACOSX/._a.jpg', '.DS_Store', 'x/Thumbs.db', 'desktop.ini', '._a.html', 'style.css'];
    const beside = ['home_files/logo.png', 'home_archivos/a.jpg', 'Haus-Dateien/b.jpg', 'x/.git/config.json'];
    const all = Object.fromEntries(
      [...junk, ...beside, 'a.jpg', 'home.html'].map((name) => [name, bytes('x')]),
    );
    const { files, refused } = openArchive(zip(all));
    expect(files.map(({ name }) => name)).toEqual(['a.jpg', 'home.html']);
    expect(refused).toEqual([]);
  });

  it('any bytes back as they were', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 3_000 }), fc.integer({ min: 0, max: 9 }), (content, level) => {
        const [file] = openArchive(zip({ 'a.jpg': [content, { level: level as 0 }] })).files;
        expect([...(file?.read() ?? [])]).toEqual([...content]);
      }),
    );
  });
});

describe('openArchive() refuses', () => {
  const one = zip({ 'a.html': bytes('<p>A page of some length.</p>'.repeat(20)) });

  it('by name what is an archive itself, encrypted, or nothing that holds homes', () => {
    const mixed = openArchive(zip({ 'in.zip': one, 'notes.pdf': bytes('%PDF'), 'a.html': bytes('<p>') }));
    expect(mixed.files.map(({ name }) => name)).toEqual(['a.html']);
    expect(mixed.refused).toEqual([
      { name: 'in.zip', fault: 'nested' },
      { name: 'notes.pdf', fault: 'unknown' },
    ]);
    const locked = withByte(one, ENTRY, 8, (flags) => flags | 1);
    expect(openArchive(locked).refused).toEqual([{ name: 'a.html', fault: 'encrypted' }]);
    const sealed = withByte(one, ENTRY, 10, () => 99);
    expect(openArchive(sealed).refused).toEqual([{ name: 'a.html', fault: 'encrypted' }]);
    const otherwise = withByte(one, ENTRY, 10, () => 12);
    expect(openArchive(otherwise).refused).toEqual([{ name: 'a.html', fault: 'broken' }]);
  });

  it('what is no archive, none that is whole, and one with nothing in it', () => {
    expect(faultOf(() => openArchive(bytes('PK but no archive')))).toBe('broken');
    expect(faultOf(() => openArchive(new Uint8Array()))).toBe('broken');
    expect(faultOf(() => openArchive(one.subarray(0, one.length - 30)))).toBe('broken');
    expect(faultOf(() => openArchive(zip({ '.DS_Store': bytes('x') })))).toBe('empty');
  });

  it('too many files, too much in all, and one too large a file', () => {
    const files = Object.fromEntries(Array.from({ length: 5 }, (_, at) => [`${at}.html`, bytes('12345')]));
    const open = (limits: object) => () => openArchive(zip(files), { ...ARCHIVE_LIMITS, ...limits });
    expect([{ entries: 4 }, { entries: 5 }].map((limits) => faultOf(open(limits)))).toEqual([
      'too_many',
      null,
    ]);
    expect([{ total: 24 }, { total: 25 }].map((limits) => faultOf(open(limits)))).toEqual([
      'too_large',
      null,
    ]);
    expect(open({ each: 4 })().refused).toHaveLength(5);
  });

  it('a bomb, whatever its directory promises', () => {
    const bomb = zip({ 'a.html': new Uint8Array(6_000_000) });
    expect(bomb.length).toBeLessThan(100_000);
    expect(faultOf(() => openArchive(bomb, { ...ARCHIVE_LIMITS, total: 1_000_000 }))).toBe('too_large');
    // The directory says one byte instead of six million.
    const liar = [24, 25, 26, 27].reduce(
      (archive, at) => withByte(archive, ENTRY, at, () => (at === 24 ? 1 : 0)),
      bomb,
    );
    const [file] = openArchive(liar).files;
    expect(faultOf(() => file?.read())).toBe('broken');
  });

  it('damaged files one by one, never with another error', () => {
    fc.assert(
      fc.property(fc.nat({ max: one.length - 1 }), fc.integer({ min: 1, max: 255 }), (at, change) => {
        const damaged = one.slice();
        damaged[at] = (damaged[at] ?? 0) ^ change;
        const fault = faultOf(() => openArchive(damaged).files.forEach((file) => file.read()));
        expect([null, 'broken', 'too_large', 'empty']).toContain(fault);
      }),
      { numRuns: 500 },
    );
  });
});
