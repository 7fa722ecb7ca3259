import { FRIENDSHIP, LINK_TO_USE, OPEN_LINK } from '../stage/stage-friends.ts';
import type { Arguments } from './function-arguments.ts';

const digits = '568431';
const unknownId = '3f0c2f0e-7a1b-4c5d-9e8f-0a1b2c3d4e5f';

/** Arguments that reach the functions of somebody's own record and friends. */
export const recordArguments: Record<string, Arguments> = {
  accept_friend: () => [LINK_TO_USE, digits.repeat(8)].map((token) => ({ token })),
  account_goes_at: () => [{}],
  delete_account: () => [{ email: `${digits}@example.com`, locale: 'en' }],
  keep_account: () => [{}],
  friend_invitation: () => [OPEN_LINK, digits.repeat(8)].map((token) => ({ token })),
  head_to_head: () => [FRIENDSHIP, unknownId].map((friendship_id) => ({ friendship_id })),
  invite_friend: () => [{}],
  leave_friend: () => [{ friendship_id: unknownId }],
  own_accuracy: () => [{}],
  own_badges: () => [{}],
  own_data: () => [{}],
  own_friends: () => [{}],
  own_profile: () => [{}],
  own_seasons: () => [{}],
  offers_second_factors: () => [{}],
  own_sessions: () => [{}],
  sign_out_session: () => [{ session: unknownId }],
  save_profile: () => [
    { is_public: true, shows: ['season', 'badges', 'accuracy', 'days'], is_sixteen: true },
    { is_public: true, shows: [digits], is_sixteen: false },
  ],
  withdraw_friend_invitation: () => [{ invitation_id: unknownId }],
  own_play: () => [{}, { time_zone: 'Europe/London' }, { time_zone: digits }],
};
