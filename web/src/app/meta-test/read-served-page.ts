/** What a crawler that runs no script is given for a path. */
export interface ServedPage {
  readonly status: number;
  readonly robotsHeader: string | null;
  /** by the same names as the computed ones */
  readonly tags: ReadonlyMap<string, string>;
}

/** Fetches a page's HTML and reads its head; null when it did not come. */
export async function readServedPage(url: URL): Promise<ServedPage | null> {
  try {
    const response = await fetch(url.pathname + url.search, { headers: { accept: 'text/html' } });
    const page = new DOMParser().parseFromString(headOf(await response.text()), 'text/html');
    const tags = new Map<string, string>([['title', page.title]]);
    for (const tag of page.head.querySelectorAll('meta[name], meta[property]'))
      tags.set(
        tag.getAttribute('name') ?? tag.getAttribute('property') ?? '',
        tag.getAttribute('content') ?? '',
      );
    const canonical = page.head.querySelector('link[rel="canonical"]')?.getAttribute('href');
    if (canonical) tags.set('canonical', canonical);
    return { status: response.status, robotsHeader: response.headers.get('x-robots-tag'), tags };
  } catch {
    return null;
  }
}

/** The head alone, without style texts: this page's policy does not know the other page's, and would say so. */
function headOf(html: string): string {
  return (html.split(/<body[\s>]/)[0] ?? '').replace(/<style[^>]*>[\s\S]*?<\/style>/g, '');
}
