/**
 * Upstream's mails link to the site where the API answers the link, and lead back to the site's first page whatever page
 * the caller asked to return to.
 * @param redirectTo the page that was asked for, already known to be the site's own.
 */
export function mendLinks(
  text: string,
  siteUrl: string,
  apiUrl: string,
  redirectTo: string | undefined,
): string {
  const atApi = text.replaceAll(`${siteUrl}/auth/v1/`, `${apiUrl}/auth/v1/`);
  if (redirectTo === undefined) return atApi;
  return atApi.replace(/(\bredirect_to=)[^&"'\s<]+/g, `$1${encodeURIComponent(redirectTo)}`);
}
