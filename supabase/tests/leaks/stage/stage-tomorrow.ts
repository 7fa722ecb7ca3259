import { randomUUID } from 'node:crypto';
import type { Sql } from 'postgres';
import type { StackAddress } from '../../../../scripts/test/stack-address.ts';
import { EDITION_KEYS, type EditionKey } from '../../../functions/_shared/domain/editions.ts';
import { rpc, service, signUp, type Account } from './call-api.ts';
import { importHome } from './import-home.ts';
import { makeGame } from './staged-game.ts';

/** A day of an edition that is planned and has not begun. */
export interface FutureDay {
  edition: EditionKey;
  on: string;
  /** the address that its game will have */
  slug: string;
}

/** Days to come, one of them with homes that stand nowhere else. */
export interface Tomorrow {
  staff: Account;
  days: FutureDay[];
  /** Listings that the UK's next day holds. */
  homes: string[];
  /** What nobody may read of them: ids, addresses, names of files. */
  secrets: string[];
  poolSlug: string;
  /** The game of today. */
  openSlug: string;
}

/** Odd enough that no notation of them turns up by chance. */
const pricesMinor = [61_834_700, 37_218_300, 92_741_900, 48_163_700, 55_397_300, 29_618_900];

/** Sets homes aside that no game has, and plans the days to come with them. */
export async function stageTomorrow(address: StackAddress, sql: Sql): Promise<Tomorrow> {
  // Letters alone: digits by chance may read as a price.
  const mark = randomUUID()
    .slice(0, 8)
    .replace(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)));
  const listings = await Promise.all(
    pricesMinor.map((amountMinor, place) =>
      importHome(address, {
        ref: `tomorrow-${mark}-${place}`,
        ...{ amountMinor, areaM2: 91.3 + place * 7, house: 711 + place * 3, agencyKey: 'default' },
      }),
    ),
  );
  const poolSlug = `pool-of-${mark}`;
  await makeGame(address, sql, { slug: poolSlug, family: 'public', state: 'draft' }, listings);
  const staff = await signUp(address);
  await service(address, 'set_staff_member', { user_id: staff.userId });
  await rpc(address, staff, 'set_aside_for_editions', { game_slug: poolSlug });
  await planAnew(address, sql);

  const homes = await sql<{ listing_id: string; texts: string[] }[]>`
    select l.id as listing_id, array[l.id::text, l.external_ref, a.address_line, a.postcode]
      || array(select f.path from public.listing_photos f where f.listing_id = l.id) as texts
    from private.edition_homes h join public.listings l on l.id = h.listing_id join public.assets a on a.id = l.asset_id
    where h.edition = 'uk' and l.id = any (${listings}) and h.day_on = (select min(d.day_on)
      from private.edition_days d where d.edition = 'uk' and d.opens_at > now())`;
  const [today] = await sql<{ slug: string }[]>`
    select g.slug from private.edition_days d join public.games g on g.id = d.game_id
    where d.edition = 'uk' order by d.day_on desc limit 1`;
  return {
    ...{ staff, poolSlug, openSlug: today?.slug ?? '', days: await readFutureDays(sql) },
    homes: homes.map(({ listing_id: id }) => id),
    secrets: homes.flatMap(({ texts }) => texts),
  };
}

/** Gives the homes back: the days to come are planned without them. */
export async function clearTomorrow(address: StackAddress, sql: Sql, { homes }: Tomorrow): Promise<void> {
  await sql`delete from private.edition_pool where listing_id = any (${homes}) or listing_id in (
    select gl.listing_id from public.game_listings gl join public.games g on g.id = gl.game_id where g.slug like 'pool-of-%')`;
  await planAnew(address, sql);
}

async function planAnew(address: StackAddress, sql: Sql): Promise<void> {
  await sql`delete from private.edition_days where game_id is null and opens_at > now()`;
  await service(address, 'plan_editions', {});
}

/** The next of each edition, and the last that is planned of one. */
async function readFutureDays(sql: Sql): Promise<FutureDay[]> {
  const rows = await sql<{ edition: EditionKey; on: string }[]>`
    select d.edition, d.day_on::text as on from private.edition_days d
    where d.opens_at > now() order by d.edition, d.day_on`;
  return EDITION_KEYS.flatMap((edition) => {
    const days = rows.filter((row) => row.edition === edition).map(({ on }) => on);
    const chosen = [...days.slice(0, 1), ...(edition === 'uk' ? days.slice(-1) : [])];
    return chosen.map((on) => ({ edition, on, slug: slugOf(edition, on) }));
  });
}

/** As the server names a day's game when it makes it. */
function slugOf(edition: EditionKey, on: string): string {
  return `${edition === 'weekly' || edition === 'mega' ? '' : 'daily-'}${edition}-${on}`;
}
