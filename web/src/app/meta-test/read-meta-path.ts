/** A path of this site, or why a text is none. */
export type MetaPath = { readonly url: URL } | { readonly refusal: 'outside' | 'unreadable' };

/** Reads what somebody typed: a path, or an address of this very host. Nothing else is looked at. */
export function readMetaPath(text: string, origin: string): MetaPath {
  const typed = text.trim();
  const path = typed === '' ? '/' : typed;
  if (/^[\\/]{2}/.test(path) || /^\/\\/.test(path)) return { refusal: 'outside' };
  try {
    const url = new URL(path, `${origin}/`);
    decodeURIComponent(url.pathname);
    if (url.origin !== origin) return { refusal: 'outside' };
    return { url };
  } catch {
    return { refusal: 'unreadable' };
  }
}
