import type { ListingFacts } from './listing-record.ts';
import type { FoundFacts } from './merge-facts.ts';
import type { Way } from './texts/town-in-path.ts';

/** Where a page names the place of its home. */
export interface Said {
  /** what each layer of it said */
  readonly found?: FoundFacts;
  /** its own words, where no portal's data says what they are about */
  readonly text?: string;
  /** the names of the steps that lead to the page */
  readonly path?: readonly string[];
  /** every way that leads to the page, the surest first */
  readonly ways?: readonly Way[];
  /** the address of the page */
  readonly url?: string | null;
}

/** What the layers of a page read as its title. */
export function titlesOf({ title }: Pick<ListingFacts, 'title'>, { found }: Said): string[] {
  const values = [title, ...(found?.title ?? []).map(({ value }) => value)];
  return values.filter((value) => typeof value === 'string');
}

/** What the layers of a page read as its address or its description. */
export function textsOf(field: 'address' | 'description', { found }: Said): string[] {
  return (found?.[field] ?? []).flatMap(({ value }) => (typeof value === 'string' ? [value] : []));
}

/** A description in pieces, as lines of a page are. */
export function sentencesOf(description: string | null): readonly string[] {
  return description?.slice(0, 4_000).split(/(?<=[.!?])\s+|\n+/) ?? [];
}

/** "12 Sample Road, Sampleton - Site.ie Homes": what a title says of the site. */
const SITE_BEHIND = /(?<=,[^,]{2,60})(?:\s+-\s+[^-,]{2,40}){1,3}$/u;

/** The lines in which a page may name the whole address: what its layers read as one, its titles and its first lines. */
export function linesOf({ title }: ListingFacts, { found }: Said, pageLines: readonly string[]): string[] {
  const said = [...(found?.address ?? []), ...(found?.title ?? [])].map(({ value }) => value);
  return [...said, title, ...pageLines].flatMap((value) =>
    typeof value === 'string' ? (value.split(/\s[|–—]\s/)[0]?.replace(SITE_BEHIND, '') ?? []) : [],
  );
}
