import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { z } from 'zod';
import type { ContentPart } from '#domain/content-parts.ts';
import {
  isPageName,
  pageHeadSchema,
  pageLanguages,
  pagePath,
  translatedHeadSchema,
  type PageLanguage,
} from './page-schema.ts';

export interface PageText extends z.infer<typeof translatedHeadSchema> {
  /** Markdown; a page without one shows its title and description */
  readonly body: string;
}

/** A content page as it is written. */
export interface PageSource {
  readonly path: string;
  readonly group: string;
  readonly slug: string;
  readonly changedOn: string;
  readonly robots?: 'noindex';
  readonly part?: ContentPart;
  readonly place?: z.infer<typeof pageHeadSchema>['place'];
  readonly pack?: string;
  /** tables about people that the text tells of */
  readonly tables?: readonly string[];
  /** functions that delete, each with the words of the British text that say after how long */
  readonly forgets?: Readonly<Record<string, string>>;
  readonly texts: ReadonlyMap<PageLanguage, PageText>;
}

/** Where the product's own pages are written. */
export const PAGES_FOLDER = join(import.meta.dirname, 'pages');

/** Every content page below a folder, by address. Whatever is wrong with a file is an error that names it. */
export function readPages(folder: string = PAGES_FOLDER): PageSource[] {
  const groups = readdirSync(folder).filter((name) => !name.startsWith('.'));
  return groups
    .flatMap((group) => readGroup(join(folder, group), group))
    .sort((one, other) => (one.path < other.path ? -1 : 1));
}

function readGroup(folder: string, group: string): PageSource[] {
  const files = readdirSync(folder);
  for (const file of files) nameOf(group, file);
  const slugs = new Set(files.map((file) => nameOf(group, file).slug));
  return [...slugs].map((slug) => readPage(folder, group, slug, files));
}

function readPage(folder: string, group: string, slug: string, files: readonly string[]): PageSource {
  const fileOf = (language: PageLanguage) => `${slug}.${language}.md`;
  const texts = new Map<PageLanguage, PageText>();
  const { head, body } = readFile(join(folder, fileOf('en')), pageHeadSchema);
  const { title, description, sums, ...facts } = head;
  texts.set('en', { title, description, sums, body });
  for (const language of pageLanguages) {
    if (language === 'en' || !files.includes(fileOf(language))) continue;
    const translated = readFile(join(folder, fileOf(language)), translatedHeadSchema);
    texts.set(language, { ...translated.head, body: translated.body });
  }
  return { path: pagePath(group, slug), group, slug, ...facts, texts };
}

/** What a file's name says; one that names no page would be missed by nobody. */
function nameOf(group: string, file: string): { readonly slug: string } {
  const [slug = '', language = '', ending, ...more] = file.split('.');
  const isNamed = isPageName(group) && isPageName(slug) && ending === 'md' && more.length === 0;
  if (!isNamed || !pageLanguages.some((one) => one === language))
    throw new Error(`content/pages/${group}/${file} is not called <slug>.<${pageLanguages.join('|')}>.md.`);
  return { slug };
}

function readFile<Head>(
  file: string,
  schema: z.ZodType<Head>,
): { readonly head: Head; readonly body: string } {
  const [, head = '', body = ''] =
    /^---\n([\s\S]*?\n)---\n([\s\S]*)$/.exec(readFileSync(file, 'utf8')) ??
    fail(`${file} does not begin with its head between two lines of ---.`);
  const parsed = schema.safeParse(parse(head));
  return parsed.success ? { head: parsed.data, body } : fail(`${file}: ${parsed.error.message}`);
}

function fail(message: string): never {
  throw new Error(message);
}
