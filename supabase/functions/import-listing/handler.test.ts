import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createFakeBackend, post, refusalReply, type BackendCall } from '../_shared/fake-backend.ts';
import { serve } from '../_shared/serve.ts';
import { importListingAnswer, importListingRequest, MAX_PAGE_CHARACTERS } from '../_shared/wire/importing.ts';
import { HOSTILE_LINKS } from '../_shared/fetch/hostile-links.ts';
import { createImportListing } from './handler.ts';
import { STAND_IN_PAGES } from '../_shared/fetch/stand-in/stand-in-pages.ts';
import { startStandIn, type StandIn } from '../_shared/fetch/stand-in/start-stand-in.ts';

const USER = '7b1c2f3e-0a4d-4c5b-8e6f-1a2b3c4d5e6f';
const LISTING = '0d9c8b7a-6f5e-4d3c-8b2a-1f0e9d8c7b6a';
const ENTRY = '11111111-2222-4333-8444-555555555555';
const RPC = '/rest/v1/rpc';

let standIn: StandIn;
beforeEach(async () => {
  standIn = await startStandIn();
});
afterEach(() => standIn.close());

type Replies = Readonly<Record<string, (call: BackendCall) => unknown>>;

/** The function with a database that says what a test wants; every host is allowed unless it says otherwise. */
function start(replies: Replies = {}) {
  const rulesOf = (hosts: unknown, rule: string) =>
    Object.fromEntries(
      (Array.isArray(hosts) ? hosts : []).map((host) => [String(host), { rule, reason: '' }]),
    );
  const backend = createFakeBackend({
    '/auth/v1/user': ({ headers }) =>
      headers.get('authorization') === 'Bearer mine' ? { id: USER } : new Response('{}', { status: 401 }),
    [`${RPC}/begin_import`]: ({ args }) => ({ rules: rulesOf(args['hosts'], 'allowed'), withdrawn: [] }),
    [`${RPC}/import_rules`]: ({ args }) => rulesOf(args['hosts'], 'allowed'),
    [`${RPC}/record_imports`]: ({ args }) => (args['entries'] as unknown[]).map(() => ENTRY),
    ...replies,
  });
  const handle = serve(
    {
      name: 'import-listing',
      contract: importListingRequest,
      maxBytes: MAX_PAGE_CHARACTERS * 2,
      handle: createImportListing({
        network: standIn.network,
        userAgent: 'HousePriceGame/1.0 (test)',
        now: () => 0,
      }),
    },
    backend.platform,
  );
  const send = async (body: unknown, token: string | null = 'mine') => {
    const response = await handle(post(body, token === null ? {} : { authorization: `Bearer ${token}` }));
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  };
  const rows = async (body: unknown) => importListingAnswer.parse((await send(body)).body).rows;
  const entries = () =>
    backend.calls
      .filter(({ path }) => path.endsWith('record_imports'))
      .flatMap(({ args }) => args['entries'] as unknown[]);
  return { send, rows, entries, backend };
}

