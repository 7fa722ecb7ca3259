import { JOINED_DOSSIER } from '../stage/stage-dossier.ts';
import type { Arguments } from './function-arguments.ts';
import { ownId } from './scene.ts';

const SECRET_MINOR = 56_843_100;
const unknownId = '3f0c2f0e-7a1b-4c5d-9e8f-0a1b2c3d4e5f';

/** Arguments that reach each function about hunts: searches without and with every filter, run after they were kept. */
export const questArguments: Record<string, Arguments> = {
  save_quest: (scene) => [{ id: ownId(scene, 'quest'), title: 'Of the leak hunt', brand: 'default' }],
  own_quests: () => [{}],
  save_search_query: (scene) => [
    {
      ...{
        id: ownId(scene, 'search'),
        version: 0,
        quest_id: ownId(scene, 'quest'),
        name: 'Of the leak hunt',
      },
      ...{ country_code: 'GB', currency: 'GBP' },
    },
    {
      ...{
        id: ownId(scene, 'narrow search'),
        version: 0,
        quest_id: ownId(scene, 'quest'),
        name: 'Of the hunt',
      },
      ...{ country_code: 'GB', currency: 'GBP', place: 'Leeds', types: ['terraced'], least_bedrooms: 1 },
      ...{ least_minor: 1, most_minor: SECRET_MINOR, wishes: 'a garden' },
    },
  ],
  search_query: (scene) => [{ id: ownId(scene, 'search') }],
  search_matches: (scene) => [
    { id: ownId(scene, 'search') },
    { id: ownId(scene, 'narrow search'), after: unknownId },
  ],
  hide_match: (scene) =>
    scene.stage.main.homes.map(({ listingId }) => ({
      ...{ query_id: ownId(scene, 'search'), listing_id: listingId },
      is_hidden: true,
    })),
  shortlist_match: (scene) =>
    scene.stage.main.homes.map(({ listingId }) => ({
      ...{ query_id: ownId(scene, 'search'), listing_id: listingId },
      dossier_id: JOINED_DOSSIER,
    })),
  remove_search_query: (scene) => [{ id: ownId(scene, 'narrow search') }],
  remove_quest: () => [{ id: unknownId }],
};
