import type { PracticeReason } from '#domain/practice-reasons.ts';
import type { FamilyKey } from '#domain/families.ts';
import type { HintKind } from '#domain/hints.ts';
import type { ModeOptions } from '#domain/modes.ts';
import type { Rating } from '#domain/rating.ts';
import type { PriceKind } from '#domain/market-bounds.ts';
import type { Photo } from '#lib/photo.ts';
import type { Game } from '#lib/read-game.ts';

/** What a guess revealed. Money in minor units; price, error and score are null while a poll has no price. */
export interface GuessAnswer {
  readonly guess: {
    /** null for a range, and for a round whose time ran out */
    readonly amountMinor: number | null;
    readonly lowMinor?: number | null;
    readonly highMinor?: number | null;
    readonly priceMinor: number | null;
    readonly currency: string;
    readonly priceKind: PriceKind;
    /** year and month, "2025-03" */
    readonly priceOn?: string | null;
    readonly errorPercent: number | null;
    readonly score: number | null;
    /** an error band's word, or `time_over` */
    readonly label: string | null;
    readonly isLate?: boolean;
  };
  readonly proof: { readonly salt: string; readonly commitment: string } | null;
  readonly session: RunTotals;
  readonly replayed: boolean;
}

export interface RunTotals {
  readonly totalScore: number;
  readonly guessed: number;
  readonly rounds: number;
  readonly status: RunStatus;
}

export type RunStatus = 'active' | 'finished' | 'abandoned' | 'expired';

export interface RunGame {
  readonly id: string;
  readonly slug: string;
  readonly brand: string;
  readonly family: FamilyKey;
  readonly title: string;
  readonly currency: string;
  readonly rounds: number;
  readonly leaderboardEnabled: boolean;
  /** sudden death: the run ends at a guess with a larger |ln(guess / price)|; null in other games */
  readonly missLimitLog: number | null;
}

export interface RunRound {
  readonly gameListingId: string;
  readonly position: number;
  readonly commitment: string | null;
  readonly isWithdrawn?: boolean;
  readonly guess: GuessAnswer | null;
}

/** A run as its player sees it. */
export interface Run {
  readonly sessionId: string;
  readonly game: RunGame;
  readonly status: RunStatus;
  readonly ranked: boolean;
  /** null for ranked runs, and for practice of before reasons were kept */
  readonly practiceReason: PracticeReason | null;
  /** what the run's mode says, fixed when it started */
  readonly modeOptions?: ModeOptions;
  readonly displayName: string;
  readonly totalScore: number;
  readonly maxScore: number;
  readonly guessed: number;
  readonly isSharingDetails: boolean;
  /** sudden death: homes guessed within the limit; null in other games */
  readonly survived: number | null;
  readonly rounds: readonly RunRound[];
}

export interface Hint {
  readonly kind: HintKind;
  readonly multiplier: number;
  /** null until it was taken */
  readonly value: number | null;
  readonly unit: 'year' | 'm2' | 'minor_per_m2' | 'minor' | null;
}

/** What a player may know of a home before guessing. Any of it may be hidden by the game. */
export interface HomeFacts {
  readonly title?: string;
  readonly propertyType?: string | null;
  readonly bedrooms?: number | null;
  readonly bathrooms?: number | null;
  readonly floorAreaM2?: number | null;
  readonly yearBuilt?: number | null;
  readonly plotAreaM2?: number | null;
  readonly tenure?: string | null;
  readonly energyRating?: string | null;
  readonly town?: string | null;
  readonly district?: string | null;
  readonly region?: string | null;
  readonly countryCode?: string | null;
  readonly features?: readonly string[];
  readonly description?: string | null;
}

/** One round, opened: the home, its rules, and what is already known of its end. */
export interface Round {
  readonly sessionId: string;
  readonly gameListingId: string;
  readonly position: number;
  readonly rounds: number;
  readonly currency: string;
  readonly priceKind: PriceKind;
  readonly priceYear: number | null;
  readonly commitment: string | null;
  readonly deadlineAt: string | null;
  readonly serverNow: string;
  readonly bounds: { readonly minMinor: number; readonly maxMinor: number };
  readonly isRange: boolean;
  readonly modeOptions?: ModeOptions;
  readonly facts: HomeFacts;
  readonly photos: readonly Photo[];
  readonly hints: readonly Hint[];
  readonly guess: GuessAnswer | null;
}

