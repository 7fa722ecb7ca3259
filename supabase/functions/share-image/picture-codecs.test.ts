import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { cleanJpeg } from '../_shared/pictures/clean-jpeg.ts';
import { createCanvas } from './canvas.ts';
import { createPictureCodecs } from './picture-codecs.ts';
import { testCodecs } from './test-codecs.ts';

const codecs = testCodecs();
const red = sharp({ create: { width: 32, height: 16, channels: 4, background: '#ff0000' } });
const clear = sharp({
  create: { width: 8, height: 8, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
});

/** The colour in the middle, in steps of 16: what a codec loses is no matter here. */
const middle = ({ width, height, pixels }: Awaited<ReturnType<typeof codecs.decode>>) => {
  const at = (Math.floor(height / 2) * width + Math.floor(width / 2)) * 3;
  return [width, height, ...[...pixels.subarray(at, at + 3)].map((part) => Math.round(part / 16))];
};

describe('decode()', () => {
  test('reads WebP, with or without loss, and JPEG, also a progressive one', async () => {
    const shown = [32, 16, 16, 0, 0];
    for (const lossless of [false, true])
      expect(middle(await codecs.decode('webp', await red.clone().webp({ lossless }).toBuffer()))).toEqual(
        shown,
      );
    for (const progressive of [false, true])
      expect(middle(await codecs.decode('jpg', await red.clone().jpeg({ progressive }).toBuffer()))).toEqual(
        shown,
      );
  });

  test('puts what is transparent on white, and turns a photo that says so', async () => {
    expect(middle(await codecs.decode('webp', await clear.webp().toBuffer()))).toEqual([8, 8, 16, 16, 16]);
    const turned = await red.clone().withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect((await codecs.decode('jpg', turned)).height).toBe(32);
  });

  test('reads the next photo after broken ones', async () => {
    const whole = { webp: await red.clone().webp().toBuffer(), jpg: await red.clone().jpeg().toBuffer() };
    for (const type of ['webp', 'jpg'] as const) {
      const noise = Buffer.from(whole[type]).fill(90, 24);
      for (const broken of [new Uint8Array(), noise, Buffer.from('no picture')])
        await expect(codecs.decode(type, broken)).rejects.toBeDefined();
      expect(middle(await codecs.decode(type, whole[type]))).toEqual([32, 16, 16, 0, 0]);
    }
  });

  test('rejects where the codec itself cannot be read, and asks for it again', async () => {
    let asked = 0;
    const without = createPictureCodecs(() => Promise.reject(new Error(`gone ${(asked += 1)}`)));
    for (const message of ['gone 1', 'gone 2'])
      await expect(without.decode('webp', new Uint8Array())).rejects.toThrow(message);
  });
});

describe('encodeJpeg()', () => {
  test('writes the same bytes for the same picture, with nothing in them but the picture', async () => {
    const canvas = createCanvas(48, 20, [250, 246, 239]);
    const bytes = await codecs.encodeJpeg(canvas);
    expect(await codecs.encodeJpeg(canvas)).toEqual(bytes);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 48, height: 20 });
    expect(cleanJpeg(bytes)?.bytes).toEqual(bytes);
  });
});
