import { AGENCY_SCREENS } from '#domain/agency-screens.ts';
import { examples } from '#wire/examples.ts';
import { LONG_NAME, LONG_TITLE, type Scene, type Stage, type VisitOptions } from './scene.ts';

const [agency] = examples.own_agencies;
const person = examples.agency_people.people[0];
/** Names as long as they may be, and figures of a year. */
const FULL = {
  own_agencies: [{ ...agency, displayName: LONG_TITLE }],
  agency_people: {
    ...examples.agency_people,
    people: [
      person,
      { ...person, userId: '00000000-0000-4000-8000-000000000301', name: LONG_NAME, isSelf: false },
    ],
  },
} satisfies VisitOptions['answers'];

/** Somebody who owns the agency of a brand. */
async function makeOwner(stage: Stage) {
  const owner = await stage.makePerson();
  const [row] = await stage.sql<{ id: string }>(
    `insert into public.agency_members (agency_id, user_id, role)
     select a.id, u.id, 'owner' from public.agencies a, auth.users u where a.key = 'star' and u.email = $1
     returning user_id as id`,
    [owner.email],
  );
  return { owner, id: row?.id ?? '' };
}

const FIRST_TABS = [
  { screen: 'admin-agency', path: 'agency' },
  { screen: 'admin-website-settings', path: 'website/settings' },
] as const;
const PATHS: readonly { readonly screen: string; readonly path: string }[] = [
  ...AGENCY_SCREENS.map(({ screen, path }) => ({ screen, path })),
  ...FIRST_TABS,
];
/** Scenes of records draw a person's own pages. */
const OWN = new Set(['admin-dashboard', 'admin-profile', 'admin-user']);

function scenesAt(base: '/admin' | '/u/:userUuid/admin'): readonly Scene[] {
  return PATHS.filter(({ screen }) => base === '/admin' || !OWN.has(screen)).map(({ screen, path }) => {
    const route = path === '' ? base : `${base}/${path}`;
    return {
      name: `agency-${base === '/admin' ? 'site' : 'own'}-${screen}`,
      route,
      prepare: async (stage) => {
        const { owner, id } = await makeOwner(stage);
        return stage.visit(route.replace(':userUuid', id), { brand: 'star', person: owner });
      },
    };
  });
}

function told(name: string, path: string, options: VisitOptions): Scene {
  return {
    name: `agency-${name}`,
    route: path,
    prepare: async (stage) => {
      const { owner } = await makeOwner(stage);
      return stage.visit(path, { brand: 'star', person: owner, ...options });
    },
  };
}

/** The administration of an agency, its invitations, and the staff's list of agencies. */
export const agencyScenes: readonly Scene[] = [
  ...scenesAt('/admin'),
  ...scenesAt('/u/:userUuid/admin'),
  told('overview-full', '/admin', { answers: { agency_overview: examples.agency_overview } }),
  {
    name: 'agency-palette',
    isFleeting: true,
    route: '/admin',
    prepare: async (stage) => {
      const { owner } = await makeOwner(stage);
      const page = await stage.visit('/admin', { brand: 'star', person: owner });
      await page.getByRole('button', { name: 'Find' }).click();
      await page.getByRole('combobox').fill('a');
      return page;
    },
  },
  told('overview-failed', '/admin', { failing: ['agency_overview'] }),
  told('people-full', '/admin/agency/members', { answers: FULL }),
  told('log-full', '/admin/agency/log', { answers: { agency_activity: examples.agency_activity } }),
  {
    name: 'agency-invitation',
    route: '/agency-invitation/:token',
    prepare: async (stage) =>
      stage.visit(`/agency-invitation/${'ab'.repeat(32)}`, {
        person: await stage.makePerson(),
        answers: { agency_invitation: { ...examples.agency_invitation, name: LONG_TITLE } },
      }),
  },
  {
    name: 'agency-staff',
    route: '/superwiser/agencies',
    prepare: (stage) =>
      stage.visit('/superwiser/agencies', { person: stage.demoPerson('staff@example.com') }),
  },
];
