import { parseArgs } from 'node:util';
import { isCurrencyCode } from '#domain/currencies.ts';
import { ImportError } from './import-error.ts';
import { RIGHTS_STATUSES, type RightsStatus } from '#wire/drafts.ts';

export interface ImportOptions {
  readonly csv: string;
  readonly photos: string;
  readonly game: string;
  readonly title: string;
  readonly currency: string;
  readonly mapping: string | null;
  readonly isDryRun: boolean;
  readonly rights: RightsStatus;
  readonly attribution: string | null;
}

export const USAGE = `Usage: npm run import -- listings --csv FILE --photos DIR --game SLUG --title TITLE --currency CODE

  --csv FILE          table of listings, one a line (CSV or TSV); columns are found by their names
  --photos DIR        folder that the photo names in the table are relative to
  --game SLUG         address of the game: 3 to 60 of a-z, 0-9 and single hyphens
  --title TITLE       what the game is called
  --currency CODE     ISO 4217, such as GBP, EUR, USD

  --mapping FILE      JSON that says which column is what: { "columns": { "price": "Cost" }, "photos": ["Pic 1"] }
  --rights STATUS     how you may use the photos: ${RIGHTS_STATUSES.join(', ')} (default: own)
  --attribution TEXT  whom to name under the photos
  --dry-run           read and check everything, write nothing`;

/**
 * The command line as options.
 * @throws ImportError with a sentence and the usage
 */
export function readOptions(args: readonly string[]): ImportOptions {
  const { values, positionals } = parse(args);
  if (positionals.length !== 1 || positionals[0] !== 'listings') {
    throw new ImportError(`Say what to import: listings.\n\n${USAGE}`);
  }
  const needed = (name: 'csv' | 'photos' | 'game' | 'title' | 'currency'): string => {
    const value = values[name]?.trim();
    if (!value) throw new ImportError(`--${name} is missing.\n\n${USAGE}`);
    return value;
  };
  const options = {
    csv: needed('csv'),
    photos: needed('photos'),
    game: needed('game'),
    title: needed('title'),
    currency: needed('currency').toUpperCase(),
    mapping: values.mapping ?? null,
    isDryRun: values['dry-run'],
    attribution: values.attribution ?? null,
  };
  const rights = RIGHTS_STATUSES.find((status) => status === values.rights);
  if (!rights)
    throw new ImportError(`--rights is one of ${RIGHTS_STATUSES.join(', ')}, not "${values.rights}".`);
  if (!isCurrencyCode(options.currency))
    throw new ImportError(`--currency ${options.currency} is not a currency that games know.`);
  if (!/^(?=.{3,60}$)[a-z0-9]+(-[a-z0-9]+)*$/.test(options.game)) {
    throw new ImportError(`--game "${options.game}" is no slug: 3 to 60 of a-z, 0-9 and single hyphens.`);
  }
  if (options.title.length > 120) throw new ImportError('--title has at most 120 characters.');
  return { ...options, rights };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        csv: { type: 'string' },
        photos: { type: 'string' },
        game: { type: 'string' },
        title: { type: 'string' },
        currency: { type: 'string' },
        mapping: { type: 'string' },
        rights: { type: 'string', default: 'own' },
        attribution: { type: 'string' },
        'dry-run': { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    throw new ImportError(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
  }
}
