import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { createFakeBackend, refusalReply } from '../_shared/fake-backend.ts';
import { serve } from '../_shared/serve.ts';
import { shareImageRequest } from '../_shared/wire/share-cards.ts';
import { shareImage } from './handler.ts';
import { testCodecs } from './test-codecs.ts';

const CARD = {
  brand: 'Polestar',
  accent: '#1d4e89',
  title: 'Homes by the sea',
  cover: null,
  homes: 5,
  squares: null,
  total_score: null,
  max_score: null,
};

const COVER = {
  ...{ id: 'p1', path: 'a-folder', file_type: 'webp', widths: [320, 640, 1280], width: 1280, height: 960 },
  ...{ alt: '', room: null, placeholder: null, attribution: null },
};
const RESULT = {
  ...CARD,
  cover: COVER,
  homes: null,
  squares: [0, 5, null],
  total_score: 900,
  max_score: 3000,
};
const FILE = '/storage/v1/object/listing-photos/a-folder/1280';
const codecs = testCodecs();

/** Serves pictures of a card, and stored files by their path: bytes, or a function that answers. */
function imageServer(
  card: unknown = CARD,
  stored: Readonly<Record<string, Uint8Array | (() => Response)>> = {},
) {
  const files = Object.entries(stored).map(([path, file]) => [
    path,
    typeof file === 'function' ? file : () => new Response(new Uint8Array(file)),
  ]);
  const backend = createFakeBackend({
    '/rest/v1/rpc/share_card': () => card,
    ...(Object.fromEntries(files) as Record<string, () => Response>),
  });
  const handler = serve(
    { name: 'share-image', method: 'GET', contract: shareImageRequest, handle: shareImage(codecs) },
    backend.platform,
  );
  const get = (query: string, headers: Record<string, string> = {}, method = 'GET') =>
    handler(new Request(`http://functions.test/share-image${query}`, { method, headers }));
  return { ...backend, get };
}

/** A photo of one colour, as uploads keep it. */
async function photo(type: 'webp' | 'jpeg', size = { width: 1280, height: 960 }): Promise<Uint8Array> {
  return await sharp({ create: { ...size, channels: 3, background: '#0a8c1e' } })
    .toFormat(type)
    .toBuffer();
}

/** Width and height from a PNG's own header. */
async function sizeOf(answer: Response): Promise<[string, number, number]> {
  const bytes = new DataView(await answer.arrayBuffer());
  const name = String.fromCharCode(bytes.getUint8(1), bytes.getUint8(2), bytes.getUint8(3));
  return [name, bytes.getUint32(16), bytes.getUint32(20)];
}

describe('share-image', () => {
  test('a group of pages has its name in the picture of the brand, and a name that is none has none', async () => {
    const brandCard = { ...CARD, title: null, homes: null };
    const { get } = imageServer(brandCard);
    const tagOf = async (query: string) => (await get(query)).headers.get('etag');
    const plain = await tagOf('');
    expect(await tagOf('?topic=privacy')).not.toBe(plain);
    expect(await tagOf('?topic=privacy')).not.toBe(await tagOf('?topic=play'));
    expect(await tagOf('?topic=nothing')).toBe(plain);
    const named = imageServer(CARD);
    expect((await named.get('?topic=privacy')).headers.get('etag')).toBe(
      (await named.get('')).headers.get('etag'),
    );
  });

  test('answers a PNG of the size that networks ask for, to be kept by caches', async () => {
    const { get, calls } = imageServer();
    const answer = await get('?brand=star&game=sea&lang=es');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('image/png');
    expect(answer.headers.get('cache-control')).toMatch(/^public, max-age=\d+/);
    expect(await sizeOf(answer)).toEqual(['PNG', 1200, 630]);
    expect(calls[0]?.args).toEqual({ brand: 'star', game_slug: 'sea', session_id: null });
  });

  test('is not sent again to whoever has it, and is another once its content is', async () => {
    const { get } = imageServer();
    const etag = (await get('?game=sea')).headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[0-9a-f]{32}"$/);
    const again = await get('?game=sea', { 'if-none-match': `"other", W/${etag}` });
    expect([again.status, (await again.arrayBuffer()).byteLength]).toEqual([304, 0]);
    const renamed = imageServer({ ...CARD, title: 'Homes by the lake' });
    expect((await renamed.get('?game=sea', { 'if-none-match': etag })).status).toBe(200);
  });

  test('has the same tag for two results with the same squares: it tells nothing of the run', async () => {
    const { get } = imageServer({ ...CARD, squares: [0, 5, null], total_score: 900, max_score: 3000 });
    const [one, other] = await Promise.all(
      ['1', '2'].map((digit) => get(`?session=0000000${digit}-0000-4000-8000-000000000000`)),
    );
    expect(one?.headers.get('etag')).toBe(other?.headers.get('etag'));
  });

  test('answers HEAD without a body and refuses POST', async () => {
    const { get } = imageServer();
    const head = await get('', {}, 'HEAD');
    expect([head.status, (await head.arrayBuffer()).byteLength]).toEqual([200, 0]);
    const posted = await get('', {}, 'POST');
    expect([posted.status, posted.headers.get('allow')]).toEqual([405, 'GET, HEAD, OPTIONS']);
  });

  test('passes on that there is no such game or result, as data and never as a picture', async () => {
    const { get } = imageServer(refusalReply(404, 'not_found'));
    const answer = await get('?game=nothing');
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      404,
      'application/problem+json; charset=utf-8',
    ]);
    expect((await get('?session=not-an-id')).status).toBe(422);
  });
});

