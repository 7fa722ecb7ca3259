import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { importListingAnswer, type ImportedRow } from '../../supabase/functions/_shared/wire/importing.ts';
import { readStackAddress } from '../test/stack-address.ts';
import { startStandInPortal, type StandInPortal } from '../test/stand-in-portal.ts';

const stack = readStackAddress();
let portal: StandInPortal;
let token: string;

beforeAll(async () => {
  portal = await startStandInPortal(stack);
  const answer = await fetch(`${stack.api}/auth/v1/signup`, {
    method: 'POST',
    headers: { apikey: stack.publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify({ email: `${randomUUID()}@example.com`, password: randomUUID() }),
  });
  token = ((await answer.json()) as { access_token: string }).access_token;
});
afterAll(() => portal.close());

async function rowsOf(body: object): Promise<ImportedRow[]> {
  const request = new Request('http://functions.test/import-listing', {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
  return importListingAnswer.parse(await (await portal.answer(request)).json()).rows;
}

const AGENCY = 'https://www.sample-agents.co.uk/homes/sample-lane';

it('links are read, refused or sent back for their page as the operator’s table says, and kept in the person’s history', async () => {
  const rows = await rowsOf({
    urls: [
      AGENCY,
      'https://www.zoopla.co.uk/for-sale/details/900000003/',
      'https://www.plain-agents.co.uk/homes/1',
      'http://10.0.0.1/',
    ],
  });
  expect(rows.map(({ outcome, refusal }) => [outcome, refusal?.code ?? null])).toEqual([
    ['read', null],
    ['ask', 'host_not_allowed'],
    ['ask', 'no_listing_markup'],
    ['ask', 'address_not_public'],
  ]);
  expect(rows[0]?.record?.price).toMatchObject({ amountMinor: 42_500_000, currency: 'GBP' });
  expect(portal.asked.filter((place) => place.includes('zoopla'))).toEqual([]);

  const history = await fetch(
    `${stack.api}/rest/v1/listing_imports?select=id,outcome,code&order=created_at,id`,
    {
      headers: { apikey: stack.publishableKey, authorization: `Bearer ${token}` },
    },
  );
  const entries = (await history.json()) as { id: string; outcome: string }[];
  expect(entries.map(({ id }) => id).sort()).toEqual(rows.map(({ importId }) => importId ?? '').sort());
  // No price; an id may hold any digits.
  const said = entries.map(({ id: _, ...entry }) => entry);
  expect(JSON.stringify(said)).not.toContain('425');
});

it('what was taken down is neither fetched nor imported again', async () => {
  const service = (name: string, body: object) =>
    fetch(`${stack.api}/rest/v1/rpc/${name}`, {
      method: 'POST',
      headers: {
        apikey: stack.secretKey,
        authorization: `Bearer ${stack.secretKey}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify(body),
    });
  const url = `https://www.sample-agents.co.uk/homes/${randomUUID()}`;
  const owner = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { sub: string };
  const listing = {
    external_ref: url,
    owner_id: owner.sub,
    source_url: url,
    currency: 'GBP',
    title: 'A home that goes',
    price: { kind: 'asking', amount_minor: 30_000_000 },
    asset: { country_code: 'GB' },
  };
  const made = (await (await service('import_listing', { payload: listing })).json()) as {
    listing_id: string;
  };
  const gone = await service('withdraw_listings', { user_id: owner.sub, listing_ids: [made.listing_id] });
  expect(gone.status).toBe(200);
  expect(await rowsOf({ url })).toMatchObject([{ outcome: 'refused', refusal: { code: 'withdrawn' } }]);
  expect(portal.asked.filter((place) => url.endsWith(place))).toEqual([]);
  expect(
    (await service('import_listing', { payload: { ...listing, external_ref: randomUUID() } })).status,
  ).toBe(410);
});
