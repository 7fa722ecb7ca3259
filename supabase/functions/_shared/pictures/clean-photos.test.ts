import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import type { Database } from '../database.ts';
import { cleanPhotos } from './clean-photos.ts';

const FOLDER = '118f5b0e-3c5a-7b1e-9a59-0a1b2c3d4e5f';

async function picture(width: number, type: 'webp' | 'jpg' = 'webp'): Promise<Uint8Array> {
  const drawn = sharp({ create: { width, height: 30, channels: 3, background: '#a86' } }).withExif({
    IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '53/1 48/1 30/1' },
  });
  return new Uint8Array(await (type === 'webp' ? drawn.webp() : drawn.jpeg()).toBuffer());
}

/** Storage and database as far as cleaning sees them: files by name, and the names that were noted. */
function store(stored: Readonly<Record<string, Uint8Array>>) {
  const files = new Map(Object.entries(stored));
  const noted = new Set<string>();
  const replaced: string[] = [];
  const read: string[] = [];
  return {
    files,
    noted,
    replaced,
    read,
    context: {
      database: {
        call: (async (procedure: string, args: Readonly<Record<string, unknown>>): Promise<unknown> => {
          expect(args['userId']).toBe('user-1');
          if (procedure === 'photos_to_check')
            return [...files.keys()].filter((name) => !noted.has(name)).sort();
          expect(procedure).toBe('photos_checked');
          for (const name of args['files'] as string[]) noted.add(name);
          return 1;
        }) as Database['call'],
      },
      files: {
        read: async (_bucket: string, name: string) => {
          read.push(name);
          return files.get(name) ?? null;
        },
        replace: async (_bucket: string, name: string, bytes: Uint8Array) => {
          replaced.push(name);
          files.set(name, bytes);
        },
        remove: async (_bucket: string, names: readonly string[]) => {
          for (const name of names) files.delete(name);
          return true;
        },
      },
    },
  };
}

const photosOf = (
  widths: readonly number[],
  fileType: 'webp' | 'jpg' = 'webp',
  paths: readonly string[] = [FOLDER],
) => paths.map((path) => ({ path, fileType, widths }));

describe('cleanPhotos()', () => {
  test.each<['webp' | 'jpg']>([['webp'], ['jpg']])('takes the place out of a %s, once', async (type) => {
    const name = `${FOLDER}/48.${type}`;
    const { context, files, replaced, noted, read } = store({ [name]: await picture(48, type) });
    await cleanPhotos(photosOf([48], type), 'user-1', context);
    expect(replaced).toEqual([name]);
    expect(await sharp(Buffer.from(files.get(name) ?? [])).metadata()).not.toHaveProperty('exif');
    expect([...noted]).toEqual([name]);
    await cleanPhotos(photosOf([48], type), 'user-1', context);
    expect(read).toHaveLength(1);
  });

  test('leaves a clean file as it is', async () => {
    const plain = await sharp({ create: { width: 48, height: 30, channels: 3, background: '#a86' } })
      .webp()
      .toBuffer();
    const { context, replaced, noted } = store({ [`${FOLDER}/48.webp`]: new Uint8Array(plain) });
    await cleanPhotos(photosOf([48]), 'user-1', context);
    expect([replaced, noted.size]).toEqual([[], 1]);
  });

  test('removes a file that no photo names', async () => {
    const { context, files } = store({
      [`${FOLDER}/48.webp`]: await picture(48),
      [`${FOLDER}/96.webp`]: await picture(96),
    });
    await cleanPhotos(photosOf([48]), 'user-1', context);
    expect([...files.keys()]).toEqual([`${FOLDER}/48.webp`]);
  });

  test.each<[string, () => Promise<Uint8Array> | Uint8Array]>([
    ['a page', () => new Uint8Array(Buffer.from('<!doctype html><script>1</script>'))],
    ['the other kind of picture', () => picture(48, 'jpg')],
    ['a picture of another width', () => picture(64)],
  ])('refuses %s under the name of a picture, and notes nothing', async (_, bytes) => {
    const { context, noted } = store({ [`${FOLDER}/48.webp`]: await bytes() });
    await expect(cleanPhotos(photosOf([48]), 'user-1', context)).rejects.toMatchObject({
      code: 'photo_unreadable',
      status: 422,
    });
    expect(noted.size).toBe(0);
  });

  test('looks at some hundred files in a request, and goes on with the next', async () => {
    const bytes = await picture(48);
    const paths = Array.from({ length: 310 }, (_, place) => `folder-${place}`);
    const { context, noted } = store(Object.fromEntries(paths.map((path) => [`${path}/48.webp`, bytes])));
    expect(await cleanPhotos(photosOf([48], 'webp', paths), 'user-1', context)).toBe(10);
    expect(noted.size).toBe(300);
    expect(await cleanPhotos(photosOf([48], 'webp', paths), 'user-1', context)).toBe(0);
    expect(noted.size).toBe(310);
  });

  test('asks for nothing where there are no photos', async () => {
    const none: Database = { call: () => Promise.reject(new Error('asked')) };
    const { context } = store({});
    expect(await cleanPhotos([], 'user-1', { ...context, database: none })).toBe(0);
  });
});
