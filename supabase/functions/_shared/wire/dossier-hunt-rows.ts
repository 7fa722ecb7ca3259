// Rows of what the people of a dossier look for and offer, as they are read and written through PostgREST.
import { z } from 'zod';
import { id } from './fields.ts';

const date = z.string().nullable();
const amount = z.number().int().min(1).max(1_000_000_000_000);

export const hunterRow = z.object({
  dossierId: id,
  currency: z.string(),
  budgetMinor: amount.nullable(),
  depositMinor: z.number().int().min(0).max(1_000_000_000_000).nullable(),
  incomeBand: z.string().max(40),
  /** hundredths of a per cent a year */
  rateBp: z.number().int().min(0).max(3000).nullable(),
  mustHaves: z.array(z.string().min(1).max(120)).max(60),
  dealBreakers: z.array(z.string().min(1).max(120)).max(60),
  /** `{ fact, want, value, isMust }`; `domain/dossier/match/hunter-wishes.ts` reads them */
  wishes: z.array(z.unknown()),
  weights: z.record(z.string(), z.unknown()),
  areas: z.array(z.unknown()),
  moveByOn: date,
  version: z.number().int(),
  updatedAt: z.string(),
});
export type HunterRow = z.output<typeof hunterRow>;

export const OFFER_STATES = ['planned', 'made', 'countered', 'accepted', 'rejected', 'withdrawn'] as const;
export const offerRow = z.object({
  id,
  dossierId: id,
  assetId: id,
  state: z.enum(OFFER_STATES),
  amountMinor: amount,
  currency: z.string(),
  madeOn: date,
  openUntilOn: date,
  conditions: z.string().max(4000),
  reply: z.string().max(4000),
  replyMinor: amount.nullable(),
  repliedOn: date,
  chain: z.string().max(2000),
  version: z.number().int(),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type OfferRow = z.output<typeof offerRow>;

/** What an offer said at some time. */
export const offerVersionRow = offerRow
  .pick({
    state: true,
    amountMinor: true,
    currency: true,
    replyMinor: true,
    conditions: true,
    reply: true,
    chain: true,
  })
  .extend({ offerId: id, version: z.number().int(), authorId: id.nullable(), savedAt: z.string() });
export type OfferVersionRow = z.output<typeof offerVersionRow>;
