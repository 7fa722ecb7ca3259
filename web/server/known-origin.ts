import type { BrandRecord } from '#wire/brands.ts';
import { DEFAULT_BRAND } from '#domain/brand-from-host.ts';

/** The hosts that are this site: whoever asks under another name may have made it up. */
export interface KnownHosts {
  /** the site's own address, without a path: its scheme and port are those of every brand's */
  readonly siteUrl: string;
  /** further names of the site, such as `www.example.com` */
  readonly siteHosts?: readonly string[];
}

/** Whether a host is the site's own name, a further one, or below it. */
export function isSitesOwn(name: string, { siteUrl, siteHosts = [] }: KnownHosts): boolean {
  const { hostname } = new URL(siteUrl);
  return (
    name === hostname || name.endsWith(`.${hostname}`) || siteHosts.includes(name) || !name.includes('.')
  );
}

/**
 * The origin to be named in canonical addresses, previews and sitemaps: the site's own, a further name's, that of a
 * brand's subdomain, or a host that an agency has shown to be its own. Nothing of the Host header gets into it but a name that is known.
 * @param host as in the Host header
 * @param label the brand's label in that host
 * @param brand the label's brand; null where nobody could be asked, and then a name below the site's is taken for one
 * @returns null for every other host
 */
export function knownOrigin(
  host: string,
  label: string,
  brand: (Pick<BrandRecord, 'key'> & Partial<Pick<BrandRecord, 'ownHost'>>) | null,
  { siteUrl, siteHosts = [] }: KnownHosts,
): string | null {
  const { protocol, hostname, port } = new URL(siteUrl);
  const name = host.toLowerCase().replace(/:\d*$/, '');
  const isBrand =
    label !== DEFAULT_BRAND && name === `${label}.${hostname}` && (brand === null || brand.key === label);
  const isOwn = brand?.ownHost === name;
  if (name !== hostname && !siteHosts.includes(name) && !isBrand && !isOwn) return null;
  return `${protocol}//${name}${port === '' ? '' : `:${port}`}`;
}
