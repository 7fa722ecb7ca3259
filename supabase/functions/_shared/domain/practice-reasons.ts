/**
 * Why a run is practice: it is of another mode than its game's or of one that is not ranked, of a live room, of a single
 * home that a code opened, of one of several regions that its game names, not its player's first run of the game; a price of it was known before it started, or learnt
 * while it lasted; it was claimed by an account that knew or had played; the people who run the game took it out; or the
 * day was over of which its game is. The constraint of the sessions table holds the same words.
 */
export const PRACTICE_REASONS = [
  'other_mode',
  'unranked_mode',
  'one_home',
  'one_region',
  'not_first',
  'room',
  'price_known',
  'price_learnt',
  'claimed',
  'excluded',
  'after_its_day',
] as const;
export type PracticeReason = (typeof PRACTICE_REASONS)[number];
