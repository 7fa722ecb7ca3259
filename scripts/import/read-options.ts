import { parseArgs } from 'node:util';
import { isCurrencyCode } from '#domain/currencies.ts';
import { MAX_GAME_LISTINGS } from '#domain/modes.ts';
import { RIGHTS_STATUSES, type RightsStatus } from '#wire/drafts.ts';
import { ImportError } from './import-error.ts';

export interface ImportOptions {
  readonly files: readonly string[];
  /** null: homes are taken without photos */
  readonly photos: string | null;
  /** a home without a photo is taken too */
  readonly arePhotosOptional: boolean;
  readonly game: string;
  readonly title: string;
  /** null: the one that the files name most often */
  readonly currency: string | null;
  readonly mapping: string | null;
  /** so many homes, spread over price; null: as many as a game has */
  readonly random: number | null;
  /** as many games as the homes fill */
  readonly isSplit: boolean;
  readonly isDryRun: boolean;
  readonly rights: RightsStatus;
  readonly attribution: string | null;
}

export const USAGE = `Usage: npm run import -- listings --file FILE --photos DIR --game SLUG --title TITLE

  --file FILE         homes: a table (CSV, TSV), BLM, XML (Kyero, REAXML, OpenImmo, Trovit), JSON, a saved page,
                      or a .zip of those and of their photos; may be given several times, --csv is the same
  --photos DIR        folder that the photo names in the file are relative to, or a .zip of the photos
  --without-photos    homes without photos are taken too; with --photos as well, photos that are there are
  --game SLUG         address of the game: 3 to 60 of a-z, 0-9 and single hyphens
  --title TITLE       what the game is called

  --currency CODE     ISO 4217, such as GBP, EUR, USD: the game's, and that of prices of which nothing says any
                      (default: the one that the files name)
  --random N          N homes, spread over price and place; the same command takes the same
  --split             every home, in several games of at most ${MAX_GAME_LISTINGS}: SLUG, SLUG-2 …
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
  const needed = (name: string, value: string | undefined): string => {
    const text = value?.trim();
    if (!text) throw new ImportError(`--${name} is missing.\n\n${USAGE}`);
    return text;
  };
  const files = [...(values.file ?? []), ...(values.csv ?? [])];
  const arePhotosOptional = values['without-photos'];
  const currency = values.currency?.trim().toUpperCase() ?? null;
  const options = {
    files: files.length > 0 ? files : [needed('file', undefined)],
    photos:
      arePhotosOptional || files.some((file) => /\.zip$/i.test(file))
        ? (values.photos ?? null)
        : needed('photos', values.photos),
    arePhotosOptional,
    game: needed('game', values.game),
    title: needed('title', values.title),
    currency,
    mapping: values.mapping ?? null,
    random: readCount(values.random, values.split),
    isSplit: values.split,
    isDryRun: values['dry-run'],
    attribution: values.attribution ?? null,
  };
  const rights = RIGHTS_STATUSES.find((status) => status === values.rights);
  if (!rights)
    throw new ImportError(`--rights is one of ${RIGHTS_STATUSES.join(', ')}, not "${values.rights}".`);
  if (currency !== null && !isCurrencyCode(currency))
    throw new ImportError(`--currency ${currency} is not a currency that games know.`);
  if (!/^(?=.{3,60}$)[a-z0-9]+(-[a-z0-9]+)*$/.test(options.game)) {
    throw new ImportError(`--game "${options.game}" is no slug: 3 to 60 of a-z, 0-9 and single hyphens.`);
  }
  if (options.title.length > 120) throw new ImportError('--title has at most 120 characters.');
  return { ...options, rights };
}

function readCount(text: string | undefined, isSplit: boolean): number | null {
  if (text === undefined) return null;
  const count = /^\d{1,6}$/.test(text) ? Number(text) : 0;
  if (count === 0) throw new ImportError(`--random "${text}" is no number of homes.`);
  if (count > MAX_GAME_LISTINGS && !isSplit)
    throw new ImportError(
      `A game has at most ${String(MAX_GAME_LISTINGS)} homes. Take --random ${String(MAX_GAME_LISTINGS)}, or add --split for several games.`,
    );
  return count;
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        file: { type: 'string', multiple: true },
        csv: { type: 'string', multiple: true },
        photos: { type: 'string' },
        'without-photos': { type: 'boolean', default: false },
        game: { type: 'string' },
        title: { type: 'string' },
        currency: { type: 'string' },
        random: { type: 'string' },
        split: { type: 'boolean', default: false },
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
