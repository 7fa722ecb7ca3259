import type { EditedHome, SaveHomeRequest } from '#wire/agency-homes.ts';
import { HOME_TEXTS, PLACES_SHOWN, type HomeTextField, type PlaceShown } from '#domain/home-list.ts';
import { homeField, HOME_FIELD_KEYS } from '#domain/home-fields.ts';
import { isSame, type FieldValue } from '#kit/edits/merge-edits.ts';
import { homeFieldName } from '#kit/homes/home-field-name.ts';
import {
  fieldsToHome,
  listingToFields,
  nameOfListingField,
  showListingField,
  type ListingFields,
} from '#kit/home-edits/listing-fields.ts';
import { wrongHomeFields } from '#kit/home-edits/check-home.ts';
import { t } from '#lib/i18n.ts';
import { languageName } from './language-name.ts';

type TextKey = `text.${HomeTextField}.${string}`;

/** A home as the flat fields of its form: those of every home, its offer, and each text in each language. */
export type HomeEditFields = ListingFields & {
  readonly isVisible: boolean;
  readonly placeShown: PlaceShown;
} & Readonly<Record<TextKey, string>>;

/** The version that a form is of: the home's, and each text's. */
export interface HomeVersion {
  readonly home: number;
  readonly texts: Readonly<Record<string, number>>;
}

export const textKey = (field: HomeTextField, locale: string): TextKey => `text.${field}.${locale}`;

/** Languages in which a home is written besides the agency's first, which is the home's own. */
export function furtherLocales({ locales }: Pick<EditedHome, 'locales'>): readonly string[] {
  return locales.slice(1);
}

export function homeToFields(home: EditedHome): HomeEditFields {
  const texts = Object.fromEntries(
    furtherLocales(home).flatMap((locale) =>
      HOME_TEXTS.map((field) => [
        textKey(field, locale),
        home.texts.find((cell) => cell.locale === locale && cell.field === field)?.text ?? '',
      ]),
    ),
  );
  return {
    ...listingToFields(home),
    ...texts,
    isVisible: home.isVisible,
    placeShown: home.placeShown,
  };
}

export function versionOf(home: EditedHome): HomeVersion {
  return {
    home: home.version,
    texts: Object.fromEntries(
      home.texts.map(({ field, locale, version }) => [textKey(field, locale), version]),
    ),
  };
}

/** What of a home is saved: only the parts in which something was changed, each from its version. */
export function requestOf(
  listingId: string,
  saved: HomeEditFields,
  fields: HomeEditFields,
  version: HomeVersion,
): SaveHomeRequest {
  const differs = (key: string) =>
    !isSame(
      (fields as Record<string, FieldValue>)[key] ?? null,
      (saved as Record<string, FieldValue>)[key] ?? null,
    );
  const all = fieldsToHome(fields);
  const keys = [...new Set([...Object.keys(fields), ...Object.keys(saved)])].filter(differs);
  const any = (test: (key: string) => boolean) => keys.some(test);
  const texts = keys.flatMap((key) => {
    const [, field, locale] = /^text\.(title|description)\.(.+)$/.exec(key) ?? [];
    const one = HOME_TEXTS.find((name) => name === field);
    return one && locale
      ? [{ locale, field: one, text: fields[textKey(one, locale)] ?? '', version: version.texts[key] ?? 0 }]
      : [];
  });
  return {
    listingId,
    version: version.home,
    ...(any((key) => HOME_FIELD_KEYS.some((one) => one === key)) ? { facts: all.facts } : {}),
    ...(any((key) => ['status', 'isVisible', 'placeShown'].includes(key))
      ? {
          offer: {
            ...(all.status ? { status: all.status } : {}),
            isVisible: fields.isVisible,
            placeShown: fields.placeShown,
          },
        }
      : {}),
    ...(any((key) => key.startsWith('price.')) && all.price ? { price: all.price } : {}),
    ...(any((key) => key === 'photos' || key.startsWith('photo.')) ? { photos: all.photos } : {}),
    ...(texts.length > 0 ? { texts } : {}),
  };
}

/** Keys of fields that the server would refuse. */
export function wrongFields(home: EditedHome, fields: HomeEditFields): readonly string[] {
  const wrong = wrongHomeFields(home, fields);
  const tooLong = furtherLocales(home).flatMap((locale) =>
    HOME_TEXTS.filter((field) => {
      const row = homeField(field);
      return row.kind === 'text' && (fields[textKey(field, locale)] ?? '').length > row.most;
    }).map((field) => textKey(field, locale)),
  );
  return [...wrong, ...tooLong];
}

export function nameOfField(key: string, placeOf: (id: string) => number): string {
  const [, field, locale] = /^text\.(title|description)\.(.+)$/.exec(key) ?? [];
  const one = HOME_TEXTS.find((name) => name === field);
  if (one && locale)
    return t('agencyHomes.text.named', { field: homeFieldName(one), language: languageName(locale) });
  if (key === 'isVisible' || key === 'placeShown') return t(`agencyHomes.field.${key}`);
  return nameOfListingField(key, placeOf);
}

export function showField(
  key: string,
  value: FieldValue,
  currency: string,
  placeOf: (id: string) => number,
): string {
  const place = PLACES_SHOWN.find((one) => one === value);
  if (key === 'placeShown' && place) return t(`agencyHomes.place.${place}`);
  return showListingField(key, value, currency, placeOf);
}