describe('share-image of a game with a cover', () => {
  test.each([
    ['webp', 'webp'],
    ['jpg', 'jpeg'],
  ] as const)('is a small JPEG that shows the cover, kept as %s', async (ending, type) => {
    const { get, calls } = imageServer(
      { ...CARD, cover: { ...COVER, file_type: ending } },
      { [`${FILE}.${ending}`]: await photo(type) },
    );
    const answer = await get('?game=sea');
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    const bytes = new Uint8Array(await answer.arrayBuffer());
    expect(bytes.length).toBeLessThan(200_000);
    const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([1200, 630]);
    const [red = 255, green = 0, blue = 255] = data.subarray((300 * 1200 + 1000) * 3);
    expect([red < 40, green > 110, blue < 60]).toEqual([true, true, true]);
    expect(calls.map(({ path }) => path)).toEqual(['/rest/v1/rpc/share_card', `${FILE}.${ending}`]);
  });

  test('is one file for two results with the same squares, whoever draws it', async () => {
    const stored = { [`${FILE}.webp`]: await photo('webp') };
    const draw = async (digit: string) => {
      const answer = await imageServer(RESULT, stored).get(
        `?session=0000000${digit}-0000-4000-8000-000000000000`,
      );
      return [answer.headers.get('etag'), Buffer.from(await answer.arrayBuffer()).toString('base64')];
    };
    expect(await draw('1')).toEqual(await draw('2'));
  });

  test.each<[string, Uint8Array | (() => Response)]>([
    ['is missing', () => Response.json({ error: 'not_found' }, { status: 404 })],
    ['is no picture', Buffer.from('<svg onload="alert(1)"/>')],
    ['breaks off', Buffer.from('RIFF\x10\0\0\0WEBPVP8 ')],
    ['is longer than any photo', new Uint8Array(2_000_001)],
  ])('is drawn without a cover whose file %s, and kept so', async (_, file) => {
    const { get } = imageServer(RESULT, { [`${FILE}.webp`]: file });
    const answer = await get('?game=sea');
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect(answer.headers.get('etag')).not.toBeNull();
    const without = await imageServer({ ...RESULT, cover: null }).get('?game=sea');
    expect(Buffer.from(await answer.arrayBuffer()).equals(Buffer.from(await without.arrayBuffer()))).toBe(
      true,
    );
  });

  test('leaves out a cover of more pixels than there is memory for', async () => {
    const huge = await photo('webp', { width: 4000, height: 1300 });
    const answer = await imageServer(RESULT, { [`${FILE}.webp`]: huge }).get('?game=sea');
    expect(answer.headers.get('content-type')).toBe('image/png');
  });

  test.each<[string, () => Response]>([
    ['fails', () => new Response('down', { status: 503 })],
    ['is out of reach', () => Response.error()],
  ])('is not kept by anybody while the store %s', async (_, answerOfStore) => {
    const bytes = await photo('webp');
    let isDown = true;
    const { get } = imageServer(RESULT, {
      [`${FILE}.webp`]: () => (isDown ? answerOfStore() : new Response(new Uint8Array(bytes))),
    });
    const meanwhile = await get('?game=sea');
    const { headers } = meanwhile;
    expect([meanwhile.status, headers.get('content-type')]).toEqual([200, 'image/png']);
    expect([headers.get('cache-control'), headers.get('etag')]).toEqual(['no-store', null]);
    isDown = false;
    expect((await get('?game=sea')).headers.get('content-type')).toBe('image/jpeg');
  });
});
