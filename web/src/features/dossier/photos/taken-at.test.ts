import { Blob } from 'node:buffer';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { takenAt } from './taken-at.ts';

const drawn = () => sharp({ create: { width: 40, height: 30, channels: 3, background: '#a86' } });
const NOTES = { IFD2: { DateTimeOriginal: '2026:05:04 10:11:12', OffsetTimeOriginal: '+02:00' } };

describe('takenAt()', () => {
  it('reads the time of a JPEG and of a WebP, with its zone', async () => {
    for (const file of [drawn().withExif(NOTES).jpeg(), drawn().withExif(NOTES).webp()]) {
      const at = await takenAt(new Blob([new Uint8Array(await file.toBuffer())]) as never);
      expect(at?.toISOString()).toBe('2026-05-04T08:11:12.000Z');
    }
  });

  it('says nothing where the picture does not, or is none', async () => {
    const plain = new Uint8Array(await drawn().jpeg().toBuffer());
    const noted = new Uint8Array(await drawn().withExif(NOTES).jpeg().toBuffer());
    expect((await takenAt(new Blob([plain]))) as never).toBeNull();
    expect((await takenAt(new Blob(['no picture']))) as never).toBeNull();
    expect((await takenAt(new Blob([]))) as never).toBeNull();
    for (let length = 0; length < 200; length += 3)
      await takenAt(new Blob([noted.slice(0, length)]) as never);
  });

  it('believes no time that cannot be', async () => {
    const odd = drawn().withExif({ IFD2: { DateTimeOriginal: '2926:05:04 10:11:12' } });
    expect((await takenAt(new Blob([new Uint8Array(await odd.jpeg().toBuffer())]))) as never).toBeNull();
  });
});
