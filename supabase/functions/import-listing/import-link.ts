import type { ListingRecord } from '../_shared/reader/listing-record.ts';
import { timeBudget } from '../_shared/reader/time-budget.ts';
import { readListingPage } from '../_shared/reader/read-listing-page.ts';
import { readListingUrl } from '../_shared/reader/url/normalise-url.ts';
import type { ImportedRow } from '../_shared/wire/importing.ts';
import { checkLink } from '../_shared/fetch/check-link.ts';
import { FetchFailure } from '../_shared/fetch/fetch-failure.ts';
import { fetchPage } from '../_shared/fetch/fetch-page.ts';
import type { ImportTools } from '../_shared/fetch/import-tools.ts';
import type { ImportRules } from '../_shared/fetch/import-rules.ts';

/** A row before its entry in the history has an id. */
export type UnrecordedRow = Omit<ImportedRow, 'importId'>;

/** Fetches and reads one link. A link that cannot be fetched is a row too, which says why. */
export async function importLink(
  url: string,
  rules: ImportRules,
  tools: ImportTools,
): Promise<UnrecordedRow> {
  const link = readListingUrl(url);
  const place = { url, link: link?.url ?? null, portal: link?.portal?.key ?? null };
  try {
    if (link !== null && rules.isWithdrawn(link.url)) {
      return { ...place, outcome: 'refused', refusal: WITHDRAWN, record: null };
    }
    // As it was typed: what is taken off for comparing, such as a password, is a reason to keep away.
    if (/^[a-z][a-z\d+.-]*:/i.test(url)) checkLink(url);
    const page = await fetchPage(link?.url ?? url, {
      ...tools,
      checkHost: async (host) => {
        await rules.ruleOf(host);
      },
    });
    const row = rowOfPage(page.html, page.url, place, tools);
    const { rule } = await rules.ruleOf(page.host);
    if (rule === 'allowed' || row.record === null || row.outcome === 'ask' || hasListingMarkup(row.record)) {
      return row;
    }
    // What the page is may be said, whatever the site allows to be read of it.
    if (row.refusal?.code === 'search' || row.refusal?.code === 'removed') return { ...row, record: null };
    return { ...place, outcome: 'ask', refusal: NO_MARKUP, record: null };
  } catch (error) {
    if (!(error instanceof FetchFailure)) throw error;
    const refusal = { code: error.code, reason: error.message };
    return { ...place, outcome: error.code === 'page_gone' ? 'refused' : 'ask', refusal, record: null };
  }
}

/** How long one page may be read: hosted functions have two seconds of processor time for all of a request. */
const READING_MS = 1_000;

/** The row of a page that was fetched, or that the person brought. */
export function rowOfPage(
  html: string,
  url: string | null,
  place: Pick<UnrecordedRow, 'url' | 'link' | 'portal'>,
  { now }: Pick<ImportTools, 'now'>,
): UnrecordedRow {
  const record = readListingPage(html, url, timeBudget(READING_MS, now));
  const { refused } = record;
  // A wall or a sign-in page is no answer about the home: the person can bring the page itself.
  const isWall = refused !== null && ['blocked', 'login', 'unreadable', 'too_complex'].includes(refused.code);
  return {
    url: place.url,
    link: record.url ?? place.link,
    portal: record.portal ?? place.portal,
    outcome: refused === null ? 'read' : isWall ? 'ask' : 'refused',
    refusal: refused,
    record,
  };
}

const WITHDRAWN = {
  code: 'withdrawn',
  reason: 'This home was taken down at the wish of somebody who holds rights in it. Leave it out.',
} as const;
const NO_MARKUP = {
  code: 'no_listing_markup',
  reason:
    'The site does not describe its homes for programs, so its pages are not fetched. Bring the page yourself.',
} as const;

/** Did the page say what it is in a form made for programs? */
function hasListingMarkup({ sources }: ListingRecord): boolean {
  return Object.values(sources).some((layer) => ['portal-data', 'json-ld', 'microdata'].includes(layer));
}
