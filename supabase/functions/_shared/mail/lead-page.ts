/** The page of a brand's site on which somebody confirms, reads and takes back what they asked. */
export function leadPage(siteUrl: string, brand: string, token: string): string {
  const url = new URL('/my-question', siteUrl);
  url.hostname = `${brand}.${url.hostname}`;
  return `${url.href}#question=${token}`;
}
