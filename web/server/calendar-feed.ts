import { editionCalendar } from '#domain/edition-calendar.ts';
import { editionDayAt, editionDaysAround, editionNumber } from '#domain/edition-days.ts';
import { EDITION_PATHS } from '#domain/edition-paths.ts';
import { EDITION_KEYS, EDITIONS } from '#domain/editions.ts';
import type { BrandRecord } from '#wire/brands.ts';
import type { BackendReader } from './backend-reader.ts';
import { serverTexts } from './server-texts.ts';

interface FeedQuestion {
  /** the last part of the address, as `uk.ics` */
  readonly file: string;
  readonly origin: string;
  readonly brand: BrandRecord | null;
  /** what the subscriber asked for; calendars themselves name no language */
  readonly language: string | undefined;
  readonly reader: Pick<BackendReader, 'readChallenge'>;
  /** the server's clock, for where nobody knows which challenge is today's */
  readonly now: number;
}

const BEFORE = 7;
const AFTER = 60;

/**
 * An edition's calendar as a subscriber reads it: a week of challenges before today's and sixty after it, by their numbers.
 * Null where there is no such edition, or it is played on another site.
 */
export async function calendarFeed(question: FeedQuestion): Promise<string | null> {
  const { file, origin, brand, language, reader, now } = question;
  const edition = EDITION_KEYS.find((key) => file === `${key}.ics`);
  if (edition === undefined || (brand?.key ?? 'default') !== 'default') return null;
  const { translate } = serverTexts(brand?.supportedLocales ?? [], language);
  const facts = EDITIONS[edition];
  const today = await reader.readChallenge(edition);
  const numberOf = (on: string) => (today ? today.number - 1 + editionNumber(facts, today.on, on) : null);
  const days = editionDaysAround(facts, today?.on ?? editionDayAt(facts, now).on, BEFORE, AFTER)
    .map((on) => ({ on, number: numberOf(on) }))
    .filter(({ number }) => number === null || number >= 1)
    .map(({ on, number }) => ({
      on,
      number: number === null ? null : translate('daily.number', { number }),
    }));
  return editionCalendar({
    edition,
    title: translate(`daily.edition.${edition}`),
    description: translate('daily.subscribe.event'),
    url: origin + EDITION_PATHS[edition],
    host: new URL(origin).host,
    days,
  });
}
