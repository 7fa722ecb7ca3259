import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import sharp from 'sharp';
import { pictureHash, renderPicture } from './render-picture.ts';

let cache = '';
beforeAll(async () => {
  cache = await mkdtemp(join(tmpdir(), 'render-picture-'));
});
afterAll(() => rm(cache, { recursive: true, force: true }));

const svg = (colour: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1200"><rect width="1600" height="1200" fill="${colour}"/></svg>`;

describe('renderPicture', () => {
  it('renderPicture() makes three WebP widths, and the same from its cache', async () => {
    const first = await renderPicture(svg('#345'), cache);
    expect(first).toMatchObject({ width: 1280, height: 960 });
    expect(first.renditions.map(({ width }) => width)).toEqual([480, 960, 1280]);
    for (const { width, webp } of first.renditions) {
      expect(await sharp(webp).metadata()).toMatchObject({ format: 'webp', width, height: (width * 3) / 4 });
    }
    expect(await readdir(cache)).toEqual([pictureHash(svg('#345'))]);
    expect(await renderPicture(svg('#345'), cache)).toEqual(first);
  });

  it('renderPicture() renders again when something of the cache is missing', async () => {
    const drawing = svg('#543');
    const first = await renderPicture(drawing, cache);
    await rm(join(cache, pictureHash(drawing), '960.webp'));
    expect(await renderPicture(drawing, cache)).toEqual(first);
  });
});

describe('pictureHash', () => {
  it('pictureHash() differs between drawings', () => {
    expect(pictureHash(svg('#345'))).not.toBe(pictureHash(svg('#346')));
  });
});
