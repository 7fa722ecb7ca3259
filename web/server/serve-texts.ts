import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import { LOCALES, type Locale } from '#lib/i18n.ts';
import { listTextAreas, LOCALE_FILES, readAreaTexts } from '../src/locales/read-texts.ts';

/** What the development server tells open pages when a language's file was saved. */
const TEXTS_CHANGED = 'texts-changed';
const BASE_WHILE_DEVELOPING = '/texts';
/** Where the build says in which folder its texts are; nothing whose name begins with a dot is served. */
export const TEXTS_FILE = '.vite/texts.json';

/**
 * Gives each area and locale a file of its own, whole in its language, for `#lib/fetch-texts.ts`. One fingerprint of
 * all texts names their folder, so the scripts carry one address instead of one for each file. With hot reload, a
 * changed text is drawn in the open page: texts are data, for which Vite would reload it.
 */
export function serveTexts(): Plugin {
  return {
    name: 'serve-texts',
    config: (_, { command }) => ({
      define: {
        'import.meta.env.TEXTS_BASE': JSON.stringify(
          command === 'build' ? `/${buildFolder(textFiles())}` : BASE_WHILE_DEVELOPING,
        ),
      },
    }),
    generateBundle() {
      if (this.environment.name !== 'client') return;
      const files = textFiles();
      const base = buildFolder(files);
      for (const [file, source] of files)
        this.emitFile({ type: 'asset', fileName: `${base}/${file}`, source });
      this.emitFile({ type: 'asset', fileName: TEXTS_FILE, source: JSON.stringify(`/${base}`) });
    },
    configureServer(server) {
      server.middlewares.use(BASE_WHILE_DEVELOPING, (request, response, next) => {
        const source = textFiles().get((request.url ?? '').replace(/^\/|\?.*$/g, ''));
        if (source === undefined) next();
        else response.setHeader('content-type', 'application/json').end(source);
      });
    },
    hotUpdate({ file }) {
      if (!/\/src\/locales\/[\w-]+\/[\w-]+\.json$/.test(file)) return undefined;
      this.environment.hot.send({ type: 'custom', event: TEXTS_CHANGED });
      return [];
    },
  };
}

/** The texts of an area, whole in one language. */
export function areaTexts(area: string, locale: Locale): Readonly<Record<string, string>> {
  return Object.assign({}, ...LOCALE_FILES[locale].map((file) => readAreaTexts(area, file))) as Record<
    string,
    string
  >;
}

/** The files as they are served, by their place below the folder of all texts. */
function textFiles(): ReadonlyMap<string, string> {
  return new Map(
    listTextAreas().flatMap((area) =>
      LOCALES.map((locale) => [`${area}/${locale}.json`, JSON.stringify(areaTexts(area, locale))] as const),
    ),
  );
}

function buildFolder(files: ReadonlyMap<string, string>): string {
  const hash = createHash('sha256');
  for (const [file, source] of files) hash.update(file).update(source);
  return `assets/texts-${hash.digest('base64url').slice(0, 8)}`;
}
