import type { PageModule } from './page-row.ts';

/**
 * The files of pages that nobody meets on the way to a first guess, by screen: makers', managers' and accounts' pages,
 * and fronts of other kinds of games.
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
  notices: () => import('#features/notices/pages/notices-page.tsx'),
  'dossier-notes-and-queries': () =>
    import('#features/dossier/notes/pages/dossier-notes-and-queries-page.tsx'),
  'dossier-notes-and-queries-create': () =>
    import('#features/dossier/notes/pages/dossier-notes-and-queries-create-page.tsx'),
  'dossier-notes-and-queries-create-primary': () =>
    import('#features/dossier/notes/pages/dossier-notes-and-queries-create-primary-page.tsx'),
  'dossier-notes-and-queries-create-comparison': () =>
    import('#features/dossier/notes/pages/dossier-notes-and-queries-create-comparison-page.tsx'),
  'dossier-notes-and-queries-primary': () =>
    import('#features/dossier/notes/pages/dossier-notes-and-queries-primary-page.tsx'),
  'dossier-notes-and-queries-comparison': () =>
    import('#features/dossier/notes/pages/dossier-notes-and-queries-comparison-page.tsx'),
  'dossier-photos': () => import('#features/dossier/photos/pages/dossier-photos-page.tsx'),
  'dossier-photos-edit': () => import('#features/dossier/photos/pages/dossier-photos-edit-page.tsx'),
  'dossier-viewing': () => import('#features/dossier/viewing/pages/dossier-viewing-page.tsx'),
  'raw-dossier-listing_photos': () =>
    import('#features/dossier/photos/pages/raw-dossier-listing-photos-page.tsx'),
  'dossier-tasks': () => import('#features/dossier/tasks/pages/dossier-tasks-page.tsx'),
  'dossier-tasks-view': () => import('#features/dossier/tasks/pages/dossier-tasks-view-page.tsx'),
  'dossier-tasks-create': () => import('#features/dossier/tasks/pages/dossier-tasks-create-page.tsx'),
  'dossier-calendar': () => import('#features/dossier/calendar/pages/dossier-calendar-page.tsx'),
  'dossier-notifications': () =>
    import('#features/dossier/notifications/pages/dossier-notifications-page.tsx'),
  'dossier-ai-chat': () => import('#features/dossier/ai/pages/dossier-ai-chat-page.tsx'),
  'dossier-ai-feedback': () => import('#features/dossier/ai/pages/dossier-ai-feedback-page.tsx'),
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
  'token-game': () => import('#features/find/pages/token-game-page.tsx'),
  'klavo-landing': () => import('#features/showcase/pages/klavo-landing-page.tsx'),
  'ultima-landing': () => import('#features/showcase/pages/ultima-landing-page.tsx'),
  'game-start-map': () => import('#features/play/pages/game-start-map-page.tsx'),
  'one-off-list': () => import('#features/find/pages/one-off-list-page.tsx'),
  'results-detailed-share': () => import('#features/play/pages/results-detailed-share-page.tsx'),
  'results-detailed': () => import('#features/play/pages/results-detailed-page.tsx'),
  'one-off-landing': () => import('#features/showcase/pages/one-off-landing-page.tsx'),
  'not-found': () => import('#features/account/pages/not-found-page.tsx'),
  'reference-properties': () => import('#features/market/valuation/pages/reference-properties-page.tsx'),
  'bolt-index': () => import('#features/market/valuation/pages/bolt-index-page.tsx'),
  'bolt-comparables-buyers': () =>
    import('#features/market/valuation/pages/bolt-comparables-buyers-page.tsx'),
  'bolt-comparables-sellers': () =>
    import('#features/market/valuation/pages/bolt-comparables-sellers-page.tsx'),
  'bolt-comparables-agents': () =>
    import('#features/market/valuation/pages/bolt-comparables-agents-page.tsx'),
  'valuation-accuracy': () => import('#features/market/valuation/pages/valuation-accuracy-page.tsx'),
  'reference-property': () => import('#features/market/valuation/pages/reference-property-page.tsx'),
  'for-sale-evaluation': () => import('#features/market/valuation/pages/for-sale-evaluation-page.tsx'),
  leaderboard: () => import('#features/board/pages/leaderboard-page.tsx'),
  'postcode-clusters': () => import('#features/market/areas/pages/postcode-clusters-page.tsx'),
  'area-cluster': () => import('#features/market/areas/pages/area-cluster-page.tsx'),
  'sold-transactions': () => import('#features/market/sold/pages/sold-transactions-page.tsx'),
  'access-error': () => import('#features/account/pages/access-error-page.tsx'),
  'map-maps-third': () => import('#features/market/maps/pages/map-maps-third-page.tsx'),
  'map-maps-fourth': () => import('#features/market/maps/pages/map-maps-fourth-page.tsx'),
  'map-maps-fifth': () => import('#features/market/maps/pages/map-maps-fifth-page.tsx'),
  'map-maps-cv11': () => import('#features/market/maps/pages/map-maps-cv11-page.tsx'),
  'portal-query-runner': () => import('#features/market/portal/pages/portal-query-runner-page.tsx'),
  'map-gmaps-third': () => import('#features/market/maps/pages/map-gmaps-third-page.tsx'),
  'quest-start': () => import('#features/quests/pages/quest-start-page.tsx'),
  'quest-search-query': () => import('#features/quests/pages/quest-search-query-page.tsx'),
} satisfies Record<string, () => Promise<PageModule>>;
