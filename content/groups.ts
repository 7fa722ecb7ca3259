import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';

const groupSchema = z.strictObject({
  /** its pages are read one after the other: each leads to the next */
  isGuide: z.literal(true).optional(),
  sections: z.array(
    z.strictObject({
      en: z.string().min(1),
      es: z.string().min(1),
      /** the names of its pages, in their order */
      pages: z.string().transform((names) => names.split(' ')),
    }),
  ),
});
export type PageGroup = z.output<typeof groupSchema>;

const FILE = join(import.meta.dirname, 'groups.yaml');

/** The order and the headings that groups of pages have, by group. */
export const PAGE_GROUPS: Readonly<Record<string, PageGroup>> = z
  .record(z.string(), groupSchema)
  .parse(parse(readFileSync(FILE, 'utf8')));
