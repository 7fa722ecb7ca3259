-- Par of a home.
--
-- What a typical player earns with a home: the median points of the guesses that count, which are those of first ranked
-- runs. Points over par compare runs of different games, since a hard home has a low par. The rule is the domain's
-- (par.ts); a test holds both equal. Par is points and nothing else: neither an amount nor a direction, and it is told
-- of a home only to a run that has guessed it.
--
-- A guess that counts, or no longer counts, is one row of a queue; the clock adds the queue up. So a guess waits for no
-- counter, and a median costs the same however many have guessed.

create table private.point_changes (
  id bigint generated always as identity,
  game_listing_id uuid not null,
  points integer not null,
  change smallint not null,
  constraint point_changes_have_an_id primary key (id),
  constraint a_point_change_adds_or_takes_one check (change in (-1, 1))
);
comment on table private.point_changes is 'Guesses that began or ceased to count since par was counted last.';
alter table private.point_changes enable row level security;

create table private.point_counts (
  game_listing_id uuid not null,
  points integer not null,
  guesses bigint not null,
  constraint points_of_a_home_are_counted_once primary key (game_listing_id, points),
  constraint counted_points_are_of_a_home foreign key (game_listing_id)
    references public.game_listings (id) on delete cascade,
  constraint counted_points_are_of_a_guess check (guesses > 0)
);
comment on table private.point_counts is 'How many counted guesses on a home of a game earned how many points.';
alter table private.point_counts enable row level security;

create table private.home_pars (
  game_listing_id uuid not null,
  game_id uuid not null,
  guesses bigint not null,
  points_sum bigint not null,
  median_points double precision not null,
  counted_at timestamptz not null default now(),
  constraint a_home_has_one_par primary key (game_listing_id),
  constraint a_par_is_of_a_home foreign key (game_listing_id) references public.game_listings (id) on delete cascade,
  constraint a_par_is_of_a_game foreign key (game_id) references public.games (id) on delete cascade,
  constraint a_par_rests_on_guesses check (guesses > 0 and points_sum >= 0 and median_points >= 0)
);
comment on table private.home_pars is
  'What par of a home rests on: its counted guesses, their points and their middle.';
create index home_pars_by_game on private.home_pars (game_id) include (guesses, points_sum);
alter table private.home_pars enable row level security;

create table private.par_level (
  id smallint not null default 1,
  guesses bigint not null,
  thousandths bigint not null,
  constraint there_is_one_par_level primary key (id),
  constraint the_par_level_is_number_1 check (id = 1),
  constraint the_par_level_is_not_negative check (guesses >= 0 and thousandths >= 0)
);
comment on table private.par_level is
  'All counted guesses of all games, and what they earned, in thousandths of what a round can bring.';
alter table private.par_level enable row level security;
insert into private.par_level (guesses, thousandths) values (0, 0);

create function private.round_max(formula text) returns integer
language plpgsql immutable set search_path = '' as $$
begin
  return case formula when 'classic_bands' then 100 else 1000 end;
end $$;
comment on function private.round_max is 'Points of a perfect round under a formula; mirrors the domain.';

create function private.lean(guesses bigint, points double precision, otherwise double precision)
returns double precision language plpgsql immutable set search_path = '' as $$
declare
  par_from constant double precision := 30;
  weight double precision := least(coalesce(guesses, 0), par_from) / par_from;
begin
  return weight * coalesce(points, 0) + (1 - weight) * otherwise;
end $$;
comment on function private.lean is 'Points of so many guesses, which lean on others while they are few.';

create function private.pars_of(game_listing_ids uuid[])
returns table (game_listing_id uuid, par integer, guesses bigint)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  everywhere double precision := (
    select private.lean(l.guesses, l.thousandths::double precision / greatest(l.guesses, 1), 500)
    from private.par_level l);
begin
  return query
    with asked as (
      select gl.id, gl.game_id, private.round_max(g.formula) as most
      from public.game_listings gl join public.games g on g.id = gl.game_id
      where gl.id = any (pars_of.game_listing_ids)),
    levels as (
      select a.game_id, private.lean(sum(h.guesses)::bigint,
        sum(h.points_sum)::double precision / greatest(sum(h.guesses), 1), everywhere * a.most / 1000) as level
      from (select distinct game_id, most from asked) a left join private.home_pars h on h.game_id = a.game_id
      group by a.game_id, a.most)
    -- Half a point goes up, as the domain rounds.
    select a.id, floor(private.lean(h.guesses, h.median_points, l.level) + 0.5)::integer, coalesce(h.guesses, 0)
    from asked a join levels l on l.game_id = a.game_id
    left join private.home_pars h on h.game_listing_id = a.id;
end $$;
comment on function private.pars_of is 'Par of homes, and how many counted guesses each rests on.';

create function private.note_points() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op in ('UPDATE', 'DELETE') and old.is_counted and old.score is not null then
    insert into private.point_changes (game_listing_id, points, change) values (old.game_listing_id, old.score, -1);
  end if;
  if tg_op in ('INSERT', 'UPDATE') and new.is_counted and new.score is not null then
    insert into private.point_changes (game_listing_id, points, change) values (new.game_listing_id, new.score, 1);
  end if;
  return null;
