import { brandFromHost, DEFAULT_BRAND } from '#domain/brand-from-host.ts';

/**
 * The origin of a brand's pages where no site server names it. A host label that names no brand shows the default brand,
 * whose address lacks it: one page has one address.
 */
export function homeOrigin(
  url: Pick<URL, 'host' | 'hostname' | 'protocol' | 'origin'>,
  brand: string,
): string {
  const label = brandFromHost(url.host);
  const isBelow = url.hostname.split('.').length > 2 || url.hostname.endsWith('.localhost');
  const isAlias = brand === DEFAULT_BRAND && isBelow && ![DEFAULT_BRAND, 'www'].includes(label);
  return isAlias ? `${url.protocol}//${url.host.slice(label.length + 1)}` : url.origin;
}
