import { draftDocument } from '../drafts.ts';

/** A draft without homes. */
export const EXAMPLE_DRAFT = draftDocument.parse({
  schema: 1,
  family: 'public',
  title: 'Παιχνίδι',
  slug: '',
  description: '',
  hostName: '',
  currency: 'GBP',
  regions: [],
  rules: {
    rounds: 5,
    order: 'fixed',
    mode: 'classic',
    formula: 'log_ratio',
    difficulty: 'normal',
    hints: [],
    hiddenFacts: [],
    roundSeconds: null,
    missLimitPercent: null,
    bounds: null,
    hasLeaderboard: true,
  },
  visibility: 'public',
  codes: [],
  opensAt: null,
  closesAt: null,
  embedDomains: [],
  arePhotosChecked: false,
  rows: [],
});
