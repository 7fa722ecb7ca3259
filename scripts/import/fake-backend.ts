import type { Backend } from './backend.ts';

interface StoredPayload {
  readonly external_ref: string;
  readonly price: { readonly amount_minor: number };
  readonly photos: readonly { readonly content_hash: string; readonly path: string }[];
}

/** A backend in memory for tests: keeps what it was sent and answers as the database does. */
export function createFakeBackend() {
  const listings = new Map<string, { id: string; payload: StoredPayload }>();
  const files = new Map<string, Uint8Array>();
  const games = new Map<
    string,
    { id: string; payload: Record<string, unknown>; listingIds: readonly string[] }
  >();
  const id = (group: number, count: number) =>
    `00000000-0000-4000-8000-${String(group * 1_000_000 + count).padStart(12, '0')}`;
  const hashes = (payload?: StoredPayload) => payload?.photos.map((photo) => photo.content_hash) ?? [];

  const backend: Backend = {
    async call(rpc, args) {
      if (rpc === 'photo_hashes') {
        return hashes(listings.get((args as { external_ref: string }).external_ref)?.payload);
      }
      if (rpc === 'import_listing') {
        const { payload } = args as { payload: StoredPayload };
        const before = listings.get(payload.external_ref);
        const listingId = before?.id ?? id(1, listings.size + 1);
        const changed = JSON.stringify(hashes(before?.payload)) !== JSON.stringify(hashes(payload));
        listings.set(payload.external_ref, {
          id: listingId,
          payload: changed || !before ? payload : { ...payload, photos: before.payload.photos },
        });
        return {
          listing_id: listingId,
          created: !before,
          price_added: before?.payload.price.amount_minor !== payload.price.amount_minor,
          photos_changed: changed,
        };
      }
      if (rpc === 'upsert_game') {
        const { payload } = args as { payload: Record<string, unknown> };
        const slug = String(payload['slug']);
        const game = games.get(slug) ?? { id: id(2, games.size + 1), payload, listingIds: [] };
        games.set(slug, { ...game, payload });
        return game.id;
      }
      if (rpc === 'set_game_listings') {
        const { game_id, listing_ids } = args as { game_id: string; listing_ids: string[] };
        for (const [slug, game] of games)
          if (game.id === game_id) games.set(slug, { ...game, listingIds: listing_ids });
        return listing_ids.length;
      }
      throw new Error(`The fake backend has no ${rpc}.`);
    },
    async putFile(path, bytes) {
      files.set(path, bytes);
    },
    async removeFolder(bucket, folder) {
      for (const path of files.keys()) if (path.startsWith(`${bucket}/${folder}/`)) files.delete(path);
    },
  };
  return { backend, listings, files, games };
}
