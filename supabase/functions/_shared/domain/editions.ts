/** How often an edition has a new challenge. */
export const EDITION_PERIODS = ['day', 'week', 'weekend'] as const;
export type EditionPeriod = (typeof EDITION_PERIODS)[number];

/** A challenge that everybody gets at the same time. */
export interface Edition {
  readonly period: EditionPeriod;
  /** whose midnight begins and ends it */
  readonly timeZone: string;
  readonly homes: number;
}

/** Every edition; the table of the database holds the same. */
export const EDITIONS = {
  uk: { period: 'day', timeZone: 'Europe/London', homes: 5 },
  us: { period: 'day', timeZone: 'America/New_York', homes: 5 },
  world: { period: 'day', timeZone: 'UTC', homes: 5 },
  weekly: { period: 'week', timeZone: 'UTC', homes: 10 },
  mega: { period: 'weekend', timeZone: 'UTC', homes: 20 },
} as const satisfies Readonly<Record<string, Edition>>;
export type EditionKey = keyof typeof EDITIONS;
export const EDITION_KEYS = Object.keys(EDITIONS) as readonly EditionKey[];

/** The editions that have a challenge each day. */
export const DAILY_EDITIONS = ['uk', 'us', 'world'] as const satisfies readonly EditionKey[];
export type DailyEdition = (typeof DAILY_EDITIONS)[number];

/** The edition that somebody is shown who has chosen none: by where they are, then by the language they read. */
export function suggestEdition(timeZone: string, locale: string): DailyEdition {
  if (/^Europe\/(London|Belfast|Jersey|Guernsey|Isle_of_Man)$/.test(timeZone)) return 'uk';
  if (
    /^(US\/|America\/(New_York|Chicago|Denver|Phoenix|Los_Angeles|Anchorage|Detroit|Boise|Indiana\/|Kentucky\/|North_Dakota\/|Adak|Juneau|Menominee|Nome|Sitka|Yakutat|Metlakatla)|Pacific\/Honolulu)/.test(
      timeZone,
    )
  )
    return 'us';
  if (timeZone !== '' && timeZone !== 'UTC') return 'world';
  return locale === 'en-US' ? 'us' : locale === 'en-GB' ? 'uk' : 'world';
}
