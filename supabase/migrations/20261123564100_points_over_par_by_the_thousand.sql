-- Points over par, by the thousand.
--
-- Par of one home is asked rarely, par of ten thousand whenever a season counts somebody who plays a lot. A call for
-- each home, each guess and each shared game was most of what these took, so what they say is written out for sets. The
-- rule of private.lean stays where it is: from how many guesses on it leans on nothing is asked of it.

create or replace function private.pars_of(game_listing_ids uuid[])
returns table (game_listing_id uuid, par integer, guesses bigint)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  everywhere double precision := (
    select private.lean(l.guesses, l.thousandths::double precision / greatest(l.guesses, 1), 500)
    from private.par_level l);
  -- One guess of one point leans on nought by one part of these.
  par_from double precision := round(1 / private.lean(1, 1, 0));
begin
  return query
    with asked as (
      select gl.id, gl.game_id from public.game_listings gl where gl.id = any (pars_of.game_listing_ids)),
    summed as (
      select a.game_id, coalesce(sum(h.guesses), 0)::double precision as guesses,
        coalesce(sum(h.points_sum), 0)::double precision as points
      from (select distinct game_id from asked) a left join private.home_pars h on h.game_id = a.game_id
      group by a.game_id),
    levels as (
      select s.game_id, least(s.guesses, par_from) / par_from * (s.points / greatest(s.guesses, 1))
        + (1 - least(s.guesses, par_from) / par_from) * (everywhere * private.round_max(g.formula) / 1000) as level
      from summed s join public.games g on g.id = s.game_id)
    -- Half a point goes up, as the domain rounds.
    select a.id, floor(coalesce(least(h.guesses, par_from) / par_from * h.median_points
        + (1 - least(h.guesses, par_from) / par_from) * l.level, l.level) + 0.5)::integer, coalesce(h.guesses, 0)
    from asked a join levels l on l.game_id = a.game_id
    left join private.home_pars h on h.game_listing_id = a.id;
end $$;

create or replace function private.count_season(user_id uuid, season_on date) returns void
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  rule jsonb := private.season_rule();
  found record;
begin
  with runs as (
    select s.id, s.game_id from public.sessions s
    where s.user_id = count_season.user_id and s.is_ranked and s.status <> 'active'
      and s.finished_at >= count_season.season_on::timestamp at time zone 'UTC'
      and s.finished_at < (count_season.season_on + interval '3 months') at time zone 'UTC'),
  scales as (
    select g.id, private.round_max(g.formula)::double precision as most from public.games g
    where g.id in (select r.game_id from runs r)),
  guessed as (
    select g.game_listing_id, g.score, r.game_id
    from runs r join public.guesses g on g.session_id = r.id where g.score is not null)
  select count(*)::integer as homes, sum((d.score - p.par) * 1000 / c.most) as over into found
  from guessed d
  join scales c on c.id = d.game_id
  join private.pars_of(array(select distinct game_listing_id from guessed)) p on p.game_listing_id = d.game_listing_id;
  if found.homes = 0 then
    delete from private.season_places p
      where p.user_id = count_season.user_id and p.season_on = count_season.season_on;
    return;
  end if;
  insert into private.season_places as p (season_on, user_id, display_name, homes, over_par, score, is_placed)
    values (count_season.season_on, count_season.user_id, private.name_on_boards(count_season.user_id), found.homes,
      found.over / found.homes, found.over / (found.homes + (rule ->> 'lean')::integer),
      found.homes >= (rule ->> 'least_homes')::integer)
    on conflict (season_on, user_id) do update set display_name = excluded.display_name, homes = excluded.homes,
      over_par = excluded.over_par, score = excluded.score, is_placed = excluded.is_placed, counted_at = now();
end $$;

-- What a run could make is told of twenty games, and was reckoned for all of them, of every friend.
drop function private.shared_games(uuid, uuid);
create function private.shared_games(one_id uuid, other_id uuid)
returns table (game_id uuid, own_run uuid, own_score integer, friend_score integer, ended_at timestamptz)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  return query
    select a.game_id, a.id, a.total_score, b.total_score, greatest(a.finished_at, b.finished_at)
    from public.sessions a
    join public.sessions b on b.game_id = a.game_id and b.user_id = shared_games.other_id and b.is_ranked
      and b.status <> 'active'
    join public.games g on g.id = a.game_id
    where a.user_id = shared_games.one_id and a.is_ranked and a.status <> 'active'
      and not g.mode_options @> '{"is_classroom": true}';
end $$;
comment on function private.shared_games is 'Games that two players have both ended, with the totals of both.';

create or replace function private.head_to_head(friendship_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  player uuid := private.player_or_refuse();
  friendship private.friendships;
begin
  select f.* into friendship from private.friendships f
    where f.id = head_to_head.friendship_id and player in (f.one_id, f.other_id);
  if friendship.id is null then
    perform private.refuse(404, 'not_found', 'There is no such comparison. It may have been left.');
  end if;
  return (
    with ended as (
      select x.* from private.shared_games(player,
        case when friendship.one_id = player then friendship.other_id else friendship.one_id end) x)
    select jsonb_build_object('id', friendship.id,
      'name', private.name_on_boards(
        case when friendship.one_id = player then friendship.other_id else friendship.one_id end),
      'since_at', friendship.since_at,
      'games', (select count(*) from ended b),
      'won', (select count(*) from ended b where b.own_score > b.friend_score),
      'lost', (select count(*) from ended b where b.own_score < b.friend_score),
      'latest', (
        select coalesce(jsonb_agg(jsonb_build_object('game_id', l.game_id, 'title', g.title, 'own_score', l.own_score,
          'friend_score', l.friend_score, 'max_score', private.most_points(r, g.formula))
          order by l.ended_at desc, l.game_id), '[]'::jsonb)
        from (select * from ended b order by b.ended_at desc, b.game_id limit 20) l
        join public.games g on g.id = l.game_id join public.sessions r on r.id = l.own_run)));
end $$;
