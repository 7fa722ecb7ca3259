import { DRAFT_SCHEMA, type DraftDocument, type DraftRules } from '#wire/drafts.ts';
import { FAMILIES, type FamilyKey } from '#domain/families.ts';
import { HINT_KINDS } from '#domain/hints.ts';
import { RUN_LENGTHS, type BuiltModeKey } from '#domain/modes.ts';

/** What a family's game is like unless its maker says otherwise. */
const FAMILY_RULES: Readonly<Partial<Record<FamilyKey, Partial<DraftRules>>>> = {
  'one-off': { rounds: RUN_LENGTHS.quick },
  klavo: { rounds: RUN_LENGTHS.standard, hints: [] },
  ultima: { rounds: RUN_LENGTHS.marathon, order: 'random', missLimitPercent: 25 },
  roundup: { rounds: RUN_LENGTHS.quick },
};

/** An empty draft of a family, in the currency that its maker probably wants. */
export function newDraft(family: FamilyKey, currency: string, mode: BuiltModeKey = 'classic'): DraftDocument {
  return {
    schema: DRAFT_SCHEMA,
    family,
    title: '',
    slug: '',
    description: '',
    hostName: '',
    brand: null,
    currency,
    currencyFrom: 'guess',
    regions: [],
    rules: {
      rounds: RUN_LENGTHS.standard,
      order: 'fixed',
      mode,
      formula: 'log_ratio',
      difficulty: 'normal',
      scoringOptions: [],
      absoluteLimitMinor: null,
      hints: [...HINT_KINDS],
      hiddenFacts: [],
      roundSeconds: null,
      missLimitPercent: null,
      bounds: null,
      hasLeaderboard: FAMILIES[family].hasLeaderboard,
      ...FAMILY_RULES[family],
    },
    visibility: family === 'public' ? 'public' : 'unlisted',
    codes: [],
    opensAt: null,
    closesAt: null,
    embedDomains: [],
    arePhotosChecked: false,
    rows: [],
    coverPhotoId: null,
    removed: [],
  };
}
