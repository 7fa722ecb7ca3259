import { expect, test } from 'vitest';
import { createFakeBackend, post, type BackendCall } from '../_shared/fake-backend.ts';
import { readHomes } from '../_shared/reader/feeds/read-homes.ts';
import { serve } from '../_shared/serve.ts';
import { importHomesRequest } from '../_shared/wire/agency-homes.ts';
import { rowOfRecord } from '../_shared/wire/draft-row.ts';
import { importHomes } from './handler.ts';

const ID = '018f5b0e-3c5a-7b1e-9a59-0a1b2c3d4e5f';
const SIGNED_IN = { authorization: 'Bearer a-token' };
const TABLE = [
  'Ref,Address,Town,Postcode,Price,Beds,Description',
  'A1,12 Acacia Avenue,Testham,TE1 1ST,"£425,000",3,"Near Acacia Avenue, for £425,000"',
  'A2,13 Acacia Avenue,Testham,TE1 1ST,POA,3,Lovely',
].join('\n');

const rows = readHomes(TABLE, { currency: 'GBP' }).rows.map(({ record, line }, place) =>
  rowOfRecord(record, { id: `018f5b0e-3c5a-7b1e-9a59-0a1b2c3d4e5${String(place)}`, origin: 'feed', line }),
);

function server(wait: number | null = null) {
  const written = (call: BackendCall) =>
    (call.args['homes'] as readonly { line: number }[]).map(({ line }) => ({
      ...{ line, listing_id: ID, outcome: 'added', code: null, reason: null },
    }));
  const backend = createFakeBackend({
    '/auth/v1/user': () => ({ id: ID }),
    '/rest/v1/rpc/take_rate_limit': () => wait,
    '/rest/v1/rpc/import_homes': written,
  });
  const contract = { name: 'import-homes', contract: importHomesRequest, handle: importHomes } as const;
  return { ...backend, handler: serve(contract, backend.platform) };
}

test('homes of a table come in without price or street in their texts; what is no home is refused alone', async () => {
  const { handler, calls } = server();
  const answer = await handler(post({ agencyId: ID, rows }, SIGNED_IN));
  expect(answer.status).toBe(200);
  const told = ((await answer.json()) as { rows: { outcome: string }[] }).rows;
  expect(told.map(({ outcome }) => outcome)).toEqual(['added', 'refused']);
  const sent = calls.find(({ path }) => path.endsWith('import_homes'))?.args['homes'] as {
    reference: string | null;
    listing: { description: string; price: object };
  }[];
  expect(sent).toHaveLength(1);
  expect(sent[0]?.listing.price).toMatchObject({ kind: 'asking', amount_minor: 42_500_000 });
  expect(sent[0]?.listing.description).not.toMatch(/425|Acacia/);
});

test('a visitor brings nothing in, and somebody who brings too much waits', async () => {
  expect((await server().handler(post({ agencyId: ID, rows }))).status).toBe(403);
  expect((await server(30).handler(post({ agencyId: ID, rows }, SIGNED_IN))).status).toBe(429);
});