describe('import-listing', () => {
  it.each(STAND_IN_PAGES.filter(({ states }) => states !== null))('reads $url', async ({ url, states }) => {
    const [row] = await start().rows({ url: `${url}?utm_source=mail` });
    expect(row).toMatchObject({ outcome: 'read', refusal: null, importId: ENTRY });
    expect(row?.record).toMatchObject({
      price: { amountMinor: states?.priceMinor, currency: states?.currency },
      bedrooms: states?.bedrooms,
    });
    expect(row?.link).not.toContain('utm_');
  });

  const refused = STAND_IN_PAGES.filter(({ code }) => code !== undefined && code !== 'no_listing_markup');
  it.each(refused)('says that $url is $code', async ({ url, code }) => {
    const [row] = await start().rows({ url });
    expect(row?.refusal?.code).toBe(code);
    expect(row?.outcome).toBe(code === 'blocked' ? 'ask' : 'refused');
  });

  it('says what a page of results is also where only listing markup may be read', async () => {
    const rules = { 'www.sample-agents.co.uk': { rule: 'markup_only', reason: '' } };
    const { rows } = start({ [`${RPC}/begin_import`]: () => ({ rules, withdrawn: [] }) });
    expect(await rows({ url: 'https://www.sample-agents.co.uk/property-for-sale/sampleton' })).toMatchObject([
      { outcome: 'refused', refusal: { code: 'search' }, record: null },
    ]);
  });

  it('keeps a row for every link, in order, each with its own end', async () => {
    const { rows, entries } = start();
    const urls = [
      'https://www.sample-agents.co.uk/homes/sample-lane',
      'http://127.0.0.1/',
      'https://www.sample-agents.co.uk/gone',
      'https://www.walled-agents.co.uk/homes/1',
      'nonsense',
    ];
    const read = await rows({ urls });
    expect(read.map(({ url }) => url)).toEqual(urls);
    expect(read.map(({ outcome, refusal }) => [outcome, refusal?.code])).toEqual([
      ['read', undefined],
      ['ask', 'address_not_public'],
      ['refused', 'page_gone'],
      ['ask', 'blocked'],
      ['ask', 'not_a_web_address'],
    ]);
    expect(entries()).toHaveLength(5);
    expect(entries()[0]).toMatchObject({ link: urls[0], home: expect.stringMatching(/Lane/) as string });
    expect(JSON.stringify(entries())).not.toMatch(/425/);
  });

  it('fetches nothing for somebody who is not signed in', async () => {
    const { send } = start();
    expect(await send({ url: STAND_IN_PAGES[0]?.url }, null)).toMatchObject({
      status: 403,
      body: { code: 'not_allowed' },
    });
    expect(await send({ url: STAND_IN_PAGES[0]?.url }, 'stale')).toMatchObject({ status: 403 });
    expect(standIn.asked).toEqual([]);
  });

  it('fetches no host that the table forbids, and says so in a row', async () => {
    const { rows } = start({
      [`${RPC}/begin_import`]: () => ({
        rules: { 'www.rightmove.co.uk': { rule: 'forbidden', reason: 'Its terms forbid it.' } },
        withdrawn: [],
      }),
    });
    expect(await rows({ url: 'https://www.rightmove.co.uk/properties/900000001' })).toMatchObject([
      {
        outcome: 'ask',
        refusal: {
          code: 'host_not_allowed',
          reason: expect.stringContaining('Its terms forbid it.') as string,
        },
        record: null,
      },
    ]);
    expect(standIn.asked).toEqual([]);
  });

  it('reads sites without a row of their own only where they carry listing markup', async () => {
    const { rows } = start({
      [`${RPC}/begin_import`]: ({ args }) => ({
        rules: Object.fromEntries(
          (args['hosts'] as string[]).map((host) => [host, { rule: 'markup_only', reason: '' }]),
        ),
        withdrawn: [],
      }),
    });
    const read = await rows({
      urls: [
        'https://www.sample-agents.co.uk/homes/sample-lane',
        'https://www.plain-agents.co.uk/homes/1',
        'https://www.sample-agents.co.uk/blog/spring',
      ],
    });
    expect(read.map(({ outcome, refusal }) => [outcome, refusal?.code])).toEqual([
      ['read', undefined],
      ['ask', 'no_listing_markup'],
      ['ask', 'no_listing_markup'],
    ]);
    expect(read[1]?.record).toBeNull();
  });

  it('does not bring back what was taken down', async () => {
    const url = 'https://www.sample-agents.co.uk/homes/sample-lane';
    const { rows } = start({
      [`${RPC}/begin_import`]: ({ args }) => ({ rules: {}, withdrawn: args['links'] }),
    });
    expect(await rows({ url })).toMatchObject([
      { outcome: 'refused', refusal: { code: 'withdrawn' }, record: null },
    ]);
    expect(standIn.asked).toEqual([]);
  });

  it('lets no hostile link out', async () => {
    const { rows } = start();
    for (const [link] of HOSTILE_LINKS) {
      const [row] = await rows({ url: link });
      expect([link, row?.outcome, row?.record]).toEqual([link, 'ask', null]);
    }
    expect(standIn.asked.filter((place) => !place.startsWith('sample-agents.co.uk/'))).toEqual([]);
  });

  it('stops at the limits of a person', async () => {
    const refusal = { code: 'rate_limited', detail: 'Too many.', retry_after_seconds: 30 };
    const { send } = start({ [`${RPC}/begin_import`]: () => ({ refusal }) });
    expect(await send({ url: STAND_IN_PAGES[0]?.url })).toMatchObject({
      status: 429,
      body: { code: 'rate_limited' },
    });
    expect(standIn.asked).toEqual([]);
  });

  it('reads a page that the person brought, without asking the site', async () => {
    const [first] = STAND_IN_PAGES;
    const [row] = await start().rows({ html: first?.html, url: first?.url });
    expect(row).toMatchObject({
      outcome: 'read',
      portal: 'rightmove',
      record: { price: { amountMinor: 45_000_000 } },
    });
    expect(standIn.asked).toEqual([]);
  });

  it('refuses requests of another shape', async () => {
    const { send } = start();
    for (const body of [
      {},
      { url: '' },
      { urls: [] },
      { urls: Array(6).fill('https://a.co.uk') },
      { url: 'a', html: 'b', more: 1 },
      { html: '' },
      { listingId: 'x' },
    ])
      expect(await send(body)).toMatchObject({ status: 422, body: { code: 'invalid_request' } });
  });
});

