import { AGENCY_LINK } from '../stage/stage-agency.ts';
import type { Arguments } from './function-arguments.ts';
import { ownId, UNKNOWN_ID, type Scene } from './scene.ts';

const digits = '568431';

/** The manager's agency, and one that is not there. */
export const agenciesOf = ({ backstage }: Scene): { agency_id: string }[] => [
  { agency_id: backstage?.agency.id ?? UNKNOWN_ID },
  { agency_id: UNKNOWN_ID },
];

/** Arguments that reach each function of the administration of agencies. */
export const agencyArguments: Record<string, Arguments> = {
  own_brands: () => [{}],
  own_agencies: () => [{}, { brand: 'default' }],
  accept_agency_invitation: () => [AGENCY_LINK, digits.repeat(8)].map((token) => ({ token })),
  agency_invitation: () => [AGENCY_LINK, digits.repeat(8)].map((token) => ({ token })),
  agency_overview: (scene) => agenciesOf(scene).map((agency) => ({ ...agency, days: 7 })),
  agency_people: agenciesOf,
  add_agency_host: (scene) => agenciesOf(scene).map((agency) => ({ ...agency, host: 'leak.example.com' })),
  agency_hosts: agenciesOf,
  remove_agency_host: (scene) =>
    agenciesOf(scene).map((agency) => ({ ...agency, host_id: ownId(scene, 'no host') })),
  all_agencies: () => [{ search: 'leak', after: 'a' }],
  create_agency: ({ stage }) => [
    {
      ...{ key: `new-${stage.main.slug}`, display_name: 'Of the leak hunt', locales: ['en-GB'] },
      ...{ currency: 'GBP', owner_email: 'new-owner@example.com' },
    },
  ],
  // By the owner of another agency: the manager goes on as one.
  hand_over_agency: ({ backstage }) => [
    {
      agency_id: backstage?.agency.otherId ?? UNKNOWN_ID,
      user_id: backstage?.agency.heir ?? UNKNOWN_ID,
    },
  ],
  invite_to_agency: (scene) =>
    agenciesOf(scene).map((agency) => ({ ...agency, email: 'a@example.com', role: 'agent', locale: 'en' })),
  remove_from_agency: (scene) =>
    agenciesOf(scene).map((agency) => ({
      ...agency,
      user_id: scene.backstage?.agency.leaver ?? UNKNOWN_ID,
    })),
  revoke_agency_invitation: (scene) =>
    agenciesOf(scene).map((agency) => ({
      ...agency,
      invitation_id: scene.backstage?.agency.invitation ?? UNKNOWN_ID,
    })),
  set_agency_role: (scene) =>
    agenciesOf(scene).map((agency) => ({
      ...{ ...agency, user_id: scene.backstage?.agency.colleague ?? UNKNOWN_ID, role: 'agent' },
    })),
  // Open it is and open it stays.
  suspend_agency: (scene) => agenciesOf(scene).map((agency) => ({ ...agency, is_suspended: false })),
  agency_activity: (scene) => agenciesOf(scene).flatMap((agency) => [agency, { ...agency, before: 9 }]),
};
