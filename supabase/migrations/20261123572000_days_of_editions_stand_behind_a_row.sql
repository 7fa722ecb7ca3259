-- Days of editions stand behind a row.
--
-- The operator's list of games held every day of every edition, several a day for ever: after a month nobody found the
-- games whose order it is there for. No such day is on a site's shelf anyway, so the list names the editions instead,
-- and their days are read a page at a time.

create or replace function private.scoot_games(brand text default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  most constant integer := 500;
  agency public.agencies := private.brand_to_manage(scoot_games.brand);
  total integer := (select count(*) from public.games g where g.agency_id = agency.id
    and not private.is_edition_game(g.id));
begin
  return jsonb_build_object('brand', agency.key, 'name', agency.display_name, 'version',
    private.scoot_version(agency.id), 'games', (
    select coalesce(jsonb_agg(private.describe_own_game(l.game) || jsonb_build_object('version', (l.game).version,
      'is_on_scoot', (l.game).is_on_scoot,
      'moves', (select coalesce(jsonb_agg(m.to_state order by m.to_state), '[]'::jsonb) from private.game_transitions m
        where m.from_state = private.state_now(l.game))) order by l.place), '[]'::jsonb)
    from (
      select o as game, row_number() over (order by o.scoot_position nulls last, o.created_at desc, o.slug) as place
      from public.games o where o.agency_id = agency.id and not private.is_edition_game(o.id)
      order by o.scoot_position nulls last, o.created_at desc, o.slug limit most) l),
    'editions', (
      select coalesce(jsonb_agg(jsonb_build_object('edition', e.edition, 'days', e.days) order by e.days desc,
        e.edition), '[]'::jsonb)
      from (
        select d.edition, count(*) as days from private.edition_days d join public.games g on g.id = d.game_id
        where g.agency_id = agency.id group by d.edition) e),
    -- Games past the end keep their places behind those that are listed; save_scoot changes what it is given.
    'total', total, 'has_more', total > most);
end $$;

create function private.edition_games(edition text, brand text default null, before date default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  page_size constant integer := 14;
  agency public.agencies := private.brand_to_manage(edition_games.brand);
begin
  return (
    select jsonb_build_object(
      'games', coalesce((
        select jsonb_agg(private.describe_own_game(g) order by p.day_on desc, g.id = p.hard_game_id)
        from unnest((array_agg(d.day order by (d.day).day_on desc))[:page_size]) p
        join public.games g on g.id in (p.game_id, p.hard_game_id)), '[]'::jsonb),
      'next', case when count(*) > page_size
        then (array_agg((d.day).day_on order by (d.day).day_on desc))[page_size] end)
    from (
      select o as day from private.edition_days o join public.games g on g.id = o.game_id
      where o.edition = edition_games.edition and g.agency_id = agency.id
        and o.day_on < coalesce(edition_games.before, 'infinity')
      order by o.day_on desc limit page_size + 1) d);
end $$;
comment on function private.edition_games is
  'For a brand''s people: the games of an edition''s days, the latest first, two weeks at a time; next is the day '
  'before which to go on.';
select private.expose('private.edition_games(text, text, date)', 'authenticated');
