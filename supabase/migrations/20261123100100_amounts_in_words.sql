-- Accessibility: amounts in words.
--
-- Screens say every amount in words as well. The option changes nothing in what is stored or counted: such a game
-- has no clock, which its round_seconds says, and a board of its own, as every game has.

create or replace function private.are_mode_options(options jsonb) returns boolean language plpgsql immutable
  set search_path = '' as $$
begin
  return jsonb_typeof(options) = 'object' and not exists (
    select from jsonb_each(options) o
    where not case o.key
      when 'round_seconds' then case jsonb_typeof(o.value)
        when 'null' then true when 'number' then o.value::numeric between 5 and 3600 and o.value::numeric % 1 = 0
          else false end
      when 'miss_limit_log' then case jsonb_typeof(o.value)
        when 'number' then o.value::numeric > 0 and o.value::numeric <= 10 else false end
      when 'lives' then case jsonb_typeof(o.value)
        when 'number' then o.value::numeric between 1 and 9 and o.value::numeric % 1 = 0 else false end
      else jsonb_typeof(o.value) = 'boolean'
        and o.key in ('has_hints', 'is_range', 'shows_photos', 'shows_facts', 'is_classroom', 'is_calm',
          'is_ranked', 'has_words') end);
end $$;
