/**
 * Addresses that features link to, besides a game's own (those come from `#domain/game-paths.ts`). A test finds each in the
 * route table or in the catalogue of content pages.
 */
export const PATHS = {
  home: '/',
  games: '/games',
  /** what somebody made or looks after, and what this visitor has played */
  myGames: '/my-games',
  myResults: '/my-results',
  notices: '/my-notifications',
  /** files about homes that somebody may buy */
  myDossier: '/my-dossier',
  scootManagement: '/scoot-management',
  /** where an agency's homes come from by themselves */
  feeds: '/scoot-management/feeds',
  /** what staff plan of the days to come */
  editionPlan: '/scoot-management/editions',
  /** a game behind a code or a share token */
  tokens: '/price-guess-tokens',
  oneOffs: '/one-offs',
  klavo: '/klavo',
  ultima: '/ultima',
  login: '/auth/login',
  createAccount: '/auth/create-account',
  resetPassword: '/auth/reset-password',
  confirmLink: '/auth/confirm',
  clear: '/clear',
  accessError: '/access-error',
  takedownRequest: '/takedown-request',
  /** live rooms */
  duel: '/play/vs',
  party: '/play/party',
  privateRoom: '/play/private-room',
  classRoom: '/for-classrooms/live',
  /** what homes really sold for */
  charts: '/charts',
  /** over the content pages */
  search: '/search',
  about: '/i/about',
  privacy: '/privacy',
  terms: '/i/terms',
  createGame: '/create-game',
  createKlavoGame: '/creat-klavo-game',
  createUltimaGame: '/creat-ultima-game',
} as const;

/** The sign-in page, which leads back to where the player was. */
export function loginPath(returnTo: string, base: string = PATHS.login): string {
  return `${base}?next=${encodeURIComponent(returnTo)}`;
}

/** The whole address that a mail leads to: the page of mail links, which goes on to `returnTo`. The mail adds its proof. */
export function mailLinkUrl(returnTo: string): string {
  return new URL(loginPath(returnTo, PATHS.confirmLink), window.location.origin).href;
}

/** Where to go after signing in: an address of this site only, so that a link cannot lead a player elsewhere. */
export function safeReturnPath(next: string | null): string {
  if (!next || !/^\/(?![/\\])/.test(next)) return PATHS.home;
  const url = new URL(next, 'https://site.invalid');
  return url.origin === 'https://site.invalid' ? url.pathname + url.search + url.hash : PATHS.home;
}
