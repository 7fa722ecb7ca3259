import type { OwnBrand } from '#wire/brands.ts';
import type { DraftDocument } from '#wire/drafts.ts';
import type { GameTemplate, ImportPage, ListingCard, ListingPage } from '#wire/listing-cards.ts';
import type { DraftEntry } from '#wire/own-drafts.ts';
import { callRpc } from '#lib/api.ts';
import { AppError } from '#lib/app-error.ts';
import { readDocument } from './draft/read-document.ts';

export interface StoredDraft extends DraftEntry {
  readonly document: DraftDocument;
}

/** Brands of the agencies that the person works for. */
export function readOwnBrands(): Promise<readonly OwnBrand[]> {
  return callRpc('own_brands', {});
}

/** A draft of the signed-in person; one that a newer page wrote cannot be edited by this one. */
export async function readDraft(id: string): Promise<StoredDraft> {
  const stored = await callRpc('read_draft', { draftId: id });
  const document = readDocument(stored.document);
  if (document instanceof Error) throw new AppError('draft_unreadable', document.message);
  return { ...stored, document };
}

export function readDrafts(): Promise<readonly DraftEntry[]> {
  return callRpc('own_drafts', {});
}

/** Drafts that the signed-in person deleted in the last thirty days. */
export function readDeletedDrafts(): Promise<readonly DraftEntry[]> {
  return callRpc('deleted_drafts', {});
}

/** Homes of the person or their agency, newest first, fifty at a time. */
export function readOwnListings(search: string, after: string | null): Promise<ListingPage> {
  return callRpc('own_listings', { search, after });
}

/** What the person brought in, newest first, thirty at a time. */
export function readOwnImports(after: string | null): Promise<ImportPage> {
  return callRpc('own_imports', after === null ? {} : { after });
}

export function readTemplates(): Promise<readonly GameTemplate[]> {
  return callRpc('list_templates', {});
}

export function readTemplateHomes(key: string): Promise<readonly ListingCard[]> {
  return callRpc('template_homes', { templateKey: key });
}
