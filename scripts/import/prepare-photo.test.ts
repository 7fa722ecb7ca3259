import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { photoFolder } from './photo-folder.ts';
import { photoWidths } from '#domain/photo-widths.ts';
import { photoFault, preparePhoto } from './prepare-photo.ts';

const canvas = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#7a8b4c' } });

describe('photoWidths', () => {
  it.each([
    [4000, [480, 960, 1600]],
    [1600, [480, 960, 1600]],
    [900, [320, 640, 900]],
    [640, [240, 480, 640]],
    [240, [96, 160, 240]],
  ])('photoWidths() of a source %i wide', (source, widths) => {
    expect(photoWidths(source)).toEqual(widths);
  });
});

describe('preparePhoto', () => {
  it('preparePhoto() makes three WebP sizes and a tiny placeholder', async () => {
    const photo = await preparePhoto(await canvas(900, 600).jpeg().toBuffer());
    expect(photo).toMatchObject({ width: 900, height: 600 });
    expect(photo.renditions.map(({ width }) => width)).toEqual([320, 640, 900]);
    for (const { width, webp } of photo.renditions) {
      expect(await sharp(webp).metadata()).toMatchObject({ format: 'webp', width });
    }
    expect(photo.placeholder).toMatch(/^data:image\/webp;base64,/);
    expect(photo.placeholder.length).toBeLessThan(600);
  });

  it('preparePhoto() removes position, camera, time, profile and comments', async () => {
    const original = await canvas(900, 600)
      .withExif({
        IFD0: { Make: 'Camera of J. Bloggs', ImageDescription: 'asking 869500' },
        IFD3: {
          GPSLatitudeRef: 'N',
          GPSLatitude: '53/1 47/1 30/1',
          GPSLongitudeRef: 'W',
          GPSLongitude: '1/1 33/1 0/1',
        },
      })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">869500</x:xmpmeta>')
      .withIccProfile('p3')
      .jpeg()
      .toBuffer();
    const before = await sharp(original).metadata();
    expect(before.exif?.includes('J. Bloggs')).toBe(true);
    expect(before.xmp).toBeDefined();

    const photo = await preparePhoto(original);
    const tiny = Buffer.from(photo.placeholder.split(',')[1] ?? '', 'base64');
    for (const webp of [...photo.renditions.map((rendition) => rendition.webp), tiny]) {
      const { exif, xmp, icc, iptc, orientation } = await sharp(webp).metadata();
      expect({ exif, xmp, icc, iptc, orientation }).toEqual({});
      expect(webp.toString('latin1')).not.toMatch(/EXIF|XMP |ICCP|Bloggs|869500/);
    }
  });

  it('preparePhoto() turns a photo upright before it forgets how it was held', async () => {
    const held = await canvas(900, 600).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect(await preparePhoto(held)).toMatchObject({ width: 600, height: 900 });
  });
});

describe('photoFault', () => {
  it('photoFault() names what is wrong', async () => {
    const good = await canvas(900, 600).jpeg().toBuffer();
    expect(await photoFault(good)).toBeNull();
    expect(await photoFault(Buffer.from('not a picture'))).toBe('cannot be read as a picture');
    expect(await photoFault(good.subarray(0, 300))).toBe('cannot be read as a picture');
    expect(await photoFault(await canvas(200, 600).png().toBuffer())).toBe('is only 200 pixels wide');
    expect(
      await photoFault(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600"/>')),
    ).toMatch(/svg/);
  });
});

describe('photoFolder', () => {
  it('photoFolder() is a uuid that depends on key, listing and photo', () => {
    const folder = photoFolder('key', 'ref', 'hash');
    expect(folder).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(photoFolder('key', 'ref', 'hash')).toBe(folder);
    const others = [
      photoFolder('other', 'ref', 'hash'),
      photoFolder('key', 'other', 'hash'),
      photoFolder('key', 'ref', 'other'),
    ];
    expect(new Set([folder, ...others]).size).toBe(4);
  });
});
