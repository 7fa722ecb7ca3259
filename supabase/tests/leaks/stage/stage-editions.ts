import type { Sql } from 'postgres';

/** What the link of the staged reminder holds. */
export const REMINDER_TOKEN = 'reminder-of-the-leak-hunt-'.padEnd(64, '0');

/** A home on a day of the UK's edition that has not begun, for staff to replace. */
export interface StagedDay {
  readonly on: string;
  readonly listingId: string;
}

/** Stages a reminder whose link everybody has, and a day to come with its homes. */
export async function stageEditions(sql: Sql): Promise<StagedDay> {
  await sql`insert into private.reminders (edition, channel, address, locale, time_zone, hour, token_hash)
    values ('uk', 'mail', 'leak-hunt@example.com', 'en-GB', 'UTC', 7, private.hash_secret(${REMINDER_TOKEN}))
    on conflict do nothing`;
  await sql`select private.choose_edition_day('uk', current_date + 55)`;
  const [home] = await sql<{ on: string; listing_id: string }[]>`
    select h.day_on::text as on, h.listing_id from private.edition_homes h
    where h.edition = 'uk' and h.day_on = current_date + 55 order by h.position limit 1`;
  return { on: home?.on ?? '', listingId: home?.listing_id ?? '' };
}
