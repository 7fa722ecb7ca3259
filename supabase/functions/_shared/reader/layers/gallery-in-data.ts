import { recordsIn } from '../json/json-value.ts';
import type { ReadContext } from '../read-context.ts';
import { isAboutOthers, plainName } from './member-meaning.ts';
import { MEMBER_NAMES } from './member-names.ts';
import { photosIn } from './pictures-in-data.ts';
import { MAX_MEMBERS } from './seek-in-data.ts';

/** Pictures that a script keeps in a list of their own: `const images = […]`. */
export function galleryIn({ data }: ReadContext): string[] | null {
  const listed = data.values.flatMap(({ name, value }) =>
    Array.isArray(value)
      ? namesPictures(plainName(name.replace(/^.*\./, '')))
        ? [value]
        : []
      : [...recordsIn(value, isAboutOthers, MAX_MEMBERS)].flatMap(({ record }) =>
          Object.entries(record).flatMap(([key, list]) =>
            Array.isArray(list) && namesPictures(plainName(key)) ? [list] : [],
          ),
        ),
  );
  const lists = listed.map((value) => photosIn(value) ?? []);
  const longest = lists.sort((a, b) => b.length - a.length)[0] ?? [];
  return longest.length > 1 ? longest : null;
}

const NAMES: ReadonlySet<string> = new Set(MEMBER_NAMES.photos);
/** "fullScreenGalleryPics", "detailImages": whatever stands in front, unless it makes them small ones or other people's. */
const ENDS_IN_PICTURES =
  /^(?!.*(?:thumb|icon|logo|floor|plan|agent|similar|team|small|avatar|banner|brand|map|related|other|near)).{2,24}(?:photos|images|pics|pictures|fotos|bilder)$/;

/** Is a list of this plain name one of pictures of the home? */
export function namesPictures(plain: string): boolean {
  return NAMES.has(plain) || ENDS_IN_PICTURES.test(plain);
}
