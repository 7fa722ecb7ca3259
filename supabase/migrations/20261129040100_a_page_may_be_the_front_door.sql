-- What an agency wrote as its page `home` may stand at its front door, in the place of a game.
alter table public.agencies
  drop constraint an_agency_has_a_known_home_page,
  add constraint an_agency_has_a_known_home_page check (home_page in ('game', 'agent', 'collection', 'page'));
