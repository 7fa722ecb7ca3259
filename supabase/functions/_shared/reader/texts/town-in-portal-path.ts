import { plainPlace } from './city-of-quarter.ts';
import { spelledIn } from './spelled-in.ts';

/** Portals whose addresses have the town in a place of its own, and no quarter or province there. */
const TOWN_PATHS: readonly (readonly [RegExp, RegExp])[] = [
  [/(?:^|\.)funda\.nl$/, /^\/(?:detail\/)?(?:koop|huur)\/(?<town>[a-z-]{2,40})\//],
  [
    /(?:^|\.)pararius\.(?:com|nl)$/,
    /^\/(?:apartment|house|studio|appartement|huis)-(?:for|te)-(?:sale|rent|koop|huur)\/(?<town>[a-z-]{2,40})\//,
  ],
  [/(?:^|\.)redfin\.(?:com|ca)$/, /^\/[a-z]{2}\/(?<town>[a-z-]{2,40})\/[^/]+\/(?:unit-[^/]+\/)?home\//i],
  [
    /(?:^|\.)realtor\.com$/,
    /^\/realestateandhomes-detail\/[^_/]{3,80}_(?<town>[A-Za-z-]{2,40})_[A-Z]{2}_\d{5}/,
  ],
  [
    /(?:^|\.)immoweb\.be$/,
    /\/(?:for-sale|for-rent|a-vendre|a-louer|te-koop|te-huur)\/(?<town>[a-z%A-Z0-9-]{2,60})\/\d{4}\//,
  ],
  [
    /(?:^|\.)realestate\.com\.au$/,
    /^\/property-[a-z+]{3,30}-(?:vic|nsw|qld|wa|sa|tas|act|nt)-(?<town>[a-z+]{2,40})-\d/,
  ],
  // Programs of Dutch agents: "/aanbod/woningaanbod/sampleton/koop/huis-12-samplestraat-3/".
  [/\.nl$/, /\/(?:aanbod\/)?woningaanbod\/(?<town>[a-z-]{2,40})\/(?:koop|huur)\//],
  [/(?:^|\.)bienici\.com$/, /^\/annonce\/(?:vente|location)\/(?<town>[a-z-]{2,40})(?:-\d+e)?\//],
];

/** Words inside of a name that stay small: "Bergen op Zoom", "Boulogne-sur-Mer". */
const SMALL = /^(?:aan|op|bij|van|der|de|den|het|en|sur|sous|les?|la|du|des|of|the|and)$/;

/**
 * The town that a portal's address names in a place of its own, as the page spells it where it names it, else by the
 * letters of the address; null for any other address.
 */
export function townInPortalPath(url: string | null, words: string): string | null {
  if (url === null || !URL.canParse(url)) return null;
  const { hostname, pathname } = new URL(url);
  const path = TOWN_PATHS.find(([host]) => host.test(hostname))?.[1].exec(pathname);
  const slug = path?.groups?.['town'];
  if (slug === undefined || !/^[a-z+-]+$/i.test(slug)) return null;
  const name = slug.replace(/[-+]+/g, ' ').trim();
  return plainPlace(name) === '' ? null : (spelledIn(name, words) ?? inCapitals(name));
}

function inCapitals(name: string): string {
  return name
    .toLowerCase()
    .replace(/^s (?=gravenhage|hertogenbosch|gravenzande)/, '’s-')
    .split(' ')
    .map((word, at) =>
      at > 0 && SMALL.test(word)
        ? word
        : word.replace(/(?<=^(?:’s-)?)\p{Ll}/u, (letter) => letter.toUpperCase()),
    )
    .join(' ');
}
