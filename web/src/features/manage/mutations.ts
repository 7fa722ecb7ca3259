import type { AccessCode, ManagedGame, Scoot } from '#wire/managed-games.ts';
import type { ManagedListing } from '#wire/managed-homes.ts';
import type { GameState } from '#domain/states.ts';
import type { SaveGameRequest } from '#wire/game-settings.ts';
import type { ImportListingAnswer } from '#wire/importing.ts';
import type { SaveListingRequest } from '#wire/home-edits.ts';
import type { WithdrawListingAnswer } from '#wire/takedowns.ts';
import { callFunction, callRpc } from '#lib/api.ts';
import { brandArg } from '#lib/brand.ts';

/** Saves settings and homes of a game, made from a version of it; `edit_conflict` where somebody else was faster. */
export async function saveGame(request: Omit<SaveGameRequest, 'brand'>): Promise<ManagedGame> {
  return (await callFunction('save-game', { ...request, ...brandArg() })).body;
}

/** Saves a home of a game, made from a version of it. */
export async function saveListing(request: Omit<SaveListingRequest, 'brand'>): Promise<ManagedListing> {
  return (await callFunction('save-listing', { ...request, ...brandArg() })).body;
}

/** Publishes, closes, reopens or archives a game. */
export function setGameState(slug: string, version: number, state: GameState): Promise<ManagedGame> {
  // Sent once: a repeated move would be refused as a stale one.
  return callRpc('set_game_state', { gameSlug: slug, version, state, ...brandArg() }, { attempts: 1 });
}

export interface NewCode {
  readonly kind: AccessCode['kind'];
  readonly label: string;
  readonly expiresAt: string | null;
  readonly maxUses: number | null;
}

/** Makes a code. It is in this answer and nowhere else. */
export function makeAccessCode(
  slug: string,
  code: NewCode,
): Promise<{ readonly id: string; readonly code: string }> {
  return callRpc(
    'make_access_code',
    {
      gameSlug: slug,
      ...brandArg(),
      kind: code.kind,
      label: code.label,
      expiresAt: code.expiresAt,
      maxUses: code.maxUses,
    },
    { attempts: 1 },
  );
}

/** Changes what a code is for, when it ends and how many runs it opens, made from a version of it. */
export function changeAccessCode(
  { id, version }: Pick<AccessCode, 'id' | 'version'>,
  to: Omit<NewCode, 'kind'>,
): Promise<{ readonly id: string; readonly version: number }> {
  return callRpc('change_access_code', {
    codeId: id,
    version,
    label: to.label,
    expiresAt: to.expiresAt,
    maxUses: to.maxUses,
  });
}

export interface TakedownDecision {
  readonly requestId: string;
  readonly decision: 'grant' | 'refuse';
  readonly note: string;
  /** where the request names no home that is known here */
  readonly listingIds?: readonly string[];
}

/** Takes the home of a request down, or refuses with a reason. A request is decided once: see `isYours`. */
export async function decideTakedown(decision: TakedownDecision): Promise<WithdrawListingAnswer> {
  return (await callFunction('withdraw-listing', { ...decision })).body;
}

/** What the page of a listing says now; changes nothing. Without the page itself the server fetches it where it may. */
export async function readListingNow(listingId: string, html: string | null): Promise<ImportListingAnswer> {
  const page = html === null ? {} : { html };
  return (await callFunction('import-listing', { listingId, ...page, isPreview: true })).body;
}

/** Turns a code off, or on again. */
export function switchAccessCode(codeId: string, isActive: boolean): Promise<boolean> {
  return callRpc('switch_access_code', { codeId: codeId, isActive: isActive });
}

/** Takes a run out of ranking and crowd figures. */
export function excludeRun(sessionId: string, reason: string): Promise<{ readonly isRanked: boolean }> {
  return callRpc('exclude_run', { sessionId: sessionId, reason });
}

/** Takes that back; false where the run stays practice for another reason. */
export function restoreRun(sessionId: string): Promise<{ readonly isRanked: boolean }> {
  return callRpc('restore_run', { sessionId: sessionId });
}

/** Which games the subdomain shows, in which order. */
export function saveScoot(
  version: string,
  games: readonly { readonly id: string; readonly isShown: boolean }[],
): Promise<Scoot> {
  return callRpc('save_scoot', {
    version,
    games: games.map(({ id, isShown }) => ({ id, is_shown: isShown })),
    ...brandArg(),
  });
}
