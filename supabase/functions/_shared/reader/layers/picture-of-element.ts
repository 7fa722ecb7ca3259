import type { HtmlElement } from '../html/html-node.ts';
import { cleanLine } from '../texts/clean-text.ts';
import { isPictureLink } from '../texts/picture-link.ts';

/** Where pages that load pictures late keep their links, the surest first. */
const LATE = [
  ...['data-src', 'data-lazy-src', 'data-lazy', 'data-original', 'data-full', 'data-large', 'data-image'],
  ...['data-ondemand-img', 'data-flickity-lazyload', 'data-splide-lazy', 'data-url', 'lazy-src', 'src2'],
  'src',
];

/** The picture that an `img` or a `source` shows: the largest it names, never one that stands in the link itself. */
export function pictureLinkOf({ attribs }: HtmlElement): string | null {
  const named = LATE.map((name) => cleanLine(attribs[name])).find(isPictureLink) ?? null;
  const widest = widestOf(attribs['data-srcset'] ?? attribs['data-lazy-srcset'] ?? attribs.srcset);
  return named ?? widest;
}

/** "a.jpg 480w, b.jpg 1024w": the widest. */
export function widestOf(set: string | undefined): string | null {
  const links = (set ?? '')
    .slice(0, 8_000)
    .split(/,\s+/)
    .map((part) => /^\s*(\S+)(?:\s+(\d+(?:\.\d+)?)[wx])?/.exec(part))
    .flatMap((match) =>
      match?.[1] && isPictureLink(match[1]) ? [{ link: match[1], width: Number(match[2] ?? 1) }] : [],
    );
  links.sort((a, b) => b.width - a.width);
  return links[0]?.link ?? null;
}
