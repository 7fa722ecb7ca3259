/**
 * Text columns of the tables that players' answers come from which are not among the texts that are scrubbed of prices, and
 * why none of them can hold one. A column that is in neither list fails the facts test: decide which it is.
 */
export const OTHER_TEXT_COLUMNS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  games: {
    slug: 'refused by publish-game where it tells a price',
    family: 'a word of a list',
    state: 'a word of a list',
    visibility: 'a word of a list',
    currency: 'a code of a table',
    mode: 'a key of the modes',
    mode_options: 'switches and numbers of the table of modes, without a text',
    round_order: 'a word of a list',
    formula: 'a word of a list',
    difficulty: 'a word of a list',
    scoring_options: 'words of a list',
    hints: 'words of a list',
    embed_domains: 'host names, in a header of the page alone',
  },
  listings: {
    external_ref: 'for importers alone',
    source_url: 'shown after the guess alone',
    status: 'a word of a list',
    currency: 'a code of a table',
  },
  assets: { country_code: 'two capitals', place_shown: 'a word of a list' },
  listing_photos: {
    path: 'a random id',
    file_type: 'a word of a list',
    placeholder: 'a tiny picture',
    rights_status: 'a word of a list',
    content_hash: 'a hash',
  },
  game_listings: { hidden_facts: 'words of a list' },
};
