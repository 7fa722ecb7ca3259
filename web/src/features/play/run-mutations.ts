import type { ClueKind } from '#domain/fog.ts';
import type { Round } from '#wire/rounds.ts';
import type { Run } from '#wire/runs.ts';
import { callFunction, callRpc } from '#lib/api.ts';
import { guestArgs, keepGuestToken } from '#lib/auth-session.ts';

/** Ends the run; rounds still open score nothing. */
export function giveUpRun(sessionId: string): Promise<Run> {
  return callRpc('give_up_run', { sessionId: sessionId, ...guestArgs() });
}

/** Says yes or no to a stake on a home that is not opened yet. */
export async function stakeRound(
  { sessionId, gameListingId }: Pick<Round, 'sessionId' | 'gameListingId'>,
  isStaked: boolean,
): Promise<void> {
  await callRpc('stake_round', { sessionId, gameListingId, isStaked, ...guestArgs() });
}

/** Opens the next clue of a round in fog; one that is open costs nothing more. */
export async function openClue(
  { sessionId, gameListingId }: Pick<Round, 'sessionId' | 'gameListingId'>,
  kind: ClueKind,
): Promise<void> {
  await callRpc('open_clue', { sessionId, gameListingId, kind, ...guestArgs() });
}

/** Names the dearer of two homes, and by how many percent if the player says so. Sent again it gets the first answer. */
export async function comparePair(
  { sessionId, currency }: Pick<Round, 'sessionId' | 'currency'>,
  gameListingId: string,
  gapPercent: number | null,
): Promise<void> {
  await callFunction('submit-guess', {
    ...{ sessionId, gameListingId, currency, isDearer: true as const, gapPercent },
    ...guestArgs(),
  });
}

/** Lets anybody with the link see the prices of a finished run, or no longer. */
export function setDetailSharing(sessionId: string, isShared: boolean): Promise<boolean> {
  return callRpc('set_detail_sharing', {
    sessionId: sessionId,
    isShared: isShared,
    ...guestArgs(),
  });
}

/** The viewer wants to see the prices of a shared run; from now on their own runs of the game are practice. */
export async function acceptSpoiler(sessionId: string): Promise<void> {
  const { guestToken: made } = await callRpc('accept_spoiler', {
    sessionId: sessionId,
    ...guestArgs(),
  });
  if (made) keepGuestToken(made);
}
