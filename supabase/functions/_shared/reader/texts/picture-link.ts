/** Parameters that only say how large or in which form a picture is wanted. */
const SIZE_PARAMETERS =
  /^(?:w|h|width|height|maxwidth|maxheight|max-w|max-h|size|s|sz|q|quality|fit|crop|dpr|auto|format|fm|resize|scale|imwidth|imheight|downsize|rs|mode|v|t|ts|cb|timestamp|rule|preset|webp)$/i;
/** Words of a path that name a size. */
const SMALL =
  /(?:^|[._-])(?:thumbs?|thumbnails?|th\d{2,4}|tn|mini|tiny|small|sm|xs|square|preview|lowres|avatar)(?=$|[._-])/i;
const SIZE_WORD =
  /(?:^|[._-])(?:thumbs?|thumbnails?|th\d{2,4}|tn|mini|tiny|small|sm|xs|square|preview|lowres|medium|md|large|lg|xl|xxl|big|full|fullsize|fullscreen|original|orig|hd|hires|max|web|gallery|zoom)(?=$|[._-])/gi;
/** 4:3, 3:2 and 16:9, in thousandths. */
const SHAPES = new Set([1333, 1500, 1778]);
const SIZE_TOKEN =
  /(?:^|[._-])(?:max[_-]|(?:t[_-])?w[_-](?=\d+[_-]h[_-]))?(\d{2,4})(?:x|[_-]h[_-])(\d{2,4})(?=$|[._-])|^(?:ensure|crop|fit|resize|fill)(\d{2,4})x(\d{2,4})$/gi;
/** TYPO3 keeps each size of a picture as "csm_name_<ten of a hash>". */
const PROCESSED = /^(csm_.{3,120})_[\da-f]{10}(?=\.)/i;
/** A picture this wide or less is a thumbnail. */
const THUMBNAIL_WIDTH = 200;

/** False for pictures that stand in a link themselves, for drawings, and for what holds a place until a picture is loaded. */
export function isPictureLink(link: string | null | undefined): link is string {
  if (!link || link.length > 4_000) return false;
  const text = link.trim();
  if (text === '' || /^(?:data|blob|javascript|about|cid|mailto|tel):/i.test(text)) return false;
  // The still of a film, and a map, are no photos.
  if (/\/\/(?:img\.youtube\.com|i\d?\.ytimg\.com|i\.vimeocdn\.com)\/|static-?map/i.test(text)) return false;
  return !/\.svg(?:$|[?#])|(?:^|[/_-])(?:blank|spacer|pixel|placeholder|no-?(?:image|photo|picture)|logos?|image-?not-?available|coming-?soon|transparent|1x1|loading|loader|lazy-?load(?:ing)?)(?=[._/?-]|$)/i.test(
    text,
  );
}

interface Picture {
  readonly link: string;
  /** the same for every size of one picture */
  readonly key: string;
  /** pixels, as far as the link says; 0 for a thumbnail of unknown width, null where it says nothing */
  readonly width: number | null;
}

function pictureOf(link: string): Picture {
  let path = link;
  let query = '';
  const mark = link.indexOf('?');
  if (mark >= 0) [path, query] = [link.slice(0, mark), link.slice(mark + 1)];
  const kept: string[] = [];
  let width: number | null = null;
  for (const part of query.split('&')) {
    const [name = '', value = ''] = part.split('=');
    // A bare number behind the question mark only makes browsers fetch the picture anew.
    const isStamp = value === '' && /^[\da-f-]{8,}$/i.test(name);
    if (!isStamp && !SIZE_PARAMETERS.test(name)) kept.push(part);
    else if (/^(?:w|width|maxwidth|max-w|imwidth)$/i.test(name) && /^\d{1,4}$/.test(value))
      width = Number(value);
  }
  const folders = path.replace(/^https?:/i, '').split('/');
  const plain = folders.map((folder, index) => {
    // A host is no size, whatever it is called.
    if (index < 3 && folder !== '' && path.includes('//')) return folder.toLowerCase();
    for (const size of folder.matchAll(SIZE_TOKEN)) width = Math.max(width ?? 0, Number(size[1] ?? size[3]));
    // "/u/480/360/name.jpg": width and height as folders of their own, in a shape pictures have; "231/122" is a number.
    const [across, down] = [folder, folders[index + 1] ?? ''].map((part) =>
      /^\d{3,4}$/.test(part) ? Number(part) : 0,
    );
    if (across && down && SHAPES.has(Math.round((across / down) * 1000)))
      width = Math.max(width ?? 0, across);
    return folder
      .replace(PROCESSED, '$1')
      .replace(/(?<=\.(?:jpe?g|png|webp)):[a-z]{1,2}$/i, '')
      .replace(SIZE_TOKEN, '')
      .replace(SIZE_WORD, '')
      .replace(/\.(?:jpe?g|png|webp|avif)$/i, '');
  });
  const isSmall = folders.slice(path.includes('//') ? 3 : 0).some((folder) => SMALL.test(folder));
  // A name that is a fingerprint is one picture in whatever folder it lies.
  const print = /^[0-9a-f]{24,64}$/i.exec(plain.at(-1) ?? '')?.[0];
  const key = print ?? `${plain.filter((folder) => folder !== '').join('/')}?${kept.join('&')}`;
  return { link, key, width: width ?? (isSmall ? 0 : null) };
}

/** Does a link say itself that its picture is narrower than so many pixels? */
export function isNarrower(link: string, pixels: number): boolean {
  const { width } = pictureOf(link.slice(0, 4_000));
  return width !== null && width > 0 && width < pixels;
}

/**
 * The pictures of a home, each once and in its largest size, in their order; thumbnails are none where they say so
 * themselves, or where full pictures stand beside them.
 */
export function largestPictures(links: readonly string[]): string[] {
  const best = new Map<string, Picture>();
  for (const link of links) {
    if (!isPictureLink(link)) continue;
    const picture = pictureOf(link);
    const known = best.get(picture.key);
    // In the place of the first, so that the order of the page stays.
    if (known === undefined || rank(picture) > rank(known)) best.set(picture.key, picture);
  }
  const all = [...best.values()];
  const hasFull = all.some(({ width }) => width === null || width > THUMBNAIL_WIDTH);
  return all
    .filter(({ width }) => width === null || width > THUMBNAIL_WIDTH || (width === 0 && !hasFull))
    .map(({ link }) => link);
}

/** A link without a size is mostly the picture itself. */
function rank({ width }: Picture): number {
  return width ?? 1_000;
}
