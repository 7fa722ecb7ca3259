import type { Money } from '#domain/money.ts';
import { scrubPlayerTexts } from '#domain/player-texts.ts';
import { RIGHTS_STATUSES, type RightsStatus } from '#wire/drafts.ts';
import type { ListingImport } from '#wire/procedures/stored-homes.ts';
import { BackendRefusal, type Backend } from './backend.ts';
import { findPhoto, type PhotoPlace } from './find-photo.ts';
import { homeListing } from './home-listing.ts';
import { altTexts } from './photo-kinds.ts';
import { photoFault, photoHash, preparePhoto } from './prepare-photo.ts';
import type { PlannedGame, SoundHome } from './plan-games.ts';
import type { Progress } from './progress.ts';
import { rightsOf, type HomeRow } from './read-homes-file.ts';
import { storeListing, type PhotoSource } from './store-listing.ts';

/** Homes under way at once: one waits for the backend while another's photos are made. */
const AT_ONCE = 3;

export interface RowOutcome {
  readonly file: string;
  readonly line: number;
  /** why the row is in no game; null when it was imported */
  readonly refusal: string | null;
  /** a sound home for which no game had room */
  readonly isLeftOut: boolean;
  readonly notes: readonly string[];
  readonly photos: number;
  /** what the backend did with the row; null on a dry run and for a refused row */
  readonly stored: ListingImport | null;
}

export interface ImportTools {
  /** null: no photos are read */
  readonly photos: PhotoPlace | null;
  /** a home without photos is taken too */
  readonly arePhotosOptional: boolean;
  readonly rights: RightsStatus;
  readonly attribution: string | null;
  readonly agencyKey: string;
  readonly progress: Progress;
  /** null on a dry run: everything is read and checked, nothing written */
  readonly backend: { readonly backend: Backend; readonly secretKey: string } | null;
}

/**
 * Stores the homes of one game. A home that cannot be taken makes room for the next candidate, so what is refused costs the
 * game nothing.
 * @returns an outcome for every candidate that was tried, in the order of the candidates
 * @throws ImportError when the backend cannot be reached
 */
export async function importListings(
  { candidates, most }: PlannedGame,
  tools: ImportTools,
): Promise<(RowOutcome & SoundHome)[]> {
  const known = candidates.slice(0, most).map(({ home }) => moneyOf(home));
  const outcomes = new Map<number, RowOutcome & SoundHome>();
  let taken = 0;
  let underWay = 0;
  let next = 0;
  const work = async (): Promise<void> => {
    // Only as many are tried as the game has room for: who comes next depends on who failed, never on who was quick.
    while (next < candidates.length && taken + underWay < most) {
      const place = next;
      const candidate = candidates[place];
      if (!candidate) return;
      next += 1;
      underWay += 1;
      const outcome = await importHome(candidate, known, tools);
      underWay -= 1;
      if (outcome.refusal === null) taken += 1;
      if (outcome.refusal === null) tools.progress.step();
      outcomes.set(place, { ...outcome, ...candidate });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return [...outcomes].sort(([a], [b]) => a - b).map(([, outcome]) => outcome);
}

async function importHome(
  { home, externalRef, listingId }: SoundHome,
  known: readonly Money[],
  tools: ImportTools,
): Promise<RowOutcome> {
  if (listingId !== undefined) {
    const stored = { listingId, created: false, priceAdded: false, photosChanged: false };
    return { ...refusedRow(home, ''), refusal: null, stored };
  }
  const own = moneyOf(home);
  const photos = await readPhotos(home, [...known, own], tools);
  if (typeof photos === 'string') return refusedRow(home, photos);
  const { file, line, notes } = home;
  const imported = { file, line, notes, refusal: null, isLeftOut: false, photos: photos.length };
  if (tools.backend === null) return { ...imported, stored: null };
  try {
    const { backend, secretKey } = tools.backend;
    const listing = homeListing(home, { externalRef, agencyKey: tools.agencyKey }, [...known, own]);
    return { ...imported, stored: await storeListing(backend, secretKey, listing, photos) };
  } catch (error) {
    if (error instanceof BackendRefusal) return refusedRow(home, error.message.replace(/\.$/, ''));
    throw error;
  }
}

/** The row's photos, or the reason why the row cannot have them. The same picture twice is taken once. */
async function readPhotos(
  home: HomeRow,
  known: readonly Money[],
  tools: ImportTools,
): Promise<PhotoSource[] | string> {
  if (tools.photos === null || home.photos.length === 0)
    return tools.arePhotosOptional ? [] : 'it has no photos';
  const { attribution } = scrubPlayerTexts(
    'listing_photos',
    { attribution: home.attribution ?? tools.attribution },
    known,
  );
  const rightsStatus = home.rights === null ? tools.rights : rightsOf(home.rights);
  if (rightsStatus === null)
    return `its rights status "${home.rights ?? ''}" is not one of ${RIGHTS_STATUSES.join(', ')}`;
  if (rightsStatus === 'link-only')
    return tools.arePhotosOptional ? [] : 'its photos are link-only: they may be neither copied nor shown';
  const alts = altTexts(home.photos.map(({ kind }) => kind));
  const sources: PhotoSource[] = [];
  for (const [index, { file, kind }] of home.photos.entries()) {
    const found = await findPhoto(tools.photos, file);
    const original = found.ok ? await found.read().catch(() => null) : null;
    const fault = found.ok ? await photoFault(original ?? new Uint8Array()) : found.reason;
    if (fault !== null && tools.arePhotosOptional) continue;
    if (!found.ok) return found.reason;
    if (fault !== null || original === null) return `its photo "${file}" ${fault ?? 'cannot be read'}`;
    const contentHash = photoHash(original);
    if (sources.some((source) => source.contentHash === contentHash)) continue;
    sources.push({
      contentHash,
      prepare: async () => preparePhoto(original),
      facts: { alt: alts[index] ?? kind.alt, room: kind.room, rightsStatus, attribution },
    });
  }
  return sources;
}

function moneyOf({ record: { price } }: HomeRow): Money {
  return { amountMinor: price?.amountMinor ?? 0, currency: price?.currency ?? '' };
}

/** A row that is in no game, and why. */
export function refusedRow({ file, line, notes }: HomeRow, refusal: string, isLeftOut = false): RowOutcome {
  return { file, line, refusal, isLeftOut, notes, photos: 0, stored: null };
}
