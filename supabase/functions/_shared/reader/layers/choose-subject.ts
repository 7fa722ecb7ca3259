import { at, isRecord, textAt, type JsonRecord } from '../json/json-value.ts';
import { meta } from '../html/html-page.ts';
import type { ReadContext } from '../read-context.ts';
import { cleanLine } from '../texts/clean-text.ts';
import { textOf } from '../html/html-node.ts';
import { absoluteUrl } from '../url/normalise-url.ts';

/** Nodes of one scope: a home and what stands inside it. */
type Group = readonly JsonRecord[];

/**
 * The nodes that tell of the page's own home, where a page marks up its neighbours too. One scope is the subject: the one
 * whose address is the page's, that has the offer, that the heading names. What others have that it lacks counts only
 * where they do not contradict each other: a property that repeats is nobody's.
 */
export function nodesOfSubject(groups: readonly Group[], context: ReadContext): JsonRecord[] {
  const [only] = groups;
  if (groups.length < 2 || only === undefined) return [...(only ?? [])];
  const page = pageSigns(context);
  const scores = groups.map((group) => score(group, page));
  const own = groups[scores.indexOf(Math.max(...scores))] ?? only;
  const others = groups.filter((group) => group !== own && !isAnotherHome(group, own));
  const repeated = repeatedNames(others);
  const rest = others.flat().map((node) => withoutNames(node, repeated));
  return [...own, ...rest];
}

interface PageSigns {
  readonly addresses: readonly string[];
  readonly listingId: string | null;
  readonly words: string;
}

function pageSigns({ page, address, base }: ReadContext): PageSigns {
  const heading = page.own.elements.find(({ name }) => name === 'h1');
  const links = [address?.url, base, page.canonical, meta(page, 'og:url')];
  return {
    addresses: links.flatMap((link) => (link ? [plainLink(link, base)] : [])),
    listingId: address?.listingId ?? null,
    words: [heading ? textOf(heading, 300, 60) : '', page.title, meta(page, 'og:title')]
      .map((text) => plain(text ?? ''))
      .join(' · '),
  };
}

function plainLink(link: string, base: string | null): string {
  return (absoluteUrl(link, base) ?? link)
    .replace(/[?#].*$/, '')
    .replace(/\/+$/, '')
    .replace(/^https?:\/\/(?:www\.)?/, '');
}

function plain(text: string): string {
  return text.toLowerCase().replace(/\s+/g, ' ').trim();
}

const TELLING = ['numberOfBedrooms', 'numberOfRooms', 'floorSize', 'address', 'geo', 'description'];

function score(group: Group, page: PageSigns): number {
  const links = group.flatMap((node) => [
    textAt(node, 'url'),
    textAt(node, '@id'),
    textAt(node, 'mainEntityOfPage'),
  ]);
  const isOwn = links.some(
    (link) =>
      link !== null &&
      (page.addresses.includes(plainLink(link, null)) ||
        (page.listingId !== null && page.listingId.length > 3 && link.includes(page.listingId))),
  );
  const name = group.map((node) => cleanLine(node.name)).find((line) => line !== null) ?? '';
  const street = group.map((node) => streetOf(node)).find((line) => line !== null) ?? '';
  const isNamed = [name, street].filter((line) => line.length > 4 && page.words.includes(plain(line))).length;
  const facts = TELLING.filter((member) => group.some((node) => node[member] !== undefined)).length;
  return (isOwn ? 10 : 0) + (group.some(hasPrice) ? 4 : 0) + isNamed * 3 + facts / 2;
}

function streetOf(node: JsonRecord): string | null {
  return textAt(node, 'address', 'streetAddress') ?? textAt(node, 'address') ?? textAt(node, 'streetAddress');
}

function priceOf(node: JsonRecord): string | null {
  const offers = [node.offers].flat().filter(isRecord);
  const prices = [node, ...offers].flatMap((offer) => [
    textAt(offer, 'price'),
    textAt(offer, 'lowPrice'),
    textAt([offer.priceSpecification].flat()[0], 'price'),
  ]);
  return prices.find((price) => price !== null) ?? null;
}

function hasPrice(node: JsonRecord): boolean {
  return priceOf(node) !== null;
}

/** Another price, another street or another page: another home. */
function isAnotherHome(group: Group, own: Group): boolean {
  const differs = (read: (node: JsonRecord) => string | null) => {
    const [theirs, ours] = [group, own].map((nodes) => nodes.map(read).find((value) => value !== null));
    return theirs != null && ours != null && plain(theirs) !== plain(ours);
  };
  return (
    differs((node) => priceOf(node)?.replace(/\.0+$|\D/g, '') ?? null) ||
    differs(streetOf) ||
    differs((node) => textAt(at(node, 'geo'), 'latitude')) ||
    (differs((node) => textAt(node, 'url')) && differs((node) => textAt(node, 'name')))
  );
}

/** Members that several scopes have, each with a value of its own. */
function repeatedNames(groups: readonly Group[]): ReadonlySet<string> {
  const values = new Map<string, Set<string>>();
  for (const node of groups.flat()) {
    for (const [name, value] of Object.entries(node)) {
      if (name.startsWith('@')) continue;
      const known = values.get(name) ?? new Set();
      known.add(JSON.stringify(value).slice(0, 2_000));
      values.set(name, known);
    }
  }
  return new Set([...values].filter(([, known]) => known.size > 1).map(([name]) => name));
}

function withoutNames(node: JsonRecord, names: ReadonlySet<string>): JsonRecord {
  return Object.fromEntries(Object.entries(node).filter(([name]) => !names.has(name)));
}
