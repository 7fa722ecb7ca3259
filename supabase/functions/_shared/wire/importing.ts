import { z } from 'zod';
import { id } from './fields.ts';
import { toldFields } from './home-schemas.ts';
import type { ListingRecord, RefusalCode } from '../reader/listing-record.ts';

/** How many links one request may hold: reading is work, and a function has two seconds of it. Send the rest in further requests. */
export const MAX_LINKS = 5;

/** Longer pages are not listings. Counted in characters of the page, not of the request. */
export const MAX_PAGE_CHARACTERS = 5_000_000;

const link = z.string().trim().min(1).max(4_000);
const html = z.string().min(1).max(MAX_PAGE_CHARACTERS);

/** What a client sends: links to fetch, a page that the person brought, or one of their listings to read again. */
export type ImportListingRequest =
  | { readonly url: string }
  | { readonly urls: readonly string[] }
  | { readonly html: string; readonly url?: string | null }
  | { readonly listingId: string; readonly html?: string | null; readonly isPreview?: boolean };

export const importListingRequest = z.union([
  z.strictObject({ url: link }).transform(({ url }) => ({ kind: 'links' as const, urls: [url] })),
  z
    .strictObject({ urls: z.array(link).min(1).max(MAX_LINKS) })
    .transform(({ urls }) => ({ kind: 'links' as const, urls })),
  z
    .strictObject({ html, url: link.nullish() })
    .transform((page) => ({ kind: 'page' as const, html: page.html, url: page.url ?? null })),
  z
    .strictObject({
      listingId: id,
      html: html.nullish(),
      /** only says what the page says now; whoever asks chooses, and saves it as any other edit */
      isPreview: z.boolean().optional(),
    })
    .transform((again) => ({
      kind: 'refresh' as const,
      listingId: again.listingId,
      html: again.html ?? null,
      isPreview: again.isPreview ?? false,
    })),
]);

/**
 * Why a link was not fetched. Stable: `importReason.<code>` is the sentence of each in every locale, as of each refusal
 * code of the reader. Whatever the code, the row stays, and the person can bring the page or type it in.
 */
export const FETCH_CODES = [
  'not_a_web_address',
  'port_not_allowed',
  'address_not_public',
  'host_not_found',
  'host_not_allowed',
  'robots_disallowed',
  'host_refused',
  'page_gone',
  'not_reached',
  'too_slow',
  'too_large',
  'not_a_page',
  'too_many_redirects',
  'bad_answer',
  'no_listing_markup',
  'withdrawn',
] as const;
export type FetchCode = (typeof FETCH_CODES)[number];

/** `read`: usable. `refused`: the page was read and is no home for a game; its facts are kept. `ask`: the server has no page, so the person brings it. */
export const IMPORT_OUTCOMES = ['read', 'refused', 'ask'] as const;
export type ImportOutcome = (typeof IMPORT_OUTCOMES)[number];

const record = z.custom<ListingRecord>(
  (value) => typeof value === 'object' && value !== null && 'grade' in value && 'price' in value,
);

/** One link or page and what became of it; rows come back in the order of the request. */
export const importedRow = z.object({
  /** as it was sent */
  url: z.string().nullable(),
  /** without tracking: two links to one listing have the same */
  link: z.string().nullable(),
  portal: z.string().nullable(),
  outcome: z.enum(IMPORT_OUTCOMES),
  refusal: z
    .object({
      code: z.custom<FetchCode | RefusalCode>((code) => typeof code === 'string'),
      reason: z.string(),
    })
    .nullable(),
  /** the price and all: for the person who brought the link, never for players */
  record: record.nullable(),
  /** the entry in the person's import history; `link_import` ties it to the listing that is made of it */
  importId: id.nullable(),
});
export type ImportedRow = z.output<typeof importedRow>;

const text = z.string().nullable();

/** A listing as its page has it now, in the words of the form that edits it; null is what the page does not say. */
export const listingNow = z.object({
  status: z.enum(['available', 'under_offer', 'sold']),
  price: z.object({
    kind: z.enum(['asking', 'sold']),
    amountMinor: z.number().int(),
    currency: z.string(),
    datedOn: text,
  }),
  facts: z.object(toldFields).omit({ title: true }),
});
export type ListingNow = z.output<typeof listingNow>;

/** Signed-in people only: without a valid sign-in the request is refused with `not_allowed`. */
export const importListingAnswer = z.object({
  rows: z.array(importedRow),
  /** after a refresh: did the listing get a new price version? Runs under way keep theirs. */
  refresh: z.object({ listingId: id, isPriceChanged: z.boolean() }).nullish(),
  /** of a refresh that only asked: what the page says now */
  now: listingNow.nullish(),
});
export type ImportListingAnswer = z.output<typeof importListingAnswer>;
