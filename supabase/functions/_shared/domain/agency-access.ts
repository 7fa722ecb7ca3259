import { AGENCY_SCREENS, type AgencyScreenRow } from './agency-screens.ts';
import { can, type Role } from './capabilities.ts';
import type { PageAccess } from './page-access.ts';

/** Who somebody is in an agency; staff see one without working there. */
export const AGENCY_STANDINGS = ['owner', 'admin', 'agent', 'staff'] as const;
export type AgencyStanding = (typeof AGENCY_STANDINGS)[number];

/** The two places that the administration stands at: the site's, and a person's own. */
export const AGENCY_BASES = ['/admin', '/u/:userUuid/admin'] as const;
export type AgencyBase = (typeof AGENCY_BASES)[number];

export function agencyRole(standing: AgencyStanding): Role {
  return standing === 'staff' ? 'staff' : `agency-${standing}`;
}

/** May somebody with this standing open the screen? Without an agency only what every player has is open. */
export function mayOpenScreen(row: AgencyScreenRow, standing: AgencyStanding | null): boolean {
  return standing === null ? isOwn(row) : isOwn(row) || can(agencyRole(standing), row.needs);
}

/** Who is let in at the address of a screen, before its agency is known. */
export function accessOfScreen(row: AgencyScreenRow, base: AgencyBase): PageAccess {
  const access = can('agency-agent', row.needs) ? 'agency-staff' : 'agency-admin';
  if (base === '/admin') return access;
  return isOwn(row) ? 'self' : `self-${access}`;
}

/** The screens with which a screen stands in one row of tabs, itself included; none where it stands alone. */
export function tabsOf(row: AgencyScreenRow, standing: AgencyStanding | null): readonly AgencyScreenRow[] {
  if (!('tabs' in row)) return [];
  return AGENCY_SCREENS.filter(
    (other) => 'tabs' in other && other.tabs === row.tabs && mayOpenScreen(other, standing),
  );
}

/** What the menu shows to somebody: of screens that are tabs of each other the first. */
export function menuOf(standing: AgencyStanding | null): readonly AgencyScreenRow[] {
  return AGENCY_SCREENS.filter(
    (row) =>
      mayOpenScreen(row, standing) &&
      !('isBelow' in row) &&
      (!('tabs' in row) || tabsOf(row, standing)[0] === row),
  );
}

/** Where a screen is: the first of its addresses, where its path has parameters. */
export function screenPath(row: AgencyScreenRow, basePath: string): string {
  const path: string = 'opens' in row && typeof row.opens === 'string' ? row.opens : row.path;
  return path === '' ? basePath : `${basePath}/${path}`;
}

function isOwn(row: AgencyScreenRow): boolean {
  return 'isOwn' in row;
}
