import { isFamilyKey } from '#domain/families.ts';
import { startPath } from '#domain/game-paths.ts';
import { readTarget } from '#domain/site/link-target.ts';
import { localesToTry } from '#domain/site/site-content.ts';
import type { MenuLink } from '#wire/brands.ts';
import { SITE_BASE } from './site-facts.ts';

/** A link of a menu as it is drawn; without an address it heads those below it. */
export interface DrawnLink {
  readonly id: string;
  readonly title: string;
  readonly href: string | null;
  readonly links: readonly DrawnLink[];
}

/** The links of a menu in the reader's language. One that is called nothing in any language is left out. */
export function drawnLinks(
  links: readonly MenuLink[],
  locale: string,
  supported: readonly string[],
): readonly DrawnLink[] {
  const locales = localesToTry(locale, supported);
  return links.flatMap((link) => {
    const title = locales.map((one) => link.titles[one]).find(Boolean) ?? Object.values(link.titles)[0] ?? '';
    const below = drawnLinks(link.links ?? [], locale, supported);
    const href = hrefOf(link, locales);
    return title === '' || (href === null && below.length === 0)
      ? []
      : [{ id: link.id, title, href, links: below }];
  });
}

function hrefOf({ target: text, slugs = {}, family }: MenuLink, locales: readonly string[]): string | null {
  const target = readTarget(text);
  switch (target?.kind) {
    case 'page': {
      const slug = locales.map((one) => slugs[one]).find(Boolean) ?? Object.values(slugs)[0];
      return slug === undefined ? null : SITE_BASE + slug;
    }
    case 'game':
      return family !== undefined && isFamilyKey(family) ? startPath(family, target.value) : null;
    case 'area':
      return `/curated-neighbourhoods/a/${target.value}`;
    case 'way':
    case 'outside':
      return target.value;
    default:
      return null;
  }
}
