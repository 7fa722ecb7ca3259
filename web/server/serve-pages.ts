import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import { PAGES_FOLDER, readPages } from '../../content/read-pages.ts';
import { pageFile } from '#kit/content/content-page.ts';
import { makeCatalogue, makePages } from './make-pages.ts';
import { makeSearch } from './make-search.ts';
import { CATALOGUE_FILE, languagesOf } from './page-catalogue.ts';

const BASE_WHILE_DEVELOPING = '/pages';

/**
 * Makes the content pages: a file for each page and language, which the browser fetches when the page is opened, below a
 * folder named after the fingerprint of all of them; the catalogue for the site server; and for the browser the names of all
 * pages, which are only in the file of the page that shows them. The scripts of a first visit know none of them.
 */
export function servePages(folder: string = PAGES_FOLDER): Plugin {
  // Made once: while developing, a change starts the server anew.
  let made: ReadonlyMap<string, string> | undefined;
  const madeFiles = () => (made ??= pageFiles(folder));
  return {
    name: 'serve-pages',
    config: (_, { command }) => {
      const sources = readPages(folder);
      const base = command === 'build' ? `/${buildFolder(madeFiles())}` : BASE_WHILE_DEVELOPING;
      const pages = languagesOf(makeCatalogue(sources));
      return { define: { 'import.meta.env.CONTENT_PAGES': JSON.stringify({ base, pages }) } };
    },
    generateBundle() {
      if (this.environment.name !== 'client') return;
      const files = madeFiles();
      const base = buildFolder(files);
      for (const [file, source] of files)
        this.emitFile({ type: 'asset', fileName: `${base}/${file}`, source });
      const catalogue = JSON.stringify({ base, pages: makeCatalogue(readPages(folder)) });
      this.emitFile({ type: 'asset', fileName: CATALOGUE_FILE, source: catalogue });
    },
    configureServer(server) {
      server.watcher.add(folder);
      server.middlewares.use(BASE_WHILE_DEVELOPING, (request, response, next) => {
        const source = madeFiles().get((request.url ?? '').replace(/^\/|\?.*$/g, ''));
        if (source === undefined) next();
        else response.setHeader('content-type', 'application/json').end(source);
      });
      // The names of the pages are part of what is served to the browser from the start.
      const changed = (file: string) => (file.startsWith(folder) ? void server.restart() : undefined);
      for (const event of ['add', 'unlink', 'change']) server.watcher.on(event, changed);
    },
  };
}

/** The files as they are served, by their place below the folder of all pages. */
function pageFiles(folder: string): ReadonlyMap<string, string> {
  const pages = makePages(readPages(folder));
  return new Map([
    ...pages.map((page) => [pageFile(page.path, page.language), JSON.stringify(page)] as const),
    ...makeSearch(pages),
  ]);
}

function buildFolder(files: ReadonlyMap<string, string>): string {
  const hash = createHash('sha256');
  for (const [file, source] of files) hash.update(file).update(source);
  return `assets/pages-${hash.digest('base64url').slice(0, 8)}`;
}
