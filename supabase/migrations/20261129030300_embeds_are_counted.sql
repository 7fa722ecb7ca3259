-- How often a game was shown on other sites, and begun there: by day, game and host, and nothing of who looked.

create table private.embed_counts (
  game_id uuid not null,
  host text not null,
  day_on date not null,
  shown integer not null default 0,
  begun integer not null default 0,
  constraint embeds_are_counted_by_game_host_and_day primary key (game_id, host, day_on),
  constraint an_embed_is_of_a_game foreign key (game_id) references public.games (id) on delete cascade,
  constraint a_host_of_an_embed_is_short check (char_length(host) between 1 and 253),
  constraint counts_of_embeds_are_not_negative check (shown >= 0 and begun >= 0)
);
comment on table private.embed_counts is
  'How often a game was shown and begun on other sites, by day. Nobody is known by it.';
alter table private.embed_counts enable row level security;

create function private.count_embed(game_slug text, brand text default null, host text default null,
  is_begun boolean default false) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  done constant jsonb := jsonb_build_object('is_counted', true);
  game public.games;
  named text := lower(btrim(coalesce(count_embed.host, '')));
begin
  select g.* into game from public.games g join public.agencies a on a.id = g.agency_id
    where a.key = coalesce(nullif(count_embed.brand, ''), 'default') and g.slug = count_embed.game_slug
      and g.state <> 'draft';
  -- Of a site that the game does not name nothing is kept: anybody can claim to be one.
  if game.id is null or char_length(named) not between 1 and 253 or not exists (
      select from unnest(game.embed_domains) d where named = d
        or d like '*.%' and right(named, char_length(d) - 1) = substr(d, 2))
    or private.take_rate_limit('embed:' || private.caller_address(), 60) is not null
  then
    return done;
  end if;
  insert into private.embed_counts as c (game_id, host, day_on, shown, begun)
  values (game.id, named, (now() at time zone 'UTC')::date, case when count_embed.is_begun then 0 else 1 end,
    case when count_embed.is_begun then 1 else 0 end)
  on conflict on constraint embeds_are_counted_by_game_host_and_day do update
    set shown = c.shown + excluded.shown, begun = c.begun + excluded.begun;
  return done;
end $$;
comment on function private.count_embed is
  'Counts that a game was shown on another site that it names, or begun there; answers the same for every game '
  'and site.';
select private.expose('private.count_embed(text, text, text, boolean)', 'anon', 'authenticated');

create function private.agency_embeds(agency_id uuid) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.agency_to_answer_for(agency_embeds.agency_id);
  return jsonb_build_object('games', (
    select coalesce(jsonb_agg(jsonb_build_object('slug', g.slug, 'family', g.family, 'title', g.title, 'embed_domains',
      to_jsonb(g.embed_domains),
      'shown', (select coalesce(sum(c.shown), 0) from private.embed_counts c where c.game_id = g.id),
      'begun', (select coalesce(sum(c.begun), 0) from private.embed_counts c where c.game_id = g.id))
      order by cardinality(g.embed_domains) = 0, g.created_at desc, g.id), '[]'::jsonb)
    from (select x.* from public.games x where x.agency_id = agency_embeds.agency_id and x.state in ('open',
      'scheduled')
      order by x.created_at desc, x.id limit 500) g));
end $$;
comment on function private.agency_embeds is
  'The latest 500 games of the caller''s agency that are played, with the sites that may show them and how '
  'often they did.';
select private.expose('private.agency_embeds(uuid)', 'authenticated');
