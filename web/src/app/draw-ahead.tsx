import { StrictMode, type ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
  type RouteObject,
} from 'react-router-dom';
import { GuessFrame } from '#features/play/components/guess-frame.tsx';
import { serveBrand } from '#lib/brand.ts';
import { BrowserOnly } from '#lib/browser-only.ts';
import { env, serveBoot, unansweredCalls, type AskedCall, type Boot } from '#lib/env.ts';
import { sayAnswersBy } from '#lib/api.ts';
import { saySamples } from '#lib/sample-words.ts';
import { speakLocale, type Locale, type Messages } from '#lib/i18n.ts';
import { forgetAsked } from '#kit/call/ahead.ts';
import type { ContentPage } from '#kit/content/content-page.ts';
import type { PageRow } from './pages/page-row.ts';
import { sourceOfPart } from './pages/content-part-sources.ts';
import { routeTable } from './pages/route-table.ts';
import { siteRoutes, toRoute } from './router.tsx';

export interface AheadInput {
  /** the row's pattern */
  readonly path: string;
  readonly url: URL;
  readonly boot: Boot;
  readonly locale: Locale;
  readonly texts: Messages;
}

export interface AheadPage {
  readonly html: string;
  /** whether React takes it over; a frame only stands there until the page is drawn */
  readonly isWhole: boolean;
  /** the file of what works on it and stands in its markup; its style sheets belong to the page */
  readonly partSource?: string;
  /** what has to be answered before its part can be drawn; then there is no markup yet */
  readonly lacks?: readonly AskedCall[];
}

/** What stands in for pages whose data only their player may read. */
const FRAMES: Readonly<Record<string, () => ReactNode>> = { guess: GuessFrame };

/** Brand, texts and answers are the modules' own: one page is drawn after the other. */
let last: Promise<unknown> = Promise.resolve();

/**
 * For the site server: a page as React draws it for somebody whom nobody knows yet, from the answers in its boot record.
 * Null where it asks for anything else, or needs what only a browser knows.
 */
export function drawAhead(input: AheadInput): Promise<AheadPage | null> {
  const row = routeTable.find(({ path }) => path === input.path);
  const frame = row && FRAMES[row.screen];
  if (!row || input.boot.brand === null || (!row.isDrawnAhead && !frame)) return Promise.resolve(null);
  const page = frame ? framed(row, frame) : toRoute(row);
  const drawn = last.then(() => draw(input, siteRoutes([page])));
  last = drawn.catch(() => undefined);
  return drawn.then((page) => (page === null ? null : { ...page, isWhole: !frame }));
}

function framed(row: PageRow, Frame: () => ReactNode): RouteObject {
  return { path: row.path, caseSensitive: true, handle: { row }, element: <Frame /> };
}

type Drawn = Omit<AheadPage, 'isWhole'>;

async function draw({ url, boot, locale, texts }: AheadInput, routes: RouteObject[]): Promise<Drawn | null> {
  serveBoot(boot);
  forgetAsked();
  if (boot.brand) serveBrand(boot.brand);
  speakLocale(locale, texts, boot.words?.[locale]);
  if (locale === 'es') saySamples();
  else sayAnswersBy((_, answer) => answer);
  const { query, dataRoutes } = createStaticHandler(routes);
  const context = await query(new Request(url));
  if (context instanceof Response || context.errors !== null || unansweredCalls().length > 0) return null;
  const failures: unknown[] = [];
  try {
    const { prelude } = await prerender(
      <StrictMode>
        <StaticRouterProvider
          router={createStaticRouter(dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </StrictMode>,
      // A part stays in its place, however long it is: what is moved there later takes a script.
      { onError: (error) => void failures.push(error), progressiveChunkSize: Number.POSITIVE_INFINITY },
    );
    const html = await new Response(prelude).text();
    return env.drawsPart ? withPart(html, partOf(context.loaderData), failures) : { html };
  } catch (error) {
    if (error instanceof BrowserOnly) return null;
    throw error;
  }
}

function partOf(loaderData: Readonly<Record<string, unknown>>): ContentPage['part'] {
  const [data] = Object.values(loaderData) as { readonly content?: ContentPage }[];
  return data?.content?.part;
}

/** A page in which the part is drawn; what it has to ask for first; null where only a browser can draw it. */
function withPart(html: string, part: ContentPage['part'], failures: readonly unknown[]): Drawn | null {
  const lacks = unansweredCalls();
  if (lacks.length > 0) return { html: '', lacks };
  if (failures.length > 0 || part === undefined) return null;
  return { html, partSource: sourceOfPart(part) };
}
