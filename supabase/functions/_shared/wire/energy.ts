import { z } from 'zod';
import { ENERGY_RATINGS } from '../domain/market/energy-bands.ts';
import { cursor } from './fields.ts';
import { marketSource } from './sold-charts.ts';

const year = z.number().int().min(1900).max(2100).nullish();
const rating = z.enum(ENERGY_RATINGS);
const words = z.string().nullable();
const figure = z.number().nullable();

const certificate = z.object({
  certificate: z.string(),
  address: z.string(),
  postcode: z.string(),
  authority: words,
  kind: words,
  builtForm: words,
  ageBand: words,
  rating,
  efficiency: figure,
  potentialRating: rating.nullable(),
  potentialEfficiency: figure,
  areaM2: figure,
  lodgedOn: z.string(),
  inspectedOn: words,
  reason: words,
  mainFuel: words,
  /** a year's cost in pence, as the certificate states it */
  heatingCostMinor: figure,
  hotWaterCostMinor: figure,
  lightingCostMinor: figure,
  energyKwhPerM2: figure,
  co2Tonnes: figure,
});
export type EnergyCertificate = z.infer<typeof certificate>;

/** Certificates of a postcode, its beginning, or an authority: one of these is said. */
export const findCertificates = {
  takes: z.object({
    /** as registers write it: "LS6 2AB", "LS6 2", "LS6" */
    postcode: z.string().nullish(),
    authority: z.string().nullish(),
    ratings: z.array(rating).nullish(),
    fromYear: year,
    toYear: year,
    after: z.string().nullish(),
  }),
  answers: z.object({
    rows: z.array(certificate),
    next: cursor,
    /** of the first page: homes of a postcode, certificates of an authority */
    bands: z.array(z.object({ rating, count: z.number().int() })),
    sources: z.array(marketSource),
  }),
  callers: 'everybody',
  mayRepeat: true,
} as const;
export type FoundCertificates = z.infer<typeof findCertificates.answers>;

/** The authorities whose certificates are here. */
export const certificateAuthorities = {
  takes: z.object({}),
  answers: z.array(z.object({ code: z.string(), name: z.string() })),
  callers: 'everybody',
  mayRepeat: true,
} as const;
export type CertificateAuthority = z.infer<typeof certificateAuthorities.answers>[number];
