import type { AgencyPeople, AgencyPerson } from '#wire/agencies.ts';
import { callRpc } from '#lib/api.ts';
import { locale } from '#lib/i18n.ts';

export type AgencyRole = AgencyPerson['role'];

export function readPeople(agencyId: string): Promise<AgencyPeople> {
  return callRpc('agency_people', { agencyId });
}

/** Asks somebody by mail; asked again it sends a new link, and the old one ends. */
export function invite(agencyId: string, email: string, role: AgencyRole): Promise<AgencyPeople> {
  return callRpc('invite_to_agency', { agencyId, email, role, locale: locale() }, { attempts: 1 });
}

export function revoke(agencyId: string, invitationId: string): Promise<AgencyPeople> {
  return callRpc('revoke_agency_invitation', { agencyId, invitationId });
}

/** Null: the caller is no owner any more. */
export function setRole(agencyId: string, userId: string, role: AgencyRole): Promise<AgencyPeople | null> {
  return callRpc('set_agency_role', { agencyId, userId, role });
}

export async function handOver(agencyId: string, userId: string): Promise<void> {
  await callRpc('hand_over_agency', { agencyId, userId }, { attempts: 1 });
}

export function remove(agencyId: string, userId: string): Promise<AgencyPeople | null> {
  return callRpc('remove_from_agency', { agencyId, userId }, { attempts: 1 });
}
