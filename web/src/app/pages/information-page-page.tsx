import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import {
  Component as Information,
  loader as loadInformation,
} from '#features/content/pages/information-page-page.tsx';
import type { openSitePage } from '#features/content/site-page.tsx';
import { languageHere } from '#features/content/read-page.ts';
import { pagePath } from '#kit/content/content-page.ts';
import { PartsContext } from '#kit/content/parts-context.ts';
import { CONTENT_PART_FILES } from './content-part-files.ts';

/** Pages of the catalogue first: no brand has one at the same address. Those of brands come with a file of their own. */
export async function loader(args: LoaderFunctionArgs) {
  const slug = args.params['page_slug'];
  const path = pagePath(new URL(args.request.url));
  if (!path.startsWith('/i/') || slug === undefined || languageHere(path) !== null)
    return loadInformation(args);
  const sitePage = await import('#features/content/site-page.tsx');
  return sitePage.openSitePage(slug);
}

type BrandPage = Exclude<Awaited<ReturnType<typeof openSitePage>>, Response>;

/** A content page with what works on it, or a page that the brand's people wrote. */
export function Component() {
  const data = useLoaderData<BrandPage | Awaited<ReturnType<typeof loadInformation>>>();
  if ('View' in data) {
    const { View, site } = data;
    return <View site={site} />;
  }
  return (
    <PartsContext value={CONTENT_PART_FILES}>
      <Information />
    </PartsContext>
  );
}
