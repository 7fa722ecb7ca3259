/** Who somebody is to the thing that they look at (decisions, section 2). One person may have several roles. */
export const ROLES = [
  'visitor',
  'player',
  'game-owner',
  'agency-owner',
  'agency-admin',
  'agency-agent',
  'dossier-owner',
  'dossier-partner',
  'dossier-adviser',
  'dossier-viewer',
  'staff',
] as const;
export type Role = (typeof ROLES)[number];

const AGENCY_WORK = ['agency-owner', 'agency-admin', 'agency-agent'] as const;
const AGENCY_HEADS = ['agency-owner', 'agency-admin'] as const;
const DOSSIER_EDITORS = ['dossier-owner', 'dossier-partner'] as const;
const DOSSIER_COMMENTERS = [...DOSSIER_EDITORS, 'dossier-adviser'] as const;
const DOSSIER_READERS = [...DOSSIER_COMMENTERS, 'dossier-viewer'] as const;

/** Which roles have a capability. SQL policies say the same; a test holds both equal. */
export const CAPABILITIES = {
  'game.play': ROLES,
  'game.create': ['player', ...AGENCY_WORK, 'staff'],
  'game.manage': ['game-owner', ...AGENCY_WORK, 'staff'],
  'history.keep': ['player', ...AGENCY_WORK, 'staff'],
  'agency.view': [...AGENCY_WORK, 'staff'],
  'agency.edit-brand': AGENCY_HEADS,
  'agency.edit-listings': AGENCY_WORK,
  'agency.manage-members': ['agency-owner'],
  'agency.delete': ['agency-owner'],
  'dossier.read': DOSSIER_READERS,
  'dossier.comment': DOSSIER_COMMENTERS,
  'dossier.edit': DOSSIER_EDITORS,
  'dossier.share': ['dossier-owner'],
  'dossier.read-profile': DOSSIER_EDITORS,
  'dossier.read-ai': DOSSIER_EDITORS,
  'dossier.read-offers': DOSSIER_EDITORS,
  'dossier.read-private-notes': DOSSIER_EDITORS,
  'staff.superwise': ['staff'],
  'staff.take-down': ['staff'],
  'staff.import': ['staff'],
} as const satisfies Readonly<Record<string, readonly Role[]>>;

export type Capability = keyof typeof CAPABILITIES;

/** May somebody with this role do that? Screens ask here; the server refuses independently of them. */
export function can(role: Role, capability: Capability): boolean {
  const roles: readonly Role[] = CAPABILITIES[capability];
  return roles.includes(role);
}
