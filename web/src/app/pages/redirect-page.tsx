import { redirect, type LoaderFunctionArgs } from 'react-router-dom';
import { languageHere } from '#features/content/read-page.ts';
import { pagePath } from '#kit/content/content-page.ts';
import { redirectTarget } from '../redirect-target.ts';
import { Component, loader as contentLoader } from './information-page-page.tsx';
import { routeTable } from './route-table.ts';

export { Component };

/** The catalogue's page at this address; without one, where the row leads. */
export function loader(args: LoaderFunctionArgs) {
  const url = new URL(args.request.url);
  const row = routeTable.find(({ path }) => path === args.pattern);
  const target = row ? redirectTarget(row, args.params, url.search) : null;
  if (target === null || languageHere(pagePath(url)) !== null) return contentLoader(args);
  return redirect(target);
}
