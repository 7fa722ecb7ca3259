import postgres from 'postgres';

/** How much an agency has. */
export interface AgencySize {
  readonly homes: number;
  readonly pages: number;
  readonly locales: number;
  readonly words: number;
}

/** An agency that somebody owns. */
export interface FilledAgency {
  readonly id: string;
  readonly ownerId: string;
}

/** So many languages: two real ones, and codes of three letters that no language has. */
function localesOf(count: number): string[] {
  const letters = 'abcdefghijklmnopqrstuvwxyz';
  const made = Array.from({ length: count - 2 }, (_, at) => {
    const [one = 'a', other = 'a'] = [letters[Math.floor(at / 26)], letters[at % 26]];
    return `q${one}${other}`;
  });
  return ['en-GB', 'es', ...made];
}

/** Makes an agency of the person with this address: homes with photos and prices, pages of their own, words in every language. */
export async function fillAgency(
  databaseUrl: string,
  email: string,
  { homes, pages, locales: count, words }: AgencySize,
): Promise<FilledAgency> {
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => undefined });
  const locales = localesOf(count);
  try {
    return await sql.begin(async (own) => {
      const [agency] = await own<{ id: string; owner_id: string }[]>`
        with brand as (
          insert into public.agencies (key, name, display_name, home_url, service_email, whitelabel_name,
            branded_game_slug, supported_locales)
          values ('bench-homes', 'Many Homes', 'Many Homes', 'https://example.com', 'homes@example.com', 'Many Homes',
            'many-homes', ${locales}) returning id)
        insert into public.agency_members (agency_id, user_id, role)
        select brand.id, u.id, 'owner' from brand, auth.users u where u.email = ${email}
        returning agency_id as id, user_id as owner_id`;
      if (!agency) throw new Error(`Nobody has the address ${email}.`);
      const { id } = agency;
      await own`create temp table made on commit drop as
        select n, gen_random_uuid() as asset, gen_random_uuid() as listing
        from generate_series(1, ${homes}::int) n`;
      await own`insert into public.assets (id, agency_id, country_code, town, postcode, district, address_line,
          property_type, bedrooms, floor_area_m2, year_built, latitude, longitude)
        select asset, ${id}::uuid, 'GB', (array['York', 'Leeds', 'Hull', 'Ripon', 'Selby'])[1 + n % 5],
          'YO' || n % 90 + 1 || ' 1AA', 'YO' || n % 90 + 1, n || ' ' || (array['Elm', 'Oak', 'Ash', 'Mill', 'Church',
            'Station'])[1 + n % 6] || ' Road', (array['flat', 'terraced', 'semi_detached', 'detached'])[1 + n % 4],
          1 + n % 6, 40 + n % 160, 1900 + n % 120, 53.9 + n % 100 * 0.001, -1.1 + n % 90 * 0.001
        from made`;
      await own`insert into public.listings (id, asset_id, currency, title, description, status, created_at)
        select listing, asset, 'GBP', 'Home ' || n || ' with a ' || (array['garden', 'balcony', 'garage', 'view'])[1 + n
          % 4], 'Bright rooms.', case when n % 7 = 0 then 'sold' else 'available' end, now() - n * interval '1 minute'
        from made`;
      await own`insert into private.listing_prices (listing_id, version, kind, amount_minor, currency, dated_on)
        select listing, 1, 'asking', 10000000 + (n * 7919) % 90000000, 'GBP', '2026-05-01' from made`;
      await own`insert into public.listing_photos (listing_id, position, path, widths, width, height, alt, placeholder,
          content_hash)
        select listing, 1, gen_random_uuid()::text, '{480}', 480, 360, 'The front', 'data:,', md5(n::text)
        from made where n % 10 > 0`;
      await own`with page as (
          insert into private.site_rows (id, agency_id, role, kind)
          select gen_random_uuid(), ${id}::uuid, 'page', 'own' from generate_series(1, ${pages}::int)
          returning id)
        insert into private.site_fields (row_id, agency_id, locale, field, value)
        select page.id, ${id}::uuid, l, 'title', to_jsonb('A page in ' || l)
        from page, unnest(${locales}::text[]) l`;
      await own`insert into public.agency_words (agency_id, batch, key, locale, text)
        select ${id}::uuid, 'extras', 'word-' || n, l, 'Word ' || n || ' in ' || l
        from generate_series(1, ${words}::int) n, unnest(${locales}::text[]) l where n % 9 > 0`;
      return { id, ownerId: agency.owner_id };
    });
  } finally {
    await sql.unsafe('analyze').catch(() => undefined);
    await sql.end({ timeout: 5 });
  }
}
