import type { ClientReport } from '#wire/client-reports.ts';
import type { OneOffPage } from '#wire/games.ts';
import type { GameHomes } from '#wire/homes.ts';
import type { Guesstimates } from '#wire/results.ts';
import { callFunction, callRpc } from '#lib/api.ts';
import { guestArgs, guestToken, keepGuestToken } from '#lib/auth-session.ts';
import { brandArg } from '#lib/brand.ts';

/** The homes of a game, in order. */
export function readHomes(slug: string): Promise<GameHomes> {
  return callRpc('game_homes', { gameSlug: slug, ...brandArg(), ...guestArgs() });
}

/** Refuses `not_allowed` before the viewer's own guess. */
export function readGuesstimates(gameListingId: string): Promise<Guesstimates> {
  return callRpc('guesstimates', { gameListingId: gameListingId, ...guestArgs() });
}

/** A page of the brand's open public one-offs, newest first. */
export function readOneOffs(after?: string): Promise<OneOffPage> {
  return callRpc('one_off_games', { ...brandArg(), ...(after ? { after } : {}) });
}

/** Refuses `not_allowed` for whoever neither manages the game nor opened the report with its code. */
export function readReport(slug: string): Promise<ClientReport> {
  return callRpc('client_report', { gameSlug: slug, ...brandArg(), ...guestArgs() });
}

/** Opens a report with its code; from then on the viewer's runs of the game are practice. */
export async function openReport(slug: string, code: string): Promise<void> {
  const token = guestToken();
  const { body } = await callFunction('open-report', {
    game: slug,
    code,
    ...brandArg(),
    ...(token ? { guestToken: token } : {}),
  });
  if (body.guestToken) keepGuestToken(body.guestToken);
}
