import type { OwnAgency } from '#wire/agencies.ts';
import { callRpc } from '#lib/api.ts';
import { brandArg } from '#lib/brand.ts';

/** The agencies that the signed-in person works for, the site's first. */
export function readOwnAgencies(): Promise<readonly OwnAgency[]> {
  return callRpc('own_agencies', brandArg());
}
