import type { Sql } from 'postgres';
import type { Spy } from './spy.ts';

/** A dossier of the player's, one that may be deleted, and one that every spy with an account is a partner in. */
export const DOSSIER = '5b0e7c52-6b0f-4a0c-9d55-0d5a51e70001';
export const DOSSIER_TO_DELETE = '5b0e7c52-6b0f-4a0c-9d55-0d5a51e70002';
export const JOINED_DOSSIER = '5b0e7c52-6b0f-4a0c-9d55-0d5a51e70003';
export const DOSSIER_ASSET = '5b0e7c52-6b0f-4a0c-9d55-0d5a51e70004';
export const DOSSIER_INVITATION = '5b0e7c52-6b0f-4a0c-9d55-0d5a51e70005';
/** In the joined dossier: a home of the game that is played, and the same home as somebody types its address, in small letters. */
export const HELD_ASSET = '5b0e7c52-6b0f-4a0c-9d55-0d5a51e70009';
export const TYPED_ASSET = '5b0e7c52-6b0f-4a0c-9d55-0d5a51e70010';
/** In the joined dossier: a home without a listing, which is taken out and put back. */
export const SPARE_ASSET = '5b0e7c52-6b0f-4a0c-9d55-0d5a51e70011';
/** A conversation with a model that the player had, and its only question. */
export const DOSSIER_THREAD = '5b0e7c52-6b0f-4a0c-9d55-0d5a51e70007';
export const DOSSIER_QUESTION = '5b0e7c52-6b0f-4a0c-9d55-0d5a51e70008';
/** A home that no game has, of a feed whose people offer its homes to hunters. */
export const OFFERED_LISTING = '5b0e7c52-6b0f-4a0c-9d55-0d5a51e70006';
/** A photo of the dossier that the spies are in. */
export const DOSSIER_PHOTO = '5b0e7c52-6b0f-4a0c-9d55-0d5a51e70009';
export const DOSSIER_LINK = 'dossiers'.repeat(6);
export const DOSSIER_CALENDAR = 'calendar'.repeat(8);

