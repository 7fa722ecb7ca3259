import { editionDayOn } from '#domain/edition-days.ts';
import { EDITION_KEYS, EDITIONS } from '#domain/editions.ts';
import { marketBounds } from '#domain/market-bounds.ts';
import { MODES } from '#domain/modes.ts';
import { toMajor } from '#domain/money.ts';
import { photoWidths } from '#domain/photo-widths.ts';
import { ROOM_KIND_KEYS, ROOM_KINDS } from '#domain/room-rules.ts';
import { applyOptions, SCORING_OPTION_SETS } from '#domain/scoring-options.ts';
import { sharedTotal } from '#domain/shared-result.ts';
import { signInSetting, SPAN_UNITS, spansOf } from './database-spans.ts';
import { number, oneOf, type Value } from './figure-values.ts';

const MS_PER_HOUR = 3_600_000;
const ENDS = ['least', 'most'] as const;

/** What else a page may ask the product: its clocks, rooms, photos and bounds, and how long the database keeps what. */
export const PRODUCT_QUESTIONS: Readonly<Record<string, (...values: readonly Value[]) => number>> = {
  /** span(forget_rooms, hours): what a function of the database waits for; with `least` or `most` where it has several */
  span: (name, unit, ...ends) => {
    const spans = spansOf(String(name), oneOf(SPAN_UNITS, unit));
    const [end] = ends.map((one) => oneOf(ENDS, one));
    if (end === undefined && spans.length > 1)
      throw new Error(`${String(name)} has the spans ${spans.join(', ')}.`);
    return end === 'most' ? Math.max(...spans) : Math.min(...spans);
  },
  /** sign_in(otp_expiry): a number that signing in is set to */
  sign_in: (name) => signInSetting(String(name)),
  /** seats(class): so many play in a live room at once */
  seats: (kind) => ROOM_KINDS[oneOf(ROOM_KIND_KEYS, kind)].seats,
  /** seconds(blitz): of a round's clock, or of a run's, that a mode sets */
  seconds: (mode) => {
    const options = MODES[oneOf(Object.keys(MODES) as (keyof typeof MODES)[], mode)];
    return number(
      ('roundSeconds' in options ? options.roundSeconds : null) ??
        ('runSeconds' in options ? options.runSeconds : undefined),
    );
  },
  /** with_time_bonus(score, share of the time left) */
  with_time_bonus: (score, timeLeftShare) =>
    applyOptions(
      {
        ...{ score: number(score), maxScore: 1000, band: 0, logError: 0, streakBefore: 0 },
        timeLeftShare: number(timeLeftShare),
      },
      SCORING_OPTION_SETS['time-bonus'],
    ),
  /** photo_width(source, 0 to 2): the smallest, middle and largest width that a photo is kept in */
  photo_width: (source, place) => number(photoWidths(number(source))[number(place)]),
  /** shown_total(band, band, …): what these squares come to on a shared result */
  shown_total: (...bands) =>
    number(
      sharedTotal({
        ...{ formula: 'log_ratio', difficulty: 'normal', isOver: true, isRange: false },
        rounds: bands.length,
        guesses: bands.map((band) => ({ band: number(band), score: 0, multiplier: 1, isLate: false })),
      }) ?? undefined,
    ),
  /** edition_hours(uk, 2026-10-25): how long a challenge is open that begins on a day */
  edition_hours: (key, on) => {
    const { opensAt, closesAt } = editionDayOn(EDITIONS[oneOf(EDITION_KEYS, key)], String(on));
    return (closesAt - opensAt) / MS_PER_HOUR;
  },
  /** guess_bound(gbp, most): the least and the most that a guess may be, in whole units */
  guess_bound: (currency, end) => {
    const code = String(currency).toUpperCase();
    const bounds = marketBounds(code, 'sold');
    if (!bounds) throw new Error(`No game is in “${code}”.`);
    return toMajor(oneOf(ENDS, end) === 'most' ? bounds.maxMinor : bounds.minMinor, code);
  },
  /** choices(40, 5): in how many ways five of forty can be drawn */
  choices: (all, drawn) =>
    Array.from({ length: number(drawn) }, (_, at) => at).reduce(
      (ways, at) => (ways * (number(all) - at)) / (at + 1),
      1,
    ),
  up: (value) => Math.ceil(number(value)),
};
