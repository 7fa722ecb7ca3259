// The calendar of editions is in SQL, where days are opened, and in the domain, by which screens count: both are held equal.
import type { Sql } from 'postgres';
import { describe, expect, it } from 'vitest';
import { editionDayAt, editionDayOn, editionNumber } from '../../functions/_shared/domain/edition-days.ts';
import { EDITION_KEYS, EDITIONS } from '../../functions/_shared/domain/editions.ts';
import { eachTestWithActors } from './each-test-with-actors.ts';

let sql: Sql;
eachTestWithActors((opened) => {
  sql = opened;
});

describe('editions', () => {
  it('are the same', async () => {
    const rows = await sql<{ edition: string; period: string; time_zone: string; homes: number }[]>`
      select edition, period, time_zone, homes from private.editions order by edition`;
    const theirs = rows.map(({ edition, time_zone: timeZone, ...rest }) => [edition, { timeZone, ...rest }]);
    expect(Object.fromEntries(theirs)).toEqual(EDITIONS);
  });

  it.each(EDITION_KEYS)('of %s has the same days at each change of the clock of ten years', async (key) => {
    // Every two hours and a half around the changes of both zones, and one moment of every other day.
    const rows = await sql<{ at: Date; on: string; opens: Date; closes: Date; next: Date }[]>`
      select m.at, d.day::text as on, private.edition_opens_at(e, d.day) as opens,
        private.edition_closes_at(e, d.day) as closes,
        private.edition_opens_at(e, d.day + private.edition_step(e)) as next
      from private.editions e
      cross join lateral (
        select s as at from generate_series(timestamptz '2026-01-01 00:00Z', '2036-01-02 00:00Z', interval '26 hours 30 minutes') s
        union all
        select s + interval '1 second' * t from generate_series(timestamptz '2026-03-01 00:00Z', '2026-04-01 00:00Z', interval '2 hours 30 minutes') s, unnest(array[-1, 0]) t
        union all
        select s from generate_series(timestamptz '2026-10-20 00:00Z', '2026-11-05 00:00Z', interval '30 minutes') s) m
      cross join lateral (select private.edition_day_at(e, m.at) as day) d
      where e.edition = ${key}`;
    expect(rows.length).toBeGreaterThan(4000);
    for (const { at, on, opens, closes, next } of rows)
      expect(editionDayAt(EDITIONS[key], at.getTime())).toEqual({
        on,
        opensAt: opens.getTime(),
        closesAt: closes.getTime(),
        nextOpensAt: next.getTime(),
      });
  });

  it('number their days the same', async () => {
    const rows = await sql<
      { edition: keyof typeof EDITIONS; first_on: string; on: string; number: number }[]
    >`
      select e.edition, e.first_on::text, (e.first_on + private.edition_step(e) * n)::text as on,
        private.edition_number(e, e.first_on + private.edition_step(e) * n) as number
      from private.editions e, generate_series(0, 40) n`;
    for (const { edition, first_on: firstOn, on, number } of rows) {
      expect(editionNumber(EDITIONS[edition], firstOn, on)).toBe(number);
      expect(editionDayOn(EDITIONS[edition], on).on).toBe(on);
    }
  });
});
