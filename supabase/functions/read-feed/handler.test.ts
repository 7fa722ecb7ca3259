import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { createFakeBackend, post } from '../_shared/fake-backend.ts';
import { serve } from '../_shared/serve.ts';
import { readFeedRequest } from '../_shared/wire/feeds.ts';
import { HOSTILE_LINKS } from '../_shared/fetch/hostile-links.ts';
import { startStandIn, type StandIn } from '../_shared/fetch/stand-in/start-stand-in.ts';
import { createReadFeed } from './handler.ts';

const USER = '7b1c2f3e-0a4d-4c5b-8e6f-1a2b3c4d5e6f';
const LEASE = '0d9c8b7a-6f5e-4d3c-8b2a-1f0e9d8c7b6a';
const SOURCE = '11111111-2222-4333-8444-555555555555';
const RPC = '/rest/v1/rpc';
const ADDRESS = 'http://feeds.sample-agents.co.uk/homes';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;
interface Known {
  key: string;
  prints: string[];
  has_gone: boolean;
}

let standIn: StandIn | undefined;
afterEach(() => standIn?.close());

/** A site that answers robots.txt with nothing, and the feed with this. */
const site = (answer: Answer) =>
  startStandIn([], (request, response) => {
    if (request.url === '/robots.txt') response.writeHead(404).end();
    else answer(request, response);
  });
const says =
  (body: string, headers: Record<string, string> = {}): Answer =>
  (_request, response) => {
    response.writeHead(200, headers).end(body);
  };

/** The function over a database that keeps what it is given. */
async function start(
  answer: Answer,
  { source = {}, rule = 'allowed' }: { source?: object; rule?: string } = {},
) {
  standIn = await site(answer);
  const known: Known[] = [];
  const others: object[] = [];
  const written: { key: string; kind?: string; listing?: unknown; prints: string[] }[][] = [];
  const finished: { result: Record<string, unknown>; seen: string[] | null }[] = [];
  let claims = 0;
  const backend = createFakeBackend({
    '/auth/v1/user': () => ({ id: USER }),
    [`${RPC}/import_rules`]: ({ args }) =>
      Object.fromEntries((args['hosts'] as string[]).map((host) => [host, { rule, reason: '' }])),
    [`${RPC}/begin_feed_test`]: () => ({ known, others, agency_key: 'star', wait_seconds: null }),
    [`${RPC}/claim_import_source`]: () =>
      (claims += 1) > 1
        ? null
        : {
            ...{ lease_id: LEASE, source_id: SOURCE, name: 'Ours', address: ADDRESS, currency: null },
            ...{
              etag: null,
              last_modified: null,
              content_hash: null,
              accepts_loss: false,
              agency_key: 'star',
            },
            ...{ known, others },
            ...source,
          },
    [`${RPC}/record_feed_homes`]: ({ args }) => {
      const homes = args['homes'] as { key: string; prints: string[] }[];
      written.push(homes);
      for (const { key, prints } of homes) {
        const place = known.findIndex((one) => one.key === key);
        known.splice(place === -1 ? known.length : place, place === -1 ? 0 : 1, {
          key,
          prints,
          has_gone: false,
        });
      }
      return [];
    },
    [`${RPC}/finish_import_run`]: ({ args }) => {
      const { result, seen } = args as unknown as (typeof finished)[number];
      finished.push({ result, seen });
      return {
        ...{ id: SOURCE, begun_by: 'clock', code: null, reason: null, started_at: '', finished_at: '' },
        ...{ rows_read: 0, refused: 0, appeared: 0, changed: 0, went: 0, ...result },
      };
    },
  });
  const tools = { network: standIn.network, userAgent: 'HousePriceGame/1.0 (test)', now: () => 0 };
  const handle = serve(
    { name: 'read-feed', contract: readFeedRequest, handle: createReadFeed(tools) },
    backend.platform,
  );
  const send = async (body: object, isSignedIn = true) => {
    const response = await handle(post(body, isSignedIn ? { authorization: 'Bearer mine' } : {}));
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  };
  return {
    ...{ send, known, others, written, finished },
    again: () => (claims = 0),
    due: () => send({ isDue: true }, false),
    preview: async (address = ADDRESS) =>
      (await send({ address, brand: 'star' })).body['preview'] as Record<string, unknown>,
  };
}

