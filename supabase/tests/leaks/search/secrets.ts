import type { Sql } from 'postgres';
import type { StackAddress } from '../../../../scripts/test/stack-address.ts';
import { guessMinor } from '../stage/play.ts';
import { roundPricesMinor } from '../stage/set-stage.ts';
import type { StagedDraft } from '../stage/drafts.ts';
import type { Secret } from './notations.ts';

/** Every price in the database that a player might guess, in every version, and the draft's. */
export async function readSecrets(sql: Sql, draft: StagedDraft): Promise<Secret[]> {
  const rows = await sql<
    {
      id: string;
      amount_minor: string;
      digits: number;
      area: string | null;
      ref: string | null;
      ids: string[];
    }[]
  >`
    select l.id, p.amount_minor, c.minor_digits as digits, a.floor_area_m2 as area, l.external_ref as ref,
      array[l.id, a.id] || array(select gl.id from public.game_listings gl where gl.listing_id = l.id) as ids
    from public.listings l join public.assets a on a.id = l.asset_id
    join private.listing_prices p on p.listing_id = l.id join private.currencies c on c.code = p.currency
    where p.amount_minor is not null
      -- What its people offer to hunters, and no game has, is no secret.
      and not (not exists (select from public.game_listings gl where gl.listing_id = l.id) and exists (
        select from private.import_source_homes h join private.import_sources s on s.id = h.source_id
        where h.listing_id = l.id and s.is_for_hunters))`;
  return [
    ...rows.map((row) => {
      const isOfTheHunt = row.ref?.startsWith('leak-hunt-') === true;
      return {
        ownerId: row.id,
        amountMinor: Number(row.amount_minor),
        minorDigits: row.digits,
        areaM2: row.area === null ? null : Number(row.area),
        isPlantedRound: isOfTheHunt && roundPricesMinor.includes(Number(row.amount_minor)),
        ...(isOfTheHunt ? {} : { ids: row.ids }),
      };
    }),
    { ownerId: draft.id, amountMinor: draft.priceMinor, minorDigits: 2, areaM2: null },
  ];
}

// What amount_not_a_number gives as an example, to everybody and for every home.
const exampleInRefusals = '45000000';

// What Postgres calls its refusals by: a home may by chance cost just that a square metre.
const codesOfRefusals = [
  '22003',
  '22007',
  '22008',
  '22023',
  '23502',
  '23503',
  '23505',
  '23514',
  '42501',
  '42703',
];

/**
 * Numbers that are no secret: the ends of the market's ranges in minor and major units, examples, the spies' guesses,
 * postcode districts that are numbers, and the ports at which the stack answers, which stand in every address of a page.
 */
export async function readPublicNumbers(sql: Sql, address: StackAddress): Promise<string[]> {
  const rows = await sql<{ bound: string }[]>`
    select distinct v.bound::text from (
      select unnest(array[b.min_minor, b.max_minor, b.min_minor / 10 ^ c.minor_digits, b.max_minor / 10 ^ c.minor_digits]) as bound
      from public.market_bounds b join private.currencies c on c.code = b.currency
      union select unnest(array[g.min_minor, g.max_minor]) from public.games g where g.min_minor is not null) v`;
  // An American ZIP code is shown before the guess, and may by chance be somebody's price per square foot.
  const codes = await sql<{ district: string }[]>`
    select distinct a.district from public.assets a where a.district ~ '^[0-9]+$'`;
  // How a refusal writes the market's upper end: a sample may by chance cost just that.
  const written = [String(guessMinor), String(guessMinor / 100), '500,000,000'];
  return [
    ...rows.map(({ bound }) => bound),
    ...codes.map(({ district }) => district),
    ...[address.site, address.api, address.mail].map((url) => new URL(url).port),
    ...[exampleInRefusals, ...codesOfRefusals, ...written],
  ];
}
