/** How far the purchase of a home is, in order; the last two are its ends (decisions, section 6). */
export const DOSSIER_STAGES = [
  'hunting',
  'shortlisted',
  'viewing',
  'offer',
  'under-offer',
  'survey',
  'exchanged',
  'completed',
  'withdrawn',
] as const;
export type DossierStage = (typeof DOSSIER_STAGES)[number];

/** Countries that the guide knows the way of; everywhere else gets what holds everywhere. */
export const GUIDED_COUNTRIES = ['GB', 'US', 'ES'] as const;
export type GuidedCountry = (typeof GUIDED_COUNTRIES)[number];
