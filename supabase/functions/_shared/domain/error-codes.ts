interface ErrorRow {
  /** HTTP status of the refusal. */
  readonly status: number;
  /** English title of the problem document; screens show the locale's text instead. */
  readonly title: string;
}

/** Every refusal that the product sends (api.md). SQL raises the same codes as `detail`; locales have a text for each. */
export const ERRORS = {
  invalid_request: { status: 422, title: 'The request is not understood' },
  amount_not_a_number: { status: 422, title: 'The amount is not a number' },
  amount_not_positive: { status: 422, title: 'The amount must be more than zero' },
  amount_too_large: { status: 422, title: 'The amount is too large' },
  amount_out_of_range: { status: 422, title: 'The amount is outside the market range' },
  wrong_currency: { status: 422, title: 'The amount is in another currency' },
  words_refused: { status: 422, title: 'Some words cannot be shown' },
  price_in_name: { status: 422, title: 'A name may hold no price' },
  not_found: { status: 404, title: 'Not found' },
  game_not_open: { status: 409, title: 'The game is not open' },
  already_guessed: { status: 409, title: 'This home is guessed already' },
  preset_limit: { status: 409, title: 'There are too many presets' },
  too_few_homes: { status: 409, title: 'There are too few homes for this' },
  run_finished: { status: 409, title: 'The run is finished' },
  run_expired: { status: 409, title: 'The run has expired' },
  round_not_opened: { status: 409, title: 'This home was not opened yet' },
  poll_locked: { status: 409, title: 'The guesses of this home are locked' },
  not_in_run: { status: 409, title: 'This home is not part of the run' },
  edit_conflict: { status: 409, title: 'Somebody else saved this meanwhile' },
  move_not_allowed: { status: 409, title: 'This cannot be done in this state' },
  rules_fixed: { status: 409, title: 'The rules of this game are fixed' },
  dates_crossed: { status: 422, title: 'The end is before the start' },
  dates_unfit: { status: 422, title: 'The dates do not fit the state of the game' },
  code_end_past: { status: 422, title: 'The code would have ended already' },
  code_too_early: { status: 422, title: 'A code would expire before the game opens' },
  code_unfit: { status: 422, title: 'The code cannot be made like this' },
  code_uses_below: { status: 422, title: 'The code has opened more runs already' },
  reason_missing: { status: 422, title: 'The reason is missing' },
  embed_domain_refused: { status: 422, title: 'A site to be embedded in is named too widely' },
  feed_known: { status: 409, title: 'The address is one of the feeds already' },
  postcodes_unknown: { status: 422, title: 'Some postcodes are not known' },
  area_too_large: { status: 422, title: 'The area is too large' },
  feeds_full: { status: 409, title: 'A brand has at most ten feeds' },
  home_went: { status: 410, title: 'A home is no longer in its feed' },
  mail_unconfirmed: { status: 409, title: 'The e-mail address is not confirmed' },
  email_differs: { status: 422, title: 'The e-mail address is another one' },
  age_unsaid: { status: 422, title: 'The age is not said' },
  already_member: { status: 409, title: 'The person works there already' },
  key_taken: { status: 409, title: 'The key is taken' },
  last_owner: { status: 409, title: 'The last owner of a brand stays' },
  owner_stays: { status: 409, title: 'A dossier has an owner' },
  people_full: { status: 409, title: 'A dossier has at most twenty people' },
  dossier_full: { status: 409, title: 'The dossier is full' },
  primary_home_stays: { status: 409, title: 'The main home of a dossier stays' },
  home_still_guessed: { status: 409, title: 'A game still asks for this home' },
  history_full: { status: 409, title: 'The history of the home is full' },
  verdict_stands: { status: 409, title: 'Verdicts stand once both are given' },
  dossier_limit: { status: 409, title: 'There are too many dossiers' },
  invitation_for_another: { status: 403, title: 'The invitation is for another account' },
  quests_full: { status: 409, title: 'There are too many hunts or searches' },
  links_full: { status: 409, title: 'There are too many open links' },
  invitation_over: { status: 410, title: 'The invitation is over' },
  invitation_revoked: { status: 410, title: 'The invitation was withdrawn' },
  invitation_used_up: { status: 410, title: 'The invitation was used' },
  invitation_expired: { status: 410, title: 'The invitation has run out' },
  not_enough_sales: { status: 422, title: 'Too few sales are known' },
  homes_count: { status: 422, title: 'A game has 1 to 50 homes' },
  currencies_mixed: { status: 422, title: 'The homes have different currencies' },
  price_out_of_range: { status: 422, title: 'The price is outside the market range' },
  place_incomplete: { status: 422, title: 'A place needs latitude and longitude' },
  photo_incomplete: { status: 422, title: 'A photo is not stored completely' },
  photo_unreadable: { status: 422, title: 'A photo is no picture that can be shown' },
  draft_incomplete: { status: 422, title: 'The draft is not ready' },
  draft_too_large: { status: 422, title: 'The draft is too large' },
  slug_reserved: { status: 422, title: 'The address is a page of the site' },
  agency_only: { status: 403, title: 'Only the people of the agency publish this' },
  home_not_yours: { status: 403, title: 'The home belongs to somebody else' },
  photo_limit: { status: 429, title: 'No more photos today' },
  game_incomplete: { status: 422, title: 'The game is not complete' },
  time_over: { status: 409, title: 'Time is over' },
  room_full: { status: 409, title: 'The room is full' },
  room_only: { status: 409, title: 'Played in rooms alone' },
  room_locked: { status: 409, title: 'The room is locked' },
  day_begun: { status: 409, title: 'The day has begun' },
  no_other_home: { status: 409, title: 'There is no other home for this day' },
  room_paused: { status: 409, title: 'The room is paused' },
  edit_time_over: { status: 409, title: 'The comment can no longer be changed' },
  draft_changed: { status: 409, title: 'The draft was changed elsewhere' },
  draft_limit: { status: 409, title: 'There are too many drafts' },
  slug_taken: { status: 409, title: 'The address is taken' },
  not_your_run: { status: 403, title: 'This is not your run' },
  access_code_refused: { status: 403, title: 'The access code was refused' },
  not_shared: { status: 403, title: 'These results are not shared' },
  not_allowed: { status: 403, title: 'Not allowed' },
  comments_blocked: { status: 403, title: 'Blocked from commenting' },
  listing_withdrawn: { status: 410, title: 'This home was withdrawn' },
  consent_missing: { status: 403, title: 'Nobody agreed to this yet' },
  model_limit: { status: 429, title: 'The questions of today are used up' },
  no_model: { status: 503, title: 'No model is set up' },
  rate_limited: { status: 429, title: 'Too many requests' },
  unavailable: { status: 503, title: 'The service is not available right now' },
} as const satisfies Readonly<Record<string, ErrorRow>>;

export type ErrorCode = keyof typeof ERRORS;

/** True for the codes of the table: what a server sent is checked before it is trusted. */
export function isErrorCode(text: unknown): text is ErrorCode {
  return typeof text === 'string' && Object.hasOwn(ERRORS, text);
}

/** The HTTP status that belongs to a code. */
export function errorStatus(code: ErrorCode): number {
  return ERRORS[code].status;
}
