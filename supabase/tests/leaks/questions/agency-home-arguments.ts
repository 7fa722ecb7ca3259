import type { Arguments } from './function-arguments.ts';

const digits = '568431';
const unknownId = '3f0c2f0e-7a1b-4c5d-9e8f-0a1b2c3d4e5f';
const ofNobody = { agency_id: unknownId };
/** By price and within prices: whatever order or count would tell one. */
const asked = [
  {},
  { sort: 'price', is_descending: false, after: unknownId },
  {
    filter: { least_minor: Number(digits), most_minor: Number(digits) * 100 },
    search: digits,
    page_size: 500,
  },
];
const cell = { key: 'sauna', locale: 'en-GB', text: 'Sauna', version: 0 };

/** Arguments that reach what an agency's people do with its homes and words. */
export const agencyHomeArguments: Record<string, Arguments> = {
  agency_homes: () => asked.map((more) => ({ ...ofNobody, ...more })),
  agency_words: () => [{ ...ofNobody, batch: 'extras' }],
  change_homes: () => [{ ...ofNobody, listing_ids: [unknownId], change: { is_visible: false } }],
  home_to_manage: ({ stage }) => [
    { listing_id: unknownId },
    ...stage.main.homes.map(({ listingId }) => ({ listing_id: listingId })),
  ],
  home_views: () => [ofNobody],
  remove_home_view: () => [{ ...ofNobody, view_id: unknownId }],
  save_agency_words: () => [{ ...ofNobody, batch: 'extras', cells: [cell] }],
  save_home_view: () => [{ ...ofNobody, name: 'Of the leak hunt', view: {} }],
  undo_home_change: () => [{ change_id: unknownId }],
};
