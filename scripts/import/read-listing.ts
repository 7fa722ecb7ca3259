// npm run read-listing -- FILE --url URL: what the reader makes of one saved page, as JSON. Always exits 0: a page that
// cannot be used is an answer, not a failure.
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { decodePage } from '../../supabase/functions/_shared/reader/texts/decode-text.ts';
import { printRecord } from '../../supabase/functions/_shared/reader/print-record.ts';
import { readListingPage, unreadable } from '../../supabase/functions/_shared/reader/read-listing-page.ts';

const USAGE = 'Give one saved page and, if it is known, its address: npm run read-listing -- FILE --url URL';

function readRecord(argv: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...argv],
      options: { url: { type: 'string' } },
      allowPositionals: true,
      strict: false,
    });
    const url = typeof values.url === 'string' ? values.url : null;
    const [file] = positionals;
    if (file === undefined) return unreadable(url, USAGE);
    return readListingPage(decodePage(readFileSync(locate(file))), url);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown error';
    return unreadable(null, `The file could not be read (${code}).`);
  }
}

/** npm runs commands in the project's root; a relative path is meant from where it was typed. */
function locate(file: string): string {
  const typed = resolve(process.env.INIT_CWD ?? '.', file);
  return existsSync(typed) ? typed : file;
}

process.stdout.write(`${JSON.stringify(printRecord(readRecord(process.argv.slice(2))), null, 2)}\n`);
process.exitCode = 0;
