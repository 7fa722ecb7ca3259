import { z } from 'zod';
import { FAMILY_KEYS } from '../domain/families.ts';
import type { DraftRules } from './drafts.ts';
import { cursor, id } from './fields.ts';
import { IMPORT_OUTCOMES } from './importing.ts';
import { photo } from './photos.ts';

const text = z.string().nullable();

/** A home that exists already. The price is there for whoever manages it. */
export const listingCard = z.object({
  id,
  title: z.string(),
  currency: z.string(),
  propertyType: z.string(),
  bedrooms: z.number().nullable(),
  town: text,
  district: text,
  region: text,
  countryCode: z.string(),
  address: text,
  photos: z.array(photo),
  price: z.object({ kind: z.string(), amountMinor: z.number().nullable() }).nullable(),
  createdAt: z.string().optional(),
});
export type ListingCard = z.output<typeof listingCard>;

/** Homes of the person or their agency, the newest first, fifty at a time. */
export const ownListings = {
  takes: z.object({ search: z.string().optional(), after: z.string().nullish() }),
  answers: z.object({ rows: z.array(listingCard), next: cursor }),
  callers: 'account',
  mayRepeat: true,
} as const;
export type ListingPage = z.output<typeof ownListings.answers>;

/** A template for a game. */
export const gameTemplate = z.object({
  key: z.string(),
  family: z.enum(FAMILY_KEYS),
  rules: z.custom<Partial<DraftRules>>((rules) => typeof rules === 'object' && rules !== null),
  homes: z.number().int(),
});
export type GameTemplate = z.output<typeof gameTemplate>;

export const listTemplates = {
  takes: z.object({}),
  answers: z.array(gameTemplate),
  callers: 'everybody',
  mayRepeat: true,
} as const;

/** The sample homes that a template comes with. */
export const templateHomes = {
  takes: z.object({ templateKey: z.string() }),
  answers: z.array(listingCard),
  callers: 'everybody',
  mayRepeat: true,
} as const;

/** An entry of the import history: what came when, from where, and what became of it. */
export const importEntry = z.object({
  id,
  way: z.enum(['link', 'page', 'file', 'typed', 'refresh']),
  sourceHost: text,
  outcome: z.enum(IMPORT_OUTCOMES),
  code: text,
  reason: text,
  grade: text,
  /** what the page called the home */
  home: text,
  link: text,
  createdAt: z.string(),
  /** the home that was made of it is gone */
  isWithdrawn: z.boolean(),
  /** the home that was made of it */
  card: listingCard.nullable(),
});
export type ImportEntry = z.output<typeof importEntry>;

/** What the person brought in, the newest first, thirty at a time. */
export const ownImports = {
  takes: z.object({ after: z.string().optional() }),
  answers: z.object({ rows: z.array(importEntry), next: cursor }),
  callers: 'account',
  mayRepeat: true,
} as const;
export type ImportPage = z.output<typeof ownImports.answers>;

/** An entry about something that the browser read. Its names are the columns'. */
export const importNote = z.object({
  /** the row's: noted again it is the same entry, and publishing ties the listing to it */
  id,
  way: z.enum(['page', 'file', 'typed']),
  outcome: z.enum(IMPORT_OUTCOMES),
  code: text,
  reason: text,
  grade: z.string(),
  source_host: text,
  /** what the page called the home */
  home: text,
  link: text,
});
export type ImportNote = Readonly<z.output<typeof importNote>>;

/** Writes entries of the person's import history; entries that are there already stay as they are. */
export const noteImports = {
  takes: z.object({ entries: z.array(importNote).readonly() }),
  /** their ids, in the order of the entries */
  answers: z.array(id),
  callers: 'account',
  mayRepeat: true,
} as const;