const csv = (rows: readonly string[]) =>
  ['reference,address,town,postcode,price_gbp,bedrooms', ...rows].join('\n');
const FIRST = ['A1,1 Mill Lane,Leeds,LS1 1AA,250000,3', 'A2,2 Mill Lane,Leeds,LS1 1AA,260000,2'];

const odata = (homes: readonly object[], next?: string) =>
  JSON.stringify({ value: homes, ...(next === undefined ? {} : { '@odata.nextLink': next }) });
const reso = (number: number) => ({
  ...{ ListingKey: `K${number}`, ListPrice: 400_000 + number, BedroomsTotal: 3, PropertyType: 'Residential' },
  ...{
    UnparsedAddress: `${number} Sample Dr`,
    City: 'Sampleville',
    StateOrProvince: 'CA',
    PostalCode: '92530',
  },
  ...{ Country: 'US', StandardStatus: 'Active' },
});

describe('read-feed', () => {
  it('reads what is due for the clock, and writes nothing again the second time', async () => {
    const feed = await start(says(csv([...FIRST, 'A3,3 Mill Lane,Leeds,LS1 1AA,POA,3'])));
    expect((await feed.due()).body).toEqual({ read: 1 });
    expect(feed.written.flat().map(({ key, kind }) => [key, kind])).toEqual([
      ['number:A1', 'appeared'],
      ['number:A2', 'appeared'],
    ]);
    const [first] = feed.finished;
    expect(first?.result).toMatchObject({ outcome: 'read', rows_read: 3 });
    expect(first?.result['refused_rows']).toMatchObject([{ line: 4, code: 'price_on_application' }]);
    expect(first?.seen).toEqual(['number:A1', 'number:A2']);
    feed.again();
    await feed.due();
    expect(feed.written).toHaveLength(1);
  });

  it('writes only the fields that changed, and knows a home again by its number when price and address change', async () => {
    let rows = FIRST;
    const feed = await start((request, response) => says(csv(rows))(request, response));
    await feed.due();
    rows = ['A1,1 Mill Lane,Leeds,LS1 1AA,255000,3', 'A2,2a Mill Lane,Leeds,LS1 1AA,260000,2'];
    feed.again();
    expect(await feed.preview()).toMatchObject({
      ...{ appeared: 0, changed: 2, went: 0 },
      changes: [
        { kind: 'changed', fields: ['price'] },
        { kind: 'changed', fields: ['addressLine'] },
      ],
    });
    await feed.due();
    expect(feed.written[1]?.map(({ listing }) => listing)).toEqual([
      { currency: 'GBP', price: { kind: 'asking', amount_minor: 25_500_000, dated_on: null } },
      { currency: 'GBP', asset: { address_line: '2a Mill Lane' } },
    ]);
  });

  it('takes a home over that the agency has from elsewhere, and writes nothing over it', async () => {
    const feed = await start(says(csv(FIRST)));
    feed.others.push({
      ...{
        listing_id: SOURCE,
        url: null,
        address: '1 Mill Lane',
        postcode: 'LS1 1AA',
        latitude: null,
        longitude: null,
      },
      ...{ amount_minor: 25_000_000, currency: 'GBP' },
    });
    await feed.due();
    expect(feed.written[0]?.[0]).toMatchObject({ kind: 'known', listing_id: SOURCE, listing: {} });
    expect(feed.written[0]?.[1]).toMatchObject({ kind: 'appeared' });
  });

  it('follows an OData feed from part to part, and to no other site', async () => {
    const feed = await start((request, response) => {
      const isSecond = request.url?.includes('skip') === true;
      says(isSecond ? odata([reso(3)]) : odata([reso(1), reso(2)], '/homes?$skip=2'))(request, response);
    });
    expect(await feed.preview()).toMatchObject({ failure: null, homes: 3, appeared: 3 });
    await standIn?.close();
    const led = await start(says(odata([reso(1)], 'http://elsewhere.example.com/homes')));
    expect(await led.preview()).toMatchObject({ failure: { code: 'bad_answer' } });
    await standIn?.close();
    const broken = await start((request, response) => {
      const isSecond = request.url?.includes('skip') === true;
      says(isSecond ? '{"value": [{' : odata([reso(1)], '/homes?$skip=1'))(request, response);
    });
    expect(await broken.preview()).toMatchObject({ failure: { code: 'bad_answer' } });
  });

  it('asks only for what is new, and changes nothing where there is none', async () => {
    const feed = await start(
      (request, response) => {
        const isKnown = request.headers['if-none-match'] === '"v1"';
        response.writeHead(isKnown ? 304 : 200, { etag: '"v1"' }).end(isKnown ? undefined : csv(FIRST));
      },
      { source: { etag: '"v1"', last_modified: 'Sun, 22 Nov 2026 10:00:00 GMT' } },
    );
    await feed.due();
    expect(feed.finished).toMatchObject([{ result: { outcome: 'unchanged' }, seen: null }]);
    expect(feed.written).toEqual([]);
  });

  it('remembers what the site said of the feed, and knows the same content without it', async () => {
    const feed = await start(says(csv(FIRST), { etag: '"v2"' }));
    await feed.due();
    const hash = feed.finished[0]?.result['content_hash'];
    expect(feed.finished[0]?.result).toMatchObject({ etag: '"v2"', last_modified: null });
    expect(hash).toMatch(/^[0-9a-f]{64}$/);
    await standIn?.close();
    const same = await start(says(csv(FIRST)), { source: { content_hash: hash } });
    await same.due();
    expect(same.finished).toMatchObject([{ result: { outcome: 'unchanged' } }]);
  });

  it.each(HOSTILE_LINKS.slice(0, 12))('does not go to %s', async (link, code) => {
    const feed = await start(says('secret'));
    expect((await feed.preview(link))['failure']).toMatchObject({ code });
    expect(standIn?.asked).toEqual([]);
  });

  it('does not follow a feed into a private network', async () => {
    const feed = await start((_request, response) => {
      response.writeHead(302, { location: 'http://169.254.169.254/latest' }).end();
    });
    await feed.due();
    expect(feed.finished).toMatchObject([
      { result: { outcome: 'failed', code: 'address_not_public', pauses: true }, seen: null },
    ]);
  });

  it('tries again later where the site fails, and pauses where waiting does not help', async () => {
    const failing = await start((_request, response) => response.writeHead(500).end());
    await failing.due();
    expect(failing.finished).toMatchObject([{ result: { outcome: 'failed', pauses: false } }]);
    await standIn?.close();
    const page = await start(says('<!doctype html><html><body>Hello</body></html>'));
    await page.due();
    expect(page.finished).toMatchObject([{ result: { code: 'not_a_feed', pauses: true } }]);
    await standIn?.close();
    const forbidden = await start(says(csv(FIRST)), { rule: 'forbidden' });
    await forbidden.due();
    expect(forbidden.finished).toMatchObject([{ result: { code: 'host_not_allowed', pauses: true } }]);
    expect(standIn?.asked).toEqual([]);
  });

  it('changes nothing where most homes are gone at once, until somebody says that it is so', async () => {
    const all = Array.from(
      { length: 12 },
      (_, index) => `B${index},${index + 1} Low Road,Leeds,LS2 2BB,${300 + index}000,3`,
    );
    let rows = all;
    let acceptsLoss = false;
    const feed = await start((request, response) => says(csv(rows))(request, response), {
      source: {
        get accepts_loss() {
          return acceptsLoss;
        },
      },
    });
    await feed.due();
    rows = all.slice(0, 2);
    feed.again();
    await feed.due();
    expect(feed.finished[1]).toMatchObject({ result: { code: 'feed_shrank', pauses: true }, seen: null });
    acceptsLoss = true;
    feed.again();
    await feed.due();
    expect(feed.finished[2]).toMatchObject({ result: { outcome: 'read' }, seen: ['number:B0', 'number:B1'] });
  });

  it('is a person’s to try and to start, and says when another run is at it', async () => {
    const feed = await start(says(csv(FIRST)));
    expect((await feed.send({ address: ADDRESS }, false)).status).toBe(403);
    expect((await feed.send({ sourceId: SOURCE }, false)).status).toBe(403);
    expect((await feed.send({ sourceId: SOURCE })).body).toMatchObject({ run: { outcome: 'read' } });
    expect((await feed.send({ sourceId: SOURCE })).body).toEqual({ run: null });
  });
});