/** Dossiers about the homes of a game that is being played: of each only what its people may know stands there. */
export async function stageDossier(
  sql: Sql,
  { spies, listings }: { spies: readonly Spy[]; listings: readonly string[] },
): Promise<void> {
  const player = spies.find(({ name }) => name === 'player')?.userId ?? null;
  const people = spies.flatMap(({ userId }) => (userId === null ? [] : [userId]));
  const ids = [DOSSIER, DOSSIER_TO_DELETE, JOINED_DOSSIER];
  await sql`delete from public.dossiers where id = any (${ids}::uuid[])`;
  await sql`insert into public.dossiers (id, title) select d, 'Of the leak hunt' from unnest(${ids}::uuid[]) d`;
  await sql`
    insert into public.dossier_members (dossier_id, user_id, role)
    select d, ${player}::uuid, 'owner' from unnest(${ids}::uuid[]) d`;
  await sql`
    insert into public.dossier_members (dossier_id, user_id, role)
    select ${JOINED_DOSSIER}::uuid, p, 'partner' from unnest(${people}::uuid[]) p where p <> ${player}::uuid`;
  await sql`
    insert into public.dossier_members (dossier_id, user_id, role)
    values (${DOSSIER}, ${someoneBeside(spies)}, 'viewer')`;
  await sql`
    insert into private.dossier_invitations (id, dossier_id, token_hash, role, most_uses)
    values (${DOSSIER_INVITATION}, ${JOINED_DOSSIER}, private.hash_secret(${DOSSIER_LINK}), 'viewer', 20)`;
  for (const dossier of [DOSSIER, JOINED_DOSSIER]) {
    await sql`
      insert into public.dossier_assets (id, dossier_id, title, listing_id)
      select case when l.place = 1 and ${dossier} = ${JOINED_DOSSIER} then ${HELD_ASSET}::uuid
        else gen_random_uuid() end, ${dossier}::uuid, 'A home of a game', l.id
      from unnest(${listings}::uuid[]) with ordinality l (id, place)`;
    await sql`
      insert into public.assets_comparisons (id, dossier_id, one_id, other_id)
      select ${comparisonOf(dossier)}::uuid, ${dossier}::uuid, min(a.id::text)::uuid, max(a.id::text)::uuid from public.dossier_assets a
      where a.dossier_id = ${dossier}::uuid`;
  }
  await sql`
    insert into public.dossier_assets (id, dossier_id, title, address_line, town, postcode, country_code, facts)
    select ${TYPED_ASSET}::uuid, ${JOINED_DOSSIER}::uuid, 'Typed', lower(coalesce(h.address_line, '')),
      coalesce(h.town, ''), lower(replace(coalesce(h.postcode, h.district, ''), ' ', '')), h.country_code,
      '{"floor_area_m2": {"value": 90, "source": "typed"}, "bedrooms": {"value": 3, "source": "typed"}}'
    from public.listings l join public.assets h on h.id = l.asset_id where l.id = ${listings[0] ?? null}::uuid`;
  await sql`
    insert into public.dossier_assets (id, dossier_id, title)
    values (${SPARE_ASSET}, ${JOINED_DOSSIER}, 'Taken out and put back')`;
  await sql`
    insert into public.dossier_notes (dossier_id, author_id, body, is_private)
    values (${JOINED_DOSSIER}, ${player}, 'Of the leak hunt', false)`;
  await sql`
    insert into public.dossier_queries (dossier_id, question) values (${JOINED_DOSSIER}, 'Is there a cellar?')`;
  await sql`insert into public.dossier_tasks (dossier_id, title) values (${JOINED_DOSSIER}, 'Ask the bank')`;
  await sql`
    insert into public.dossier_events (dossier_id, title, starts_at, ends_at, time_zone)
    values (${JOINED_DOSSIER}, 'Viewing', '2030-01-01', '2030-01-01', 'UTC')`;
  await sql`
    insert into public.dossier_photos (id, dossier_id, width, height, content_hash, widths, stored_widths)
    values (${DOSSIER_PHOTO}, ${JOINED_DOSSIER}, 960, 640, ${'a'.repeat(64)}, '{480,960}', '{480}')`;
  await sql`
    insert into public.dossier_offers (dossier_id, asset_id, amount_minor, currency)
    select a.dossier_id, a.id, 100, 'GBP' from public.dossier_assets a where a.dossier_id = ${JOINED_DOSSIER} limit 1`;
  await sql`insert into public.hunter_profiles (dossier_id) values (${JOINED_DOSSIER})`;
  await sql`
    insert into public.dossier_ai_consents (user_id, provider)
    select p, 'A model' from unnest(${people}::uuid[]) p on conflict do nothing`;
  await sql`
    insert into public.dossier_ai_threads (id, dossier_id, author_id, title)
    values (${DOSSIER_THREAD}, ${JOINED_DOSSIER}, ${player}, 'Of the leak hunt')`;
  await sql`
    insert into public.dossier_ai_messages (id, thread_id, place, question, provider, state)
    values (${DOSSIER_QUESTION}, ${DOSSIER_THREAD}, 1, 'What is the price?', 'A model', 'done')`;
  await sql`
    insert into public.dossier_points (dossier_id, asset_id, side, body)
    select a.dossier_id, a.id, 'pro', 'Light' from public.dossier_assets a where a.dossier_id = ${JOINED_DOSSIER}
    limit 1`;
  await sql`
    insert into public.dossier_point_votes (point_id, dossier_id, user_id, weight)
    select p.id, p.dossier_id, ${player}::uuid, 1 from public.dossier_points p where p.dossier_id = ${JOINED_DOSSIER}`;
  await sql`
    insert into private.dossier_feeds (dossier_id, user_id, token_hash)
    values (${JOINED_DOSSIER}, ${player}, private.hash_secret(${DOSSIER_CALENDAR}))`;
  await sql`
    insert into public.dossier_fact_versions (dossier_id, asset_id, name, value, source, said_on)
    select a.dossier_id, a.id, 'sale_status', '"listed"', 'typed', '2026-01-01' from public.dossier_assets a
    where a.dossier_id = ${JOINED_DOSSIER} limit 1`;
  await sql`
    insert into public.dossier_assets (id, dossier_id, title) values (${DOSSIER_ASSET}, ${DOSSIER}, 'Another home')`;
}

/** A home that hunters may find, whose price is nobody's secret, and in the same feed homes that are being guessed. */
export async function stageOffer(sql: Sql, guessed: readonly string[]): Promise<void> {
  await sql`delete from public.assets where id = ${OFFERED_LISTING}`;
  await sql`delete from private.import_sources where address = 'https://feeds.example.com/offered.json'`;
  await sql`
    insert into public.assets (id, agency_id, country_code, town)
    select ${OFFERED_LISTING}, a.id, 'GB', 'Offerham' from public.agencies a where a.key = 'default'`;
  await sql`
    insert into public.listings (id, asset_id, currency, title)
    values (${OFFERED_LISTING}, ${OFFERED_LISTING}, 'GBP', 'A home on offer')`;
  await sql`
    insert into private.listing_prices (listing_id, version, kind, amount_minor, currency, dated_on)
    values (${OFFERED_LISTING}, 1, 'asking', 21000100, 'GBP', '2026-01-01')`;
  await sql`
    with feed as (
      insert into private.import_sources (agency_id, name, address, state, is_for_hunters)
      select a.id, 'On offer', 'https://feeds.example.com/offered.json', 'paused', true
      from public.agencies a where a.key = 'default' returning id)
    insert into private.import_source_homes (source_id, home_key, listing_id)
    select feed.id, l::text, l from feed, unnest(${[OFFERED_LISTING, ...guessed]}::uuid[]) l`;
}

/** The comparison of the first and the last home of a dossier. */
export function comparisonOf(dossier: string): string {
  return dossier.replace('5b0e7c52', '5b0e7c53');
}

/** The account of a spy who is not the player. */
export function someoneBeside(spies: readonly Spy[]): string | null {
  return spies.find(({ name, userId }) => name !== 'player' && userId !== null)?.userId ?? null;
}
