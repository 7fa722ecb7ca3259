import { MAX_GAME_LISTINGS } from '#domain/modes.ts';
import { createBackend, type Backend } from './backend.ts';
import { findBackend } from './find-backend.ts';
import { ImportError } from './import-error.ts';
import { importGame } from './import-game.ts';
import { importListings, refusedRow, type ImportTools, type RowOutcome } from './import-listings.ts';
import { currencyOfFiles, planGames, refuseHomes } from './plan-games.ts';
import { createProgress, type ProgressStream } from './progress.ts';
import { readHomesFile, type ReadHomesFile } from './read-homes-file.ts';
import { openFiles, openPhotos, type OpenedFile } from './open-files.ts';
import { readMapping } from './read-mapping.ts';
import type { ImportOptions } from './read-options.ts';
import { sayOutcomes, sayFile, summarise } from './say-outcomes.ts';

export interface ImportSummary {
  /** every row of the files, in their order */
  readonly outcomes: readonly RowOutcome[];
  /** of the first game; null where none was made */
  readonly gameId: string | null;
  readonly games: readonly { readonly slug: string; readonly id: string; readonly homes: number }[];
}

const AGENCY = 'default';

interface ImportPlace {
  /** the checkout, where `.stack.json` is */
  readonly root: string;
  readonly env: NodeJS.ProcessEnv;
  readonly out: ProgressStream;
  /** instead of the one that the environment names */
  readonly backend?: ImportTools['backend'];
}

/**
 * The whole import: reads the files as the builder does, stores every home that can be one, makes the games, says what
 * became of each row.
 * @throws ImportError when nothing can be imported at all
 */
export async function runImport(options: ImportOptions, place: ImportPlace): Promise<ImportSummary> {
  const { root, env, out } = place;
  const address = options.isDryRun || place.backend ? null : findBackend(root, env);
  const opened = await openFiles(options.files);
  const photos = await openPhotos(options.photos, opened.photos);
  const { files, currency } = await readFiles(opened.homes, options);
  const homes = files.flatMap(({ rows }) => rows);
  for (const note of opened.notes) out.write(`${note}\n`);
  for (const file of files) out.write(sayFile(file, currency));

  const refusals = refuseHomes(homes, currency);
  const sound = homes.filter((_home, index) => refusals[index] === null);
  const plans = sound.length === 0 ? [] : planGames(sound, options);
  const total = plans.reduce((sum, { most }) => sum + most, 0);
  const progress = createProgress(options.isDryRun ? 'Checking' : 'Importing', total, out);
  const found = address && { backend: createBackend(address), secretKey: address.secretKey };
  const backend = options.isDryRun ? null : (place.backend ?? found);
  const tools: ImportTools = {
    photos,
    arePhotosOptional: options.arePhotosOptional,
    rights: options.rights,
    attribution: options.attribution,
    agencyKey: AGENCY,
    progress,
    backend,
  };
  const tried = new Map<(typeof homes)[number], RowOutcome>();
  const games: { slug: string; id: string; homes: number }[] = [];
  for (const plan of plans) {
    const outcomes = await importListings(plan, tools);
    for (const outcome of outcomes) tried.set(outcome.home, outcome);
    const listingIds = outcomes.flatMap(({ stored }) => (stored ? [stored.listingId] : []));
    if (backend === null || listingIds.length === 0) continue;
    const id = await makeGame(backend.backend, plan, currency, listingIds);
    games.push({ slug: plan.slug, id, homes: listingIds.length });
  }
  progress.finish();

  const outcomes = homes.map((home, index): RowOutcome => {
    const refusal = refusals[index];
    return (
      tried.get(home) ??
      (refusal
        ? refusedRow(home, refusal)
        : refusedRow(home, LEFT_OUT[options.random === null ? 'full' : 'random'], true))
    );
  });
  out.write(sayOutcomes(outcomes));
  out.write(`${summarise(outcomes, options.isDryRun)}\n`);
  for (const { slug } of games) out.write(`Play: ${address?.site ?? ''}/game/${slug}\n`);
  return { outcomes, gameId: games[0]?.id ?? null, games };
}

const LEFT_OUT = {
  full: `a game has at most ${String(MAX_GAME_LISTINGS)} homes, and others were chosen`,
  random: 'others were chosen',
};

function makeGame(
  backend: Backend,
  { slug, title }: { slug: string; title: string },
  currency: string,
  listingIds: readonly string[],
) {
  return importGame(backend, { slug, title, currency, agencyKey: AGENCY, listingIds });
}

/** Every file, in the one currency of the game: the one that was asked for, else the one that the files name. */
async function readFiles(
  texts: readonly OpenedFile[],
  options: ImportOptions,
): Promise<{ files: ReadHomesFile[]; currency: string }> {
  const mapping = options.mapping === null ? null : await readMapping(options.mapping);
  const files = texts.map((file) => readHomesFile(file, options.currency, mapping));
  for (const { name, refused } of files) if (refused) throw new ImportError(`${name}: ${refused.reason}`);
  const currency = options.currency ?? currencyOfFiles(files);
  if (currency === null)
    throw new ImportError(
      'Nothing in the file says which currency its prices are in. Say it: --currency CODE.',
    );
  // Rows of which nothing says any are read in the currency that the others name.
  const isOpen = ({ rows }: ReadHomesFile) =>
    rows.some(({ record }) => record.refused?.code === 'currency_unknown');
  return {
    currency,
    files: files.map((file, index) => {
      const text = texts[index];
      return options.currency === null && text && isOpen(file)
        ? readHomesFile(text, currency, mapping)
        : file;
    }),
  };
}
