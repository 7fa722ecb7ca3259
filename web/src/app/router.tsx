import {
  createBrowserRouter,
  matchRoutes,
  redirect,
  type LoaderFunctionArgs,
  type RouteObject,
} from 'react-router-dom';
import { withTexts } from '#lib/load-texts.ts';
import { ErrorPage } from './error-page.tsx';
import { Shell } from './layouts/shell.tsx';
import { nearTable } from './pages/near-table.ts';
import type { PageModule, PageRow } from './pages/page-row.ts';
import { redirectTarget } from './redirect-target.ts';

/** A row as the router takes it. */
export function toRoute(row: PageRow): RouteObject {
  const shared = { path: row.path, caseSensitive: true, handle: { row } };
  const { lazy } = row;
  if (!lazy) return { ...shared, loader: (args) => leadOn(row, args) };
  return {
    ...shared,
    lazy: () => load(row, lazy).then((page) => atHome(row, page), failingPage),
    errorElement: <ErrorPage />,
  };
}

function leadOn(row: PageRow, { params, request }: LoaderFunctionArgs): Response {
  return redirect(redirectTarget(row, params, new URL(request.url).search) ?? '/');
}

/** The page of a row with its texts; where not everybody may open it, its loader asks first. */
async function load(row: PageRow, lazy: NonNullable<PageRow['lazy']>): Promise<PageModule> {
  const whole = () => withTexts(row.texts ?? [], lazy);
  if (row.access === undefined) return whole();
  const [page, { guardPage }] = await Promise.all([whole(), import('./page-access.ts')]);
  return guardPage(page, row.access, row.tellsVisitors);
}

/** A game that turns out to be of another family moves to its own base, as the site server would have sent it. */
function atHome(row: PageRow, page: PageModule): PageModule {
  const { loader } = page;
  if (!row.family || typeof loader !== 'function') return page;
  return {
    ...page,
    loader: async (args: LoaderFunctionArgs) => {
      const data = (await loader(args)) as GameData | null;
      const game = data?.game ?? data?.run?.game;
      if (!game || game.family === row.family) return data;
      const { rebasePath } = await import('./rebase-path.ts');
      const elsewhere = rebasePath(new URL(args.request.url), row, game);
      return elsewhere === null ? data : redirect(elsewhere);
    },
  };
}

/** What the pages of a game load, as far as it says which game. */
interface GameData {
  readonly game?: { readonly slug: string; readonly family: string };
  readonly run?: { readonly game?: { readonly slug: string; readonly family: string } };
}

/**
 * A page whose file did not load is a page whose loader fails: React Router draws no error element for a route whose
 * `lazy` was rejected. A browser does not fetch a failed file again before a reload, which is what the error page offers.
 */
function failingPage(error: unknown) {
  return {
    loader: () => {
      throw error;
    },
  };
}

/** The data router over the route table, whose far part comes when somebody asks for a page of it. */
export function createRouter() {
  const near = nearTable.map(toRoute);
  let isWhole = false;
  return createBrowserRouter(siteRoutes(near), {
    patchRoutesOnNavigation: async ({ path, patch }) => {
      if (isWhole || matchRoutes(near, path)) return;
      const { farTable } = await import('./pages/far-table.ts');
      patch(SHELL, farTable.map(toRoute));
      isWhole = true;
    },
  });
}

const SHELL = 'shell';

/** One shell around the pages, also where the site server draws one of them. */
export function siteRoutes(pages: RouteObject[]): RouteObject[] {
  return [
    {
      id: SHELL,
      element: <Shell />,
      errorElement: (
        <Shell>
          <ErrorPage />
        </Shell>
      ),
      hydrateFallbackElement: (
        <Shell>
          <div className="page-wait" />
        </Shell>
      ),
      children: pages,
    },
  ];
}
