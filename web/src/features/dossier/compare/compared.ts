import { compareHomes, type ComparedHomes, type Side } from '#domain/dossier/match/compare-homes.ts';
import type { DossierFact } from '#domain/dossier/match/home-facts.ts';
import { hunterAreas, type HunterArea } from '#domain/dossier/match/hunter-areas.ts';
import { hunterWishes } from '#domain/dossier/match/hunter-wishes.ts';
import type { Wish } from '#domain/dossier/match/match-score.ts';
import type { HunterRow } from '#wire/dossier-hunt-rows.ts';
import type { QueryRow } from '#wire/dossier-rows.ts';
import type { Scene, SceneHome } from '../notes/scene.ts';
import { withoutAmounts } from '../profile/match-card.tsx';
import { factKeyOf } from './fact-questions.ts';

/** Two homes as their screens show them. */
export interface Compared {
  readonly scene: Scene;
  readonly comparisonId: string;
  readonly homes: Readonly<Record<Side, SceneHome>>;
  /** the hunter's; null where the reader may not know them */
  readonly wishes: readonly Wish[] | null;
  readonly areas: readonly HunterArea[];
  /** of the hunter's amounts */
  readonly currency: string;
  readonly result: ComparedHomes;
  /** has the fact of the home become a question already? */
  readonly isAsked: (fact: DossierFact, side: Side) => boolean;
  readonly reload: () => Promise<void>;
}

export const SIDES = ['a', 'b'] as const;

interface Read {
  readonly homes: Readonly<Record<Side, SceneHome>>;
  readonly hunter: HunterRow | null;
  readonly queries: readonly QueryRow[];
}

/** What follows from what was read: amounts of two currencies are no difference that anybody can judge. */
export function comparedOf(
  read: Read,
  rest: Pick<Compared, 'scene' | 'comparisonId' | 'reload'> & { readonly mayReadProfile: boolean },
): Compared {
  const { homes, hunter, queries } = read;
  const { mayReadProfile, ...more } = rest;
  const currency = hunter?.currency ?? homes.a.currency;
  const wishes = mayReadProfile ? (hunter ? hunterWishes(hunter) : []) : null;
  const isOneMoney = homes.a.currency === homes.b.currency;
  const facts = (side: Side) => (isOneMoney ? homes[side].facts : withoutAmounts(homes[side]));
  const judged = (wishes ?? []).filter(
    ({ fact }) => !(fact.endsWith('Minor') && homes.a.currency !== currency),
  );
  return {
    ...more,
    homes,
    wishes,
    areas: hunterAreas(hunter?.areas),
    currency,
    result: compareHomes(facts('a'), facts('b'), judged),
    isAsked: (fact, side) =>
      queries.some(({ assetId, readyKey }) => assetId === homes[side].id && readyKey === factKeyOf(fact)),
  };
}