end $$;
comment on function private.note_points is 'Trigger: a guess that begins or ceases to count moves par.';
create trigger a_counted_guess_moves_par after insert on public.guesses
  for each row when (new.is_counted) execute function private.note_points();
create trigger a_changed_guess_moves_par after update on public.guesses
  for each row when ((old.is_counted, old.score) is distinct from (new.is_counted, new.score))
  execute function private.note_points();
create trigger a_forgotten_guess_moves_par after delete on public.guesses
  for each row when (old.is_counted) execute function private.note_points();

create function private.count_median(game_listing_id uuid, guesses bigint) returns double precision
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  return (
    select avg(m.points)::double precision
    from unnest(array[(count_median.guesses + 1) / 2, count_median.guesses / 2 + 1]) middle
    cross join lateral (
      select r.points from (
        select c.points, sum(c.guesses) over (order by c.points) as up_to from private.point_counts c
        where c.game_listing_id = count_median.game_listing_id) r
      where r.up_to >= middle order by r.points limit 1) m);
end $$;
comment on function private.count_median is 'The median of a home''s counted points, exact.';

create function private.count_pars() returns integer
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  most_at_once constant integer := 20000;
  changed uuid[];
  more bigint;
  earned bigint;
begin
  -- One caller at a time; a second one has nothing to add.
  if not pg_try_advisory_xact_lock(hashtextextended('count_pars', 0)) then
    return 0;
  end if;
  with taken as (
    delete from private.point_changes c
    where c.id in (select d.id from private.point_changes d order by d.id limit most_at_once)
    returning c.game_listing_id, c.points, c.change),
  -- Homes that are gone have taken their counts along.
  summed as (
    select t.game_listing_id, t.points, sum(t.change) as change, g.formula
    from taken t join public.game_listings gl on gl.id = t.game_listing_id join public.games g on g.id = gl.game_id
    group by t.game_listing_id, t.points, g.formula having sum(t.change) <> 0),
  counted as (
    merge into private.point_counts c using summed n on c.game_listing_id = n.game_listing_id and c.points = n.points
    when matched and c.guesses + n.change <= 0 then delete
    when matched then update set guesses = c.guesses + n.change
    when not matched and n.change > 0 then insert (game_listing_id, points, guesses)
      values (n.game_listing_id, n.points, n.change)
    returning n.game_listing_id, n.change, n.change * n.points * 1000 / private.round_max(n.formula) as thousandths)
  select array_agg(distinct c.game_listing_id), sum(c.change), sum(c.thousandths) into changed, more, earned
    from counted c;
  if changed is null then
    return 0;
  end if;
  update private.par_level l set guesses = greatest(0, l.guesses + more),
    thousandths = greatest(0, l.thousandths + earned);
  delete from private.home_pars h where h.game_listing_id = any (changed)
    and not exists (select from private.point_counts c where c.game_listing_id = h.game_listing_id);
  insert into private.home_pars as h (game_listing_id, game_id, guesses, points_sum, median_points)
    select c.game_listing_id, gl.game_id, c.guesses, c.points_sum,
      private.count_median(c.game_listing_id, c.guesses)
    from (
      select p.game_listing_id, sum(p.guesses)::bigint as guesses, sum(p.guesses * p.points)::bigint as points_sum
      from private.point_counts p where p.game_listing_id = any (changed) group by p.game_listing_id) c
    join public.game_listings gl on gl.id = c.game_listing_id
    on conflict (game_listing_id) do update set guesses = excluded.guesses, points_sum = excluded.points_sum,
      median_points = excluded.median_points, counted_at = now();
  return cardinality(changed);
end $$;
comment on function private.count_pars is
  'Adds what was guessed since the last time to par; answers for how many homes.';

-- What was guessed before there was a par.
insert into private.point_changes (game_listing_id, points, change)
  select g.game_listing_id, g.score, 1 from public.guesses g where g.is_counted and g.score is not null;
insert into private.periodic_jobs (job, every_seconds) values ('count_pars', 10);

create function private.over_par(session_id uuid, guest_token text default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  run public.sessions := private.session_of(over_par.session_id, (select auth.uid()), over_par.guest_token);
begin
  return (
    with guessed as (
      select r.game_listing_id, r.position, g.score
      from public.session_rounds r
      join public.guesses g on g.session_id = r.session_id and g.game_listing_id = r.game_listing_id
      where r.session_id = run.id and g.score is not null and not r.is_void),
    beside as (
      select h.game_listing_id, h.position, h.score as points, p.par, p.guesses
      from guessed h
      join private.pars_of(array(select game_listing_id from guessed)) p on p.game_listing_id = h.game_listing_id)
    select jsonb_build_object(
      'session_id', run.id, 'points', coalesce(sum(b.points), 0), 'par', coalesce(sum(b.par), 0),
      'homes', coalesce(jsonb_agg(jsonb_build_object('game_listing_id', b.game_listing_id, 'position', b.position,
        'points', b.points, 'par', b.par, 'guesses', b.guesses) order by b.position), '[]'::jsonb))
    from beside b);
end $$;
comment on function private.over_par is
  'Points and par of the homes that the caller''s run has guessed; of no other home.';
select private.expose('private.over_par(uuid, text)', 'anon', 'authenticated');
