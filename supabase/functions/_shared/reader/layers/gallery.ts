import { isElement, nameOf, type HtmlElement } from '../html/html-node.ts';
import type { ReadContext } from '../read-context.ts';
import { isPictureLink } from '../texts/picture-link.ts';
import { pictureLinkOf, widestOf } from './picture-of-element.ts';

const GALLERY =
  /gallery|galer[ií]a|galerie|carousel|slider|slideshow|swiper|slick|fotorama|lightbox|photo|album|showcase|media-container|images?-container|royalslider|flexslider|owl-|(?:^|[\s_-])rsis-|(?:^|[\s_-])gal(?=$|[\s_-])/i;
const NO_PHOTO =
  /logo|icon|sprite|avatar|placeholder|pixel|loading|blank|spacer|\bmap\b|staticmap|badge|flag|profile[ _-]?(?:photo|picture|image)|\.svg(?:$|\?)|\.gif(?:$|\?)|epc|energy|qr|video-?play|play-?(?:button|icon|video)/i;

/** What a drawing of the rooms is called where it stands among photos. */
const PLAN =
  /^(?:plan(?: du bien| \d{1,2})?$|plans?$|floor ?plans?\b|grundriss|planimetri|plano(?:s|\b)|plattegrond|planta\b)/i;
/** Small pictures in a row, each of them a link to the large one. */
const THUMBS = /(?:^|[\s_-])thumb(?:nail)?s?(?=$|[\s_-])/i;

/** Links to photos of a page that has a gallery, in document order; floor plans and furniture of the page left out. */
export function readGallery(context: ReadContext): string[] {
  const photos = new Set<string>();
  const beside = new Set<string>();
  const names = new Set<string>();
  const small: (readonly [link: string, name: string])[] = [];
  for (const element of context.page.own.elements) {
    context.time.check();
    if (!isInGallery(element)) continue;
    const link = isPartOfLink(element) ? null : photoOf(element);
    if (
      link !== null &&
      isPictureLink(link) &&
      !NO_PHOTO.test(link) &&
      !NO_PHOTO.test(element.attribs.alt ?? '') &&
      !PLAN.test(element.attribs.alt ?? '')
    ) {
      const name = element.attribs.alt?.trim() ?? '';
      if (isTiny(element)) small.push([link, name]);
      else {
        (isWithin(element, 'aside') ? beside : photos).add(link);
        names.add(name);
      }
    }
    if (photos.size >= 200 || small.length >= 400) break;
  }
  // Under one large picture its small neighbours are photos of the same home where they are called the same.
  if (photos.size === 1)
    for (const [link, name] of small) if (name.length > 15 && names.has(name)) photos.add(link);
  // A gallery at the side of another one shows other homes.
  if (photos.size === 0) for (const link of beside) photos.add(link);
  const listed = listedPhotos(context);
  if (photos.size > 0 || listed.length > 0) return longer([...photos], listed);
  const loose = longer(loosePhotos(context), preloaded(context));
  return loose.length > 0 ? loose : withoutScripts(context);
}

/** The pictures of a gallery that a page shows where no script runs. */
function withoutScripts({ page }: ReadContext): string[] {
  const links = page.elements.flatMap((element) => {
    const isShown = element.name === 'img' && isWithin(element, 'noscript') && isInGallery(element);
    const link = isShown && !isTiny(element) ? pictureLinkOf(element) : null;
    return link === null || NO_PHOTO.test(link) || NO_PHOTO.test(element.attribs.alt ?? '') ? [] : [link];
  });
  return [...new Set(links)].slice(0, 200);
}

function isWithin(element: HtmlElement, name: string): boolean {
  let node: HtmlElement['parent'] = element.parent;
  for (let depth = 0; node && 'attribs' in node && depth < 20; depth += 1) {
    if (node.name === name) return true;
    node = node.parent;
  }
  return false;
}

function longer(first: string[], second: string[]): string[] {
  return second.length > first.length ? second : first;
}

