/** True for pages of the site itself or of a brand's subdomain of it: the only places that a mail may lead to. */
export function isSiteHost(url: string, site: string): boolean {
  try {
    const page = new URL(url);
    const own = new URL(site);
    const isSameHost = page.hostname === own.hostname || page.hostname.endsWith(`.${own.hostname}`);
    return page.protocol === own.protocol && page.port === own.port && isSameHost;
  } catch {
    return false;
  }
}
