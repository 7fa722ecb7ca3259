import type { Capability } from './capabilities.ts';

/** Parts of the administration's menu, from the top down. */
export const AGENCY_GROUPS = ['overview', 'loop', 'homes', 'website', 'agency', 'own'] as const;

interface ScreenRow {
  /** working name, as the route table has it */
  readonly screen: string;
  /** what follows the base, with the parameters of a route */
  readonly path: string;
  /** where the menu leads where the path has parameters */
  readonly opens?: string;
  /** key of its name in the menu, in the tabs and in the breadcrumbs */
  readonly label: string;
  readonly group: (typeof AGENCY_GROUPS)[number];
  /** what somebody has to be allowed in the agency */
  readonly needs: Capability;
  /** screens with one name here are tabs of each other; the menu has the first that is open to the reader */
  readonly tabs?: string;
  /** every player has it in their own area, with an agency or without */
  readonly isOwn?: true;
  /** it is reached from another screen, and the menu has no way to it */
  readonly isBelow?: true;
}

/**
 * The screens of the administration, under `/admin` and under `/u/ID/admin`. The menu, the tabs, the breadcrumbs, the routes,
 * who may open them and their tests are made of these rows.
 */
export const AGENCY_SCREENS = [
  {
    screen: 'admin-dashboard',
    path: '',
    label: 'agency.menu.dashboard',
    group: 'overview',
    needs: 'agency.view',
    isOwn: true,
  },
  {
    screen: 'admin-page-edit',
    path: 'pages/:pageName/:pageTabName',
    opens: 'pages/home/title',
    label: 'agency.menu.pages',
    group: 'website',
    needs: 'agency.edit-brand',
  },
  {
    screen: 'admin-leads',
    path: 'leads',
    label: 'agency.menu.leads',
    group: 'loop',
    needs: 'agency.edit-listings',
    tabs: 'leads',
  },
  {
    screen: 'admin-lead-rules',
    path: 'leads/rules',
    label: 'agency.menu.leadRules',
    group: 'loop',
    needs: 'agency.edit-brand',
    tabs: 'leads',
  },
  {
    screen: 'admin-lead-mails',
    path: 'leads/mails',
    label: 'agency.menu.leadMails',
    group: 'loop',
    needs: 'agency.edit-brand',
    tabs: 'leads',
  },
  {
    screen: 'admin-reports',
    path: 'reports',
    label: 'agency.menu.reports',
    group: 'loop',
    needs: 'agency.edit-listings',
  },
  {
    screen: 'admin-embed',
    path: 'embed',
    label: 'agency.menu.embed',
    group: 'loop',
    needs: 'agency.edit-listings',
  },
  {
    screen: 'admin-website-settings-general',
    path: 'website/settings/general',
    label: 'agency.menu.websiteGeneral',
    group: 'website',
    needs: 'agency.edit-brand',
    tabs: 'website',
  },
  {
    screen: 'admin-website-settings-appearance',
    path: 'website/settings/appearance',
    label: 'agency.menu.appearance',
    group: 'website',
    needs: 'agency.edit-brand',
    tabs: 'website',
  },
  {
    screen: 'admin-website-settings-navigation',
    path: 'website/settings/navigation',
    label: 'agency.menu.navigation',
    group: 'website',
    needs: 'agency.edit-brand',
    tabs: 'website',
  },
  {
    screen: 'admin-website-footer',
    path: 'website/footer',
    label: 'agency.menu.footer',
    group: 'website',
    needs: 'agency.edit-brand',
    tabs: 'website',
  },
  {
    screen: 'admin-website-hosts',
    path: 'website/hosts',
    label: 'agency.menu.hosts',
    group: 'website',
    needs: 'agency.edit-brand',
    tabs: 'website',
  },
  {
    screen: 'admin-agency-general',
    path: 'agency/general',
    label: 'agency.menu.general',
    group: 'agency',
    needs: 'agency.edit-brand',
    tabs: 'agency',
  },
  {
    screen: 'admin-agency-location',
    path: 'agency/location',
    label: 'agency.menu.location',
    group: 'agency',
    needs: 'agency.edit-brand',
    tabs: 'agency',
  },
  {
    screen: 'admin-agency-members',
    path: 'agency/members',
    label: 'agency.menu.members',
    group: 'agency',
    needs: 'agency.manage-members',
    tabs: 'agency',
  },
  {
    screen: 'admin-agency-log',
    path: 'agency/log',
    label: 'agency.menu.log',
    group: 'agency',
    needs: 'agency.edit-brand',
    tabs: 'agency',
  },
  {
    screen: 'admin-properties-list',
    path: 'properties/list/all',
    label: 'agency.menu.homes',
    group: 'homes',
    needs: 'agency.edit-listings',
  },
  {
    screen: 'admin-property-edit',
    path: 'properties/s/:prop_id/:editTabName',
    label: 'agency.menu.home',
    group: 'homes',
    needs: 'agency.edit-listings',
    isBelow: true,
  },
  {
    screen: 'admin-translations',
    path: 'translations/:tBatchId',
    opens: 'translations/extras',
    label: 'agency.menu.words',
    group: 'website',
    needs: 'agency.edit-brand',
  },
  {
    screen: 'admin-my-properties',
    path: 'myproperties',
    label: 'agency.menu.ownHomes',
    group: 'own',
    needs: 'agency.view',
    isOwn: true,
  },
  {
    screen: 'admin-my-property-evaluation',
    path: 'myproperties/:listingUuid',
    label: 'agency.menu.home',
    group: 'own',
    needs: 'agency.view',
    isOwn: true,
    isBelow: true,
  },
  {
    screen: 'admin-my-property-edit',
    path: 'myproperties/:listingUuid/e',
    label: 'agency.menu.home',
    group: 'own',
    needs: 'agency.view',
    isOwn: true,
    isBelow: true,
  },
  {
    screen: 'admin-profile',
    path: 'profile',
    label: 'agency.menu.profile',
    group: 'own',
    needs: 'agency.view',
    isOwn: true,
  },
  {
    screen: 'admin-user',
    path: 'user',
    label: 'agency.menu.user',
    group: 'own',
    needs: 'agency.view',
    isOwn: true,
  },
] as const satisfies readonly ScreenRow[];

export type AgencyScreenRow = (typeof AGENCY_SCREENS)[number];
export type AgencyScreen = AgencyScreenRow['screen'];
