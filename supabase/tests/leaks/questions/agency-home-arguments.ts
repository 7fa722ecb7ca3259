import { agenciesOf } from './agency-arguments.ts';
import type { Arguments } from './function-arguments.ts';
import { UNKNOWN_ID } from './scene.ts';

const digits = '568431';
/** By price and within prices: whatever order or count would tell one. */
const asked = [
  {},
  { sort: 'price', is_descending: false, after: UNKNOWN_ID },
  {
    filter: { least_minor: Number(digits), most_minor: Number(digits) * 100 },
    search: 'undisclosed',
    page_size: 500,
  },
];
const cell = { key: 'steam', locale: 'en-GB', text: 'Steam bath', version: 0 };

/** Arguments that reach what an agency's people do with its homes and words. */
export const agencyHomeArguments: Record<string, Arguments> = {
  agency_homes: (scene) =>
    agenciesOf(scene).flatMap((agency) => asked.map((more) => ({ ...agency, ...more }))),
  agency_words: (scene) => agenciesOf(scene).map((agency) => ({ ...agency, batch: 'extras' })),
  // Shown it is and shown it stays.
  change_homes: (scene) =>
    agenciesOf(scene).flatMap((agency) =>
      [
        scene.backstage?.agency.home ?? UNKNOWN_ID,
        ...scene.stage.main.homes.map((home) => home.listingId),
      ].map((id) => ({ ...agency, listing_ids: [id], change: { is_visible: true } })),
    ),
  home_to_manage: ({ stage, backstage }) => [
    { listing_id: UNKNOWN_ID },
    ...(backstage ? [{ listing_id: backstage.agency.home }] : []),
    ...stage.main.homes.map(({ listingId }) => ({ listing_id: listingId })),
  ],
  home_views: agenciesOf,
  remove_home_view: (scene) =>
    agenciesOf(scene).map((agency) => ({ ...agency, view_id: scene.backstage?.agency.view ?? UNKNOWN_ID })),
  save_agency_words: (scene) =>
    agenciesOf(scene).map((agency) => ({ ...agency, batch: 'extras', cells: [cell] })),
  save_home_view: (scene) =>
    agenciesOf(scene).map((agency) => ({ ...agency, name: 'Of the leak hunt', view: { search: 'Testham' } })),
  undo_home_change: ({ backstage }) =>
    [backstage?.agency.change ?? UNKNOWN_ID, UNKNOWN_ID].map((change_id) => ({ change_id })),
};
