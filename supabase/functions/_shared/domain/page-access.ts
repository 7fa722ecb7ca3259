/** Who may open a page that is not for everybody. The server answers each of them, and refuses whatever the page then asks. */
export const PAGE_ACCESS = [
  'signed-in',
  'game-manager',
  'staff',
  'dossier-member',
  'quest-owner',
  'agency-staff',
  'agency-admin',
  'self',
  'self-agency-staff',
  'self-agency-admin',
] as const;
export type PageAccess = (typeof PAGE_ACCESS)[number];
