import { Blob } from 'node:buffer';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { takenAt } from './taken-at.ts';

const drawn = () => sharp({ create: { width: 40, height: 30, channels: 3, background: '#a86' } });
const NOTES = { IFD2: { DateTimeOriginal: '2026:05:04 10:11:12', OffsetTimeOriginal: '+02:00' } };

/** Node's own Blob reads its bytes; the test page's does not. */
const blobOf = (bytes: Uint8Array<ArrayBuffer>) => new Blob([bytes]) as never;

describe('takenAt()', () => {
  it('reads the time of a JPEG and of a WebP, with its zone', async () => {
    for (const file of [drawn().withExif(NOTES).jpeg(), drawn().withExif(NOTES).webp()]) {
      const at = await takenAt(blobOf(new Uint8Array(await file.toBuffer())));
      expect(at?.toISOString()).toBe('2026-05-04T08:11:12.000Z');
    }
  });

  it('says nothing where the picture does not, or is none', async () => {
    const plain = new Uint8Array(await drawn().jpeg().toBuffer());
    const noted = new Uint8Array(await drawn().withExif(NOTES).jpeg().toBuffer());
    expect(await takenAt(blobOf(plain))).toBeNull();
    expect(await takenAt(blobOf(new TextEncoder().encode('no picture')))).toBeNull();
    expect(await takenAt(blobOf(new Uint8Array()))).toBeNull();
    for (let length = 0; length < 200; length += 3) await takenAt(blobOf(noted.slice(0, length)));
  });

  it('believes no time that cannot be', async () => {
    const odd = drawn().withExif({ IFD2: { DateTimeOriginal: '2926:05:04 10:11:12' } });
    expect(await takenAt(blobOf(new Uint8Array(await odd.jpeg().toBuffer())))).toBeNull();
  });
});
