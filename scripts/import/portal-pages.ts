import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { decodePage } from '../../supabase/functions/_shared/reader/texts/decode-text.ts';
import { COMPARED_FIELDS, type ExpectedFacts } from './compare-record.ts';
import { readTable } from './read-table.ts';

export interface PortalPage {
  readonly file: string;
  /** folder of the file: the portal */
  readonly portal: string;
  readonly url: string;
  readonly html: string;
  readonly expected: ExpectedFacts;
}

/** Where the real pages lie, seen from the project's root; they are never part of the project. */
export const PORTAL_PAGES_DIR = join('..', 'shared', 'data', 'portal_pages');

/** The saved pages that an index states the facts of; empty where the folder is absent. */
export function readPortalPages(dir: string): PortalPage[] {
  const index = join(dir, 'index.csv');
  if (!existsSync(index)) return [];
  const { header, rows } = readTable(readFileSync(index, 'utf8'));
  return rows.flatMap(({ cells }) => {
    const cell = (name: string) => cells[header.indexOf(name)] ?? '';
    const file = cell('file');
    if (!existsSync(join(dir, file))) return [];
    const expected = Object.fromEntries(COMPARED_FIELDS.map((name) => [name, cell(name)]));
    return [
      {
        file,
        portal: file.split('/')[0] ?? file,
        url: cell('source_url'),
        html: decodePage(readFileSync(join(dir, file))),
        expected: expected as unknown as ExpectedFacts,
      },
    ];
  });
}
