import { editionCalendar } from '#domain/edition-calendar.ts';
import { EDITION_KEYS } from '#domain/editions.ts';
import type { BrandRecord } from '#wire/brands.ts';
import { EDITION_PATHS } from '#domain/edition-paths.ts';
import { serverTexts } from './server-texts.ts';

interface FeedQuestion {
  /** the last part of the address, as `uk.ics` */
  readonly file: string;
  readonly origin: string;
  readonly brand: BrandRecord | null;
  /** what the subscriber asked for; calendars themselves name no language */
  readonly language: string | undefined;
}

/** An edition's calendar as a subscriber reads it; null where there is no such edition, or it is played on another site. */
export function calendarFeed({ file, origin, brand, language }: FeedQuestion): string | null {
  const edition = EDITION_KEYS.find((key) => file === `${key}.ics`);
  if (edition === undefined || (brand?.key ?? 'default') !== 'default') return null;
  const { translate } = serverTexts(brand?.supportedLocales ?? [], language);
  return editionCalendar({
    edition,
    title: translate(`daily.edition.${edition}`),
    description: translate('daily.subscribe.event'),
    url: origin + EDITION_PATHS[edition],
    host: new URL(origin).host,
  });
}
