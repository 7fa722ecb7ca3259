import type { ComponentProps, ReactNode } from 'react';
import { checkedLink } from '#domain/site/checked-link.ts';
import { Link } from '#lib/link.tsx';

interface SiteLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  readonly href: string;
  readonly children: ReactNode;
}

/** A link that an agency wrote. Within the site it changes the page without loading it anew; what is no safe link is its words. */
export function SiteLink({ href, children, ...rest }: SiteLinkProps) {
  const link = checkedLink(href);
  if (link === null) return <span>{children}</span>;
  if (link.startsWith('/'))
    return (
      <Link {...rest} to={link}>
        {children}
      </Link>
    );
  return (
    <a {...rest} href={link} rel={/^https?:/i.test(link) ? 'noopener nofollow' : undefined}>
      {children}
    </a>
  );
}
