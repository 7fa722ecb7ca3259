-- Earlier notices are found by their place.
--
-- A page far down the list read all that stands above it, because whether there is a place to go on from was asked row
-- by row. Without one the list now begins after everything, so either way the index leads to the first row.

create or replace function private.own_notices(brand text default null, guest_token text default null,
  after uuid default null) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  page_size constant integer := 20;
  player uuid := (select auth.uid());
  guest uuid := private.guest_of(own_notices.guest_token);
  agency uuid := (select a.id from public.agencies a where a.key = coalesce(nullif(own_notices.brand, ''), 'default'));
  start_after private.notices;
begin
  if own_notices.after is not null then
    select n.* into start_after from private.notices n
      where n.id = own_notices.after and n.player_id in (player, guest);
    if start_after.id is null then
      perform private.refuse(422, 'invalid_request',
        'This place in the list is not known any more. Load the list again from the top.');
    end if;
  end if;
  return (
    select jsonb_build_object(
      'notices', coalesce(jsonb_agg(private.describe_notice(p.notice) order by p.place)
        filter (where p.place <= page_size), '[]'),
      'next', case when count(*) > page_size then (array_agg((p.notice).id order by p.place))[page_size] end)
    from (
      select n.notice, row_number() over (order by n.made_at desc, n.id desc) as place
      from unnest(array[player, guest]) who (id)
      cross join lateral (
        select n as notice, n.made_at, n.id from private.notices n
        join public.sessions s on s.id = n.session_id
        join public.games g on g.id = s.game_id
        where n.player_id = who.id and g.agency_id = agency and g.state <> 'draft'
          and (n.made_at, n.id) < (coalesce(start_after.made_at, 'infinity'),
            coalesce(start_after.id, 'ffffffff-ffff-ffff-ffff-ffffffffffff'))
        order by n.made_at desc, n.id desc limit page_size + 1) n
      order by n.made_at desc, n.id desc limit page_size + 1) p);
end $$;
