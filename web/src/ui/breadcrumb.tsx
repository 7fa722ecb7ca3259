import type { ElementType } from 'react';
import './breadcrumb.css';

export interface BreadcrumbProps {
  readonly label: string;
  /** from the top down; the last is the open page */
  readonly steps: readonly { readonly label: string; readonly href: string }[];
  /** the router's Link, which takes `to`; a plain anchor otherwise */
  readonly link?: ElementType;
}

/** Where this page is. */
export function Breadcrumb({ label, steps, link: Link }: BreadcrumbProps) {
  return (
    <nav className="ui-breadcrumb" aria-label={label}>
      <ol>
        {steps.map(({ label: text, href }, place) => (
          <li key={href}>
            {place === steps.length - 1 ? (
              <span aria-current="page">{text}</span>
            ) : Link ? (
              <Link to={href}>{text}</Link>
            ) : (
              <a href={href}>{text}</a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
