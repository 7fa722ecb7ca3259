import { describe, expect, it } from 'vitest';
import { PhotoError, resizePhoto } from './resize-photo.ts';

/** A file that says that it has so many bytes. */
function fileOf(bytes: number, name: string, type: string): File {
  return Object.defineProperty(new File(['x'], name, { type }), 'size', { value: bytes });
}
const faultOf = (file: File) =>
  resizePhoto(file).then(
    () => null,
    (thrown: unknown) => (thrown instanceof PhotoError ? thrown.fault : thrown),
  );

const SIXTY_MB = 60 * 1024 * 1024;

describe('resizePhoto()', () => {
  it('says that a file is too large before it reads any of it', async () => {
    expect(await faultOf(fileOf(SIXTY_MB + 1, 'house.jpg', 'image/jpeg'))).toBe('too_large');
  });

  it('reads one of sixty megabytes', async () => {
    // No browser is here to decode it: that is what it fails at.
    expect(await faultOf(fileOf(SIXTY_MB, 'house.jpg', 'image/jpeg'))).toBe('unreadable');
  });

  it('tells whoever brings HEIC to a browser without it what it is', async () => {
    expect(await faultOf(fileOf(10, 'IMG_0001.HEIC', ''))).toBe('heic');
    expect(await faultOf(fileOf(10, 'photo', 'image/heif'))).toBe('heic');
  });
});
