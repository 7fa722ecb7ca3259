import type { Layer, ListingFacts } from './listing-record.ts';
import { sentencesOf, titlesOf, type Said } from './said-of-place.ts';
import { withPartsBetween } from './texts/parts-between.ts';
import { withPlacesAround } from './texts/places-around.ts';
import { fullestTwin, withOwnPostcode, withOwnTown, withStatedPostcode } from './texts/stated-place.ts';

/** Lines in which a page states its home's place once more: further down are others and the firm. */
const MAX_STATED = 80;

/** Layers that say an address as a field of its own: a title may have the name of the firm behind it. */
const FIELDS_OF_SOURCE: ReadonlySet<Layer> = new Set([
  ...(['portal-data', 'json-ld', 'microdata', 'embedded-data', 'markup'] as const),
]);

/**
 * The address with what the page states of it elsewhere: the quarter and the postcode of the same street, the places around
 * one without a street, and the postcode of its own record.
 */
export function inFull(
  address: string | null,
  facts: Pick<ListingFacts, 'title' | 'description' | 'url' | 'town' | 'postcode' | 'country'>,
  said: Said,
  lines: readonly string[],
): string | null {
  const { town, postcode, country } = facts;
  const top = lines.slice(0, MAX_STATED);
  const fields = (said.found?.address ?? []).flatMap(({ layer, value }) =>
    FIELDS_OF_SOURCE.has(layer) && typeof value === 'string' ? [value] : [],
  );
  // Where its own postcode stands with it, a line is about this home wherever it is.
  const code = postcode?.replace(/\s/g, '').toUpperCase() ?? '';
  const below = lines.slice(MAX_STATED).filter((line) => {
    return code.length > 3 && line.replace(/\s/g, '').toUpperCase().includes(code);
  });
  const twin = fullestTwin(address, postcode, [...top, ...below], fields);
  const steps = (said.ways ?? []).flatMap((way) => way.steps);
  const around = withPlacesAround(twin, {
    addresses: fields,
    lines: (said.text ?? '').split('\n'),
    names: [...titlesOf(facts, said), ...(said.path ?? []), ...steps],
    description: facts.description,
    url: said.url ?? facts.url,
  });
  const stated = [...top, ...sentencesOf(facts.description).slice(0, 10)];
  const line = withStatedPostcode(around, town, postcode, stated);
  const whole = isOfOneScript(said) ? withOwnTown(line, town, postcode, country) : line;
  const full =
    isOfOneRecord(said) || isOfOneScript(said) ? withOwnPostcode(whole, town, postcode, country) : whole;
  // The steps that lead to a home go from the large to the small.
  const ways = [...(said.ways ?? []).map((way) => way.steps.join(', ')), (said.path ?? []).join(', ')];
  const names = [...titlesOf(facts, said), facts.description ?? '', said.url?.replace(/-/g, ' ') ?? ''];
  return withPartsBetween(full, [...top, ...ways], names);
}

/** Are street, town and postcode members of the record in a page's scripts that tells of the home? */
function isOfOneScript({ found }: Said): boolean {
  return (['address', 'town', 'postcode'] as const).every(
    (field) => found?.[field]?.[0]?.layer === 'embedded-data',
  );
}

/** Do a page's address and postcode stand in one record of schema.org, which has a member for each? */
function isOfOneRecord({ found }: Said): boolean {
  const [layer, other] = [found?.address?.[0]?.layer, found?.postcode?.[0]?.layer];
  return layer === other && (layer === 'json-ld' || layer === 'microdata');
}
