import { Fragment, type ReactNode } from 'react';
import { brand } from '#lib/brand.ts';
import { Link } from '#lib/link.tsx';
import { wordsIn, type PageElement, type PageNode } from '#kit/content/content-page.ts';
import { named } from '../named.ts';
import { Heading } from './heading.tsx';
import { StillChart } from './still-chart.tsx';

/** The text of a content page as elements, so that no text is ever read as HTML. */
export function PageBody({ nodes }: { readonly nodes: readonly PageNode[] }) {
  return draw(nodes);
}

function draw(nodes: readonly PageNode[] = []): ReactNode {
  // A page's pieces never change their places.
  return nodes.map((node, place) => <Fragment key={place}>{drawNode(node)}</Fragment>);
}

function drawNode(node: PageNode): ReactNode {
  if (typeof node === 'string') return named(node);
  if (node.tag === 'chart') return <StillChart chart={node} />;
  const { tag: Tag, children, id, align, href = '' } = node;
  if (Tag === 'email') return <a href={`mailto:${brand().serviceEmail}`}>{brand().serviceEmail}</a>;
  if (Tag === 'a') return drawLink(href, children);
  if (!children) return <Tag />;
  if (id !== undefined && (Tag === 'h2' || Tag === 'h3'))
    return (
      <Heading tag={Tag} id={id} words={wordsIn(children)}>
        {draw(children)}
      </Heading>
    );
  return <Tag data-align={align}>{draw(children)}</Tag>;
}

/** Links into the site change the page without loading it anew. */
function drawLink(href: string, children: PageElement['children']): ReactNode {
  if (href.startsWith('/')) return <Link to={href}>{draw(children)}</Link>;
  return <a href={href}>{draw(children)}</a>;
}
