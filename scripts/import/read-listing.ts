// npm run read-listing -- FILE --url URL: what the reader makes of a saved page, as JSON, or of a feed (CSV, TSV, BLM,
// XML of four formats, JSON), as a list of the same records. Always exits 0: a page that cannot be used is an answer, not a failure.
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { printRecord } from '../../supabase/functions/_shared/reader/print-record.ts';
import { unreadable } from '../../supabase/functions/_shared/reader/read-listing-page.ts';
import { readListingFile } from './read-listing-file.ts';

const USAGE =
  'Give one saved page or feed and, if a page’s address is known, that: npm run read-listing -- FILE --url URL';

function readRecords(argv: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...argv],
      options: { url: { type: 'string' } },
      allowPositionals: true,
      strict: false,
    });
    const url = typeof values.url === 'string' ? values.url : null;
    const [file] = positionals;
    if (file === undefined) return printRecord(unreadable(url, USAGE));
    return readListingFile(readFileSync(locate(file)), url);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown error';
    return printRecord(unreadable(null, `The file could not be read (${code}).`));
  }
}

/** npm runs commands in the project's root; a relative path is meant from where it was typed. */
function locate(file: string): string {
  const typed = resolve(process.env.INIT_CWD ?? '.', file);
  return existsSync(typed) ? typed : file;
}

process.stdout.write(`${JSON.stringify(readRecords(process.argv.slice(2)), null, 2)}\n`);
process.exitCode = 0;
