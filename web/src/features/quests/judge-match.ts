import { homeKindOf } from '#domain/home-kinds.ts';
import { ENERGY_RATINGS } from '#domain/market/energy-bands.ts';
import type { DossierFacts } from '#domain/dossier/match/home-facts.ts';
import { matchScore, type MatchScore, type Wish } from '#domain/dossier/match/match-score.ts';
import { readWishes } from '#domain/dossier/match/wishes-in-words.ts';
import type { SearchMatch } from '#wire/quests.ts';

/** A home that fits a search, with how well it meets what was wished for in words. */
export interface JudgedMatch {
  readonly match: SearchMatch;
  /** null: nothing was wished for */
  readonly score: MatchScore | null;
}

/** What a listing states, as facts that wishes are judged by; what it does not state is unknown. */
export function factsOf(match: SearchMatch): DossierFacts {
  const { priceMinor, bedrooms, bathrooms, areaM2, plotAreaM2, yearBuilt, tenure } = match;
  return {
    priceMinor,
    bedrooms,
    bathrooms,
    floorAreaM2: areaM2,
    plotAreaM2,
    yearBuilt,
    homeKind: homeKindOf(match.type),
    energyRating: ENERGY_RATINGS.find((rating) => rating === match.energyRating?.toUpperCase()) ?? null,
    isFreehold: tenure === null ? null : tenure === 'freehold' ? true : tenure === 'leasehold' ? false : null,
  };
}

/**
 * Homes in the order of how well they fit: what is met for certain first, then what could be. A home that lacks what
 * must be comes last; of equals the cheaper one comes first.
 */
export function judgeMatches(matches: readonly SearchMatch[], wishes: string): readonly JudgedMatch[] {
  const read: readonly Wish[] = readWishes(wishes).wishes;
  return matches
    .map((match) => ({ match, score: matchScore(read, factsOf(match)) }))
    .toSorted(
      (one, other) =>
        Number(isRuledOut(one)) - Number(isRuledOut(other)) ||
        (other.score?.score ?? 0) - (one.score?.score ?? 0) ||
        (other.score?.couldBe ?? 0) - (one.score?.couldBe ?? 0) ||
        one.match.priceMinor - other.match.priceMinor,
    );
}

/** Whether a home is known to lack what must be. */
export function isRuledOut({ score }: JudgedMatch): boolean {
  return (score?.dealBreakers.length ?? 0) > 0;
}
