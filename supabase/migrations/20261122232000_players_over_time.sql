-- Players over time.
--
-- Who manages a game sees how many runs were started on each of the last thirty days, or in each of the last twenty-six
-- weeks, and how many of those were finished, in the days of the brand's time zone. The index answers it without a look
-- at the runs themselves, however many there are.

create index sessions_by_game_and_start on public.sessions (game_id, started_at) include (status);
drop index public.sessions_by_game;

create function private.runs_over_time(game_slug text, brand text default null, step text default 'day') returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  game public.games := private.game_to_manage(runs_over_time.game_slug, runs_over_time.brand, (select auth.uid()));
  zone text := (select a.time_zone from public.agencies a where a.id = game.agency_id);
  width interval := case when runs_over_time.step = 'week' then interval '1 week' else interval '1 day' end;
  steps integer := case when runs_over_time.step = 'week' then 26 else 30 end;
  last_on date;
begin
  if runs_over_time.step is null or runs_over_time.step not in ('day', 'week') then
    perform private.refuse(422, 'invalid_request', 'Runs are counted by day or by week.');
  end if;
  last_on := date_trunc(runs_over_time.step, now() at time zone zone)::date;
  return (
    select jsonb_agg(jsonb_build_object('begins_on', d.begins_on, 'started', coalesce(c.started, 0),
      'finished', coalesce(c.finished, 0)) order by d.begins_on)
    from (select (last_on - n * width)::date as begins_on from generate_series(0, steps - 1) n) d
    left join (
      select date_trunc(runs_over_time.step, s.started_at at time zone zone)::date as begins_on, count(*) as started,
        count(*) filter (where s.status = 'finished') as finished
      from public.sessions s
      where s.game_id = game.id and s.started_at >= (last_on - (steps - 1) * width) at time zone zone
      group by 1) c using (begins_on));
end $$;
comment on function private.runs_over_time is
  'Runs of a game started by day or week, and how many of them were finished; for its managers.';
select private.expose('private.runs_over_time(text, text, text)', 'authenticated');
