import { expect, test } from 'vitest';
import { ERRORS, errorStatus, isErrorCode, type ErrorCode } from './error-codes.ts';

/** Status and codes word for word as the wire contract lists them, and those that came later. */
const WIRE: Readonly<Record<number, readonly ErrorCode[]>> = {
  422: [
    'invalid_request',
    'amount_not_a_number',
    'amount_not_positive',
    'amount_too_large',
    'amount_out_of_range',
    'wrong_currency',
    'words_refused',
    'price_in_name',
  ],
  404: ['not_found'],
  409: [
    'game_not_open',
    'already_guessed',
    'run_finished',
    'run_expired',
    'not_in_run',
    'poll_locked',
    'round_not_opened',
    'time_over',
    'edit_time_over',
    'draft_changed',
    'draft_limit',
    'slug_taken',
  ],
  403: ['not_your_run', 'access_code_refused', 'not_shared', 'not_allowed', 'comments_blocked'],
  410: ['listing_withdrawn'],
  429: ['rate_limited'],
  503: ['unavailable'],
};

/** Further codes, of calls that the wire contract does not list: those by which games are built and managed. */
const OF_MANAGING: Readonly<Record<number, readonly ErrorCode[]>> = {
  422: [
    'game_incomplete',
    'dates_crossed',
    'dates_unfit',
    'code_end_past',
    'code_too_early',
    'code_unfit',
    'code_uses_below',
    'embed_domain_refused',
    'homes_count',
    'currencies_mixed',
    'price_out_of_range',
    'place_incomplete',
    'photo_incomplete',
    'photo_unreadable',
    'draft_incomplete',
    'draft_too_large',
    'slug_reserved',
    'reason_missing',
    'email_differs',
    'age_unsaid',
    'not_enough_sales',
    'postcodes_unknown',
    'area_too_large',
    'page_incomplete',
    'theme_unreadable',
    'host_unfit',
  ],
  409: [
    'hosts_full',
    'preset_limit',
    'site_full',
    'page_in_menu',
    'link_leads_nowhere',
    'too_few_homes',
    'edit_conflict',
    'room_full',
    'room_only',
    'room_locked',
    'room_paused',
    'day_begun',
    'no_other_home',
    'feed_known',
    'feeds_full',
    'already_member',
    'key_taken',
    'last_owner',
    'links_full',
    'owner_stays',
    'people_full',
    'dossier_full',
    'primary_home_stays',
    'home_still_guessed',
    'history_full',
    'verdict_stands',
    'dossier_limit',
    'quests_full',
    'mail_unconfirmed',
    'move_not_allowed',
    'rules_fixed',
    'not_guessed',
    'mailbox_closed',
  ],
  410: [
    ...(['home_went', 'invitation_over', 'invitation_expired'] as const),
    ...(['invitation_revoked', 'invitation_used_up'] as const),
    ...(['form_expired', 'lead_withdrawn'] as const),
  ],
  403: [
    ...(['agency_only', 'home_not_yours', 'invitation_for_another'] as const),
    ...(['consent_missing', 'second_factor_missing'] as const),
  ],
  429: ['photo_limit', 'model_limit'],
  503: ['no_model'],
};

test('ERRORS holds every code of the wire with its status, and no other', () => {
  const all = [WIRE, OF_MANAGING];
  for (const [status, codes] of all.flatMap((table) => Object.entries(table))) {
    for (const code of codes) expect(errorStatus(code)).toBe(Number(status));
  }
  const listed = all.flatMap((table) => Object.values(table).flat());
  expect(Object.keys(ERRORS).sort()).toEqual(listed.sort());
});

test('isErrorCode() refuses what only looks like one', () => {
  expect(['time_over', 'toString', 'constructor', '', 7, null].map(isErrorCode)).toEqual([
    true,
    false,
    false,
    false,
    false,
    false,
  ]);
});
