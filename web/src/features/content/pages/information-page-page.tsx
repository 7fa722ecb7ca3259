import { Suspense, use } from 'react';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { brand } from '#lib/brand.ts';
import { formatDate } from '#lib/format.ts';
import { locale, t } from '#lib/i18n.ts';
import { Link } from '#lib/link.tsx';
import { PATHS } from '#lib/paths.ts';
import {
  contentFacts,
  nameSite,
  pagePath,
  type ContentPage,
  type PageLine,
} from '#kit/content/content-page.ts';
import { PartsContext } from '#kit/content/parts-context.ts';
import { useHasScripts } from '#lib/use-has-scripts.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { Breadcrumb } from '#ui/breadcrumb.tsx';
import { PageBody } from '../components/page-body.tsx';
import { readPage } from '../read-page.ts';
import '../information.css';

/** The page that the catalogue has at this address; what is not in it refuses with `not_found`. */
export async function loader({ request }: LoaderFunctionArgs) {
  const content = await readPage(pagePath(new URL(request.url)));
  return { content, page: contentFacts(content, brand().displayName) };
}

/** A content page: where it is, what it says, and on the page of a whole group the pages below it. */
export function Component() {
  const { content, page } = useLoaderData<typeof loader>();
  const { language, changedOn, pages = [], body, part } = content;
  const { title, description } = page.values;
  return (
    <article className="page information" data-width="text">
      <Breadcrumb label={t('information.trail')} link={Link} steps={stepsTo(content, title)} />
      <div className="information-text" lang={language === locale() ? undefined : language}>
        <h1>{title}</h1>
        <p className="lead">{description}</p>
      </div>
      {speaksEnglishOnly(language) ? <p className="muted">{t('information.onlyEnglish')}</p> : null}
      {part ? <WorkingPart key={content.path} page={content} part={part} /> : null}
      <div className="information-text" lang={language === locale() ? undefined : language}>
        <PageBody nodes={body} />
      </div>
      {pages.length > 0 ? <PageList pages={pages} /> : null}
      <footer className="muted">
        <small>{t('information.changedOn', { date: formatDate(changedOn) })}</small>
      </footer>
    </article>
  );
}

/** Is the page in English, for a reader of another language? American readers read British English as it is. */
function speaksEnglishOnly(language: string): boolean {
  return language.startsWith('en') && !locale().startsWith('en');
}

/** What works on the page comes with the scripts; until then its place is kept. */
function WorkingPart({
  page: { place, pack },
  part,
}: {
  readonly page: ContentPage;
  readonly part: NonNullable<ContentPage['part']>;
}) {
  const Part = use(PartsContext)[part];
  const hasScripts = useHasScripts();
  const waiting = <Skeleton height="14rem" />;
  return (
    <div className="information-part">
      {hasScripts && Part ? (
        <Suspense fallback={waiting}>
          <Part place={place} pack={pack} />
        </Suspense>
      ) : (
        waiting
      )}
    </div>
  );
}

function stepsTo({ path, index }: ContentPage, title: string) {
  return [
    { label: t('shell.home'), href: PATHS.home },
    ...(index ? [{ label: named(index.title), href: index.path }] : []),
    { label: title, href: path },
  ];
}

function PageList({ pages }: { readonly pages: readonly PageLine[] }) {
  return (
    <nav className="information-pages" aria-label={t('information.pages')}>
      <ul>
        {pages.map(({ path, title, description }) => (
          <li key={path}>
            <Link to={path}>{named(title)}</Link>
            <p>{named(description)}</p>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function named(text: string): string {
  return nameSite(text, brand().displayName);
}
