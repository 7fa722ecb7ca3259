import type { OwnAgency } from '#wire/agencies.ts';

/** The agency that a screen of the administration is about. */
export interface Agency {
  readonly id: string;
  readonly key: string;
  readonly role: OwnAgency['role'];
  readonly displayName: string;
  readonly locales: readonly string[];
  readonly currency: string;
  /** `/admin`, or the person's own area */
  readonly basePath: string;
}

interface Where {
  /** the brand of the site; undefined on the site that has none of its own */
  readonly brand: string | undefined;
  /** the person whose own area this is */
  readonly userId: string | undefined;
  /** the key of the agency that was chosen in this tab */
  readonly chosen: string | null;
}

/**
 * Which of somebody's agencies is meant: on a brand's site the brand's, else the only one, else the chosen one. Null: there is
 * none. Several: the person has to choose.
 */
export function agencyHere(
  agencies: readonly OwnAgency[],
  { brand, userId, chosen }: Where,
): OwnAgency | null | 'several' {
  // Staff see an agency without working for it: their own area is none of it.
  const own = userId === undefined ? agencies : agencies.filter(({ role }) => role !== 'staff');
  const ofSite = own.find(({ key }) => key === brand);
  if (ofSite) return ofSite;
  if (brand !== undefined && userId === undefined) return null;
  const [first, second] = own;
  if (first === undefined) return null;
  return own.find(({ key }) => key === chosen) ?? (second === undefined ? first : 'several');
}

export function basePathOf(userId: string | undefined): string {
  return userId === undefined ? '/admin' : `/u/${userId}/admin`;
}
