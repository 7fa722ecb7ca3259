import type { Backend } from '../import/backend.ts';
import { storeListing } from '../import/store-listing.ts';
import { drawPicture, roomsOf } from './drawing/draw-sample.ts';
import type { SeedGame } from './game-payloads.ts';
import { pictureHash, renderPicture } from './render-picture.ts';
import { plainPicture } from './plain-picture.ts';
import { gameKey, type SampleNotes } from './sample-notes.ts';
import { sampleRecord } from './sample-record.ts';
import { listSamples } from './samples/sample-listings.ts';
import type { SampleListing } from './samples/sample-listing.ts';

/** What storing a sample game takes. */
export interface SampleStore {
  readonly backend: Backend;
  readonly secretKey: string;
  readonly notes: SampleNotes;
  /** Where rendered drawings are kept. */
  readonly cacheFolder: string;
  /** Homes under way at once: one is drawn and sent while another is rendered in sharp's own threads. */
  readonly atOnce: number;
}

/** How richly a game's homes are pictured. */
export interface Pictures {
  /** How many pictures each home gets, the exterior first. */
  readonly perHome: number;
  /** The widest of their files, in pixels. */
  readonly largest: number;
  /** One colour a home instead of a drawing, where nobody looks. */
  readonly arePlain: boolean;
}

/** Whose picture it is, as the page says beside it; one of our own words, which readers see in their language. */
const ILLUSTRATED = 'Illustrated sample';

/** The key of a game of the seed. */
export const keyOf = ({ payload }: SeedGame): string => gameKey(payload.agencyKey ?? 'default', payload.slug);

/** Writes a game that is not there yet as a draft, so that lists show the games in the order of this writing. */
export async function draftSampleGame(store: SampleStore, game: SeedGame): Promise<void> {
  if (store.notes.storedGames.has(keyOf(game))) return;
  await store.backend.call('upsert_game', { payload: { ...game.payload, state: 'draft' } });
}

/**
 * Draws a game's homes, stores them and opens it; the same again changes nothing. Texts and pictures that people changed
 * stay, and a home that was taken down is left out.
 *
 * @returns the game's id
 */
export async function storeSampleGame(
  store: SampleStore,
  game: SeedGame,
  pictures: Pictures,
): Promise<string> {
  const { backend, notes } = store;
  const idOf = new Map<string, string>();
  const queue = listSamples(game.homes, store.secretKey).values();
  const worker = async () => {
    for (const sample of queue) {
      const kept = notes.keptHomes.get(sample.externalRef);
      if (kept?.isWithdrawn) continue;
      idOf.set(sample.externalRef, kept?.id ?? (await storeHome(store, sample, game.homesOf, pictures)));
    }
  };
  await Promise.all(Array.from({ length: store.atOnce }, worker));

  const listingIds = game.homes.flatMap(({ externalRef }) => idOf.get(externalRef) ?? []);
  const payload = {
    ...game.payload,
    roundsPerRun: Math.max(1, Math.min(game.payload.roundsPerRun ?? listingIds.length, listingIds.length)),
  };
  const id = notes.keptGames.get(keyOf(game)) ?? (await backend.call('upsert_game', { payload }));
  await backend.call('set_game_listings', { gameId: id, listingIds });
  await notes.note(keyOf(game));
  return id;
}

async function storeHome(
  { backend, secretKey, cacheFolder }: SampleStore,
  sample: SampleListing,
  agency: string,
  { perHome, largest, arePlain }: Pictures,
): Promise<string> {
  const photos = [];
  for (const room of roomsOf(sample).slice(0, perHome)) {
    const { alt, svg } = arePlain ? plainPicture(sample, room) : drawPicture(sample, room);
    photos.push({
      contentHash: pictureHash(svg, largest),
      prepare: async () => renderPicture(svg, cacheFolder, largest),
      facts: { alt, room, rightsStatus: 'own', attribution: ILLUSTRATED } as const,
    });
    // A drawing takes tens of milliseconds: whoever asks the same process for something waits for one, not for seven.
    await new Promise(setImmediate);
  }
  const { listingId } = await storeListing(backend, secretKey, sampleRecord(sample, agency), photos);
  return listingId;
}
