import type { Round } from '#wire/rounds.ts';
import { warmPhoto } from '#kit/homes/photo.ts';
import { GALLERY_SIZES } from '#kit/homes/photo-sizes.ts';
import { openRound } from './queries.ts';

const opened = new Map<string, Promise<Round>>();

/** A round, from ahead if it was fetched so. */
export function takeRound(sessionId: string, gameListingId: string): Promise<Round> {
  const key = `${sessionId}:${gameListingId}`;
  const ahead = opened.get(key);
  opened.delete(key);
  return ahead ?? openRound(sessionId, gameListingId);
}

/** Keeps a round that was opened for the page to which its address leads. */
export function keepRound(round: Round): void {
  opened.set(`${round.sessionId}:${round.gameListingId}`, Promise.resolve(round));
}

/**
 * Fetches the next home and its first photos while the player looks at the reveal. Never in a timed game: opening a
 * round starts its clock.
 */
export function fetchAhead(sessionId: string, gameListingId: string): void {
  const key = `${sessionId}:${gameListingId}`;
  if (opened.has(key)) return;
  const round = openRound(sessionId, gameListingId);
  opened.set(key, round);
  round.then(
    ({ photos }) => photos.slice(0, 2).forEach((photo) => warmPhoto(photo, GALLERY_SIZES)),
    () => opened.delete(key),
  );
}
