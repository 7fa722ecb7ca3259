import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locale } from '#lib/i18n.ts';
import type { TextArea } from '#locales/text-areas.ts';
import { TEXTS_FILE } from './serve-texts.ts';

const HEAD_PLACE = '<!--head-->';
const ROOT_PLACE = '<div id="root"></div>';
/** As `preload-fonts.ts` writes them. */
/** The site's own scripts, as the build writes them; the last of them loads what it needs of the others. */
const MODULE = /<script type="module"[^>]*\ssrc="([^"]+)"[^>]*><\/script>/g;
const MODULE_PRELOAD = /\s*<link rel="modulepreload"[^>]*>/g;
const ICON = /<link rel="icon"[^>]*>/;
const FONT_PRELOAD = /\s*<link rel="preload" as="font"[^>]*>/g;

interface ManifestChunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

/** Typefaces under names of their own: a browser goes from a rule that gave up to the next one of the same name. */
interface StillFonts {
  readonly css: string;
  /** a style sheet with these names in place of the usual ones */
  rename(css: string): string;
}

export interface PageTemplate {
  /** texts of the scripts and styles that stand in the page itself, for the content security policy */
  readonly inlineScripts: readonly string[];
  readonly inlineStyles: readonly string[];
  /** opens a round before the site's own scripts are there; an inline script of the pages that name it */
  readonly openRoundScript: string;
  /** loads the site's own scripts when somebody reaches for something on a page that is whole without them */
  readonly wakeScript: string;
  /** the site's letters for a page that is only read: those that come late stay away, so that no line is set anew */
  readonly stillFonts: StillFonts;
  /** the page with a title and further head elements; all of them must be escaped already */
  render(input: {
    readonly lang: string;
    readonly title: string;
    readonly head: string;
    readonly root: string;
    /** address of the brand's own picture in the browser's tab; absent: ours */
    readonly icon?: string | undefined;
    /** which language the root's markup is in; null where there is none */
    readonly ahead: string | null;
    /** the device's own letters are used, so ours are not fetched */
    readonly isPlain?: boolean;
    /** the scripts come when somebody reaches for something */
    readonly isAsleep?: boolean;
  }): string;
  /** tags that load the files of a screen together with the entry, instead of after it; its styles alone where that is asleep */
  preloadTags(screen: string, isAsleep?: boolean): string;
  /** the style sheets of a feature's file, besides those of a screen */
  styleTags(source: string, screen: string): string;
  /** tags that fetch the texts of areas meanwhile, as `#lib/fetch-texts.ts` will */
  textTags(areas: readonly TextArea[], locale: Locale): string;
}

