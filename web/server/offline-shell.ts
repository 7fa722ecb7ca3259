import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { LOCALES } from '#lib/i18n.ts';
import { OFFLINE_PAGE, SERVICE_WORKER } from '../src/offline/shell.ts';
import { areaTexts } from './serve-texts.ts';

/** Loads the worker when the page has all it needs. Pages within others' frames have none. */
const REGISTER = `if (self === top)
  addEventListener('load', () =>
    setTimeout(() => {
      try {
        navigator.serviceWorker.register('${SERVICE_WORKER}').catch(() => {});
      } catch {}
    }, 3000),
  );`;
const SOURCES = join(import.meta.dirname, '../src/offline');
const TEMPLATE = join(import.meta.dirname, '../offline.html');

/**
 * Builds what the site has without a network: the calm page with its script, which says it in every language, and the service
 * worker, which knows the names of the files that this page needs. Switched off, the worker takes itself away, and
 * pages load none.
 */
export function offlineShell(isOff: boolean): Plugin {
  return {
    name: 'offline-shell',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    transformIndexHtml: () => (isOff ? [] : [{ tag: 'script', children: REGISTER, injectTo: 'head' }]),
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const texts = Object.fromEntries(LOCALES.map((locale) => [locale, areaTexts('offline', locale)]));
        const script = await buildScript('offline-page.ts', { OFFLINE_TEXTS: texts });
        const scriptFile = `assets/offline-${fingerprint([script]).slice(0, 7)}.js`;
        const fonts = Object.keys(bundle).filter((file) => file.endsWith('.woff2'));
        const styles = stylesOf(bundle['index.html']);
        const page = fillPage(styles, fonts, scriptFile);
        const files = [...styles, ...fonts, scriptFile];
        const dossier = dossierFiles(bundle);
        const shell = {
          version: fingerprint([page, ...files, ...dossier]),
          files: files.map((file) => `/${file}`),
          dossier: dossier.filter((file) => !files.includes(file)).map((file) => `/${file}`),
        };
        const worker = await buildScript('service-worker.ts', { SHELL: isOff ? null : shell });
        this.emitFile({ type: 'asset', fileName: scriptFile, source: script });
        this.emitFile({ type: 'asset', fileName: OFFLINE_PAGE.slice(1), source: page });
        this.emitFile({ type: 'asset', fileName: SERVICE_WORKER.slice(1), source: worker });
      },
    },
  };
}

/** The style sheets that every page of the build has. */
function stylesOf(index: unknown): readonly string[] {
  const { source } = index as { readonly source: string | Uint8Array };
  const html = typeof source === 'string' ? source : new TextDecoder().decode(source);
  return [...html.matchAll(/<link rel="stylesheet"[^>]* href="\/([^"]+)"/g)].map(([, file = '']) => file);
}

/** What a part of the build says of itself, as far as it matters here. */
interface Part {
  readonly type: string;
  readonly fileName: string;
  readonly code?: string;
  readonly isEntry?: boolean;
  readonly facadeModuleId?: string | null;
  readonly moduleIds?: readonly string[];
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  readonly viteMetadata?: { readonly importedCss?: ReadonlySet<string> };
}

const DOSSIER_PAGES = /\/features\/dossier\/.+-page\.tsx$/;
/** What else a dossier's page loads before it stands: the far pages' table, the question before it opens, the session. */
const BEFORE_PAGES =
  /\/src\/(app\/pages\/far-table|app\/pages\/far-pages|app\/page-access|kit\/rows\/kept-answers|lib\/supabase|lib\/check-answer)\.ts$/;
/** Maps and other large parts that come later are not worth keeping: they show nothing without a network. */
const LARGEST = 220_000;

/** The files that the screens of dossiers are made of, without the large ones that come later. */
function dossierFiles(bundle: object): readonly string[] {
  const parts = new Map(Object.values(bundle as Record<string, Part>).map((part) => [part.fileName, part]));
  const wanted = new Set<string>();
  const add = (file: string): void => {
    const part = parts.get(file);
    if (part?.type !== 'chunk' || wanted.has(file)) return;
    wanted.add(file);
    for (const sheet of part.viteMetadata?.importedCss ?? []) wanted.add(sheet);
    for (const next of part.imports ?? []) add(next);
  };
  const isDossier = ({ facadeModuleId: id }: Part) => id != null && DOSSIER_PAGES.test(id);
  const chunks = [...parts.values()].filter(({ type }) => type === 'chunk');
  for (const part of chunks)
    if (part.isEntry || isDossier(part) || (part.moduleIds ?? []).some((id) => BEFORE_PAGES.test(id)))
      add(part.fileName);
  if (!chunks.some(isDossier)) return [];
  // What a dossier's own parts load when somebody asks for it.
  for (const file of [...wanted]) {
    const part = parts.get(file);
    if (!(part?.moduleIds ?? []).some((id) => id.includes('/features/dossier/') || id.includes('/kit/rows/')))
      continue;
    for (const later of part?.dynamicImports ?? []) {
      const next = parts.get(later);
      const isOtherPage =
        /-page\.tsx$/.test(next?.facadeModuleId ?? '') && next !== undefined && !isDossier(next);
      if (!isOtherPage && (next?.code?.length ?? 0) <= LARGEST) add(later);
    }
  }
  return [...wanted].sort();
}

function fillPage(styles: readonly string[], fonts: readonly string[], script: string): string {
  const links = [
    ...styles.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ...fonts.map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`),
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
  ];
  return readFileSync(TEMPLATE, 'utf8')
    .replace('<!--files-->', links.join('\n    '))
    .replace('<!--script-->', `<script src="/${script}"></script>`);
}

function fingerprint(parts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex').slice(0, 12);
}

/** One of our sources as a single file, with what the build knows written into it. */
async function buildScript(file: string, known: Readonly<Record<string, unknown>>): Promise<string> {
  const define = Object.fromEntries(
    Object.entries(known).map(([name, value]) => [name, JSON.stringify(value)]),
  );
  const built = await build({
    configFile: false,
    root: SOURCES,
    logLevel: 'warn',
    define,
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: { input: join(SOURCES, file), output: { format: 'iife', codeSplitting: false } },
    },
  });
  const [result] = [built].flat();
  if (!result || !('output' in result)) throw new Error(`${file} was not built`);
  return result.output[0].code;
}
