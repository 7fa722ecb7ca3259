import { LEAST_FOR_BIAS } from '#domain/bias.ts';
import { LEAST_RANGES } from '#domain/calibration.ts';
import { HIDEABLE_FACTS } from '#domain/clues.ts';
import { COMMENT_EDIT_MS, COMMENT_LENGTH } from '#domain/comment-rules.ts';
import { DISPUTE_NOTE_LENGTH } from '#domain/corrections.ts';
import { CURRENCIES } from '#domain/currencies.ts';
import { LEAST_FOR_MEASURE } from '#domain/dossier/bias/buyer-bias.ts';
import { ADJECTIVES, NOUNS } from '#domain/friendly-names.ts';
import { HOME_KINDS } from '#domain/home-kinds.ts';
import { MAX_BLUR_METRES } from '#domain/location-blur.ts';
import { isRoomPlayable, MAX_GAME_LISTINGS, MAX_ROOM_PLAYERS, MODES, RUN_LENGTHS } from '#domain/modes.ts';
import { PHOTO_TEXTS } from '#domain/photo-fields.ts';
import { LARGEST_PHOTO_WIDTH, SMALLEST_PHOTO_WIDTH } from '#domain/photo-widths.ts';
import { SQUARE_FEET_PER_M2 } from '#domain/price-per-area.ts';
import { MAX_WATCHERS } from '#domain/room-rules.ts';
import { LATE_GRACE_MS } from '#domain/run-clock.ts';
import { SCORING_OPTION_SETS } from '#domain/scoring-options.ts';
import { RANGE_CONFIDENCE, STEEPNESS } from '#domain/scoring.ts';
import { refuseSlug } from '#domain/slugs.ts';
import { STREAK_WINDOW } from '#domain/streak.ts';
import { LEAST_SETTLED } from '#domain/valuation/crowd-gain.ts';
import { LEAST_SALES } from '#domain/valuation/fit-valuation.ts';
import { draftCode, MAX_DRAFT_ROWS, MAX_REMOVED, REMOVED_DAYS } from '#wire/drafts.ts';
import { MAX_LINKS } from '#wire/importing.ts';
import { TAKEDOWN_LIMITS } from '#wire/takedown-requests.ts';
import { pageLanguages } from './page-schema.ts';

/** The product's limits and defaults, by the names that pages call them. */
export const PRODUCT: Readonly<Record<string, number>> = {
  most_homes: MAX_GAME_LISTINGS,
  most_in_a_party: MAX_ROOM_PLAYERS,
  most_watchers: MAX_WATCHERS,
  quick_rounds: RUN_LENGTHS.quick,
  standard_rounds: RUN_LENGTHS.standard,
  marathon_rounds: RUN_LENGTHS.marathon,
  mega_rounds: RUN_LENGTHS.mega,
  least_sales_for_a_value: LEAST_SALES,
  least_settled_homes: LEAST_SETTLED,
  least_guesses_for_a_measure: LEAST_FOR_MEASURE,
  least_guesses_for_bias: LEAST_FOR_BIAS,
  least_ranges: LEAST_RANGES,
  range_confidence: RANGE_CONFIDENCE,
  streak_window_days: STREAK_WINDOW,
  steepness_easy: STEEPNESS.easy,
  steepness_normal: STEEPNESS.normal,
  steepness_hard: STEEPNESS.hard,
  time_bonus: SCORING_OPTION_SETS['time-bonus'].timeBonus,
  late_seconds: LATE_GRACE_MS / 1000,
  ways_to_play: Object.keys(MODES).filter((mode) => isRoomPlayable(MODES, mode)).length,
  languages: pageLanguages.length,
  currencies: CURRENCIES.length,
  kinds_of_home: HOME_KINDS.length,
  hideable_facts: HIDEABLE_FACTS.length,
  name_adjectives: ADJECTIVES.length,
  name_nouns: NOUNS.length,
  most_blur_metres: MAX_BLUR_METRES,
  square_feet_in_a_metre: SQUARE_FEET_PER_M2,
  links_at_a_time: MAX_LINKS,
  most_homes_of_a_draft: MAX_DRAFT_ROWS,
  removed_days: REMOVED_DAYS,
  most_removed: MAX_REMOVED,
  least_photo_width: SMALLEST_PHOTO_WIDTH,
  most_photo_width: LARGEST_PHOTO_WIDTH,
  credit_length: PHOTO_TEXTS.attribution,
  shortest_address: lengthsThat((text) => refuseSlug(text) === null).least,
  longest_address: lengthsThat((text) => refuseSlug(text) === null).most,
  shortest_code: lengthsThat((text) => draftCode.shape.code.safeParse(text).success).least,
  longest_code: lengthsThat((text) => draftCode.shape.code.safeParse(text).success).most,
  dispute_length: DISPUTE_NOTE_LENGTH,
  comment_length: COMMENT_LENGTH.most,
  comment_minutes: COMMENT_EDIT_MS / 60_000,
  takedown_least_length: TAKEDOWN_LIMITS.statementMin,
  takedown_most_length: TAKEDOWN_LIMITS.statement,
  pi: Math.PI,
};

/** How short and how long a text of one letter may be that a rule lets through. */
function lengthsThat(passes: (text: string) => boolean): { readonly least: number; readonly most: number } {
  const lengths = Array.from({ length: 200 }, (_, at) => at + 1).filter((length) =>
    passes('x'.repeat(length)),
  );
  return { least: Math.min(...lengths), most: Math.max(...lengths) };
}
