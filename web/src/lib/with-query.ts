/** A path that may have a query already, with another query ("?a=1", or empty) behind it. */
export function withQuery(path: string, search: string): string {
  return path + (path.includes('?') ? search.replace('?', '&') : search);
}
