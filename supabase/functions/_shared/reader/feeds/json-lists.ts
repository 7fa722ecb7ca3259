import { asList, at, textAt, type JsonRecord } from '../json/json-value.ts';
import { namesPictures } from '../layers/gallery-in-data.ts';
import { plainName } from '../layers/member-meaning.ts';
import { countryOfName } from '../texts/country-names.ts';

/** Names of places or kinds as a list from the large to the small: `location: [{ level: 0, name: 'Spain' }, …]`. */
export function levelsOf(record: JsonRecord): JsonRecord {
  const namesOf = (value: unknown) =>
    asList(value).every((item) => at(item, 'level') !== undefined)
      ? asList(value).flatMap((item) => textAt(item, 'nameSingular') ?? textAt(item, 'name') ?? [])
      : [];
  const places = namesOf(record.location);
  const [country = null] = places;
  const kind = namesOf(record.category).at(-1);
  return {
    ...(country !== null && countryOfName(country) !== null
      ? { country, address: places.slice(1).reverse().join(', ') }
      : {}),
    ...(kind === undefined ? {} : { propertyType: kind }),
  };
}

/** Links of the pictures that a record lists. */
export function photosOf(record: JsonRecord): string[] {
  const lists = Object.entries(record).flatMap(([name, value]) =>
    Array.isArray(value) && (namesPictures(plainName(name)) || /^media[-_]?(?:foto|photo)$/i.test(name))
      ? [asList(value)]
      : [],
  );
  return lists.flatMap((list) =>
    list.flatMap(
      (item) =>
        textAt(item) ??
        textAt(item, 'MediaURL') ??
        textAt(item, 'url') ??
        textAt(at(item, 'image'), 'url') ??
        [],
    ),
  );
}
