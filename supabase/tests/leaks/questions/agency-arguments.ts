import { LINK_TO_USE, OPEN_LINK } from '../stage/stage-friends.ts';
import type { Arguments } from './function-arguments.ts';

const digits = '568431';
const unknownId = '3f0c2f0e-7a1b-4c5d-9e8f-0a1b2c3d4e5f';

/** Arguments that reach each function of the administration of agencies. */
export const agencyArguments: Record<string, Arguments> = {
  own_agencies: () => [{}, { brand: 'default' }],
  accept_agency_invitation: () => [LINK_TO_USE, digits.repeat(8)].map((token) => ({ token })),
  agency_invitation: () => [OPEN_LINK, digits.repeat(8)].map((token) => ({ token })),
  agency_overview: () => [{ agency_id: unknownId, days: 7 }],
  agency_people: () => [{ agency_id: unknownId }],
  all_agencies: () => [{ search: digits, after: 'a' }],
  create_agency: () => [
    {
      key: `a-${digits}`,
      display_name: digits,
      locales: ['en-GB'],
      currency: 'GBP',
      owner_email: 'a@example.com',
    },
  ],
  hand_over_agency: () => [{ agency_id: unknownId, user_id: unknownId }],
  invite_to_agency: () => [{ agency_id: unknownId, email: 'a@example.com', role: 'agent', locale: 'en' }],
  remove_from_agency: () => [{ agency_id: unknownId, user_id: unknownId }],
  revoke_agency_invitation: () => [{ agency_id: unknownId, invitation_id: unknownId }],
  set_agency_role: () => [{ agency_id: unknownId, user_id: unknownId, role: 'agent' }],
  suspend_agency: () => [{ agency_id: unknownId, is_suspended: true }],
  agency_activity: () => [{ agency_id: unknownId, before: 9 }],
};
