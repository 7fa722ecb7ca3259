import type { ModeOptions } from '#domain/modes.ts';
import type { HideableFact } from '#domain/clues.ts';
import type { FamilyKey } from '#domain/families.ts';
import type { GameState } from '#domain/states.ts';
import type { Capacity, Subject } from '#functions/request-takedown/contract.ts';
import type { GameSettings } from '#functions/save-game/contract.ts';
import type { HomeFacts } from '#functions/save-listing/contract.ts';
import type { Photo } from '#lib/photo.ts';

export interface ManagedPrice {
  readonly kind: 'asking' | 'sold' | 'poll' | null;
  readonly amountMinor: number | null;
  readonly currency: string | null;
  readonly datedOn: string | null;
  readonly version: number | null;
}

/** A home of a game as its managers see it. */
export interface ManagedHome {
  readonly id: string;
  readonly listingId: string;
  readonly isVisible: boolean;
  readonly titleOverride: string | null;
  readonly hiddenFacts: readonly HideableFact[];
  readonly title: string;
  readonly town: string | null;
  readonly district: string | null;
  readonly status: 'available' | 'under_offer' | 'sold' | 'withdrawn';
  readonly photo: Photo | null;
  readonly photos: number;
  /** empty where the reader may not see it */
  readonly price: ManagedPrice;
  /** false for homes of others that can still be guessed */
  readonly seesPrice: boolean;
  /** some run holds it, so it can be hidden but not removed */
  readonly isPlayed: boolean;
  readonly guesses: number;
  readonly mayEdit: boolean;
}

export interface AccessCode {
  readonly id: string;
  readonly kind: 'access_code' | 'share_token' | 'report_code';
  readonly label: string;
  readonly isActive: boolean;
  readonly expiresAt: string | null;
  readonly maxUses: number | null;
  readonly uses: number;
  readonly version: number;
  readonly createdAt: string;
}

export interface LogEntry {
  readonly id: number;
  readonly action: string;
  readonly actor: string;
  readonly loggedAt: string;
  readonly details: {
    readonly to?: string;
    readonly home?: string;
    readonly player?: string;
    readonly reason?: string;
    readonly label?: string;
  };
}

/** A game as its managers see it (`manage_game`). */
export interface ManagedGame {
  /** what the game's mode says; its settings cannot say otherwise */
  readonly modeOptions?: ModeOptions;
  readonly id: string;
  readonly slug: string;
  readonly brand: string;
  readonly family: FamilyKey;
  readonly version: number;
  /** the clock considered: a scheduled game that opened by itself is open */
  readonly stateNow: GameState;
  readonly moves: readonly GameState[];
  readonly currency: string;
  readonly isSample: boolean;
  /** somebody has a ranked run: scoring, difficulty, hints, time and rounds stay as they are */
  readonly areRulesFixed: boolean;
  readonly players: number;
  readonly settings: GameSettings;
  readonly homes: readonly ManagedHome[];
  readonly codes: readonly AccessCode[];
  /** requests that wait for a decision of the reader's */
  readonly openTakedowns: number;
  readonly openReports: number;
  readonly log: readonly LogEntry[];
}

/** What somebody asks to have taken down (`takedowns`). */
export interface Takedown {
  readonly id: string;
  readonly status: 'open' | 'granted' | 'refused';
  readonly createdAt: string;
  readonly reporterName: string;
  readonly reporterEmail: string;
  readonly capacity: Capacity;
  readonly subject: Subject;
  /** as the reporter wrote it: perhaps an address, perhaps words */
  readonly pageUrl: string;
  readonly sourceUrl: string | null;
  readonly statement: string;
  readonly decidedAt: string | null;
  readonly decidedBy: string | null;
  readonly decisionNote: string;
  /** null: the request names none that is known here */
  readonly home:
    (HomeToAdd & { readonly status: ManagedHome['status']; readonly games: readonly string[] }) | null;
}

export interface TakedownPage {
  readonly isStaff: boolean;
  readonly rows: readonly Takedown[];
  readonly next: string | null;
  /** open requests about homes of this game that somebody else decides about */
  readonly elsewhere: number;
}

export interface HomeToAdd {
  readonly listingId: string;
  readonly title: string;
  readonly town: string | null;
  readonly district: string | null;
  readonly photo: Photo | null;
}

export interface ManagedPhoto extends Photo {
  readonly isHidden: boolean;
  readonly rightsStatus: string;
}

/** A home of a game as its managers see it (`manage_listing`). */
export interface ManagedListing {
  readonly game: {
    readonly slug: string;
    readonly family: FamilyKey;
    readonly title: string;
    readonly currency: string;
  };
  readonly gameListingId: string;
  readonly listingId: string;
  readonly version: number;
  readonly status: ManagedHome['status'];
  readonly portal: string | null;
  readonly sourceUrl: string | null;
  readonly mayEdit: boolean;
  /** false: price, address and position are left out, since the home is somebody else's and can still be guessed */
  readonly seesPrice: boolean;
  readonly otherGames: number;
  readonly facts: HomeFacts & { readonly countryCode: string };
  /** newest first */
  readonly prices: readonly (ManagedPrice & { readonly createdAt: string })[];
  readonly photos: readonly ManagedPhoto[];
}

export interface ManagedGuess {
  readonly sessionId: string;
  readonly displayName: string;
  readonly isGuest: boolean;
  readonly amountMinor: number | null;
  readonly lowMinor: number | null;
  readonly highMinor: number | null;
  readonly currency: string;
  /** signed: above the price is positive */
  readonly errorPercent: number | null;
  readonly score: number | null;
  readonly isLate: boolean;
  readonly guessedAt: string;
  readonly isRanked: boolean;
  readonly exclusion: { readonly reason: string; readonly excludedAt: string } | null;
}

export interface GuessPage {
  readonly rows: readonly ManagedGuess[];
  readonly next: string | null;
}

export interface GuessFigures {
  readonly game: ManagedListing['game'];
  readonly home: ManagedHome;
  readonly crowd: {
    readonly count: number;
    readonly q1Minor: number | null;
    readonly medianMinor: number | null;
    readonly q3Minor: number | null;
    readonly bins: readonly {
      readonly fromMinor: number;
      readonly toMinor: number;
      readonly guesses: number;
    }[];
  };
  readonly counts: {
    readonly all: number;
    readonly counted: number;
    readonly late: number;
    readonly excluded: number;
  };
}

export interface ScootGame {
  readonly id: string;
  readonly slug: string;
  readonly family: FamilyKey;
  readonly title: string;
  readonly version: number;
  readonly stateNow: GameState;
  readonly moves: readonly GameState[];
  readonly visibility: 'public' | 'unlisted' | 'code';
  readonly opensAt: string | null;
  readonly closesAt: string | null;
  readonly isOnScoot: boolean;
  readonly isSample: boolean;
  readonly players: number;
  readonly homes: number;
  readonly cover: Photo | null;
}

/** All games of a brand (`scoot_games`). */
export interface Scoot {
  readonly brand: string;
  readonly name: string;
  /** digest of which games show and in which order */
  readonly version: string;
  readonly games: readonly ScootGame[];
}
