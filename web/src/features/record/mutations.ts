import type { OwnProfile, SignIn } from '#wire/profiles.ts';
import type { ProfilePart } from '#domain/profile-parts.ts';
import { callRpc } from '#lib/api.ts';
import { locale } from '#lib/i18n.ts';

/** Makes a link for one friend, and answers it: nobody can read it again. */
export async function inviteFriend(): Promise<string> {
  const { token } = await callRpc('invite_friend', {}, { attempts: 1 });
  return new URL(`/friend/${token}`, window.location.origin).href;
}

/** Agrees to an invitation. */
export function acceptFriend(token: string): Promise<{ readonly name: string }> {
  return callRpc('accept_friend', { token }, { attempts: 1 });
}

/** Takes a link back. */
export function withdrawInvitation(invitationId: string): Promise<boolean> {
  return callRpc('withdraw_friend_invitation', { invitationId });
}

/** Ends a comparison, for both. */
export function leaveFriend(friendshipId: string): Promise<boolean> {
  return callRpc('leave_friend', { friendshipId });
}

/** Shows or hides one's profile. */
export function saveProfile(choice: {
  readonly isPublic: boolean;
  readonly shows: ProfilePart[];
  readonly isSixteen: boolean;
}): Promise<OwnProfile> {
  return callRpc('save_profile', choice);
}

/** Ends one of the reader's sign-ins, and answers those that are left. */
export function endSignIn(session: string): Promise<SignIn[]> {
  return callRpc('sign_out_session', { session });
}

/** Asks for the account to be deleted; answers when it goes. */
export function deleteAccount(email: string): Promise<{ readonly goesAt: string }> {
  return callRpc('delete_account', { email, locale: locale() });
}

/** Keeps an account that was to be deleted. */
export function keepAccount(): Promise<boolean> {
  return callRpc('keep_account', {});
}
