import { embedDomainFault } from './embed-domain.ts';
import { Refusal } from './problem.ts';

/** Sites that may frame a game are single sites: refuses a name under which anybody can have one. */
export function refuseEmbedDomains(domains: readonly string[]): void {
  const wide = domains.find((domain) => embedDomainFault(domain) !== null);
  if (wide === undefined) return;
  throw new Refusal(
    'embed_domain_refused',
    `${wide} cannot frame the game: it names no single site. Name the site itself, like www.example.com or *.example.com.`,
  );
}
