/** The one page of the site that the links of mails lead to; the site's table of routes has it. */
const PATH = '/auth/confirm';

/**
 * The address of a link: the page of mail links on the site that the person came from, with where to go afterwards and
 * the one-time proof. The hosted templates (`supabase/templates`) write the same.
 * @param returnTo the page that was asked for, already known to be the site's own
 */
export function mailLinkPage(
  siteUrl: string,
  tokenHash: string,
  kind: string,
  returnTo: string | undefined,
): string {
  const asked = new URL(returnTo ?? siteUrl);
  const page = new URL(PATH, asked);
  const next = asked.pathname === PATH ? asked.searchParams.get('next') : asked.pathname + asked.search;
  page.searchParams.set('next', next ?? '/');
  page.searchParams.set('token_hash', tokenHash);
  page.searchParams.set('type', kind);
  return page.href;
}