/** What everybody guessed; all but the count are null or empty under five guesses. */
export interface Crowd {
  readonly count: number;
  readonly medianMinor: number | null;
  readonly q1Minor: number | null;
  readonly q3Minor: number | null;
  readonly bins: readonly {
    readonly fromMinor: number;
    readonly toMinor: number;
    readonly guesses: number;
  }[];
}

interface Standing {
  /** null for a practice run, and while the run lasts */
  readonly rank: number | null;
  readonly players: number | null;
  readonly percentile: number | null;
  readonly rating: Rating;
  readonly histogram: readonly { readonly from: number; readonly to: number; readonly players: number }[];
  readonly histogramOwnBin: number;
}

/** The run as others may see it comes along, so that only the server decides what that is. */
export type RunSummary = Run & Standing & { readonly share: SharedRun };

/** What a price is compared with. Money in minor units. */
export interface PriceReasons {
  readonly pricePerM2Minor: number | null;
  readonly floorAreaM2: number | null;
  readonly level: {
    readonly area: string;
    readonly medianMinor: number;
    readonly medianPerM2Minor: number;
    readonly expectedMinor: number | null;
    readonly source: string;
    readonly asOfOn: string;
  } | null;
  readonly comparables: readonly {
    readonly position: number;
    readonly title: string;
    readonly town: string | null;
    readonly priceMinor: number;
    readonly floorAreaM2: number | null;
    readonly pricePerM2Minor: number | null;
  }[];
}

export interface DetailedRound {
  readonly gameListingId: string;
  readonly position: number;
  readonly title: string | null;
  readonly town: string | null;
  readonly photo: Photo | null;
  readonly isWithdrawn: boolean;
  readonly guess: GuessAnswer | null;
  readonly band: number | null;
  readonly crowd: Crowd | null;
  readonly why: PriceReasons | null;
}

export type DetailedRun = Omit<RunSummary, 'rounds'> & { readonly rounds: readonly DetailedRound[] };

/** What anybody with the link may see: no price and nothing that a price follows from. */
export interface SharedRun {
  readonly sessionId: string;
  readonly game: Omit<RunGame, 'id' | 'currency' | 'leaderboardEnabled' | 'missLimitLog'>;
  readonly displayName: string;
  readonly status: RunStatus;
  readonly guessed: number;
  /** what the squares make; null where even that would say too much */
  readonly totalScore: number | null;
  readonly maxScore: number;
  readonly isSharingDetails: boolean;
  /** the number of the error band, 0 (best) to 5; null: not guessed */
  readonly rounds: readonly {
    readonly position: number;
    readonly gameListingId?: string;
    readonly band: number | null;
  }[];
  /** sudden death: homes guessed within the limit; null in other games */
  readonly survived: number | null;
}

export type SharedDetails =
  | { readonly needsSpoiler: true; readonly game: SharedRun['game']; readonly displayName: string }
  | (Omit<SharedRun, 'rounds'> & { readonly needsSpoiler: false; readonly rounds: readonly DetailedRound[] });

/** A run that the visitor may go on with. */
export interface UnfinishedRun {
  readonly sessionId: string;
  readonly game: {
    readonly id: string;
    readonly slug: string;
    readonly brand: string;
    readonly family: FamilyKey;
    readonly title: string;
  };
  readonly guessed: number;
  readonly rounds: number;
  readonly nextGameListingId: string | null;
}

/** A run of this brand that is under way, or expired lately. */
export interface ResumableRun extends UnfinishedRun {
  readonly game: UnfinishedRun['game'] & { readonly isOpen: boolean; readonly cover: Photo | null };
  readonly status: 'active' | 'expired';
  readonly ranked: boolean;
  readonly modeOptions?: ModeOptions;
  readonly totalScore: number;
  readonly expiresAt: string;
  readonly lastGameListingId: string | null;
}

/** A game that a code opens. */
export interface CodedGame extends Game {
  /** homes of a run with this code */
  readonly homes: number;
  /** the code opens a single home: the run is practice */
  readonly isOneHome: boolean;
  readonly host: string;
  readonly expiresAt: string | null;
}
