import { recordsIn } from '../json/json-value.ts';
import type { ReadContext } from '../read-context.ts';
import { isAboutOthers, plainName } from './member-meaning.ts';
import { MEMBER_NAMES } from './member-names.ts';
import { photosIn } from './pictures-in-data.ts';
import { MAX_MEMBERS } from './seek-in-data.ts';

/** Pictures that a script keeps in a list of their own: `const images = […]`. */
export function galleryIn({ data }: ReadContext): string[] | null {
  const names: readonly string[] = MEMBER_NAMES.photos;
  const listed = data.values.flatMap(({ name, value }) =>
    Array.isArray(value)
      ? names.includes(plainName(name.replace(/^.*\./, '')))
        ? [value]
        : []
      : [...recordsIn(value, isAboutOthers, MAX_MEMBERS)].flatMap(({ record }) =>
          Object.entries(record).flatMap(([key, list]) =>
            Array.isArray(list) && names.includes(plainName(key)) ? [list] : [],
          ),
        ),
  );
  const lists = listed.map((value) => photosIn(value) ?? []);
  const longest = lists.sort((a, b) => b.length - a.length)[0] ?? [];
  return longest.length > 1 ? longest : null;
}
