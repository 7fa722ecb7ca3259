/**
 * The host under which a brand's games are, as far as the host of this page tells.
 * @param host of this page, with its port
 * @param here the brand of this page
 */
export function brandHost(host: string, here: string, wanted: string): string {
  if (here === wanted) return host;
  const [first = '', ...rest] = host.split('.');
  // An address of numbers, or a single word, has no room for a label.
  if (/^[\d.:[\]]+$/.test(host) || (rest.length === 0 && !/^localhost(:\d+)?$/.test(host))) return host;
  const bare = first === here || first === 'www' ? rest.join('.') : host;
  return wanted === 'default' ? bare : `${wanted}.${bare}`;
}
