import { homeWord } from '#kit/homes/home-word.ts';
import type { GameHomes } from '#wire/homes.ts';
import type { Round } from '#wire/rounds.ts';
import { callRpc } from '#lib/api.ts';
import { guestArgs } from '#lib/auth-session.ts';
import { brandArg } from '#lib/brand.ts';

/** Opens a round; where the game is timed, its clock starts now. */
export async function openRound(sessionId: string, gameListingId: string): Promise<Round> {
  const round = await callRpc('open_round', {
    sessionId: sessionId,
    gameListingId: gameListingId,
    ...guestArgs(),
  });
  return sayFeatures(round);
}

/** Features that are words of our own come in the reader's language; others as somebody wrote them. */
function sayFeatures(round: Round): Round {
  const { features } = round.facts;
  if (!features) return round;
  return {
    ...round,
    facts: { ...round.facts, features: features.map((feature) => homeWord('feature', feature)) },
  };
}

/** The homes of a game, in order. */
export function readHomes(slug: string): Promise<GameHomes> {
  return callRpc('game_homes', { gameSlug: slug, ...brandArg(), ...guestArgs() });
}
