import type { PageModule } from './page-row.ts';

/**
 * The files of pages that nobody meets on the way to a first guess, by screen: makers', managers' and accounts' pages.
 * Their names and those of the parts that load beside them would be paid by everybody's first visit; they are read as
 * one small file when the first of these pages is opened.
 */
export const FAR_PAGES = {
  builder: () => import('#features/build/pages/builder-page.tsx'),
  'guess-preview': () => import('#features/play/pages/guess-preview-page.tsx'),
  'builder-legacy': () => import('#features/build/pages/builder-legacy-page.tsx'),
  'klavo-create': () => import('#features/build/pages/klavo-create-page.tsx'),
  'ultima-create': () => import('#features/build/pages/ultima-create-page.tsx'),
  login: () => import('#features/account/pages/login-page.tsx'),
  'create-account': () => import('#features/account/pages/create-account-page.tsx'),
  'reset-password': () => import('#features/account/pages/reset-password-page.tsx'),
  'confirm-link': () => import('#features/account/pages/confirm-link-page.tsx'),
  'my-games': () => import('#features/manage/pages/my-games-page.tsx'),
  'my-results': () => import('#features/find/pages/my-results-page.tsx'),
  'admin-dashboard': () => import('#features/record/pages/admin-dashboard-page.tsx'),
  'admin-profile': () => import('#features/record/pages/admin-profile-page.tsx'),
  'admin-user': () => import('#features/record/pages/admin-user-page.tsx'),
  'public-profile': () => import('#features/record/pages/public-profile-page.tsx'),
  friend: () => import('#features/record/pages/friend-page.tsx'),
  season: () => import('#features/record/pages/season-page.tsx'),
  'clear-local': () => import('#features/account/pages/clear-local-page.tsx'),
  'game-manage': () => import('./game-manage-page.tsx'),
  'game-listing-edit': () => import('#features/manage/pages/game-listing-edit-page.tsx'),
  'guesstimates-manage': () => import('#features/manage/pages/guesstimates-manage-page.tsx'),
  'clear-guest': () => import('#features/play/pages/clear-guest-page.tsx'),
  'cameron-start': () => import('#features/showcase/pages/cameron-start-page.tsx'),
  'cameron-listing': () => import('#features/showcase/pages/cameron-listing-page.tsx'),
  guesstimates: () => import('#features/play/pages/guesstimates-page.tsx'),
  'active-session': () => import('#features/find/pages/active-session-page.tsx'),
  'realty-session': () => import('#features/find/pages/realty-session-page.tsx'),
  'test-landing': () => import('#features/showcase/pages/test-landing-page.tsx'),
  'meta-test': () => import('./meta-test-page.tsx'),
  'takedown-request': () => import('#features/content/pages/takedown-request-page.tsx'),
  'scoot-management': () => import('#features/manage/pages/scoot-management-page.tsx'),
  'edition-plan': () => import('#features/daily/pages/edition-plan-page.tsx'),
  feeds: () => import('#features/manage/pages/feeds-page.tsx'),
  'access-error': () => import('#features/account/pages/access-error-page.tsx'),
} satisfies Record<string, () => Promise<PageModule>>;
