/** What is known of an agency when it asks what to do next. */
export interface AgencyFacts {
  readonly games: Readonly<Partial<Record<string, number>>>;
  readonly homes: {
    readonly all: number;
    readonly withoutPhotos: number;
    readonly withoutPrice: number;
    readonly askedDown: number;
  };
  readonly people: number;
  readonly hasPlace: boolean;
  readonly hasContact: boolean;
  readonly now: { readonly runs: number; readonly completed: number };
}

interface StepRow {
  readonly step: string;
  readonly isDue: (facts: AgencyFacts) => boolean;
  /** where it is done: a screen of the administration, or an address of the site */
  readonly screen?: string;
  readonly path?: string;
}

/** What an agency does next, the most pressing first: each row with when it is due and where it is done. */
export const AGENCY_STEPS = [
  { step: 'answer-takedowns', isDue: ({ homes }) => homes.askedDown > 0, path: '/scoot-management' },
  { step: 'say-contact', isDue: ({ hasContact }) => !hasContact, screen: 'admin-agency-general' },
  { step: 'make-game', isDue: ({ games }) => total(games) === 0, path: '/create-game' },
  {
    step: 'open-game',
    isDue: ({ games }) => total(games) > 0 && (games['open'] ?? 0) + (games['scheduled'] ?? 0) === 0,
    path: '/scoot-management',
  },
  { step: 'add-photos', isDue: ({ homes }) => homes.withoutPhotos > 0, screen: 'admin-properties-list' },
  { step: 'add-prices', isDue: ({ homes }) => homes.withoutPrice > 0, screen: 'admin-properties-list' },
  { step: 'say-place', isDue: ({ hasPlace }) => !hasPlace, screen: 'admin-agency-location' },
  { step: 'invite-people', isDue: ({ people }) => people < 2, screen: 'admin-agency-members' },
  {
    step: 'share-game',
    isDue: ({ games, now }) => (games['open'] ?? 0) > 0 && now.runs === 0,
    path: '/scoot-management',
  },
  {
    step: 'shorten-game',
    isDue: ({ now }) => now.runs >= 20 && now.completed * 2 < now.runs,
    path: '/scoot-management',
  },
] as const satisfies readonly StepRow[];

export type AgencyStep = (typeof AGENCY_STEPS)[number];

/** The steps that are due, at most three: more are no help. */
export function stepsFor(facts: AgencyFacts): readonly AgencyStep[] {
  return AGENCY_STEPS.filter(({ isDue }) => isDue(facts)).slice(0, 3);
}

function total(games: AgencyFacts['games']): number {
  return Object.values(games).reduce<number>((sum, count) => sum + (count ?? 0), 0);
}
