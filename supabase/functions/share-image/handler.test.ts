import { describe, expect, test } from 'vitest';
import { createFakeBackend, refusalReply } from '../_shared/fake-backend.ts';
import { serve } from '../_shared/serve.ts';
import { shareImageRequest } from '../_shared/wire/share-cards.ts';
import { shareImage } from './handler.ts';

const CARD = {
  brand: 'Polestar',
  accent: '#1d4e89',
  title: 'Homes by the sea',
  homes: 5,
  squares: null,
  total_score: null,
  max_score: null,
};

function imageServer(card: unknown = CARD) {
  const backend = createFakeBackend({ '/rest/v1/rpc/share_card': () => card });
  const handler = serve(
    { name: 'share-image', method: 'GET', contract: shareImageRequest, handle: shareImage },
    backend.platform,
  );
  const get = (query: string, headers: Record<string, string> = {}, method = 'GET') =>
    handler(new Request(`http://functions.test/share-image${query}`, { method, headers }));
  return { ...backend, get };
}

/** Width and height from a PNG's own header. */
async function sizeOf(answer: Response): Promise<[string, number, number]> {
  const bytes = new DataView(await answer.arrayBuffer());
  const name = String.fromCharCode(bytes.getUint8(1), bytes.getUint8(2), bytes.getUint8(3));
  return [name, bytes.getUint32(16), bytes.getUint32(20)];
}

describe('share-image', () => {
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
