import sharp, { type Sharp } from 'sharp';
import { describe, expect, test } from 'vitest';
import { cleanPicture } from './clean-picture.ts';
import { cleanPlaceholder } from './clean-placeholder.ts';
import type { PictureType } from './picture.ts';

const SECRET = 'Ada of 12 Acacia Avenue';
const GPS = {
  IFD0: { Copyright: SECRET },
  IFD3: {
    GPSLatitudeRef: 'N',
    GPSLatitude: '53/1 48/1 30/1',
    GPSLongitudeRef: 'W',
    GPSLongitude: '1/1 32/1 0/1',
  },
};

const draw = (width = 48, height = 32): Sharp =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
      background: '#fff',
    },
  });

/** A picture with place, owner, XMP and a colour profile, as phones and programs write it. */
async function noted(type: PictureType, picture = draw()): Promise<Uint8Array> {
  const told = picture
    .withExif(GPS)
    .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/"><note>${SECRET}</note></x:xmpmeta>`)
    .withIccProfile('p3');
  return new Uint8Array(await (type === 'webp' ? told.webp() : told.jpeg()).toBuffer());
}

const textOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');
const pixelsOf = (bytes: Uint8Array) => sharp(Buffer.from(bytes)).raw().toBuffer();

describe.each<PictureType>(['webp', 'jpg'])('cleanPicture() of %s', (type) => {
  test('takes place, owner and notes out and leaves every pixel and the colours', async () => {
    const bytes = await noted(type);
    expect(textOf(bytes)).toContain(SECRET);
    expect(await sharp(Buffer.from(bytes)).metadata()).toHaveProperty('exif');
    const clean = cleanPicture(type, bytes);
    expect(clean).toMatchObject({ width: 48, height: 32 });
    const cleaned = clean?.bytes ?? new Uint8Array();
    expect(textOf(cleaned)).not.toMatch(/Ada of|Exif|EXIF|XMP |http:\/\/ns\.adobe/);
    const metadata = await sharp(Buffer.from(cleaned)).metadata();
    expect(['exif', 'xmp', 'iptc'].filter((part) => part in metadata)).toEqual([]);
    expect(metadata).toHaveProperty('icc');
    expect(await pixelsOf(cleaned)).toEqual(await pixelsOf(bytes));
  });

  test('again changes nothing, and a clean picture stays as it is', async () => {
    const once = cleanPicture(type, await noted(type))?.bytes ?? new Uint8Array();
    expect(cleanPicture(type, once)?.bytes).toEqual(once);
    const plain = new Uint8Array(await (type === 'webp' ? draw().webp() : draw().jpeg()).toBuffer());
    expect(cleanPicture(type, plain)?.bytes).toEqual(plain);
  });

  test('leaves out what lies behind the end of the picture', async () => {
    const plain = new Uint8Array(await (type === 'webp' ? draw().webp() : draw().jpeg()).toBuffer());
    const longer = Uint8Array.from([...plain, ...Buffer.from(`PK<script>${SECRET}</script>`)]);
    expect(cleanPicture(type, longer)?.bytes).toEqual(plain);
  });

  test('takes no part of a picture, at whatever byte it breaks off', async () => {
    const bytes = await noted(type, draw(16, 16));
    const whole = cleanPicture(type, bytes);
    expect(whole).not.toBeNull();
    for (let length = 0; length < bytes.length; length += 7) {
      const part = cleanPicture(type, bytes.subarray(0, length));
      // Notes may stand at the very end (WebP); without its size being true such a file is none either.
      expect(part).toBeNull();
    }
  });

  test.each([
    ['a page', '<!doctype html><script>alert(1)</script>'],
    ['a drawing', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['a GIF', 'GIF89a\u0001\u0000\u0001\u0000'],
    ['nothing', ''],
  ])('takes no %s for a picture', (_, text) => {
    expect(cleanPicture(type, new Uint8Array(Buffer.from(text, 'latin1')))).toBeNull();
  });

  test('takes no picture of the other kind, and none of another format', async () => {
    expect(cleanPicture(type, await noted(type === 'webp' ? 'jpg' : 'webp'))).toBeNull();
    expect(cleanPicture(type, new Uint8Array(await draw().png().toBuffer()))).toBeNull();
  });

  test('takes no picture that is too large to be a photo of a page', async () => {
    const wide = sharp({ create: { width: 9_000, height: 20, channels: 3, background: '#888' } });
    const bytes = new Uint8Array(await (type === 'webp' ? wide.webp() : wide.jpeg()).toBuffer());
    expect(cleanPicture(type, bytes)).toBeNull();
  });
});

describe('cleanPicture()', () => {
  test('keeps the way up of a turned JPEG, and says its size as it is shown', async () => {
    const turned = new Uint8Array(
      await draw().withMetadata({ orientation: 6 }).withExifMerge(GPS).jpeg().toBuffer(),
    );
    const clean = cleanPicture('jpg', turned);
    expect(clean).toMatchObject({ width: 32, height: 48 });
    const metadata = await sharp(Buffer.from(clean?.bytes ?? [])).metadata();
    expect(metadata.orientation).toBe(6);
    expect(textOf(clean?.bytes ?? new Uint8Array())).not.toContain(SECRET);
    expect(cleanPicture('jpg', clean?.bytes ?? new Uint8Array())?.bytes).toEqual(clean?.bytes);
  });

  test('takes progressive JPEGs, and WebPs that are transparent or without loss', async () => {
    const progressive = new Uint8Array(await draw().jpeg({ progressive: true }).toBuffer());
    expect(cleanPicture('jpg', progressive)?.bytes).toEqual(progressive);
    const glass = draw().ensureAlpha(0.5).withExif(GPS);
    for (const options of [{ lossless: true }, { quality: 60 }]) {
      const bytes = new Uint8Array(await glass.clone().webp(options).toBuffer());
      const clean = cleanPicture('webp', bytes)?.bytes ?? new Uint8Array();
      expect(textOf(clean)).not.toContain(SECRET);
      expect(await pixelsOf(clean)).toEqual(await pixelsOf(bytes));
    }
  });

  test('leaves out comments, thumbnails and second pictures of a JPEG', async () => {
    const plain = new Uint8Array(await draw().jpeg().toBuffer());
    const comment = Uint8Array.from([0xff, 0xfe, 0, 2 + SECRET.length, ...Buffer.from(SECRET)]);
    const later = Uint8Array.from([0xff, 0xe2, 0, 6 + SECRET.length, ...Buffer.from(`MPF\0${SECRET}`)]);
    const told = Uint8Array.from([
      ...plain.subarray(0, 2),
      ...comment,
      ...later,
      ...plain.subarray(2),
      ...plain,
    ]);
    expect(cleanPicture('jpg', told)?.bytes).toEqual(plain);
  });

  test('takes no moving WebP', async () => {
    const frames = await sharp(
      Buffer.concat([await draw().raw().toBuffer(), await draw().raw().toBuffer()]),
      {
        raw: { width: 48, height: 64, channels: 3, pageHeight: 32 },
      },
    )
      .webp({ loop: 0, delay: [100, 100] })
      .toBuffer();
    expect(cleanPicture('webp', new Uint8Array(frames))).toBeNull();
  });
});

describe('cleanPlaceholder()', () => {
  test.each<[PictureType, string]>([
    ['webp', 'webp'],
    ['jpg', 'jpeg'],
  ])('takes the notes out of %s', async (type, mime) => {
    const bytes = await noted(type, draw(8, 6));
    const clean = cleanPlaceholder(`data:image/${mime};base64,${Buffer.from(bytes).toString('base64')}`);
    expect(clean).toMatch(new RegExp(`^data:image/${mime};base64,`));
    expect(Buffer.from(clean?.split(',')[1] ?? '', 'base64').toString('latin1')).not.toContain(SECRET);
  });

  test.each(['data:image/webp;base64,AAAA', 'data:image/webp;base64,=', 'data:text/html;base64,AAAA', ''])(
    'takes %j for none',
    (address) => {
      expect(cleanPlaceholder(address)).toBeNull();
    },
  );
});
