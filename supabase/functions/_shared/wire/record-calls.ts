import type { Rpc } from './call.ts';
import * as pars from './pars.ts';
import * as profiles from './profiles.ts';
import * as records from './records.ts';

/** Database functions about a player's record, and what follows from it. They are part of the one table of calls. */
export const recordRpcs = {
  accept_friend: profiles.acceptFriend,
  account_goes_at: profiles.accountGoesAt,
  delete_account: profiles.deleteAccount,
  friend_invitation: profiles.friendInvitation,
  head_to_head: profiles.headToHead,
  invite_friend: profiles.inviteFriend,
  keep_account: profiles.keepAccount,
  leave_friend: profiles.leaveFriend,
  offers_second_factors: profiles.offersSecondFactors,
  over_par: pars.overPar,
  own_accuracy: records.ownAccuracy,
  own_badges: records.ownBadges,
  own_data: profiles.ownData,
  own_friends: profiles.ownFriends,
  own_play: records.ownPlay,
  own_profile: profiles.ownProfile,
  own_seasons: records.ownSeasons,
  own_sessions: profiles.ownSessions,
  public_profile: profiles.publicProfile,
  save_profile: profiles.saveProfile,
  season_board: records.seasonBoard,
  sign_out_session: profiles.signOutSession,
  withdraw_friend_invitation: profiles.withdrawFriendInvitation,
} as const satisfies Readonly<Record<string, Rpc>>;
