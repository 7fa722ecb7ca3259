-- The same file of sales again costs as much as reading it.
--
-- A piece of a file that was taken wholly as new, or was known wholly, is noted by a digest of its bytes and of how
-- they were read. The same piece again is known without being looked at. That is so until a sale is corrected, moved
-- or deleted, by whomever: then no piece is known any more, and each is compared row by row again.

create table private.market_pieces (
  digest bytea not null,
  records integer not null,
  first_on date,
  last_on date,
  noted_at timestamptz not null default now(),
  constraint a_piece_of_a_file_is_known_once primary key (digest),
  constraint a_known_piece_has_records check (records > 0)
);
comment on table private.market_pieces is
  'Pieces of files of sales all of whose rows are as they say; forgotten when any sale changes.';
alter table private.market_pieces enable row level security;

create function private.forget_pieces() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  -- A statement may have changed nothing.
  if tg_op = 'TRUNCATE' then
    delete from private.market_pieces p;
  elsif exists (select from gone) then
    delete from private.market_pieces p;
  end if;
  return null;
end $$;
comment on function private.forget_pieces is 'Trigger: once a sale changes, files are compared with sales again.';
create trigger pieces_are_forgotten_when_sales_change after update on private.sales referencing old table as gone
  for each statement execute function private.forget_pieces();
create trigger pieces_are_forgotten_when_sales_go after delete on private.sales referencing old table as gone
  for each statement execute function private.forget_pieces();
create trigger pieces_are_forgotten_with_all_sales after truncate on private.sales
  for each statement execute function private.forget_pieces();
