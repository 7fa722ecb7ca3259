/** The brand of a bare address, and of every first label that names no brand. */
export const DEFAULT_BRAND = 'default';

/**
 * The brand label of a host (specification, section 9): its first label when the host has three or more parts, or
 * two of which the last may be `localhost`; the default brand for an IP address or bare localhost;
 * the configured brand for any other single-label host. Whether a brand of that name exists is for the caller to
 * ask: an unknown label is the default brand.
 * @param host as in the Host header, with or without a port
 * @param configuredBrand what a single-label host such as `intranet` means
 */
export function brandFromHost(host: string, configuredBrand: string = DEFAULT_BRAND): string {
  const name = withoutPort(host.trim().toLowerCase()).replace(/\.$/, '');
  if (name === '' || name === 'localhost' || isIpAddress(name)) return DEFAULT_BRAND;
  const labels = name.split('.');
  if (labels.length === 1) return configuredBrand;
  const first = labels[0] ?? '';
  return /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/.test(first) ? first : DEFAULT_BRAND;
}

function withoutPort(host: string): string {
  // A bracketed host is an IPv6 address; its port stands behind the bracket.
  if (host.startsWith('[')) return host.slice(1).split(']')[0] ?? '';
  return host.replace(/:\d*$/, '');
}

function isIpAddress(name: string): boolean {
  return name.includes(':') || /^\d{1,3}(\.\d{1,3}){3}$/.test(name);
}
