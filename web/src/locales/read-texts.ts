import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AreaTexts } from './text-areas.ts';

/** A language as its files are called. American English holds only what differs. */
export type TextFile = 'en' | 'en-us' | 'es';

/** The files of each locale, later ones over earlier ones. */
export const LOCALE_FILES = {
  'en-GB': ['en'],
  'en-US': ['en', 'en-us'],
  es: ['es'],
} as const satisfies Readonly<Record<string, readonly TextFile[]>>;

type Texts = Readonly<Record<string, string>>;

/** The areas that there are folders of. */
export function listTextAreas(): string[] {
  return readdirSync(import.meta.dirname, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
}

/** The texts of one area in one file; none where the area has no such file. For the site server, the build and tests. */
export function readAreaTexts(area: string, file: TextFile): Texts {
  const folder = join(import.meta.dirname, area);
  if (!readdirSync(folder).includes(`${file}.json`)) return {};
  return JSON.parse(readFileSync(join(folder, `${file}.json`), 'utf8')) as Texts;
}

/** The texts of every area in one file. */
export function readTexts(file: 'en' | 'es'): Record<keyof AreaTexts, string>;
export function readTexts(file: 'en-us'): Partial<Record<keyof AreaTexts, string>>;
export function readTexts(file: TextFile): Partial<Record<keyof AreaTexts, string>> {
  return Object.assign({}, ...listTextAreas().map((area) => readAreaTexts(area, file))) as AreaTexts;
}
