/** Reasons for mutants of the market, its valuations and its reports; see reasons.ts. */
export const reasonsOfTheMarket: Readonly<Record<string, string>> = {
  "private.draw_area_cluster(uuid,uuid,integer,text,text,text,text[],jsonb): refusal off: perform private.refuse(409, 'edit_conflict', 'This neighbourhood is being saved already. … d9bdfe":
    'Only a neighbourhood that another connection made between the look and the insert is met here; these tests have one.',
  'private.end_evaluation_links(uuid): part of an or removed: home is null b132ed':
    'manages_asset answers no for no home, so the last part of the condition is met as well.',
  'private.end_evaluation_links(uuid): part of an or removed: (select auth.uid()) is null 029a39':
    'manages_asset answers no for nobody, so the last part of the condition is met as well.',
  'private.share_evaluation(uuid): part of an or removed: home is null ccca6e':
    'manages_asset answers no for no home, so the last part of the condition is met as well.',
  'private.share_evaluation(uuid): part of an or removed: (select auth.uid()) is null 49da85':
    'manages_asset answers no for nobody, so the last part of the condition is met as well.',
  'private.list_reference_properties(text,text,text[],text): always: after is not null fc5089':
    'Without a place to go on from all that is read from it is unknown, and what is unknown refuses nothing.',
  'private.list_reference_properties(text,text,text[],text): case always: jsonb_array_length(rows) > per_page 764d99':
    'Taking the 25th of at most 24 rows away takes nothing.',
  'private.listing_evaluation(uuid,text): part of an and removed: person is not null 8c52f1':
    'user_manages_asset answers no for nobody.',
  'private.listing_evaluation(uuid,text): part of an and removed: manages 35a418':
    'Whoever does not manage the home is let in only while nobody guesses it: open_evaluation refuses them before.',
  'private.may_draw_clusters(uuid): part of an and removed: (select auth.uid()) is not null 8ef4b0':
    'has_agency_role and is_staff, asked beside it, answer no for nobody.',
  'private.open_evaluation(uuid,uuid,text): part of an and removed: listing.id is not null 8998cc':
    'user_manages_asset answers no for no home.',
  'private.open_evaluation(uuid,uuid,text): part of an and removed: user_id is not null 92d6cc':
    'user_manages_asset answers no for nobody.',
  'private.open_evaluation(uuid,uuid,text): part of an or removed: listing.id is null aa8b19':
    'No link is of no home, so the last part of the condition is met as well.',
  'private.open_evaluation(uuid,uuid,text): part of an or removed: not coalesce(char_length(token) between 32 and 128, false) 15edbf':
    'Every token that is made has 64 characters, so no link has the hash of one that is shorter or longer.',
  'private.sales_that_await(private.sales[]): case always: exists (select from homes h where h.country_code = s.country_code and h.postcode = s.pos … 53c662':
    'It spares asking awaits_guesses, which decides, about sales that no home in play is near to.',
  'private.sales_that_await(private.sales[]): part of an and removed: private.code_of_home(a.postcode, a.district) = any (array[c.plain, c.plain_area]) c29275':
    'It spares asking awaits_guesses, which decides and asks for the same postcodes, about sales elsewhere.',
  'private.sales_that_await(private.sales[]): condition dropped: private.can_be_guessed(l.id) a34dfb':
    'It spares asking awaits_guesses, which decides and asks the same, about sales of homes that are in no play.',
  'private.valuation_context(text,text,double precision,double precision,text,uuid[]): part of an and removed: valuation_context.address_line is not null 26d61b':
    "Whether no address is a sale's own is unknown, which is told as no.",
  'private.valuation_context(text,text,double precision,double precision,text,uuid[]): part of an and removed: private.plain_postcode(p.postcode) = private.plain_postcode(valuation_context.postcode) 179ffd':
    'The postcode is asked for as it is written beside it; this is there for the index.',
  'private.drawn_area(text,text[],jsonb,integer,integer,text[]): case always: grouping(s.year) = 0 dd7c66':
    'In the group of all years the year is unknown already.',
  'private.kinds_of(text[]): part of an or removed: cardinality(types) > 5 056671':
    'There are five kinds, so of more words some are none or said twice, which the other half refuses.',
};
