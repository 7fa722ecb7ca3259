import { t } from '#lib/i18n.ts';
import { headingsOf, type PageNode } from '#kit/content/content-page.ts';
import { named } from '../named.ts';

/** From so many headings on, a list of them is shorter than looking for one. */
const LEAST_HEADINGS = 4;

/** What a long page is about, part by part. */
export function PageContents({ nodes }: { readonly nodes: readonly PageNode[] }) {
  const headings = headingsOf(nodes);
  if (headings.length < LEAST_HEADINGS) return null;
  return (
    <nav className="information-contents" aria-label={t('information.contents')}>
      <p aria-hidden="true">{t('information.contents')}</p>
      <ol>
        {headings.map(({ id, words }) => (
          <li key={id}>
            <a href={`#${id}`}>{named(words)}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
