/** Thrown while the site server draws a page that needs what only the browser knows: such a page waits for its scripts. */
export class BrowserOnly extends Error {
  override readonly name = 'BrowserOnly';
}