/** `data-images-l="//a.example/1.jpg&//a.example/2.jpg"`: where a box keeps the links of a gallery, and which are the largest. */
const LIST_OF_LINKS = /^data-(?:[a-z]+-)?(?:images?|photos?|pictures?|gallery|slides)(?:-[a-z]{1,12})?$/;
const LARGEST = ['xl', 'full', 'original', 'large', 'big', 'zoom', 'l'];
const LINK = /(?:https?:)?\/\/[^\s"'|;,#!&]{5,300}\.(?:jpe?g|webp|png)(?![\w.])/gi;

/**
 * Links one behind the other, for a script that draws the gallery: in the value of a hidden field, or in an attribute of
 * its box.
 */
function listedPhotos({ page }: ReadContext): string[] {
  for (const { name, attribs } of page.own.elements) {
    const value = name === 'input' && attribs.type === 'hidden' ? (attribs.value ?? '') : '';
    const photos = value.startsWith('http') ? linksIn(value) : photosOfBox(attribs);
    if (photos.length > 1) return photos;
  }
  return [];
}

function photosOfBox(attribs: HtmlElement['attribs']): string[] {
  const lists = Object.entries(attribs)
    .filter(([name, value]) => LIST_OF_LINKS.test(name) && /^\s*(?:https?:)?\/\//.test(value))
    .map(([name, value]) => ({
      rank: LARGEST.indexOf(name.split('-').at(-1) ?? ''),
      photos: linksIn(value),
    }))
    .filter(({ photos }) => photos.length > 1);
  const ranked = lists.filter(({ rank }) => rank >= 0).sort((a, b) => a.rank - b.rank);
  return (ranked[0] ?? lists[0])?.photos ?? [];
}

function linksIn(value: string): string[] {
  const links = value.slice(0, 60_000).match(LINK) ?? [];
  return [...new Set(links)].filter((link) => isPictureLink(link) && !NO_PHOTO.test(link)).slice(0, 200);
}

/** Pictures that a page asks for before its program draws them. */
function preloaded({ page }: ReadContext): string[] {
  const links = page.own.elements.flatMap(({ name, attribs }) => {
    const isPicture = name === 'link' && attribs.rel === 'preload' && attribs.as === 'image';
    const link = isPicture ? widestOf(attribs.imagesrcset) : null;
    return link === null || NO_PHOTO.test(link) ? [] : [link];
  });
  const photos = [...new Set(links)];
  return photos.length > 2 ? photos.slice(0, 200) : [];
}

/** Folders in which sites keep the pictures of homes. */
const PHOTO_FOLDER =
  /listing|propert|photo|foto|image|picture|pictures|resize|big_?img|galler|media|upload|immobil|inmueble|imovel|objekt|estate/i;

/** "Sample - full picture: 2/8", "Photo 3 of 20": the pictures of a row are counted in what they are called. */
const COUNTED = /(?:^|\D)\d{1,3}\s?(?:\/|of|de|von|di|van|z|из)\s?\d{1,3}$/iu;

/** Pictures of a page without a gallery, by their folders or because they are counted. */
function loosePhotos(context: ReadContext): string[] {
  const pictures = context.page.own.elements
    .filter((element) => (element.name === 'img' || opensPicture(element)) && !isAside(element))
    .filter((element) => element.name === 'a' || (!isTiny(element) && !isPartOfLink(element)))
    .flatMap((element) => {
      const name = element.attribs.alt?.trim().slice(0, 200) ?? '';
      const link = NO_PHOTO.test(name)
        ? null
        : element.name === 'a'
          ? photoOf(element)
          : pictureLinkOf(element);
      const isOpened = element.name === 'a';
      return link === null || NO_PHOTO.test(link) ? [] : [{ link, isOpened, isCounted: COUNTED.test(name) }];
    });
  const opened = new Set(pictures.flatMap(({ link, isOpened }) => (isOpened ? [link] : [])));
  const counted = new Set(pictures.flatMap(({ link, isCounted }) => (isCounted ? [link] : [])));
  const links =
    counted.size > 2
      ? [...counted]
      : pictures
          .map(({ link }) => link)
          .filter(
            (link) => opened.has(link) || (/\.(?:jpe?g|webp)(?:$|\?)/i.test(link) && PHOTO_FOLDER.test(link)),
          );
  const all = [...new Set(links)].filter(isPictureLink).slice(0, 200);
  // Names of files that carry the number of the listing are its own pictures; the others are of other homes.
  const number = /\d{5,}/g;
  const numbers = new Set((context.address?.url ?? context.base ?? '').match(number) ?? []);
  const own = all.filter((link) => link.match(number)?.some((digits) => numbers.has(digits)) === true);
  return own.length > 1 ? own : all;
}

/** A link to a picture with a smaller one in it. */
function opensPicture(element: HtmlElement): boolean {
  return (
    element.name === 'a' &&
    photoOf(element) !== null &&
    !NO_PHOTO.test(element.attribs.href ?? '') &&
    element.children.some((child) => isElement(child) && child.name === 'img')
  );
}

/** Of an agent, or of the page's furniture. */
function isAside(element: HtmlElement): boolean {
  let node: HtmlElement | null = element;
  for (let depth = 0; node && depth < 8; depth += 1) {
    if (/similar|related|agent|team|staff|broker|footer|header|nav|card|banner|advert/i.test(nameOf(node)))
      return true;
    const parent: HtmlElement['parent'] = node.parent;
    node = parent && 'attribs' in parent ? parent : null;
  }
  return false;
}

/** Where a box of a gallery keeps the picture that it opens. */
const LIGHTBOX = ['data-lightbox-src', 'data-full-src', 'data-zoom-src', 'data-large-src'];

function photoOf(element: HtmlElement): string | null {
  const { attribs, name } = element;
  const shown = name === 'img' || name === 'source' ? pictureLinkOf(element) : null;
  if (shown !== null || name === 'source') return shown;
  if (name === 'a' && /\.(?:jpe?g|png|webp)(?:$|\?)/i.test(attribs.href ?? '')) return attribs.href ?? null;
  const late = LIGHTBOX.map((key) => attribs[key]).find((link) => link !== undefined && isPictureLink(link));
  if (late !== undefined) return late;
  const background = /background(?:-image)?:\s*url\(["']?([^"')]+)/i.exec(
    (attribs.style ?? '').slice(0, 4_000),
  );
  return background?.[1] ?? null;
}

/** A small picture in a link to the large one is the same picture. */
function isPartOfLink({ name, parent }: HtmlElement): boolean {
  if (name !== 'img' && name !== 'source') return false;
  let node = parent;
  for (let depth = 0; node && 'attribs' in node && depth < 4; depth += 1) {
    if (node.name === 'a') {
      const link = photoOf(node);
      return link !== null && isPictureLink(link) && !NO_PHOTO.test(link);
    }
    node = node.parent;
  }
  return false;
}

/** A picture that the page itself draws no larger than a thumbnail. */
function isTiny({ attribs }: HtmlElement): boolean {
  const sizes = [attribs.width, attribs.height].map((size) => Number.parseInt(size ?? '', 10));
  return sizes.some((size) => size > 0 && size <= 90);
}

/** "product-photos__slider-nav": the small row under a slider moves its pictures, and is no menu of the site. */
const ROW_OF_PICTURES =
  /(?:slider|gallery|carousel|slick|swiper|photos?|thumb(?:nail)?s?|images?)[-_]{0,2}nav(?:igation)?/gi;

function isInGallery(element: HtmlElement): boolean {
  let node: HtmlElement | null = element;
  for (let depth = 0; node && depth < 8; depth += 1) {
    const name = nameOf(node);
    if (/similar|related|agent|team|footer|header|nav/i.test(name.replace(ROW_OF_PICTURES, ''))) return false;
    // Scripts that open pictures mark the links to them.
    // Programs name what they move in an attribute of their own.
    const mover = node.attribs['data-controller']?.slice(0, 200) ?? '';
    if (
      GALLERY.test(name) ||
      (element.name === 'a' && THUMBS.test(name)) ||
      GALLERY.test(mover) ||
      'data-lightbox' in node.attribs ||
      'data-fancybox' in node.attribs
    )
      return true;
    const parent: HtmlElement['parent'] = node.parent;
    node = parent && 'attribs' in parent ? parent : null;
  }
  return false;
}
