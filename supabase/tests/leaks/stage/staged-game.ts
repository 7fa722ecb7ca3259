import { randomUUID } from 'node:crypto';
import type { Sql } from 'postgres';
import type { StackAddress } from '../../../../scripts/test/stack-address.ts';
import { isFamilyKey, type FamilyKey } from '../../../functions/_shared/domain/families.ts';
import { service } from './call-api.ts';

/** A home in a game. */
export interface StagedHome {
  gameListingId: string;
  listingId: string;
}

/** A game of the stage, with a code that opens it. */
export interface StagedGame {
  id: string;
  slug: string;
  /** Key of its brand; null is the default brand. */
  brand: string | null;
  family: FamilyKey;
  currency: string;
  homes: StagedHome[];
  code: string;
}

/** What the importers say of a game beside its homes. */
export interface NewGame {
  slug: string;
  family: FamilyKey;
  brand?: string;
  state?: 'open' | 'draft';
  roundSeconds?: number;
}

/** Makes a game of these listings through the importers' functions. */
export async function makeGame(
  address: StackAddress,
  sql: Sql,
  { slug, family, brand, state, roundSeconds }: NewGame,
  listingIds: readonly string[],
): Promise<StagedGame> {
  const gameId = await service<string>(address, 'upsert_game', {
    payload: {
      slug,
      family,
      title: 'Leak hunt',
      currency: 'GBP',
      state: state ?? 'open',
      visibility: 'unlisted',
      agency_key: brand ?? 'default',
      ...(roundSeconds !== undefined && { round_seconds: roundSeconds }),
    },
  });
  await service(address, 'set_game_listings', { game_id: gameId, listing_ids: listingIds });
  return readGame(address, sql, slug, brand ?? null);
}

/** A game that is there, with a new code. */
export async function readGame(
  address: StackAddress,
  sql: Sql,
  slug: string,
  brand: string | null,
): Promise<StagedGame> {
  const [game] = await sql<{ id: string; family: string; currency: string }[]>`
    select g.id, g.family, g.currency from public.games g join public.agencies a on a.id = g.agency_id
    where g.slug = ${slug} and a.key = ${brand ?? 'default'}`;
  if (!game || !isFamilyKey(game.family)) throw new Error(`There is no game ${slug}.`);
  const homes = await sql<StagedHome[]>`
    select id as "gameListingId", listing_id as "listingId" from public.game_listings where game_id = ${game.id} order by position`;
  const code = randomUUID().toUpperCase();
  await service(address, 'set_access_code', { game_id: game.id, kind: 'access_code', code });
  return { id: game.id, slug, brand, family: game.family, currency: game.currency, homes: [...homes], code };
}
