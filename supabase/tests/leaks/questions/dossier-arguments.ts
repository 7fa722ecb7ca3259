import {
  comparisonOf,
  DOSSIER,
  DOSSIER_ASSET,
  DOSSIER_CALENDAR,
  DOSSIER_INVITATION,
  DOSSIER_LINK,
  DOSSIER_PHOTO,
  DOSSIER_QUESTION,
  DOSSIER_THREAD,
  DOSSIER_TO_DELETE,
  JOINED_DOSSIER,
  SPARE_ASSET,
  someoneBeside,
} from '../stage/stage-dossier.ts';
import type { Arguments } from './function-arguments.ts';
import { ownId } from './scene.ts';

const digits = '568431';
const unknownId = '3f0c2f0e-7a1b-4c5d-9e8f-0a1b2c3d4e5f';
const later = () => new Date(Date.now() + 86_400_000).toISOString();

/** Arguments that reach each function about dossiers. */
export const dossierArguments: Record<string, Arguments> = {
  accept_invitation: () => [DOSSIER_LINK, digits.repeat(8)].map((token) => ({ token })),
  // Homes that are in it already, so that it stays as it is: one that some have guessed, and one that nobody has.
  add_listing_to_dossier: ({ stage }) => [
    ...stage.main.homes.map(({ listingId }) => ({ dossier_id: JOINED_DOSSIER, listing_id: listingId })),
    { dossier_id: DOSSIER, listing_id: unknownId },
  ],
  archive_dossier: () => [{ dossier_id: DOSSIER, is_archived: false }],
  // A question that was answered already, so that no answer is under way while others look.
  begin_dossier_answer: () => [
    {
      ...{ dossier_id: JOINED_DOSSIER, message_id: DOSSIER_QUESTION, question: 'What is the price?' },
      ...{ provider: 'A model' },
    },
    {
      ...{ dossier_id: DOSSIER, message_id: unknownId, question: 'What is the price?', provider: 'A model' },
      thread_id: unknownId,
    },
  ],
  begin_dossier_visit: () => [
    { dossier_id: JOINED_DOSSIER },
    { dossier_id: DOSSIER, sales_place: 'TE1', sales_on: '2026-01-01' },
  ],
  dossier_state: () => [
    { dossier_id: JOINED_DOSSIER },
    { dossier_id: DOSSIER, asset_id: DOSSIER_ASSET, today: '2026-01-01' },
  ],
  begin_feedback_remarks: () => [{ dossier_id: JOINED_DOSSIER, provider: 'A model' }],
  choose_primary_home: () => [{ asset_id: DOSSIER_ASSET }, { asset_id: unknownId }],
  put_home_back: () => [{ asset_id: SPARE_ASSET }, { asset_id: unknownId }],
  remove_home_from_dossier: () => [{ asset_id: SPARE_ASSET }, { asset_id: unknownId }],
  create_dossier: (scene) => [
    {
      ...{ title: 'Of the leak hunt', id: ownId(scene, 'dossier'), country_code: 'GB', currency: 'GBP' },
      home: { address: '1 Some Street', country: 'GB' },
    },
  ],
  delete_dossier: () => [{ dossier_id: DOSSIER_TO_DELETE }],
  dossier_feed: () => [DOSSIER_CALENDAR, digits.repeat(10) + '1234'].map((token) => ({ token })),
  delete_dossier_conversation: () => [{ thread_id: unknownId }],
  dossier_conversation: () => [DOSSIER_THREAD, unknownId].map((thread_id) => ({ thread_id })),
  dossier_conversations: () => [DOSSIER, JOINED_DOSSIER].map((dossier_id) => ({ dossier_id })),
  dossier_ai_state: () => [DOSSIER, JOINED_DOSSIER].map((dossier_id) => ({ dossier_id })),
  dossier_invitation: () => [DOSSIER_LINK, digits.repeat(8)].map((token) => ({ token })),
  dossier_log: () => [{ dossier_id: DOSSIER }, { dossier_id: DOSSIER, after: Number(digits) }],
  dossier_people: () => [DOSSIER, JOINED_DOSSIER].map((dossier_id) => ({ dossier_id })),
  dossier_listing_photos: ({ stage }) =>
    stage.main.homes.map(({ listingId }) => ({ dossier_id: JOINED_DOSSIER, listing_id: listingId })),
  dossier_photo_to_store: () => [DOSSIER_PHOTO, unknownId].map((photo_id) => ({ photo_id, width: 480 })),
  end_dossier_feed: () => [{ dossier_id: DOSSIER }],
  give_verdict: () =>
    [DOSSIER, JOINED_DOSSIER].map((dossier) => ({
      ...{ comparison_id: comparisonOf(dossier), winner: 'one' },
      ...{ parts: { cost: 'other' }, reason: 'Of the leak hunt' },
    })),
  held_homes_of_dossier: () => [DOSSIER, JOINED_DOSSIER].map((dossier_id) => ({ dossier_id })),
  own_misses: () => [{}],
  verdicts_of_comparison: () =>
    [DOSSIER, JOINED_DOSSIER].map((dossier) => ({ comparison_id: comparisonOf(dossier) })),
  // To oneself: it stays theirs.
  hand_over_dossier: ({ spy }) => [{ dossier_id: DOSSIER, user_id: spy.userId ?? unknownId }],
  invite_to_dossier: () => [
    {
      ...{ dossier_id: DOSSIER, role: 'viewer', uses: 1, email: 'nobody@example.com' },
      expires_at: later(),
    },
  ],
  log_dossier_access: () => [{ dossier_id: DOSSIER, action: 'exported' }],
  own_dossiers: () => [{}],
  make_dossier_feed: () => [{ dossier_id: DOSSIER }],
  mark_dossier_notices: () => [
    { dossier_id: JOINED_DOSSIER, notice_ids: [unknownId], is_read: true },
    { dossier_id: DOSSIER },
  ],
  own_dossier_feed: () => [DOSSIER, JOINED_DOSSIER].map((dossier_id) => ({ dossier_id })),
  own_dossier_notice_ways: () => [DOSSIER, JOINED_DOSSIER].map((dossier_id) => ({ dossier_id })),
  own_dossier_notices: () => [
    ...[DOSSIER, JOINED_DOSSIER].map((dossier_id) => ({ dossier_id })),
    { dossier_id: JOINED_DOSSIER, after: unknownId },
  ],
  remove_from_dossier: () => [{ dossier_id: DOSSIER, user_id: unknownId }],
  restore_dossier: () => [{ dossier_id: DOSSIER }],
  revoke_dossier_invitation: () => [{ invitation_id: DOSSIER_INVITATION }],
  set_dossier_member: ({ stage }) => [
    {
      ...{ dossier_id: DOSSIER, user_id: someoneBeside(stage.spies) ?? unknownId },
      ...{ role: 'viewer', ticks: ['offers'] },
    },
  ],
  set_dossier_notice_ways: () => [
    {
      ...{ dossier_id: JOINED_DOSSIER, ways: [{ kind: 'task_done', way: 'off' }], hour: 8, time_zone: 'UTC' },
      ...{ locale: 'en-GB', quiet_from: 22, quiet_until: 7 },
    },
  ],
  set_dossier_photo_removed: () =>
    [DOSSIER_PHOTO, unknownId].map((photo_id) => ({ photo_id, is_removed: false })),
  set_dossier_support: () => [{ dossier_id: DOSSIER, expires_at: later() }],
  set_model_consent: () => [{ provider: 'A model' }],
  stop_dossier_answer: () => [{ message_id: unknownId }],
  superwise_dossier_home: () => [DOSSIER_ASSET, unknownId].map((asset_id) => ({ asset_id })),
  superwise_dossiers: () => [{}, { after: DOSSIER }],
  unread_dossier_notices: () => [DOSSIER, JOINED_DOSSIER].map((dossier_id) => ({ dossier_id })),
};
