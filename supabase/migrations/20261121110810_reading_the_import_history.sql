-- Reading the import history.
--
-- Newest first, thirty at a time. An entry that became a home leads to it, so that the builder can put the home into
-- another game; what was taken down is in no entry any more.

create function private.own_imports(after text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  page_size constant integer := 30;
  caller uuid := (select auth.uid());
  last public.listing_imports;
  answer jsonb;
begin
  select i.* into last from public.listing_imports i where i.user_id = caller and i.id::text = own_imports.after;
  select jsonb_agg(jsonb_build_object('id', e.id, 'way', e.way, 'source_host', e.source_host, 'outcome', e.outcome,
    'code', e.code,
      'reason', e.reason, 'grade', e.grade, 'home', e.home, 'link', e.link, 'created_at', e.created_at,
      'is_withdrawn', coalesce(l.status = 'withdrawn', false),
      'card', case when private.may_use_listing(l.id, caller)
        then private.listing_card(l, private.manages_listing(l.id)) end)
    order by e.created_at desc, e.id desc) into answer
  from (
    select i.* from public.listing_imports i
    where i.user_id = caller and (last.id is null or (i.created_at, i.id) < (last.created_at, last.id))
    order by i.created_at desc, i.id desc limit page_size) e
  left join public.listings l on l.id = e.listing_id;
  return jsonb_build_object('rows', coalesce(answer, '[]'::jsonb),
    'next', case when jsonb_array_length(answer) = page_size then answer -> -1 ->> 'id' end);
end $$;
comment on function private.own_imports is 'The caller''s import history, newest first; after is the last row''s id.';
create function public.own_imports(after text default null) returns jsonb language sql stable set search_path = '' as $$
  select private.own_imports(after)
$$;
comment on function public.own_imports is 'What the caller brought in, newest first; after is the last row''s id.';
grant execute on function private.own_imports(text) to authenticated;
grant execute on function public.own_imports(text) to authenticated;
