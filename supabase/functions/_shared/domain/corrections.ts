/** What a correction does: gives a poll its price, puts a price right, takes a home out; `void_poll` is the clock's. */
export const CORRECTION_ACTIONS = ['settle', 'correct', 'void', 'void_poll'] as const;
export type CorrectionAction = (typeof CORRECTION_ACTIONS)[number];

/** Why, in words that tell no price: everybody who sees the game reads them. */
export const CORRECTION_REASONS = [
  'sold',
  'wrong_price',
  'wrong_home',
  'wrong_facts',
  'price_was_visible',
  'never_sold',
] as const;
export type CorrectionReason = (typeof CORRECTION_REASONS)[number];

/** The reasons that a person may give for putting a home right or taking it out. */
export const REASONS_TO_CORRECT = [
  'wrong_price',
  'wrong_home',
  'wrong_facts',
  'price_was_visible',
] as const satisfies readonly CorrectionReason[];

/** What players may say is wrong: with a home that they guessed, or with a run that was taken off the boards. */
export const HOME_DISPUTE_REASONS = [
  'wrong_price',
  'wrong_home',
  'wrong_facts',
  'price_was_visible',
  'something_else',
] as const;
export const DISPUTE_REASONS = [...HOME_DISPUTE_REASONS, 'run_hidden'] as const;
export type DisputeReason = (typeof DISPUTE_REASONS)[number];

export const DISPUTE_STATES = ['open', 'upheld', 'refused', 'appealed', 'granted', 'dismissed'] as const;
export type DisputeState = (typeof DISPUTE_STATES)[number];

/** Why a run that a wrong price had ended stays as it is: what is in the way of going on. */
export const WRONG_END_OBSTACLES = ['game_over', 'clock_ran_on', 'other_run', 'price_known'] as const;
export type WrongEndObstacle = (typeof WRONG_END_OBSTACLES)[number];

export const POLL_STATES = ['open', 'locked', 'settled', 'void'] as const;
export type PollState = (typeof POLL_STATES)[number];

/** What players are told of: guesses that were locked, points that moved, answers, a run off the boards or back on them. */
export const NOTICE_KINDS = [
  'poll_locked',
  'corrected',
  'answered',
  'judged',
  'run_hidden',
  'run_restored',
] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** How many notices are marked as read at once, at most. */
export const NOTICES_AT_ONCE = 100;

/** How long the words of either side may be. */
export const DISPUTE_NOTE_LENGTH = 500;
export const CORRECTION_NOTE_LENGTH = 300;
