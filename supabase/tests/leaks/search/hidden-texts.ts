import { createHash } from 'node:crypto';
import type { Sql } from 'postgres';
import type { StackAddress } from '../../../../scripts/test/stack-address.ts';

/** A text, other than a price, that has to stay inside, and who may see it all the same. */
export interface HiddenText {
  /** What it is, for people. */
  kind: string;
  text: string;
  /** Whoever knows the price of this listing has been told it. */
  openWithPriceOf?: string;
  /** Whoever manages this listing sees it. */
  openToManagersOf?: string;
  /** Whose it is. */
  openToUser?: string;
}

/** Salts, keys, seeds, hashes, folders of drafts, sources and addresses: everything that helps to a price or to a home. */
export async function readHiddenTexts(sql: Sql, address: StackAddress): Promise<HiddenText[]> {
  const rows = await sql<
    {
      kind: string;
      text: string;
      price_of: string | null;
      managers_of: string | null;
      user_id: string | null;
    }[]
  >`
    select 'salt' as kind, c.salt as text, gl.listing_id as price_of, null::uuid as managers_of, null::uuid as user_id
      from private.price_commitments c join public.game_listings gl on gl.id = c.game_listing_id
    union all select 'token key', k.key_hex, null, null, null from private.token_keys k
    union all select 'seed of a run', s.seed::text, null, null, null from public.sessions s where s.seed > 99999999
    union all select 'hash of a code', encode(c.code_hash, 'hex'), null, null, null from private.access_codes c
    union all select 'hash of a guest token', encode(g.token_hash, 'hex'), null, null, null from private.guest_identities g
    union all select 'folder of a draft', f.folder::text, null, null, f.user_id from private.photo_folders f
    union all select 'source', l.source_url, null, l.id, null from public.listings l where l.source_url is not null
    union all select 'address', a.address_line, null, l.id, null from public.listings l join public.assets a on a.id = l.asset_id
      where a.address_line like '%Undisclosed%'
    union all select 'postcode', a.postcode, null, l.id, null from public.listings l join public.assets a on a.id = l.asset_id
      where a.address_line like '%Undisclosed%' and a.postcode is not null
    union all select 'position', v.degrees::text, null, l.id, null from public.listings l join public.assets a on a.id = l.asset_id
      cross join lateral unnest(array[a.latitude, a.longitude]) as v (degrees)
      where a.address_line like '%Undisclosed%' and v.degrees is not null`;
  const priceSeed = createHash('sha256').update(`sample prices:${address.secretKey}`).digest('hex');
  return [
    { kind: 'secret key', text: address.secretKey },
    { kind: 'seed of the sample prices', text: priceSeed },
    ...rows.map(({ kind, text, price_of, managers_of, user_id }) => ({
      kind,
      text,
      ...(price_of !== null && { openWithPriceOf: price_of }),
      ...(managers_of !== null && { openToManagersOf: managers_of }),
      ...(user_id !== null && { openToUser: user_id }),
    })),
  ];
}
