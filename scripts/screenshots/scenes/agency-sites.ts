import { examples } from '#wire/examples.ts';
import { LONG_TITLE, type Scene, type VisitOptions } from './scene.ts';

const {
  agency_look: look,
  agency_site: site,
  own_agencies: agencies,
  site_page: page,
  page_preview: preview,
  site_page_draft: draft,
} = examples;
const base = {
  may_open_page: true,
  own_agencies: agencies.map((one) => ({ ...one, role: 'owner' as const })),
};
const answers = { ...base, agency_site: site, site_page_draft: draft, agency_look: look, site_page: page };
const PAGE = '/admin/pages/:pageName/:pageTabName';

function signedIn(name: string, route: string, options: VisitOptions): Scene {
  return {
    name,
    route,
    prepare: async (stage) => {
      const person = await stage.makePerson();
      const [row] = await stage.sql<{ id: string }>('select id from auth.users where email = $1', [
        person.email,
      ]);
      const path = route
        .replace(':userUuid', row?.id ?? '')
        .replace(':pageName', 'about-us')
        .replace(':pageTabName', 'title');
      return stage.visit(path, { ...options, person });
    },
  };
}

/** A page without a part, and one whose title is as long as one may be. */
const empty = { ...draft, parts: [], fields: [], number: null };
const long = {
  ...draft,
  fields: draft.fields.map((one) =>
    one.field === 'title' ? { ...one, value: LONG_TITLE.slice(0, 120) } : one,
  ),
};

/** The site of an agency as its people make it, and a page of it as everybody sees it. */
export const agencySiteScenes: readonly Scene[] = [
  signedIn('agency-page', PAGE, { answers }),
  ...[
    'pages/:pageName/:pageTabName',
    'website/settings/navigation',
    'website/footer',
    'website/settings/appearance',
  ].map((path) =>
    signedIn(
      `agency-own-${path.split('/').at(-1)?.replace(':pageTabName', 'page') ?? ''}`,
      `/u/:userUuid/admin/${path}`,
      { answers },
    ),
  ),
  signedIn('agency-page-empty', PAGE, { answers: { ...answers, site_page_draft: empty } }),
  signedIn('agency-page-long', PAGE, { answers: { ...answers, site_page_draft: long } }),
  signedIn('agency-page-failed', PAGE, { answers, failing: ['site_page_draft'] }),
  signedIn('agency-menus', '/admin/website/settings/navigation', { answers }),
  signedIn('agency-menus-empty', '/admin/website/settings/navigation', {
    answers: { ...answers, agency_site: { ...site, links: [], fields: [] } },
  }),
  signedIn('agency-footer', '/admin/website/footer', { answers }),
  signedIn('agency-appearance', '/admin/website/settings/appearance', { answers }),
  signedIn('agency-appearance-failed', '/admin/website/settings/appearance', {
    answers,
    failing: ['agency_look'],
  }),
  {
    name: 'page-preview',
    route: '/page-preview/:token',
    prepare: (stage) =>
      stage.visit(`/page-preview/${'ab'.repeat(32)}`, { answers: { page_preview: preview } }),
  },
  {
    name: 'page-preview-over',
    route: '/page-preview/:token',
    prepare: (stage) => stage.visit(`/page-preview/${'ab'.repeat(32)}`),
  },
];
