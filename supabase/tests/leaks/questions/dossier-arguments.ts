import {
  comparisonOf,
  DOSSIER,
  DOSSIER_ASSET,
  DOSSIER_INVITATION,
  DOSSIER_LINK,
  DOSSIER_TO_DELETE,
  JOINED_DOSSIER,
  someoneBeside,
} from '../stage/stage-dossier.ts';
import type { Arguments } from './function-arguments.ts';
import { ownId } from './scene.ts';

const digits = '568431';
const unknownId = '3f0c2f0e-7a1b-4c5d-9e8f-0a1b2c3d4e5f';
const later = () => new Date(Date.now() + 86_400_000).toISOString();

/** Arguments that reach each function about dossiers. */
export const dossierArguments: Record<string, Arguments> = {
  accept_invitation: () => [DOSSIER_LINK, digits.repeat(8)].map((token) => ({ token })),
  // Homes that are in it already, so that it stays as it is: one that some have guessed, and one that nobody has.
  add_listing_to_dossier: ({ stage }) => [
    ...stage.main.homes.map(({ listingId }) => ({ dossier_id: JOINED_DOSSIER, listing_id: listingId })),
    { dossier_id: DOSSIER, listing_id: unknownId },
  ],
  archive_dossier: () => [{ dossier_id: DOSSIER, is_archived: false }],
  choose_primary_home: () => [{ asset_id: DOSSIER_ASSET }, { asset_id: unknownId }],
  create_dossier: (scene) => [
    {
      ...{ title: 'Of the leak hunt', id: ownId(scene, 'dossier'), country_code: 'GB', currency: 'GBP' },
      home: { address: '1 Some Street', country: 'GB' },
    },
  ],
  delete_dossier: () => [{ dossier_id: DOSSIER_TO_DELETE }],
  dossier_invitation: () => [DOSSIER_LINK, digits.repeat(8)].map((token) => ({ token })),
  dossier_log: () => [{ dossier_id: DOSSIER }, { dossier_id: DOSSIER, after: Number(digits) }],
  dossier_people: () => [DOSSIER, JOINED_DOSSIER].map((dossier_id) => ({ dossier_id })),
  give_verdict: () =>
    [DOSSIER, JOINED_DOSSIER].map((dossier) => ({
      ...{ comparison_id: comparisonOf(dossier), winner: 'one' },
      ...{ parts: { cost: 'other' }, reason: 'Of the leak hunt' },
    })),
  held_homes_of_dossier: () => [DOSSIER, JOINED_DOSSIER].map((dossier_id) => ({ dossier_id })),
  own_misses: () => [{}],
  verdicts_of_comparison: () =>
    [DOSSIER, JOINED_DOSSIER].map((dossier) => ({ comparison_id: comparisonOf(dossier) })),
  // To oneself: it stays theirs.
  hand_over_dossier: ({ spy }) => [{ dossier_id: DOSSIER, user_id: spy.userId ?? unknownId }],
  invite_to_dossier: () => [
    {
      ...{ dossier_id: DOSSIER, role: 'viewer', uses: 1, email: 'nobody@example.com' },
      expires_at: later(),
    },
  ],
  log_dossier_access: () => [{ dossier_id: DOSSIER, action: 'exported' }],
  remove_from_dossier: () => [{ dossier_id: DOSSIER, user_id: unknownId }],
  restore_dossier: () => [{ dossier_id: DOSSIER }],
  revoke_dossier_invitation: () => [{ invitation_id: DOSSIER_INVITATION }],
  set_dossier_member: ({ stage }) => [
    {
      ...{ dossier_id: DOSSIER, user_id: someoneBeside(stage.spies) ?? unknownId },
      ...{ role: 'viewer', ticks: ['offers'] },
    },
  ],
  set_dossier_support: () => [{ dossier_id: DOSSIER, expires_at: later() }],
  superwise_dossiers: () => [{}, { after: DOSSIER }],
};
