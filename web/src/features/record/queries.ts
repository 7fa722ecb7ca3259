import type { EditionRecord } from '#wire/editions.ts';
import type { OwnFriends, OwnProfile, PublicProfile, SignIn } from '#wire/profiles.ts';
import type { OwnAccuracy, OwnBadges, OwnPlay, OwnSeasons, SeasonBoard } from '#wire/records.ts';
import { DAILY_EDITIONS, type DailyEdition } from '#domain/editions.ts';
import { callRpc } from '#lib/api.ts';
import { toAppError } from '#lib/app-error.ts';

/** What the reader has played, in the days of their own time zone. */
export async function readPlay(): Promise<OwnPlay> {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  try {
    return await callRpc('own_play', { timeZone });
  } catch (thrown) {
    // A zone that the server has never heard of: its days are then those of UTC.
    if (toAppError(thrown).code === 'invalid_request') return callRpc('own_play', {});
    throw thrown;
  }
}

/** How near the reader guesses, and to which side. */
export function readAccuracy(): Promise<OwnAccuracy> {
  return callRpc('own_accuracy', {});
}

/** The marks of the days of a daily edition. */
export interface EditionMarks {
  readonly edition: DailyEdition;
  readonly marks: EditionRecord['marks'];
}

/** What the reader made of the days of each daily edition. */
export function readMarks(): Promise<EditionMarks[]> {
  return Promise.all(
    DAILY_EDITIONS.map(async (edition) => ({
      edition,
      marks: (await callRpc('edition_record', { edition })).marks,
    })),
  );
}

/** Every badge, and what the reader has of it. */
export function readBadges(): Promise<OwnBadges> {
  return callRpc('own_badges', {});
}

/** Where the reader stands this season, and stood before. */
export function readSeasons(): Promise<OwnSeasons> {
  return callRpc('own_seasons', {});
}

/** A page of the season's players. */
export function readSeasonBoard(after: string | null = null): Promise<SeasonBoard> {
  return callRpc('season_board', after === null ? {} : { after });
}

/** Whom the reader is compared with. */
export function readFriends(): Promise<OwnFriends> {
  return callRpc('own_friends', {});
}

/** The games that the reader and a friend have both ended. */
export function readHeadToHead(friendshipId: string) {
  return callRpc('head_to_head', { friendshipId });
}

/** Who invites the reader by this link. */
export function readInvitation(token: string) {
  return callRpc('friend_invitation', { token });
}

/** What the reader shows to everybody. */
export function readOwnProfile(): Promise<OwnProfile> {
  return callRpc('own_profile', {});
}

/** What somebody shows to everybody. */
export function readPublicProfile(handle: string): Promise<PublicProfile> {
  return callRpc('public_profile', { handle });
}

/** Everything that is kept about the reader. */
export function readOwnData(): Promise<object> {
  return callRpc('own_data', {});
}

/** Where the reader is signed in, this browser first. */
export function readSignIns(): Promise<SignIn[]> {
  return callRpc('own_sessions', {});
}

/** When the reader's account goes; null where it stays. */
export function readGoesAt(): Promise<string | null> {
  return callRpc('account_goes_at', {});
}
