-- Agencies of holiday homes and of newcomers write in more than twenty languages.
alter table public.agencies drop constraint an_agency_supports_locales_by_their_codes;
alter table public.agencies add constraint an_agency_supports_locales_by_their_codes check (
  private.are_short_texts(supported_locales, 60, 12) and array_to_string(supported_locales, ' ')
    ~ '^[a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|[0-9]{3}))?( [a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|[0-9]{3}))?)*$');

-- Their pages too: languages of three letters, with a script or of a region of the world, were refused.
alter table private.site_fields drop constraint a_field_is_in_one_language_or_in_all;
alter table private.site_fields add constraint a_field_is_in_one_language_or_in_all
  check (locale ~ '^([a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|[0-9]{3}))?)?$');
