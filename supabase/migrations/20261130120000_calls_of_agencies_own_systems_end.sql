-- Calls of agencies' own systems come to an end.
--
-- What became of a call was never written: the statement stood where Postgres allows no write, so every call was made
-- again and again, and what sends messages stopped there. Calls that nobody finishes are given up after eight attempts,
-- and those of agencies that took their address away go.

create or replace function private.finish_hook_call(call_id uuid, failure text default null) returns text
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  became text;
begin
  update private.lead_hook_calls c set lease_ends_at = null, failure = left(finish_hook_call.failure, 200),
    state = case when finish_hook_call.failure is null then 'sent' when c.attempts >= 8 then 'given_up'
      else 'waiting' end,
    finished_at = case when finish_hook_call.failure is null or c.attempts >= 8 then now() end,
    due_at = now() + make_interval(mins => least(240, 2 ^ c.attempts)::integer)
  where c.id = finish_hook_call.call_id and c.state = 'claimed' returning c.state into became;
  return became;
end $$;

create or replace function private.claim_hook_calls(at_most integer) returns jsonb
language plpgsql volatile security definer set search_path = '' as $$
#variable_conflict use_column
declare
  claimed uuid[];
begin
  -- Nobody told how the eighth attempt went: there is no ninth.
  update private.lead_hook_calls c set state = 'given_up', lease_ends_at = null, finished_at = now(),
    failure = 'The caller fell silent.'
    where c.state = 'claimed' and c.lease_ends_at < (select clock_timestamp()) and c.attempts >= 8;
  update private.lead_hook_calls c set state = 'waiting', lease_ends_at = null
    where c.state = 'claimed' and c.lease_ends_at < (select clock_timestamp());
  -- Whoever took their hook away is not called, and nobody counts attempts of that.
  delete from private.lead_hook_calls c using private.leads l
    where l.id = c.lead_id and c.state = 'waiting' and (private.lead_rules_of(l.agency_id)).hook_url is null;
  with due as (
    select c.id from private.lead_hook_calls c where c.state = 'waiting' and c.due_at <= now()
    order by c.due_at limit claim_hook_calls.at_most for update skip locked),
  taken as (
    update private.lead_hook_calls c set state = 'claimed', attempts = c.attempts + 1,
      lease_ends_at = clock_timestamp() + interval '2 minutes' from due where c.id = due.id returning c.id)
  select array_agg(t.id) into claimed from taken t;
  return (
    select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'url', r.hook_url, 'secret', r.hook_secret, 'lead_id',
      l.id, 'kind', l.kind, 'confirmed_at', l.confirmed_at) order by c.due_at), '[]'::jsonb)
    from private.lead_hook_calls c join private.leads l on l.id = c.lead_id
    join private.lead_rules r on r.agency_id = l.agency_id
    where c.id = any (claimed) and r.hook_url is not null);
end $$;
