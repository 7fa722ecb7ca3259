import { Fragment, type ReactNode } from 'react';
import { brand } from '#lib/brand.ts';
import { Link } from '#lib/link.tsx';
import { nameSite, type PageElement, type PageNode } from '#kit/content/content-page.ts';

/** The text of a content page as elements, so that no text is ever read as HTML. */
export function PageBody({ nodes }: { readonly nodes: readonly PageNode[] }) {
  return draw(nodes);
}

function draw(nodes: readonly PageNode[] = []): ReactNode {
  // A page's pieces never change their places.
  return nodes.map((node, place) => <Fragment key={place}>{drawNode(node)}</Fragment>);
}

function drawNode(node: PageNode): ReactNode {
  if (typeof node === 'string') return nameSite(node, brand().displayName);
  const { tag: Tag, children, id, align, href = '' } = node;
  if (Tag === 'email') return <a href={`mailto:${brand().serviceEmail}`}>{brand().serviceEmail}</a>;
  if (Tag === 'a') return drawLink(href, children);
  if (!children) return <Tag />;
  return (
    <Tag id={id} data-align={align}>
      {draw(children)}
    </Tag>
  );
}

/** Links into the site change the page without loading it anew. */
function drawLink(href: string, children: PageElement['children']): ReactNode {
  if (href.startsWith('/')) return <Link to={href}>{draw(children)}</Link>;
  return <a href={href}>{draw(children)}</a>;
}