describe('import-listing, again', () => {
  const source = { source_url: 'https://www.sample-agents.co.uk/homes/sample-lane', currency: 'GBP' };

  it('reads the listing’s own address and hands the price over', async () => {
    const { send, backend } = start({
      [`${RPC}/import_source`]: () => source,
      [`${RPC}/refresh_listing`]: () => ({ is_price_changed: true }),
    });
    expect(await send({ listingId: LISTING })).toMatchObject({
      status: 200,
      body: { refresh: { listingId: LISTING, isPriceChanged: true } },
    });
    expect(backend.calls.find(({ path }) => path.endsWith('refresh_listing'))?.args).toEqual({
      listing_id: LISTING,
      user_id: USER,
      payload: {
        kind: 'asking',
        amount_minor: 42_500_000,
        currency: 'GBP',
        status: 'available',
        import_id: ENTRY,
      },
    });
  });

  it('only says what the page says now, where that is all that is asked', async () => {
    const { send, backend, entries } = start({ [`${RPC}/import_source`]: () => source });
    const { body } = await send({ listingId: LISTING, isPreview: true });
    expect(importListingAnswer.parse(body).now).toMatchObject({
      status: 'available',
      price: { kind: 'asking', amountMinor: 42_500_000, currency: 'GBP' },
      facts: { bedrooms: 3 },
    });
    expect(JSON.stringify(importListingAnswer.parse(body).now?.facts)).not.toMatch(/425/);
    expect(backend.calls.some(({ path }) => path.endsWith('refresh_listing'))).toBe(false);
    expect(entries()).toMatchObject([{ way: 'refresh', outcome: 'read' }]);
  });

  it('has nothing to say where the page could not be read', async () => {
    const { send } = start({
      [`${RPC}/import_source`]: () => ({ ...source, source_url: 'https://www.walled-agents.co.uk/homes/1' }),
    });
    expect(await send({ listingId: LISTING, isPreview: true })).toMatchObject({
      status: 200,
      body: { rows: [{ outcome: 'ask', refusal: { code: 'blocked' } }], now: null },
    });
  });

  it('changes nothing when the page is no listing any more', async () => {
    const { send, backend } = start({
      [`${RPC}/import_source`]: () => ({ ...source, source_url: 'https://www.sample-agents.co.uk/gone' }),
    });
    expect((await send({ listingId: LISTING })).body).not.toHaveProperty('refresh');
    expect(backend.calls.some(({ path }) => path.endsWith('refresh_listing'))).toBe(false);
  });

  it('passes on whose listing it is not', async () => {
    const { send } = start({ [`${RPC}/import_source`]: () => refusalReply(404, 'not_found') });
    expect(await send({ listingId: LISTING })).toMatchObject({ status: 404, body: { code: 'not_found' } });
    expect(standIn.asked).toEqual([]);
  });
});
