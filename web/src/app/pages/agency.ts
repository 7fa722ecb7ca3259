import { AGENCY_SCREENS, type AgencyScreen } from '#domain/agency-screens.ts';
import { accessOfScreen, AGENCY_BASES, type AgencyBase } from '#domain/agency-access.ts';
import type { MessageKey } from '#lib/i18n.ts';
import type { TextArea } from '#locales/text-areas.ts';
import { farPage } from './far-page.ts';
import type { PageRow } from './page-row.ts';

interface ScreenHead {
  readonly title: MessageKey;
  /** areas of texts besides those of the frame and of forms */
  readonly texts: readonly TextArea[];
}

/** The order of things, pictures and what a page shows have texts of their own. */
const SITE = ['agency-site', 'manage', 'build', 'photos', 'information'] as const;
/** What a home is edited with, besides the words of the administration. */
const HOME_TEXTS = [
  ...(['agency-homes', 'manage', 'rules', 'homes', 'games', 'intake', 'play', 'start'] as const),
] as const;
const VALUE_TEXTS = [
  'agency-homes',
  'market',
  'market-valuation',
  'market-sold',
  'homes',
  'sharing',
] as const;

/** What the heads of the screens say, and which texts come with them. A screen without its row does not compile. */
const HEADS: Readonly<Record<AgencyScreen, ScreenHead>> = {
  'admin-dashboard': {
    title: 'agency.page.dashboard.title',
    texts: ['agency-office', 'agency-loop', 'record', 'daily', 'homes', 'sharing', 'charts'],
  },
  'admin-profile': { title: 'pages.ownProfile.title', texts: ['record', 'sharing'] },
  'admin-user': { title: 'pages.ownData.title', texts: ['record'] },
  'admin-page-edit': { title: 'agencySite.page.pages.title', texts: SITE },
  'admin-website-settings-appearance': {
    title: 'agencySite.page.appearance.title',
    texts: [...SITE, 'play'],
  },
  'admin-website-settings-navigation': { title: 'agencySite.page.navigation.title', texts: SITE },
  'admin-website-footer': { title: 'agencySite.page.footer.title', texts: SITE },
  'admin-leads': { title: 'agencyLoop.page.inbox.title', texts: ['agency-loop'] },
  'admin-lead-mails': { title: 'agencyLoop.page.mails.title', texts: ['agency-loop'] },
  'admin-lead-rules': {
    title: 'agencyLoop.page.rules.title',
    texts: ['agency-loop', 'agency-site', 'sharing'],
  },
  'admin-reports': {
    title: 'agencyLoop.page.reports.title',
    texts: ['agency-loop', 'agency-site', 'sharing'],
  },
  'admin-embed': { title: 'agencyLoop.page.embed.title', texts: ['agency-loop', 'agency-site', 'sharing'] },
  'admin-website-settings-general': { title: 'agency.page.website.title', texts: ['agency-office'] },
  'admin-website-hosts': { title: 'agency.page.hosts.title', texts: ['agency-office', 'sharing'] },
  'admin-agency-general': { title: 'agency.page.general.title', texts: ['agency-office'] },
  'admin-agency-location': { title: 'agency.page.location.title', texts: ['agency-office'] },
  'admin-agency-members': { title: 'agency.page.members.title', texts: ['agency-office'] },
  'admin-properties-list': {
    title: 'agency.page.homes.title',
    texts: ['agency-homes', 'tables', 'homes', 'manage', 'intake', 'rules'],
  },
  'admin-property-edit': { title: 'agency.page.home.title', texts: HOME_TEXTS },
  'admin-my-properties': { title: 'agency.page.ownHomes.title', texts: ['agency-homes', 'homes', 'manage'] },
  'admin-my-property-evaluation': { title: 'agency.page.home.title', texts: VALUE_TEXTS },
  'admin-my-property-edit': { title: 'agency.page.home.title', texts: HOME_TEXTS },
  'admin-translations': {
    title: 'agency.page.words.title',
    texts: ['agency-words', 'agency-homes', 'homes', 'manage', 'tables'],
  },
  'admin-agency-log': { title: 'agency.page.log.title', texts: ['agency-office'] },
};

/** Addresses that lead to the first of their tabs. */
const FIRST_TABS = [
  { screen: 'admin-agency', path: 'agency', title: 'agency.page.general.title' },
  { screen: 'admin-website-settings', path: 'website/settings', title: 'agency.page.website.title' },
] as const;

const FRAME = ['agency', 'forms', 'errors'] as const;

function rowsAt(base: AgencyBase): readonly PageRow[] {
  return [
    ...AGENCY_SCREENS.map((row): PageRow => {
      const { title, texts } = HEADS[row.screen];
      return {
        path: row.path === '' ? base : `${base}/${row.path}`,
        screen: row.screen,
        texts: [...FRAME, ...texts],
        title: row.path === '' && base !== '/admin' ? 'pages.record.title' : title,
        robots: 'noindex,nofollow',
        access: accessOfScreen(row, base),
        lazy: farPage(row.screen),
      };
    }),
    ...FIRST_TABS.map(({ screen, path, title }): PageRow => ({
      path: `${base}/${path}`,
      screen,
      texts: ['agency'],
      title,
      robots: 'noindex,nofollow',
      access: base === '/admin' ? 'agency-admin' : 'self-agency-admin',
      lazy: farPage(screen),
    })),
  ];
}

/** The administration of an agency, at the site's address and in the person's own area. */
export const agencyPages: readonly PageRow[] = [
  ...AGENCY_BASES.flatMap(rowsAt),
  {
    path: '/agency-invitation/:token',
    screen: 'agency-invitation',
    texts: ['agency', 'agency-office', 'errors'],
    title: 'agency.page.invitation.title',
    robots: 'noindex,nofollow',
    isSecret: true,
    lazy: farPage('agency-invitation'),
  },
  {
    path: '/page-preview/:token',
    screen: 'page-preview',
    texts: ['information', 'agency-site'],
    title: 'agencySite.draft.title',
    description: 'agencySite.draft.description',
    robots: 'noindex,nofollow',
    clientOnly: true,
    isSecret: true,
    isOurFrame: true,
    lazy: farPage('page-preview'),
  },
  {
    path: '/superwiser/agencies',
    screen: 'superwiser-agencies',
    texts: ['agency', 'agency-office', 'forms', 'errors'],
    title: 'agency.page.staff.title',
    robots: 'noindex,nofollow',
    access: 'staff',
    lazy: farPage('superwiser-agencies'),
  },
];
