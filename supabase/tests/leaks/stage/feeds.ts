import type { Sql } from 'postgres';
import type { StackAddress } from '../../../../scripts/test/stack-address.ts';
import { service } from './call-api.ts';

/** Feeds of the manager's agency. */
export interface StagedFeeds {
  /** Read twice: homes appeared, one changed its price, one went, and rows were refused. */
  readId: string;
  /** The newer of its readings. */
  runId: string;
  /** Listings that it brought. */
  listings: string[];
  /** Never read, to be removed. */
  spareId: string;
}

/** An address that the guard refuses before it is asked: nothing outside is reached. */
export const feedAddress = 'http://127.0.0.1/feed.json';

const stayedMinor = 84_617_300;
const changedMinor = 85_932_100;
const wentMinor = 92_715_800;
const refusedRows = [{ line: 3, home: 'Flat 2, Testham', code: 'no_price', reason: 'It has no price.' }];

interface Reading {
  homes: object[];
  seen: string[];
}

/** Two feeds of a brand; one is read as the read-feed function reads it, but for the fetching. */
export async function stageFeeds(
  address: StackAddress,
  sql: Sql,
  brand: string,
  userId: string,
): Promise<StagedFeeds> {
  // Not due: no clock reads them meanwhile.
  const feeds = await sql<{ id: string }[]>`
    insert into private.import_sources (agency_id, name, address, currency, next_run_at)
    select a.id, f.name, f.address, 'GBP', now() + interval '1 day' from public.agencies a
      cross join (values ('Homes of the hunt', ${feedAddress}), ('To be removed', ${`${feedAddress}?spare`})) as f (name, address)
    where a.key = ${brand} order by f.name returning id`;
  const [readId = '', spareId = ''] = feeds.map(({ id }) => id);
  const read = (reading: Reading) => readFeed(address, readId, userId, reading);
  await read({ homes: [appeared('1', stayedMinor, 71), appeared('2', wentMinor, 73)], seen: ['1', '2'] });
  const runId = await read({ homes: [repriced('1', changedMinor, 71)], seen: ['1'] });
  const homes = await sql<{ id: string }[]>`
    select listing_id as id from private.import_source_homes where source_id = ${readId}`;
  return { readId, runId, spareId, listings: homes.map(({ id }) => id) };
}

async function readFeed(
  address: StackAddress,
  sourceId: string,
  userId: string,
  { homes, seen }: Reading,
): Promise<string> {
  const { lease_id: leaseId } = await service<{ lease_id: string }>(address, 'claim_import_source', {
    source_id: sourceId,
    user_id: userId,
  });
  const refused = await service<object[]>(address, 'record_feed_homes', { lease_id: leaseId, homes });
  if (refused.length > 0) throw new Error(`The feed was not taken: ${JSON.stringify(refused)}`);
  const { id } = await service<{ id: string }>(address, 'finish_import_run', {
    lease_id: leaseId,
    result: { outcome: 'read', rows_read: homes.length + refusedRows.length, refused_rows: refusedRows },
    seen,
  });
  return id;
}

function appeared(key: string, amountMinor: number, house: number): object {
  return {
    ...{ key, kind: 'appeared', home: lane(house), fields: [], prints: [`price ${key}`] },
    listing: {
      ...{ currency: 'GBP', title: 'A home of a feed', description: 'Three bedrooms.' },
      price: { kind: 'asking', amount_minor: amountMinor },
      asset: {
        ...{ country_code: 'GB', property_type: 'house', bedrooms: 3 },
        ...{ town: 'Testham', address_line: lane(house) },
      },
    },
  };
}

function repriced(key: string, amountMinor: number, house: number): object {
  return {
    ...{ key, kind: 'changed', home: lane(house), fields: ['price'], prints: [`another price ${key}`] },
    listing: { currency: 'GBP', price: { kind: 'asking', amount_minor: amountMinor } },
  };
}

function lane(house: number): string {
  return `${house} Undisclosed Lane`;
}
