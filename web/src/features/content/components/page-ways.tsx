import { t } from '#lib/i18n.ts';
import { Link } from '#lib/link.tsx';
import type { ContentPage, PageLine } from '#kit/content/content-page.ts';
import { named } from '../named.ts';
import { PageList } from './page-list.tsx';

/** Where a reader goes from here: along the guide, and to what is like this page. */
export function PageWays({ previous, next, related }: Pick<ContentPage, 'previous' | 'next' | 'related'>) {
  return (
    <>
      {previous || next ? (
        <nav className="information-neighbours" aria-label={t('information.guide')}>
          {previous ? <Neighbour page={previous} rel="prev" says={t('information.previous')} /> : null}
          {next ? <Neighbour page={next} rel="next" says={t('information.next')} /> : null}
        </nav>
      ) : null}
      {related ? (
        <nav className="information-related" aria-labelledby="related">
          <h2 id="related">{t('information.related')}</h2>
          <PageList pages={related} />
        </nav>
      ) : null}
    </>
  );
}

interface NeighbourProps {
  readonly page: PageLine;
  readonly rel: 'prev' | 'next';
  readonly says: string;
}

function Neighbour({ page: { path, title, inLanguage }, rel, says }: NeighbourProps) {
  return (
    <Link to={path} rel={rel}>
      <small>{says}</small> <span lang={inLanguage}>{named(title)}</span>
    </Link>
  );
}
