-- A lease of a feed begins when it is taken.
--
-- It was counted from the beginning of the transaction and compared with the clock: in one of over two minutes it was
-- over as soon as it was given, and a second reader could take the feed meanwhile.
do $$
declare
  changed record;
  definition text;
begin
  for changed in select * from (values
    ('private.claim_import_source(uuid, uuid, boolean)'::regprocedure, 'lease_ends_at = now() + lease_time', 2),
    ('private.source_of_lease(uuid)', $t$lease_ends_at = now() + interval '2 minutes'$t$, 1)) c (target, early, times)
  loop
    definition := pg_get_functiondef(changed.target);
    if length(definition) - length(replace(definition, changed.early, '')) <> length(changed.early) * changed.times then
      raise exception '% is another one than this migration was written for.', changed.target;
    end if;
    execute replace(definition, changed.early, replace(changed.early, 'now()', 'clock_timestamp()'));
  end loop;
end $$;
