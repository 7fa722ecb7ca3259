import { randomUUID } from 'node:crypto';
import type { Sql } from 'postgres';

/** A laid game. */
export interface LaidGame {
  readonly id: string;
  readonly slug: string;
}

/**
 * Lays open games that all show the same homes, through the importers' own functions. Homes and prices are made up by a
 * rule, for measuring only.
 * @param rounds homes of each game, and rounds of a run
 */
export async function layGames(sql: Sql, slugs: readonly string[], rounds: number): Promise<LaidGame[]> {
  await sql`select public.upsert_agency(${sql.json({
    key: 'default',
    name: 'Measuring',
    display_name: 'Measuring',
    home_url: 'http://localhost',
    service_email: 'nobody@localhost',
    whitelabel_name: 'Measuring',
    branded_game_slug: slugs[0] ?? 'measured',
    is_sample: true,
  })})`;
  const listings: string[] = [];
  for (let home = 1; home <= rounds; home++) listings.push(await layHome(sql, home));
  const games: LaidGame[] = [];
  for (const slug of slugs) {
    const [game] = await sql<{ id: string }[]>`select public.upsert_game(${sql.json({
      slug,
      family: 'public',
      title: `Measured game ${slug}`,
      currency: 'GBP',
      state: 'open',
      rounds_per_run: rounds,
      is_sample: true,
    })}) as id`;
    if (game === undefined) throw new Error('upsert_game answered nothing');
    await sql`select public.set_game_listings(${game.id}, ${listings}::uuid[])`;
    games.push({ id: game.id, slug });
  }
  return games;
}

async function layHome(sql: Sql, home: number): Promise<string> {
  const [row] = await sql<{ id: string }[]>`select public.import_listing(${sql.json({
    external_ref: `measured:${home}`,
    agency_key: 'default',
    currency: 'GBP',
    title: `Measured home ${home}`,
    description: 'A home for measuring.',
    price: { kind: 'asking', amount_minor: (150_000 + 75_000 * home) * 100, dated_on: '2025-03-01' },
    asset: {
      property_type: 'house',
      bedrooms: 3,
      town: 'Leeds',
      district: 'LS1',
      country_code: 'GB',
      year_built: 1930,
    },
    photos: [1, 2, 3].map((photo) => ({
      path: randomUUID(),
      widths: [480, 960],
      width: 960,
      height: 720,
      alt: 'Measured photo',
      placeholder: 'data:,',
      content_hash: `measured:${home}:${photo}`,
    })),
  })}) ->> 'listing_id' as id`;
  if (row === undefined) throw new Error('import_listing answered nothing');
  return row.id;
}
