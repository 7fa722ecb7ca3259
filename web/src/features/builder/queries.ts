import type { DraftDocument, PublishedGame } from '#functions/publish-game/contract.ts';
import type { FamilyKey } from '#domain/families.ts';
import type { DraftRules } from '#functions/publish-game/contract.ts';
import { callRpc } from '#lib/api.ts';
import { AppError } from '#lib/app-error.ts';
import type { Photo } from '#lib/photo.ts';
import { readDocument } from './draft/read-document.ts';

/** A draft in the list of a person's drafts. */
export interface DraftEntry {
  readonly id: string;
  readonly version: number;
  readonly updatedAt: string;
  readonly title: string;
  readonly family: FamilyKey;
  readonly rows: number;
  readonly published: PublishedGame | null;
}

export interface StoredDraft extends DraftEntry {
  readonly document: DraftDocument;
}

/** A home that exists already. The price is there for whoever manages it. */
export interface ListingCard {
  readonly id: string;
  readonly title: string;
  readonly currency: string;
  readonly propertyType: string;
  readonly bedrooms: number | null;
  readonly town: string | null;
  readonly district: string | null;
  readonly region: string | null;
  readonly countryCode: string;
  readonly address: string | null;
  readonly photos: readonly Photo[];
  readonly price: { readonly kind: string; readonly amountMinor: number | null } | null;
  readonly createdAt?: string;
}

export interface GameTemplate {
  readonly key: string;
  readonly family: FamilyKey;
  readonly rules: Partial<DraftRules>;
  readonly homes: number;
}

/** A brand that the person may publish under. */
export interface OwnBrand {
  readonly key: string;
  readonly displayName: string;
  readonly logoUrl: string | null;
}

/** Brands of the agencies that the person works for. */
export function readOwnBrands(): Promise<readonly OwnBrand[]> {
  return callRpc<readonly OwnBrand[]>('own_brands', {});
}

/** A draft of the signed-in person; one that a newer page wrote cannot be edited by this one. */
export async function readDraft(id: string): Promise<StoredDraft> {
  const stored = await callRpc<DraftEntry & { readonly document: unknown }>('read_draft', { draft_id: id });
  const document = readDocument(stored.document);
  if (document instanceof Error) throw new AppError('draft_unreadable', document.message);
  return { ...stored, document };
}

export function readDrafts(): Promise<readonly DraftEntry[]> {
  return callRpc<readonly DraftEntry[]>('own_drafts', {});
}

export interface ListingPage {
  readonly rows: readonly ListingCard[];
  readonly next: string | null;
}

/** Homes of the person or their agency, newest first, fifty at a time. */
export function readOwnListings(search: string, after: string | null): Promise<ListingPage> {
  return callRpc<ListingPage>('own_listings', { search, after });
}

/** An entry of the import history: what came when, from where, and what became of it. */
export interface ImportEntry {
  readonly id: string;
  readonly way: 'link' | 'page' | 'file' | 'typed' | 'refresh';
  readonly sourceHost: string | null;
  readonly outcome: 'read' | 'refused' | 'ask';
  readonly code: string | null;
  readonly reason: string | null;
  readonly grade: string | null;
  /** what the page called the home */
  readonly home: string | null;
  readonly link: string | null;
  readonly createdAt: string;
  /** the home that was made of it is gone */
  readonly isWithdrawn: boolean;
  /** the home that was made of it */
  readonly card: ListingCard | null;
}

export interface ImportPage {
  readonly rows: readonly ImportEntry[];
  readonly next: string | null;
}

/** What the person brought in, newest first, thirty at a time. */
export function readOwnImports(after: string | null): Promise<ImportPage> {
  return callRpc<ImportPage>('own_imports', after === null ? {} : { after });
}

export function readTemplates(): Promise<readonly GameTemplate[]> {
  return callRpc<readonly GameTemplate[]>('list_templates', {});
}

export function readTemplateHomes(key: string): Promise<readonly ListingCard[]> {
  return callRpc<readonly ListingCard[]>('template_homes', { template_key: key });
}
