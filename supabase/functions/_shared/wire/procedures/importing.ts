import { z } from 'zod';
import { procedure } from '../call.ts';
import { id } from '../fields.ts';
import { IMPORT_OUTCOMES } from '../importing.ts';
import { refusal } from './refusals.ts';

const text = z.string().nullable();

/** What the operator says of a host. */
export const hostRule = z.object({
  rule: z.enum(['allowed', 'markup_only', 'forbidden']),
  reason: z.string(),
});
export type HostRule = z.output<typeof hostRule>;

/** Rules by host; a host without a rule of its own or of a name above it may be missing. */
const hostRules = z.record(z.string(), hostRule);

/** Limits and rules before links are fetched. */
export const beginImport = procedure(
  z.object({
    userId: id,
    links: z.array(z.string()).readonly(),
    hosts: z.array(z.string()).readonly(),
    clientAddress: z.string(),
  }),
  z.union([refusal, z.object({ rules: hostRules, withdrawn: z.array(z.string()) })]),
  { mayRepeat: false, verbatim: ['rules'] },
);

/** The rule of each host, by the longest name that covers it. */
export const importRules = procedure(z.object({ hosts: z.array(z.string()) }), hostRules, { verbatim: true });

const listingOfUser = { listingId: id, userId: id };

/** Where a listing of this user came from. */
export const importSource = procedure(
  z.object(listingOfUser),
  z.object({ sourceUrl: text, currency: z.string() }),
);

/** Writes what became of links and pages; answers the ids of the entries in order. */
export const recordImports = procedure(
  z.object({
    userId: id,
    entries: z.array(
      z.object({
        way: z.enum(['link', 'page', 'refresh']),
        sourceHost: text,
        outcome: z.enum(IMPORT_OUTCOMES),
        code: text,
        reason: text,
        grade: text,
        home: text,
        link: text,
      }),
    ),
  }),
  z.array(id),
  { mayRepeat: false },
);

/** What a listing of this user says now; a new price version when the price changed. */
export const refreshListing = procedure(
  z.object({
    ...listingOfUser,
    payload: z.object({
      kind: z.enum(['asking', 'sold']),
      amountMinor: z.number().int(),
      currency: z.string(),
      status: z.enum(['available', 'under_offer', 'sold']),
      importId: id.nullable(),
    }),
  }),
  z.object({ isPriceChanged: z.boolean() }),
  { mayRepeat: false },
);
