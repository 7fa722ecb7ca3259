import { readFile, stat } from 'node:fs/promises';
import { createBackend } from './backend.ts';
import { decodeText } from '../../supabase/functions/_shared/reader/texts/decode-text.ts';
import { findBackend } from './find-backend.ts';
import { importGame } from './import-game.ts';
import { importListings, type RowOutcome } from './import-listings.ts';
import { ImportError } from './import-error.ts';
import { mapColumns, mappingSchema, type Mapping } from './map-columns.ts';
import { marketOf } from './markets.ts';
import { createProgress, type ProgressStream } from './progress.ts';
import type { ImportOptions } from './read-options.ts';
import { readTable } from './read-table.ts';

export interface ImportSummary {
  readonly outcomes: readonly RowOutcome[];
  readonly gameId: string | null;
}

const AGENCY = 'default';

/**
 * The whole import: reads the table, stores every listing that can be one, makes the game, says what became of it.
 * @param root the checkout, where `.stack.json` is
 * @throws ImportError when nothing can be imported at all
 */
export async function runImport(
  options: ImportOptions,
  { root, env, out }: { root: string; env: NodeJS.ProcessEnv; out: ProgressStream },
): Promise<ImportSummary> {
  const market = marketOf(options.currency);
  if (!market) throw new ImportError(`The import does not know homes priced in ${options.currency} yet.`);
  const address = options.isDryRun ? null : findBackend(root, env);
  const mapping = options.mapping === null ? undefined : await readMapping(options.mapping);
  const table = readTable(decodeText(await readFile(options.csv).catch(cannotRead(options.csv))));
  const columns = mapColumns(table.header, mapping);
  if (columns.priceCurrency !== null && columns.priceCurrency !== options.currency) {
    throw new ImportError(
      `The price column is in ${columns.priceCurrency}, but --currency is ${options.currency}.`,
    );
  }
  const folder = await stat(options.photos).catch(cannotRead(options.photos));
  if (!folder.isDirectory()) throw new ImportError(`--photos ${options.photos} is not a folder.`);
  if (table.rows.length === 0) throw new ImportError('The file has a header and no rows.');
  if (columns.ignored.length > 0) out.write(`Columns that are not used: ${columns.ignored.join(', ')}.\n`);

  const progress = createProgress(options.isDryRun ? 'Checking' : 'Importing', table.rows.length, out);
  const backend = address && { backend: createBackend(address), secretKey: address.secretKey };
  const { currency, rights, attribution } = options;
  const context = {
    columns,
    header: table.header,
    currency,
    market,
    agencyKey: AGENCY,
    rights,
    attribution,
  };
  const outcomes = await importListings(table.rows, context, {
    photoFolder: options.photos,
    progress,
    backend,
  });
  progress.finish();

  const listingIds = outcomes.flatMap(({ stored }) => (stored ? [stored.listingId] : []));
  const hasGame = backend !== null && listingIds.length > 0;
  const gameId = hasGame
    ? await importGame(backend.backend, {
        slug: options.game,
        title: options.title,
        currency,
        agencyKey: AGENCY,
        listingIds,
      })
    : null;
  out.write(`${summarise(outcomes, options.isDryRun)}\n`);
  if (gameId !== null) out.write(`Play: ${address?.site ?? ''}/game/${options.game}\n`);
  return { outcomes, gameId };
}

/** "40 rows: 40 imported (40 new, 0 changed, 0 already there), 0 refused, 160 photos." */
export function summarise(outcomes: readonly RowOutcome[], isDryRun: boolean): string {
  const taken = outcomes.filter(({ refusal }) => refusal === null);
  const photos = taken.reduce((sum, outcome) => sum + outcome.photos, 0);
  const created = taken.filter(({ stored }) => stored?.created).length;
  const changed = taken.filter(
    ({ stored: s }) => s && !s.created && (s.priceAdded || s.photosChanged),
  ).length;
  const detail = isDryRun
    ? ''
    : ` (${created} new, ${changed} changed, ${taken.length - created - changed} already there)`;
  const verb = isDryRun ? 'can be imported' : 'imported';
  return `${outcomes.length} rows: ${taken.length} ${verb}${detail}, ${outcomes.length - taken.length} refused, ${photos} photos.`;
}

async function readMapping(file: string): Promise<Mapping> {
  const text = await readFile(file, 'utf8').catch(cannotRead(file));
  try {
    return mappingSchema.parse(JSON.parse(text));
  } catch (error) {
    throw new ImportError(
      `The mapping file ${file} cannot be used: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

function cannotRead(path: string): () => never {
  return () => {
    throw new ImportError(`${path} cannot be read. Check that it is there.`);
  };
}
