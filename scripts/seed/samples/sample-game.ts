import type { BuiltModeKey } from '#domain/modes.ts';
import type { HOST_PRESENTATIONS } from '#domain/presentations.ts';
import { listSamples } from './sample-listings.ts';
import type { SampleCurrency } from './sample-listing.ts';
import { plannedHomesOf } from './sample-plan.ts';

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

type HostPresentation = (typeof HOST_PRESENTATIONS)[number];

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
  /** A presentation of the domain's table beside the mode. */
  readonly presentation?: HostPresentation;
  /** Each run has an order of its own, for marathons; else everybody meets the same homes in the same order. */
  readonly isShuffled?: boolean;
  /** When an edition came out. Long ago, so that no clock keeps a sample shut. */
  readonly opensAt?: string;
  /** `externalRef`s in playing order. */
  readonly listingRefs: readonly string[];
}

export type GameTexts = Pick<SampleGame, 'slug' | 'family' | 'title' | 'description'> &
  Partial<
    Pick<
      SampleGame,
      'difficulty' | 'hasHints' | 'mode' | 'presentation' | 'isShuffled' | 'opensAt' | 'rounds'
    >
  >;

/**
 * A game of the homes that are planned for it: a run is all of them, where nothing else is said.
 *
 * @throws RangeError when the homes are priced in several currencies
 */
export function makeGame(texts: GameTexts): SampleGame {
  const listings = listSamples(plannedHomesOf(texts.slug));
  const [first] = listings;
  if (!first || listings.some((listing) => listing.currency !== first.currency)) {
    throw new RangeError(`${texts.slug} needs listings in one currency`);
  }
  return {
    difficulty: 'normal',
    hasHints: true,
    rounds: listings.length,
    ...texts,
    currency: first.currency,
    listingRefs: listings.map((listing) => listing.externalRef),
  };
}
