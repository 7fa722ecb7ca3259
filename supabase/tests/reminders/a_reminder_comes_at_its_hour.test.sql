-- A reminder by mail comes at its hour, by the clock of its zone, each day once, also on days that change the clock.
-- One
-- by notification comes when the challenge opens, or when quiet hours end.
select plan(12);

create function pg_temp.mail(edition text, zone text, hour integer) returns private.reminders language sql as $$
  select jsonb_populate_record(null::private.reminders, jsonb_build_object('edition', edition, 'channel', 'mail',
    'time_zone', zone, 'hour', hour))
$$;
create function pg_temp.push(edition text, zone text, quiet_from integer, quiet_until integer)
returns private.reminders language sql as $$
  select jsonb_populate_record(null::private.reminders, jsonb_build_object('edition', edition, 'channel', 'push',
    'time_zone', zone, 'quiet_from', quiet_from, 'quiet_until', quiet_until))
$$;
-- The moments at which a reminder comes within a year and a half, one after another.
create function pg_temp.moments(asked private.reminders) returns setof timestamptz language plpgsql as $$
declare
  moment timestamptz := '2026-01-01 12:00Z';
begin
  loop
    moment := private.next_reminder_at(asked, moment);
    exit when moment > '2027-07-01';
    return next moment;
  end loop;
end $$;

select is(private.next_reminder_at(pg_temp.mail('uk', 'Europe/London', 7), at), next, name)
from (values
  (timestamptz '2026-06-10 05:59Z', timestamptz '2026-06-10 06:00Z', 'today, where its hour is to come'),
  ('2026-06-10 06:00Z', '2026-06-11 06:00Z', 'tomorrow, where it has come'),
  ('2026-03-28 08:00Z', '2026-03-29 06:00Z', 'an hour earlier by UTC when the clock goes forward'),
  ('2026-10-24 08:00Z', '2026-10-25 07:00Z', 'and later when it goes back')) as m (at, next, name);
select is(private.next_reminder_at(pg_temp.mail('weekly', 'Europe/London', 7), '2026-06-10 12:00Z'),
  '2026-06-15 06:00Z',
  'a week is told of on its Monday');
select is(private.next_reminder_at(pg_temp.mail('mega', 'America/New_York', 9), '2026-06-10 12:00Z'),
  '2026-06-13 13:00Z', 'a weekend on its Saturday');

-- Every hour of three zones for each edition of days: 545 days, none of them twice, at the asked hour. Where a zone's
-- clock changes and the edition's does not, the hour of the edition's midnight moves over it: then a day may have none.
select is((
  select count(*)::integer from (
    select e, z, h, count(*) as times, count(distinct (m at time zone z)::date) as days,
      count(*) filter (where extract(hour from m at time zone z) <> h) as elsewhere
    from unnest(array['uk', 'us', 'world']) e, unnest(array['Europe/London', 'America/New_York', 'UTC']) z,
      generate_series(0, 23) h, pg_temp.moments(pg_temp.mail(e, z, h)) m
    group by e, z, h) c
  -- An hour that the clock leaves out is told in the one behind it.
  where times <> days or times not between case when h in (0, 1, 4, 5, 19, 20) then 542 else 545 end and 546
    or elsewhere > 2), 0,
  'each day of a year and a half has one at most, in every zone and at every hour');
-- In the edition's own zone each day of it is told of.
select is((
  select count(*)::integer from (
    select e.edition, h, count(distinct private.edition_day_at(e, m)) as days, count(*) as times
    from private.editions e, generate_series(0, 23) h, pg_temp.moments(pg_temp.mail(e.edition, e.time_zone, h)) m
    where e.period = 'day' group by e.edition, h) c
  where days <> times or days not between 545 and 546), 0, 'and each day of an edition has one in its own zone');

select is(private.next_reminder_at(pg_temp.push('uk', 'Europe/London', 21, 8), '2026-06-10 12:00Z'),
  '2026-06-11 07:00Z',
  'a notification waits until quiet hours end');
select is(private.next_reminder_at(pg_temp.push('uk', 'Europe/London', null, null), '2026-06-10 12:00Z'),
  '2026-06-10 23:00Z', 'without them it comes at midnight');
select is(private.next_reminder_at(pg_temp.push('uk', 'Asia/Tokyo', 21, 8), '2026-06-10 12:00Z'), '2026-06-10 23:00Z',
  'a midnight that is morning elsewhere waits for nothing');
select is(private.next_reminder_at(pg_temp.push('us', 'Europe/London', 1, 6), '2026-06-10 12:00Z'), '2026-06-11 05:00Z',
  'quiet hours within a day hold as those over midnight do');
