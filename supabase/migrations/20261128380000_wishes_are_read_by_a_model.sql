-- A hunter's wishes in words are read by rule, and by a model where there is one and its reader asks for that by the
-- name of its provider. What a day holds is counted here.
create function private.count_wish_reading(user_id uuid) returns boolean
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  most_a_day constant integer := 30;
  -- A count is forgotten some minutes after the time that it stands under, so this is the end of its day.
  day_ends_at timestamptz :=
    (date_trunc('day', clock_timestamp() at time zone 'utc') + interval '1 day') at time zone 'utc';
  hits_now integer;
begin
  insert into private.rate_limits as r (subject, window_at, hits)
    values ('wish-reading:' || count_wish_reading.user_id, day_ends_at, 1)
    on conflict on constraint a_subject_has_one_window do update
    set hits = case when r.window_at = excluded.window_at then r.hits + 1 else 1 end, window_at = excluded.window_at
    returning r.hits into hits_now;
  return hits_now <= most_a_day;
end $$;
comment on function private.count_wish_reading is
  'Counts that a model reads somebody''s wishes; false where it has read as many as it may until midnight UTC.';
select private.expose('private.count_wish_reading(uuid)', 'service_role');
