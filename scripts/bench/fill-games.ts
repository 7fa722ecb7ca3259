import type { Sql } from 'postgres';
import { type Log, step } from '../stack/log.ts';

/** Tables that hold a row or more per game. */
export const GAME_TABLES = [
  'public.games',
  'public.game_listings',
  'private.game_catalogue',
  'private.access_codes',
] as const;

/** Other brands, each with a tenth of the games of the measured one. */
const OTHER_BRANDS = 40;

/**
 * Fills the list of games: so many of the default brand, and more of other brands, each game with one laid home and a code.
 * Game n of the default brand is called "Game n" and opens with "CODE n".
 */
export async function fillGames(sql: Sql, count: number, log: Log): Promise<void> {
  await step(log, `Laying ${(count * 5).toLocaleString('en-GB')} games in ${OTHER_BRANDS + 1} brands`, () =>
    sql.unsafe(`
      insert into public.agencies (key, name, display_name, home_url, service_email, whitelabel_name, branded_game_slug)
        select 'measured-' || n, 'Measured', 'Measured', 'http://localhost', 'nobody@localhost', 'Measured', 'measured'
        from generate_series(1, ${OTHER_BRANDS}) n;
      insert into public.games (agency_id, slug, family, title, description, state, currency, rounds_per_run, created_at)
        select a.id, 'listed-' || n, (array['public', 'public', 'public', 'forum', 'ultima'])[1 + n % 5], 'Game ' || n,
          (array['Cottages in the Cotswolds', 'Flats in Málaga', 'Villas by the sea', 'Terraces up north'])[1 + n % 4],
          'open', 'GBP', 1 + n % 12, now() - n * interval '1 minute'
        from public.agencies a
        cross join generate_series(1, ${count}) n
        where a.key = 'default' or (a.key like 'measured-%' and n <= ${count} / 10);
      insert into public.game_listings (game_id, listing_id, position)
        select g.id, l.id, l.place from public.games g
        cross join lateral (
          select id, row_number() over (order by external_ref) as place from public.listings where external_ref like 'measured:%' limit 2) l
        where g.slug like 'listed-%';
      insert into private.access_codes (game_id, code_hash, max_uses)
        select g.id, private.hash_code('access_code', 'CODE ' || substr(g.slug, 8)), 1000000
        from public.games g where g.slug like 'listed-%';
      update private.game_catalogue set players = abs(hashtext(game_id::text)) % 5000;`),
  );
  for (const table of GAME_TABLES) await sql.unsafe(`vacuum (analyze) ${table}`);
}
