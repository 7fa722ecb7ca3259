import type { BuiltModeKey } from '#domain/modes.ts';
import type { SampleCurrency, SampleListing } from './sample-listing.ts';

export const sampleGameFamilies = [
  'public',
  'branded',
  'forum',
  'one-off',
  'klavo',
  'ultima',
  'roundup',
] as const;
export type SampleGameFamily = (typeof sampleGameFamilies)[number];

/** A game of the seed: its texts, its rules and which samples are in it. One game has one currency. */
export interface SampleGame {
  readonly slug: string;
  readonly family: SampleGameFamily;
  readonly title: string;
  readonly description: string;
  readonly currency: SampleCurrency;
  readonly rounds: number;
  readonly difficulty: 'easy' | 'normal' | 'hard';
  /** Whether players may buy hints with points. */
  readonly hasHints: boolean;
  /** A mode of the domain's table; classic where it is absent. */
  readonly mode?: BuiltModeKey;
  /** `externalRef`s in playing order; a run draws its rounds from them. */
  readonly listingRefs: readonly string[];
}

type Rules = Omit<SampleGame, 'currency' | 'listingRefs'>;

/** A game of these homes, which share one currency. */
export function makeGame(rules: Rules, listings: readonly SampleListing[]): SampleGame {
  const [first] = listings;
  if (!first || listings.some((listing) => listing.currency !== first.currency)) {
    throw new RangeError(`${rules.slug} needs listings in one currency`);
  }
  return { ...rules, currency: first.currency, listingRefs: listings.map((listing) => listing.externalRef) };
}
