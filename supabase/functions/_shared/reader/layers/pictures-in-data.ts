import { asList, at, isRecord, recordsIn, textAt } from '../json/json-value.ts';
import { isPictureLink } from '../texts/picture-link.ts';

/** Entries of a list that are looked at. */
const MAX_MEMBERS = 400;

/** Links of a list of pictures, however each is put. */
export function photosIn(value: unknown): string[] | null {
  const list = isRecord(value)
    ? Object.values(value).find((child) => Array.isArray(child) && child.length > 1)
    : value;
  const photos = asList(list)
    .slice(0, MAX_MEMBERS)
    .flatMap((photo) => {
      if (typeof photo === 'string')
        return /^(?:https?:)?\/\//.test(photo) && isPictureLink(photo) ? photo : withScheme(photo);
      const names = ['largeUrl', 'fullUrl', 'large', 'original', 'url', 'src', 'href', 'full', 'medium'];
      const found = names
        .map((name) => textAt(photo, name) ?? textAt(photo, name, 'url') ?? textAt(at(photo, 'urls'), name))
        .find((url) => url !== null && /^(?:https?:)?\/\//.test(url) && isPictureLink(url));
      return found ?? namedPicture(photo) ?? deepPicture(photo) ?? [];
    });
  return photos.length > 0 ? photos : null;
}

/** "images.example.com/ads/1.jpg": a link that leaves its scheme to the page. */
function withScheme(link: string): string | [] {
  const isHost = /^(?:[a-z\d-]{1,40}\.){1,4}[a-z]{2,6}\/\S{4,400}$/i.test(link) && !/^www\.|@/.test(link);
  return isHost && isPictureLink(link) ? `https://${link}` : [];
}

/** `fullSizePictureUrl`, `mainImageUrl`: a link by its name, the large before the small. */
function namedPicture(photo: unknown): string | null {
  const links = Object.entries(isRecord(photo) ? photo : {}).filter(
    (entry): entry is [string, string] =>
      /(?:image|picture|photo|bild|foto)\w*(?:url|src|link|uri)$/i.test(entry[0]) &&
      typeof entry[1] === 'string' &&
      /^(?:https?:)?\/\//.test(entry[1]) &&
      isPictureLink(entry[1]),
  );
  const rank = ([name]: readonly [string, string]) =>
    /full|original|large|big|max/i.test(name) ? 0 : /thumb|small|mini|preview/i.test(name) ? 2 : 1;
  return links.sort((a, b) => rank(a) - rank(b))[0]?.[1] ?? null;
}

/** Sizes that are small by their name: `card`, `detail_preview`. */
const SMALL_SIZE = /thumb|small|mini|preview|card|icon|tiny/i;

/** A picture whose sizes lie deeper: the last of them that is not small by its name, since lists of sizes grow. */
function deepPicture(photo: unknown): string | null {
  const sizes = [...recordsIn(photo, undefined, 60)].flatMap(({ record }) =>
    Object.entries(record).filter(
      (entry): entry is [string, string] =>
        typeof entry[1] === 'string' &&
        /^(?:https?:)?\/\/\S+\.(?:jpe?g|webp|png|avif)(?:$|\?)/i.test(entry[1]) &&
        isPictureLink(entry[1]),
    ),
  );
  const widest = Math.max(0, ...sizes.map(([name]) => widthNamed(name)));
  const named = widest > 0 ? sizes.find(([name]) => widthNamed(name) === widest) : undefined;
  return (named ?? sizes.findLast(([name]) => !SMALL_SIZE.test(name)) ?? sizes.at(-1))?.[1] ?? null;
}

/** Pixels that the name of a size says: 1200 of `url1200x1200`. */
function widthNamed(name: string): number {
  return Number(/(?<!\d)(\d{2,4})x\d{2,4}(?!\d)/.exec(name)?.[1] ?? 0);
}
