import { t } from '#lib/i18n.ts';
import { Link } from '#lib/link.tsx';
import type { PageLine, PageLines } from '#kit/content/content-page.ts';
import { named } from '../named.ts';

/** Pages with what each is about. */
export function PageList({ pages }: { readonly pages: readonly PageLine[] }) {
  return (
    <ul className="information-list">
      {pages.map(({ path, title, description, inLanguage }) => (
        <li key={path} lang={inLanguage}>
          <Link to={path}>{named(title)}</Link>
          <p>{named(description)}</p>
        </li>
      ))}
    </ul>
  );
}

/** All pages of a group, below the headings that the group has for them. */
export function GroupPages({ sections }: { readonly sections: readonly PageLines[] }) {
  return (
    <nav className="information-pages" aria-label={t('information.pages')}>
      {sections.map(({ title, pages }) => (
        <section key={title ?? ''}>
          {title ? <h2>{title}</h2> : sections.length > 1 ? <h2>{t('information.morePages')}</h2> : null}
          <PageList pages={pages} />
        </section>
      ))}
    </nav>
  );
}