/** Reads the built index.html and the manifest once. */
export async function readPageTemplate(distDir: string): Promise<PageTemplate> {
  const html = (await readFile(join(distDir, 'index.html'), 'utf8')).replaceAll(
    '<link rel="modulepreload"',
    '<link rel="modulepreload" fetchpriority="low"',
  );
  const manifest = JSON.parse(await readFile(join(distDir, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    ManifestChunk
  >;
  // Folders of earlier builds may lie beside it.
  const textFolder = JSON.parse(await readFile(join(distDir, TEXTS_FILE), 'utf8')) as string;
  const [before, after] = html.split(HEAD_PLACE);
  if (before === undefined || after === undefined) throw new Error(`index.html lacks ${HEAD_PLACE}`);
  const ownScript = (name: string) => readFile(new URL(name, import.meta.url), 'utf8');
  const entry = [...html.matchAll(MODULE)].at(-1)?.[1];
  const wakeScript = await ownScript('wake-app.mjs');
  const stillFonts = await readStillFonts(distDir, html);
  return {
    openRoundScript: await ownScript('open-round.mjs'),
    wakeScript,
    stillFonts,
    inlineScripts: [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map((match) => match[1] ?? ''),
    inlineStyles: [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map((match) => match[1] ?? ''),
    render: ({ lang, title, head, root, icon, ahead, isPlain = false, isAsleep = false }) => {
      const dress = (part: string) => {
        const plain = isPlain ? part.replaceAll(FONT_PRELOAD, '') : part;
        if (!isAsleep) return plain;
        return plain
          .replaceAll(MODULE_PRELOAD, '')
          .replace('</head>', () =>
            stillFonts.css && !isPlain ? `<style>${stillFonts.css}</style></head>` : '</head>',
          )
          .replaceAll(MODULE, (_, file: string) =>
            file === entry ? `<meta name="app" content="${file}"><script>${wakeScript}</script>` : '',
          );
      };
      return (
        dress(before)
          .replace(/<html lang="[^"]*"/, `<html lang="${lang}"`)
          .replace(/<title>[^<]*<\/title>/, () => `<title>${title}</title>`)
          .replace(ICON, (ours) => (icon === undefined ? ours : `<link rel="icon" href="${icon}">`)) +
        head +
        dress(after).replace(ROOT_PLACE, () =>
          ahead === null ? ROOT_PLACE : `<div id="root" data-ahead="${ahead}">${root}</div>`,
        )
      );
    },
    preloadTags: (screen, isAsleep = false) => {
      const tags = screenTags(manifest, html, screen);
      return isAsleep ? tags.replaceAll(MODULE_PRELOAD, '') : tags;
    },
    styleTags: (source, screen) => {
      const there = filesOf(manifest, screenKey(manifest, screen));
      return [...filesOf(manifest, `src/features/${source}`)]
        .filter((file) => file.endsWith('.css') && !there.has(file) && !html.includes(`/${file}"`))
        .map(styleTag)
        .join('');
    },
    textTags: (areas, locale) =>
      areas
        .map((area) => `${textFolder}/${area}/${locale}.json`)
        .map((href) => `<link rel="preload" as="fetch" type="application/json" crossorigin href="${href}">`)
        .join(''),
  };
}

async function readStillFonts(distDir: string, html: string): Promise<StillFonts> {
  const sheets = [...html.matchAll(/<link rel="stylesheet"[^>]* href="\/([^"]+\.css)"/g)].map(
    ([, file = '']) => file,
  );
  const texts = await Promise.all(sheets.map((file) => readFile(join(distDir, file), 'utf8')));
  const families: string[] = [];
  const rules = texts.flatMap((text) => text.match(/@font-face\s*\{[^}]*font-display:\s*swap[^}]*\}/g) ?? []);
  const css = rules.map((rule) =>
    rule
      .replace(/font-display:\s*swap/, 'font-display:optional')
      .replace(/font-family:\s*(["']?)([^;"']+)\1/, (_, __, family: string) => {
        families.push(family);
        return `font-family:"${family} Still"`;
      }),
  );
  return {
    css: css.join(''),
    rename: (text) =>
      families.reduce((renamed, family) => renamed.replaceAll(`'${family}'`, `'${family} Still'`), text),
  };
}

/** A screen's page file is `<screen>-page.tsx`: that is how the manifest is asked for what it needs. */
function screenKey(manifest: Record<string, ManifestChunk>, screen: string): string | undefined {
  return Object.keys(manifest).find((source) => source.endsWith(`/pages/${screen}-page.tsx`));
}

/** What a source needs besides what it loads later. */
function filesOf(manifest: Record<string, ManifestChunk>, key: string | undefined): ReadonlySet<string> {
  const files = new Set<string>();
  const visit = (name: string) => {
    const chunk = manifest[name];
    if (!chunk || files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const style of chunk.css ?? []) files.add(style);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  if (key !== undefined) visit(key);
  return files;
}

function styleTag(file: string): string {
  return `<link rel="stylesheet" crossorigin href="/${file}">`;
}

function screenTags(manifest: Record<string, ManifestChunk>, html: string, screen: string): string {
  // Styles first: nothing is painted without them, and scripts are only wanted after that.
  return [...filesOf(manifest, screenKey(manifest, screen))]
    .sort((one, other) => Number(other.endsWith('.css')) - Number(one.endsWith('.css')))
    .filter((file) => !html.includes(`/${file}"`))
    .map((file) =>
      file.endsWith('.css')
        ? styleTag(file)
        : `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}">`,
    )
    .join('');
}
