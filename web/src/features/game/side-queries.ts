import type { PriceKind } from '#domain/market-bounds.ts';
import type { FamilyKey } from '#domain/families.ts';
import { callFunction, callRpc } from '#lib/api.ts';
import { guestArgs, guestToken, keepGuestToken } from '#lib/auth-session.ts';
import { brandArg } from '#lib/brand.ts';
import type { Photo } from '#lib/photo.ts';
import type { Game } from '#lib/read-game.ts';
import type { Crowd, HomeFacts } from './run-types.ts';

/** A home as anybody may see it before guessing, and what this viewer has done with it. */
export interface GameHome extends Pick<
  HomeFacts,
  'title' | 'propertyType' | 'bedrooms' | 'town' | 'district' | 'region'
> {
  readonly gameListingId: string;
  readonly position: number;
  readonly photo: Photo | null;
  /** moved by at least 500 m; absent where the position is not known or hidden */
  readonly map?: { readonly lat: number; readonly lng: number } | null;
  /** false only while a run is under way that began without this home */
  readonly isInRun: boolean;
  readonly guessed: {
    readonly sessionId: string;
    readonly score: number | null;
    readonly label: string | null;
    readonly isRanked: boolean;
  } | null;
}

export interface GameHomes {
  /** the viewer's run under way */
  readonly sessionId: string | null;
  /** round-ups: whether what the viewer guesses now counts among the crowd's */
  readonly counts?: boolean;
  /** round-ups: whether a run of the viewer's counted and is over */
  readonly hadCountedRun?: boolean;
  readonly homes: readonly GameHome[];
}

/** The homes of a game, in order. */
export function readHomes(slug: string): Promise<GameHomes> {
  return callRpc<GameHomes>('game_homes', { game_slug: slug, ...brandArg(), ...guestArgs() });
}

export interface KnownPrice {
  readonly amountMinor: number;
  readonly kind: PriceKind;
  /** year and month */
  readonly on: string | null;
}

/** All guesses on one home, as somebody who guessed it may see them. */
export interface Guesstimates {
  readonly game: {
    readonly id: string;
    readonly slug: string;
    readonly family: FamilyKey;
    readonly title: string;
    readonly currency: string;
  };
  readonly home: {
    readonly gameListingId: string;
    readonly isWithdrawn: boolean;
    readonly title: string | null;
    readonly town: string | null;
    readonly photo: Photo | null;
  };
  readonly price: KnownPrice | null;
  readonly own: {
    readonly sessionId: string;
    readonly amountMinor: number | null;
    readonly lowMinor: number | null;
    readonly highMinor: number | null;
  } | null;
  readonly crowd: Crowd;
  readonly isManager: boolean;
  readonly closerThanPercent: number | null;
}

/** Refuses `not_allowed` before the viewer's own guess. */
export function readGuesstimates(gameListingId: string): Promise<Guesstimates> {
  return callRpc<Guesstimates>('guesstimates', { game_listing_id: gameListingId, ...guestArgs() });
}

export interface OneOffPage {
  readonly games: readonly Game[];
  /** where the list goes on, or null at its end */
  readonly next: string | null;
}

/** A page of the brand's open public one-offs, newest first. */
export function readOneOffs(after?: string): Promise<OneOffPage> {
  return callRpc<OneOffPage>('one_off_games', { ...brandArg(), ...(after ? { after } : {}) });
}

/** One home of a client's report. */
export interface ReportHome extends Pick<GameHome, 'gameListingId' | 'position' | 'photo'> {
  readonly title: string;
  readonly town: string | null;
  readonly district: string | null;
  readonly price: KnownPrice | null;
  readonly crowd: Crowd;
  /** of a hundred guesses, how many lie above the price; null under five */
  readonly abovePercent: number | null;
  /** median of all guesses up to the end of each week, from five on */
  readonly trend: readonly {
    readonly weekOn: string;
    readonly guesses: number;
    readonly medianMinor: number;
  }[];
}

export interface ClientReport {
  readonly game: {
    readonly id: string;
    readonly slug: string;
    readonly title: string;
    readonly currency: string;
    readonly isSample: boolean;
  };
  readonly agency: { readonly name: string; readonly email: string };
  readonly madeAt: string;
  readonly players: number;
  readonly guesses: number;
  /** guess by price over all homes; null under five guesses */
  readonly medianRatio: number | null;
  readonly q1Ratio: number | null;
  readonly q3Ratio: number | null;
  readonly homes: readonly ReportHome[];
}

/** Refuses `not_allowed` for whoever neither manages the game nor opened the report with its code. */
export function readReport(slug: string): Promise<ClientReport> {
  return callRpc<ClientReport>('client_report', { game_slug: slug, ...brandArg(), ...guestArgs() });
}

/** Opens a report with its code; from then on the viewer's runs of the game are practice. */
export async function openReport(slug: string, code: string): Promise<void> {
  const token = guestToken();
  const { body } = await callFunction<{ guestToken?: string }>('open-report', {
    game: slug,
    code,
    ...brandArg(),
    ...(token ? { guestToken: token } : {}),
  });
  if (body.guestToken) keepGuestToken(body.guestToken);
}
