/**
 * Who somebody is to the thing that they look at (decisions, section 2). One person may have several roles. Support is staff
 * in a dossier whose owner lets them in for some days.
 */
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
  'dossier-support',
  'staff',
] as const;
export type Role = (typeof ROLES)[number];

const AGENCY_WORK = ['agency-owner', 'agency-admin', 'agency-agent'] as const;
const AGENCY_HEADS = ['agency-owner', 'agency-admin'] as const;
const DOSSIER_EDITORS = ['dossier-owner', 'dossier-partner'] as const;
const DOSSIER_COMMENTERS = [...DOSSIER_EDITORS, 'dossier-adviser'] as const;
const DOSSIER_READERS = [...DOSSIER_COMMENTERS, 'dossier-viewer', 'dossier-support'] as const;

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
  // The one thing that is left of a deleted dossier.
  'dossier.restore': ['dossier-owner'],
  'dossier.read-profile': DOSSIER_EDITORS,
  'dossier.read-ai': DOSSIER_EDITORS,
  'dossier.read-offers': DOSSIER_EDITORS,
  // The owner's; everybody else's are theirs alone. No role reads them without the tick.
  'dossier.read-private-notes': [],
  'staff.superwise': ['staff'],
  'staff.take-down': ['staff'],
  'staff.import': ['staff'],
} as const satisfies Readonly<Record<string, readonly Role[]>>;

export type Capability = keyof typeof CAPABILITIES;

/** Roles that somebody may be given in a dossier, and the one that its owner has. */
export const INVITED_ROLES = ['partner', 'adviser', 'viewer'] as const;
export const DOSSIER_MEMBER_ROLES = ['owner', ...INVITED_ROLES] as const;

/** What the owner of a dossier may tick for an adviser or a viewer, and what each tick opens to them. */
export const DOSSIER_TICKS = {
  profile: 'dossier.read-profile',
  offers: 'dossier.read-offers',
  ai: 'dossier.read-ai',
  'private-notes': 'dossier.read-private-notes',
} as const satisfies Readonly<Record<string, Capability>>;

/** May somebody with this role do that? Screens ask here; the server refuses independently of them. */
export function can(role: Role, capability: Capability): boolean {
  const roles: readonly Role[] = CAPABILITIES[capability];
  return roles.includes(role);
}

/** May somebody with this role, and with what the owner ticked for them, do that in a dossier? */
export function mayInDossier(
  role: (typeof DOSSIER_MEMBER_ROLES)[number] | 'support',
  ticks: readonly string[],
  capability: Capability,
): boolean {
  return (
    can(`dossier-${role}`, capability) ||
    Object.entries(DOSSIER_TICKS).some(([tick, opens]) => opens === capability && ticks.includes(tick))
  );
}
