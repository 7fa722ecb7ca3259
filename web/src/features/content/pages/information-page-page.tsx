import { memo, Suspense, use, useEffect, type ReactNode } from 'react';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import type { ContentPart } from '#domain/content-parts.ts';
import { brand } from '#lib/brand.ts';
import { env } from '#lib/env.ts';
import { locale, t } from '#lib/i18n.ts';
import { Link } from '#lib/link.tsx';
import { PATHS } from '#lib/paths.ts';
import { contentFacts, pagePath, type ContentPage } from '#kit/content/content-page.ts';
import { AheadContext } from '#kit/call/ahead.ts';
import { PartsContext } from '#kit/content/parts-context.ts';
import { useHasScripts } from '#lib/use-has-scripts.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { Breadcrumb } from '#ui/breadcrumb.tsx';
import { PageBody } from '../components/page-body.tsx';
import { PageContents } from '../components/page-contents.tsx';
import { PageFacts } from '../components/page-facts.tsx';
import { GroupPages } from '../components/page-list.tsx';
import { PageWays } from '../components/page-ways.tsx';
import { named } from '../named.ts';
import { placeOfPart } from '../part-places.ts';
import { SearchBox } from '../search/search-box.tsx';
import { readPage } from '../read-page.ts';
import '../information.css';
import '../search/page-search.css';

/** The page that the catalogue has at this address; what is not in it refuses with `not_found`. */
export async function loader({ request }: LoaderFunctionArgs) {
  const url = new URL(request.url);
  const content = await readPage(pagePath(url));
  return { content, page: contentFacts(content, brand().displayName, url) };
}

/** A content page: where it is, what it says, where to go on, and on the page of a whole group the pages below it. */
export function Component() {
  const { content, page } = useLoaderData<typeof loader>();
  const { language, sections, body, part } = content;
  const { title, description } = page.values;
  const lang = language === locale() ? undefined : language;
  return (
    <article className="page information" data-width="text">
      <Breadcrumb label={t('information.trail')} link={Link} steps={stepsTo(content, title)} />
      <div className="information-text" lang={lang}>
        <h1>{title}</h1>
        <p className="lead">{description}</p>
      </div>
      <PageFacts {...content} />
      {speaksEnglishOnly(language) ? <p className="muted">{t('information.onlyEnglish')}</p> : null}
      {part ? <WorkingPart key={content.path} page={content} part={part} /> : null}
      <div className="information-text" lang={lang}>
        <PageContents nodes={body} />
        <PageBody nodes={body} />
      </div>
      {sections ? <GroupPages sections={sections} /> : null}
      <PageWays {...content} />
      <SearchBox />
    </article>
  );
}

/** Is the page in English, for a reader of another language? American readers read British English as it is. */
function speaksEnglishOnly(language: string): boolean {
  return language.startsWith('en') && !locale().startsWith('en');
}

interface WorkingPartProps {
  readonly page: ContentPage;
  readonly part: NonNullable<ContentPage['part']>;
}

/** What is of use in print too: lists to tick off, what a calculator answers, tables. */
const ON_PAPER: ReadonlySet<ContentPart> = new Set([
  'buying-checklist',
  'price-per-area',
  'rental-yield',
  'home-loan',
  'purchase-tax',
  'daily-hints',
  'season-tiers',
  'badge-rules',
]);

/**
 * What works on the page. Where its markup came with the page, React takes it over once its file is there, and until then
 * nothing above it may be drawn anew: React would throw the markup away. Else it comes with the scripts; its place is kept.
 */
const WorkingPart = memo(function WorkingPart({ page: { place, pack }, part }: WorkingPartProps) {
  const Part = use(PartsContext)[part];
  const waiting = <Skeleton height="14rem" />;
  const Frame = env.drawsPart ? AheadFrame : LateFrame;
  return (
    <div
      className="information-part"
      data-on-paper={ON_PAPER.has(part) || undefined}
      style={placeOfPart(part)}
    >
      {Part ? (
        <Suspense fallback={waiting}>
          <Frame waiting={waiting}>
            <Part place={place} pack={pack} />
          </Frame>
        </Suspense>
      ) : (
        waiting
      )}
    </div>
  );
});

interface FrameProps {
  readonly waiting: ReactNode;
  readonly children: ReactNode;
}

function AheadFrame({ children }: FrameProps) {
  const hasScripts = useHasScripts();
  // What was pressed and typed meanwhile is done now (`server/wake-app.mjs`).
  useEffect(() => {
    window.dispatchEvent(new Event('part-works'));
  }, []);
  return <AheadContext value={!hasScripts}>{children}</AheadContext>;
}

function LateFrame({ waiting, children }: FrameProps) {
  return useHasScripts() ? children : waiting;
}

function stepsTo({ path, index }: ContentPage, title: string) {
  return [
    { label: t('shell.home'), href: PATHS.home },
    ...(index ? [{ label: named(index.title), href: index.path }] : []),
    { label: title, href: path },
  ];
}
