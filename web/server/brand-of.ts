import type { BrandRecord } from '#wire/brands.ts';
import type { BackendReader } from './backend-reader.ts';
import { isSitesOwn, type KnownHosts } from './known-origin.ts';

interface Visit extends KnownHosts {
  readonly url: Pick<URL, 'hostname'>;
  /** the brand's label in that host */
  readonly label: string;
  readonly reader: Pick<BackendReader, 'readBrand'>;
}

/** The brand whose pages stand at the host that is visited: an agency's own host, else a label below the site's. */
export function brandOf({ url, label, reader, siteUrl, siteHosts }: Visit): Promise<BrandRecord | null> {
  const { hostname } = url;
  const mayBeOwn =
    /[a-z]$/.test(hostname) && !isSitesOwn(hostname, { siteUrl, ...(siteHosts && { siteHosts }) });
  return mayBeOwn ? reader.readBrand(label, hostname) : reader.readBrand(label);
}
