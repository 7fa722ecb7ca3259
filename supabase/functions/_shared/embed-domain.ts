import { parse } from 'tldts';
import { EMBED_DOMAIN } from './domain/embed-domain-form.ts';

export const EMBED_DOMAIN_FAULTS = ['not_a_host', 'too_wide', 'bad_port'] as const;
export type EmbedDomainFault = (typeof EMBED_DOMAIN_FAULTS)[number];

const MAX_PORT = 65_535;

/**
 * Why a host may not be named as a site that frames a game; null when it may. The one rule: the builder's form, the
 * publishing and the header ask it. A name under which anybody can have a site (`com`, `co.uk`, `github.io`), alone or
 * behind a wildcard, would let everybody in, so a host is a registrable domain of the public suffix list, or below one.
 * @param domain in lower case, as in `EMBED_DOMAIN`
 */
export function embedDomainFault(domain: string): EmbedDomainFault | null {
  if (!EMBED_DOMAIN.test(domain)) return 'not_a_host';
  const [host = '', port] = domain.replace(/^\*\./, '').split(':');
  if (port !== undefined && (Number(port) < 1 || Number(port) > MAX_PORT)) return 'bad_port';
  const { hostname, domain: registrable, isIp } = parse(host, { allowPrivateDomains: true });
  if (hostname === null || isIp === true || /(^|\.)\d+$/.test(host)) return 'not_a_host';
  return registrable === null ? 'too_wide' : null;
}
