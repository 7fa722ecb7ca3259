import { createHmac } from 'node:crypto';
import { MAX_GAME_LISTINGS } from '#domain/modes.ts';
import { sharedHomes } from '#domain/shared-homes.ts';
import { shareableOf } from '#wire/draft-row.ts';
import { createBackend, type Backend } from './backend.ts';
import { findBackend } from './find-backend.ts';
import { ImportError } from './import-error.ts';
import { importGame, ROUNDS } from './import-game.ts';
import { importListings, refusedRow, type ImportTools, type RowOutcome } from './import-listings.ts';
import { keepKnownHomes, readKnownGame, type KnownGame } from './known-game.ts';
import { currencyOfFiles, planGames, refuseHomes } from './plan-games.ts';
import { createProgress, type ProgressStream } from './progress.ts';
import { readHomesFile, type HomeRow, type ReadHomesFile } from './read-homes-file.ts';
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
    const known = backend && (await readKnownGame(backend.backend, AGENCY, plan.slug));
    const outcomes = await importListings(known ? keepKnownHomes(plan, known) : plan, tools);
    for (const outcome of outcomes) tried.set(outcome.home, outcome);
    if (backend === null || outcomes.every(({ stored }) => stored === null)) continue;
    const listingIds = known
      ? inKnownOrder(outcomes, known)
      : inOrderOfRuns(outcomes, backend.secretKey, plan.slug);
    const id = await makeGame(backend.backend, plan, currency, listingIds, known);
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

/** The homes that a game took: first those that everybody gets, drawn by a secret that no player knows. */
function inOrderOfRuns(
  outcomes: readonly (RowOutcome & { readonly home: HomeRow })[],
  secretKey: string,
  slug: string,
): readonly string[] {
  const homes = outcomes.flatMap(({ stored, home }) =>
    stored ? [{ ...shareableOf(home.row), id: stored.listingId }] : [],
  );
  const seed = createHmac('sha256', secretKey).update(`homes for everybody/${slug}`).digest('hex');
  const shared = sharedHomes(homes, ROUNDS, [], seed);
  return [...shared, ...homes.flatMap(({ id }) => (shared.includes(id) ? [] : [id]))];
}

/** What a game has stays in its order; what is new comes behind. Of a game of the builder's no home goes. */
function inKnownOrder(
  outcomes: readonly RowOutcome[],
  { listingIds, isOwned }: KnownGame,
): readonly string[] {
  const now = outcomes.flatMap(({ stored }) => (stored ? [stored.listingId] : []));
  return [
    ...listingIds.filter((id) => isOwned || now.includes(id)),
    ...now.filter((id) => !listingIds.includes(id)),
  ];
}

async function makeGame(
  backend: Backend,
  { slug, title }: { slug: string; title: string },
  currency: string,
  listingIds: readonly string[],
  known: KnownGame | null,
): Promise<string> {
  if (known?.isOwned === true) {
    const isSame = listingIds.every((id) => known.listingIds.includes(id));
    if (!isSame) await backend.call('set_game_listings', { gameId: known.id, listingIds });
    return known.id;
  }
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
