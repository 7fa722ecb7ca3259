// What pages of odd forms are made of, for tests. Every home in them is made up.
import { json } from './test-pages.ts';

/** A page and the facts of its home. */
export interface OddPage {
  readonly name: string;
  readonly url: string | null;
  readonly html: string;
  /** facts by the names of the printed record; what the page does not state is null */
  readonly expected: Readonly<Record<string, unknown>>;
}

/** A value as JSON-LD in the head of a page. */
export const linked = (value: unknown) => `<script type="application/ld+json">${json(value)}</script>`;
/** A scope of microdata. */
export const scope = (type: string, body: string, attributes = '') =>
  `<div itemscope itemtype="https://schema.org/${type}" ${attributes}>${body}</div>`;
/** A picture that stands in its own link. */
export const BLANK = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
/** Links of so many pictures. */
export const photos = (count: number, base = 'https://img.example.com/own') =>
  Array.from({ length: count }, (_, index) => `${base}/${index + 1}.jpg`);

/** A card of a home next door, as lists of similar homes have them. */
export const card = (price: string, street: string, index = 1) =>
  `<article class="property-card"><img src="https://img.example.com/other/${index}.jpg"><a href="/other/${index}"><h3>${street}</h3></a><span class="price">${price}</span><ul><li><i class="icon-bed"></i> 9</li></ul></article>`;
