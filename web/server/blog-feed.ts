import { nameSite, type ContentPage } from '#kit/content/content-page.ts';
import { escapeHtml } from '#domain/escape-html.ts';

/** Where readers of feeds find the blog. */
export const BLOG_FEED = '/blog/feed.xml';

/** The blog as Atom: each page with the day of its last change, the latest first. */
export function blogFeed(
  origin: string,
  site: string,
  blog: ContentPage,
  pages: readonly ContentPage[],
): string {
  const named = (text: string) => escapeHtml(nameSite(text, site));
  const address = (path: string) => escapeHtml(origin + path);
  const newest = [...pages].sort(
    (one, other) => other.changedOn.localeCompare(one.changedOn) || one.path.localeCompare(other.path),
  );
  const moment = (on: string) => `${on}T00:00:00Z`;
  const entries = newest.map(
    ({ path, title, description, changedOn, language }) =>
      `<entry xml:lang="${language}"><title>${named(title)}</title><id>${address(path)}</id><link href="${address(path)}"/>` +
      `<updated>${moment(changedOn)}</updated><summary>${named(description)}</summary></entry>\n`,
  );
  return (
    `<?xml version="1.0" encoding="UTF-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${blog.language}">\n` +
    `<title>${escapeHtml(site)}: ${named(blog.title)}</title><subtitle>${named(blog.description)}</subtitle>` +
    `<id>${address(blog.path)}</id><link href="${address(blog.path)}"/><link rel="self" type="application/atom+xml" href="${address(BLOG_FEED)}"/>` +
    `<author><name>${escapeHtml(site)}</name></author><updated>${moment(newest[0]?.changedOn ?? blog.changedOn)}</updated>\n` +
    `${entries.join('')}</feed>\n`
  );
}
