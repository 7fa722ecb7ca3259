import type { ReactNode } from 'react';
import { brand } from '#lib/brand.ts';
import { locale } from '#lib/i18n.ts';
import { drawnLinks } from '#kit/site/menu-links.ts';
import { SiteLink } from '#kit/site/site-link.tsx';
import type { MenuLink } from '#wire/brands.ts';

interface MenuLinksProps {
  readonly links: readonly MenuLink[];
  readonly here?: string;
  /** what stands there while none of the links leads anywhere yet */
  readonly otherwise?: ReactNode;
}

/** The links that the brand's people put into a menu; those below another open from it, also without scripts. */
export function MenuLinks({ links, here, otherwise = null }: MenuLinksProps) {
  const drawn = drawnLinks(links, locale(), brand().supportedLocales);
  if (drawn.length === 0) return otherwise;
  return drawn.map(({ id, title, href, links: below }) => {
    const own = href === null ? null : <MenuWay key={id} href={href} title={title} here={here} />;
    if (below.length === 0) return own;
    return (
      <details key={id} className="site-submenu">
        <summary>{title}</summary>
        <div>
          {own}
          {below.map((link) =>
            link.href === null ? null : (
              <MenuWay key={link.id} href={link.href} title={link.title} here={here} />
            ),
          )}
        </div>
      </details>
    );
  });
}

interface MenuWayProps {
  readonly href: string;
  readonly title: string;
  readonly here: string | undefined;
}

function MenuWay({ href, title, here }: MenuWayProps) {
  return (
    <SiteLink href={href} aria-current={here === href ? 'page' : undefined}>
      {title}
    </SiteLink>
  );
}
