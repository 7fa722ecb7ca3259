import { createBrowserRouter, redirect, type LoaderFunctionArgs, type RouteObject } from 'react-router-dom';
import { ErrorPage } from './error-page.tsx';
import { Shell } from './layouts/shell.tsx';
import type { PageModule, PageRow } from './pages/page-row.ts';
import { routeTable } from './pages/route-table.ts';

function toRoute(row: PageRow): RouteObject {
  const shared = { path: row.path, caseSensitive: true, handle: { row } };
  if (row.redirect !== undefined) {
    const target = row.redirect;
    return {
      ...shared,
      loader: ({ request }: LoaderFunctionArgs) => redirect(target + new URL(request.url).search),
    };
  }
  const { lazy } = row;
  return {
    ...shared,
    ...(lazy ? { lazy: () => load(row, lazy).catch(failingPage) } : {}),
    errorElement: <ErrorPage />,
  };
}

/** The page of a row; where not everybody may open it, its loader asks first. */
async function load(row: PageRow, lazy: NonNullable<PageRow['lazy']>): Promise<PageModule> {
  if (row.access === undefined) return lazy();
  const [page, { guardPage }] = await Promise.all([lazy(), import('./page-access.ts')]);
  return guardPage(page, row.access);
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

/** The data router over the route table: one shell, one route a row. */
export function createRouter() {
  return createBrowserRouter([
    {
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
      children: routeTable.map(toRoute),
    },
  ]);
}
