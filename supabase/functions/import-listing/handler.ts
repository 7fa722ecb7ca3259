import type { z } from 'zod';
import type { Database } from '../_shared/database.ts';
import { Refusal } from '../_shared/problem.ts';
import { homeName } from '../_shared/reader/home-name.ts';
import type { ListingRecord } from '../_shared/reader/listing-record.ts';
import { readListingUrl } from '../_shared/reader/url/normalise-url.ts';
import type { Answer, Handler, HandlerContext } from '../_shared/serve.ts';
import type { ImportedRow, ImportListingAnswer, importListingRequest } from '../_shared/wire/importing.ts';
import type { ImportTools } from '../_shared/fetch/import-tools.ts';
import { importLink, rowOfPage, type UnrecordedRow } from './import-link.ts';
import { beginImport } from '../_shared/fetch/import-rules.ts';
import { isUnderOffer, listingNow } from './listing-now.ts';

type Request = z.output<typeof importListingRequest>;
type Way = 'link' | 'page' | 'refresh';

/** Who asks, once that is known. */
interface Person {
  readonly userId: string;
  readonly address: string;
  readonly database: Database;
}

/**
 * Reads listings for the person who brought them: links that the operator's table allows are fetched, pages are read as
 * they came. Prices are in the answer: it goes to the signed-in person alone, for a draft of their own.
 */
export function createImportListing(tools: ImportTools): Handler<Request> {
  return async (input, context) => {
    const person = personOf(context);
    if (input.kind === 'refresh') return refresh(input, person, tools);
    const rows =
      input.kind === 'page'
        ? [await readPage(input.html, input.url, person, tools)]
        : await readLinks(input.urls, person, tools);
    return answer({ rows: await record(rows, input.kind === 'page' ? 'page' : 'link', person) });
  };
}

function personOf({ caller, database }: HandlerContext): Person {
  if (caller.userId === null) {
    throw new Refusal(
      'not_allowed',
      'Links are read for people who are signed in. Sign in, or bring the page itself; the rows stay.',
    );
  }
  return { userId: caller.userId, address: caller.address, database };
}

async function readLinks(
  urls: readonly string[],
  person: Person,
  tools: ImportTools,
): Promise<UnrecordedRow[]> {
  const links = urls.map((url) => readListingUrl(url));
  const rules = await beginImport(person.database, {
    ...person,
    links: urls.map((url, place) => links[place]?.url ?? url),
    hosts: links.flatMap((link) => (link === null ? [] : [link.host])),
  });
  return Promise.all(urls.map((url) => importLink(url, rules, tools)));
}

async function readPage(
  html: string,
  url: string | null,
  person: Person,
  tools: ImportTools,
): Promise<UnrecordedRow> {
  const link = url === null ? null : readListingUrl(url);
  await beginImport(person.database, { ...person, links: [link?.url ?? ''], hosts: [] });
  return rowOfPage(html, url, { url, link: link?.url ?? null, portal: link?.portal?.key ?? null }, tools);
}

async function refresh(
  { listingId, html, isPreview }: Extract<Request, { kind: 'refresh' }>,
  person: Person,
  tools: ImportTools,
): Promise<Answer> {
  const ids = { listingId, userId: person.userId };
  const source = await person.database.call('import_source', ids);
  if (source.sourceUrl === null && html === null) {
    throw new Refusal('invalid_request', 'This listing has no address to read again. Bring its page.');
  }
  const [row] =
    html === null
      ? await readLinks([source.sourceUrl ?? ''], person, tools)
      : [await readPage(html, source.sourceUrl, person, tools)];
  const rows = await record(row ? [row] : [], 'refresh', person);
  const found = row?.outcome === 'read' ? row.record : null;
  if (isPreview) return answer({ rows, now: found && listingNow(found) });
  const price = found && pricePayload(found);
  if (price === null) return answer({ rows });
  const { isPriceChanged } = await person.database.call('refresh_listing', {
    ...ids,
    payload: { ...price, importId: rows[0]?.importId ?? null },
  });
  return answer({ rows, refresh: { listingId, isPriceChanged } });
}

function pricePayload({ price, status, listingType }: ListingRecord) {
  if (price === null || price.amountMinor === null || price.currency === null) return null;
  const isSold = price.kind === 'sold' || listingType === 'sold';
  return {
    kind: isSold ? 'sold' : 'asking',
    amountMinor: price.amountMinor,
    currency: price.currency,
    status: isSold ? 'sold' : isUnderOffer(status) ? 'under_offer' : 'available',
  } as const;
}

/** Writes the person's history and gives each row the id of its entry. */
async function record(
  rows: readonly UnrecordedRow[],
  way: Way,
  { database, userId }: Person,
): Promise<ImportedRow[]> {
  const entries = rows.map((row) => ({
    way,
    sourceHost: hostOf(row.link),
    outcome: row.outcome,
    code: row.refusal?.code ?? null,
    reason: row.refusal?.reason ?? null,
    grade: row.record?.grade ?? null,
    home: row.record && homeName(row.record),
    link: row.link,
  }));
  const ids = await database.call('record_imports', { userId, entries });
  return rows.map((row, place) => ({ ...row, importId: ids[place] ?? null }));
}

function hostOf(link: string | null): string | null {
  return link === null ? null : (readListingUrl(link)?.host ?? null);
}

function answer(body: ImportListingAnswer): Answer {
  return { status: 200, body };
}
