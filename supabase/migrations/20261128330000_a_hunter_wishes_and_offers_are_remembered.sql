-- What a hunter looks for, wish by wish, and at what rate they borrow. An offer knows until when it stands and when it
-- was answered, and everything that it ever said is kept with who said it.

alter table public.hunter_profiles
  add column rate_bp integer,
  add column wishes jsonb not null default '[]',
  add constraint the_rate_of_a_hunter_is_a_rate check (rate_bp between 0 and 3000),
  add constraint wishes_of_a_hunter_are_a_short_list
    check (jsonb_typeof(wishes) = 'array' and octet_length(wishes::text) <= 20000);
comment on column public.hunter_profiles.rate_bp is
  'the interest of a year that they reckon with, in hundredths of a per cent; null: not said';
comment on column public.hunter_profiles.wishes is
  'what a home should have, fact by fact: { fact, want, value, is_must }; how much each counts is in weights';
grant insert (rate_bp, wishes) on public.hunter_profiles to authenticated;
grant update (rate_bp, wishes) on public.hunter_profiles to authenticated;

alter table public.dossier_offers
  add column open_until_on date,
  add column replied_on date;
comment on column public.dossier_offers.open_until_on is 'the last day on which it can be accepted; null: no end';
comment on column public.dossier_offers.replied_on is 'the day of the reply';
grant insert (open_until_on, replied_on) on public.dossier_offers to authenticated;
grant update (open_until_on, replied_on) on public.dossier_offers to authenticated;

create table public.dossier_offer_versions (
  offer_id uuid not null,
  version integer not null,
  state text not null,
  amount_minor bigint not null,
  currency text not null,
  reply_minor bigint,
  conditions text not null,
  reply text not null,
  chain text not null,
  author_id uuid,
  saved_at timestamptz not null default now(),
  constraint an_offer_has_each_version_once primary key (offer_id, version),
  constraint an_offer_version_is_of_an_offer foreign key (offer_id) references public.dossier_offers (id)
    on delete cascade,
  constraint an_offer_version_may_have_an_author foreign key (author_id) references auth.users (id)
    on delete set null
);
comment on table public.dossier_offer_versions is 'Everything that an offer ever said. Lines are only ever added.';
comment on column public.dossier_offer_versions.author_id is 'who saved it so; null: not known any more';
create index dossier_offer_versions_by_author on public.dossier_offer_versions (author_id);
alter table public.dossier_offer_versions enable row level security;
grant select on public.dossier_offer_versions to authenticated;
create policy "whoever reads an offer reads what it said" on public.dossier_offer_versions for select to authenticated
  using (offer_id in (select o.id from public.dossier_offers o));

create function private.keep_offer_version() returns trigger
language plpgsql volatile security definer set search_path = '' as $$
begin
  insert into public.dossier_offer_versions (offer_id, version, state, amount_minor, currency, reply_minor, conditions,
      reply, chain, author_id)
    values (new.id, new.version, new.state, new.amount_minor, new.currency, new.reply_minor, new.conditions, new.reply,
      new.chain, (select auth.uid()));
  return null;
end $$;
comment on function private.keep_offer_version is 'Trigger: keeps what an offer says, whenever it changes.';
create trigger each_version_of_an_offer_is_kept after insert on public.dossier_offers
  for each row execute function private.keep_offer_version();
create trigger each_change_of_an_offer_is_kept after update on public.dossier_offers
  for each row when (old.version is distinct from new.version) execute function private.keep_offer_version();
insert into public.dossier_offer_versions (offer_id, version, state, amount_minor, currency, reply_minor, conditions,
    reply, chain, saved_at)
  select o.id, o.version, o.state, o.amount_minor, o.currency, o.reply_minor, o.conditions, o.reply, o.chain,
    o.updated_at
  from public.dossier_offers o;

-- What somebody wrote down goes along with their data.
alter function private.own_data_of_dossiers() rename to own_data_of_facts_and_verdicts;
comment on function private.own_data_of_facts_and_verdicts is
  'What dossiers know of the caller, apart from the offers that they wrote down.';
create function private.own_data_of_dossiers() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  player uuid := private.player_or_refuse();
begin
  return private.own_data_of_facts_and_verdicts() || jsonb_build_object(
    'dossier_offer_versions', (
      select coalesce(jsonb_agg(jsonb_build_object('id', v.offer_id, 'version', v.version, 'state', v.state,
        'amount_minor', v.amount_minor, 'currency', v.currency, 'reply_minor', v.reply_minor,
        'conditions', v.conditions, 'reply', v.reply, 'chain', v.chain, 'saved_at', v.saved_at)
        order by v.saved_at, v.offer_id, v.version), '[]'::jsonb)
      from public.dossier_offer_versions v where v.author_id = player));
end $$;
comment on function private.own_data_of_dossiers is 'What dossiers know of the caller.';
