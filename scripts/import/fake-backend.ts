import type { ProcedureAnswer, ProcedureArgs, ProcedureName } from '#wire/procedures.ts';
import type { ImportedListing } from '#wire/procedures/stored-homes.ts';
import type { Backend } from './backend.ts';

/** What the fake answers: a procedure that is not here throws. */
type Answers = { [Name in ProcedureName]?: (args: ProcedureArgs<Name>) => ProcedureAnswer<Name> };

/** A backend in memory for tests: keeps what it was sent and answers as the database does. */
export function createFakeBackend() {
  const listings = new Map<string, { id: string; payload: ImportedListing }>();
  const files = new Map<string, Uint8Array>();
  /** slugs of games that somebody made in the builder */
  const owned = new Set<string>();
  const games = new Map<
    string,
    { id: string; payload: ProcedureArgs<'upsert_game'>['payload']; listingIds: readonly string[] }
  >();
  const id = (group: number, count: number) =>
    `00000000-0000-4000-8000-${String(group * 1_000_000 + count).padStart(12, '0')}`;
  const hashes = (payload?: ImportedListing) => payload?.photos.map((photo) => photo.contentHash) ?? [];

  const answers: Answers = {
    photo_hashes: ({ externalRef }) => hashes(listings.get(externalRef)?.payload),
    import_listing: ({ payload }) => {
      const before = listings.get(payload.externalRef);
      const listingId = before?.id ?? id(1, listings.size + 1);
      const photosChanged = JSON.stringify(hashes(before?.payload)) !== JSON.stringify(hashes(payload));
      listings.set(payload.externalRef, {
        id: listingId,
        payload: photosChanged || !before ? payload : { ...payload, photos: before.payload.photos },
      });
      const priceAdded = before?.payload.price.amountMinor !== payload.price.amountMinor;
      return { listingId, created: !before, priceAdded, photosChanged };
    },
    homes_of_game: ({ gameSlug }) => {
      const game = games.get(gameSlug);
      if (!game) return null;
      const stored = new Map(
        [...listings.values()].map(({ id: listingId, payload }) => [listingId, payload]),
      );
      const homes = game.listingIds.flatMap((listingId) => {
        const home = stored.get(listingId);
        if (!home) return [];
        const { addressLine, postcode, bedrooms, floorAreaM2, latitude, longitude } = home.asset;
        return {
          ...{ listingId, isImported: home.externalRef.startsWith('table:'), url: home.sourceUrl },
          ...{ address: addressLine, postcode, latitude, longitude, bedrooms, floorAreaM2 },
          ...{ currency: home.currency, amountMinor: home.price.amountMinor },
        };
      });
      return { gameId: game.id, isOwned: owned.has(gameSlug), homes };
    },
    upsert_game: ({ payload }) => {
      const game = games.get(payload.slug) ?? { id: id(2, games.size + 1), payload, listingIds: [] };
      games.set(payload.slug, { ...game, payload });
      return game.id;
    },
    set_game_listings: ({ gameId, listingIds }) => {
      for (const [slug, game] of games) if (game.id === gameId) games.set(slug, { ...game, listingIds });
      return listingIds.length;
    },
  };

  const backend: Backend = {
    async call(name, args) {
      const answer = answers[name];
      if (answer === undefined) throw new Error(`The fake backend has no ${name}.`);
      return answer(args);
    },
    async putFile(path, bytes) {
      files.set(path, bytes);
    },
    async removeFolder(bucket, folder) {
      for (const path of files.keys()) if (path.startsWith(`${bucket}/${folder}/`)) files.delete(path);
    },
  };
  return { backend, listings, files, games, owned };
}
