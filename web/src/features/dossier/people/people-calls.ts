import type { RpcAnswer, RpcArgs } from '#wire/calls.ts';
import { callRpc } from '#lib/api.ts';
import type { Page } from '#kit/call/list-pages.ts';
import { changeRow, readAll, readOne } from '#kit/rows/rows.ts';

export type DossierPeople = RpcAnswer<'dossier_people'>;
export type DossierPerson = DossierPeople['people'][number];
export type Invitation = DossierPeople['invitations'][number];
export type MadeInvitation = RpcAnswer<'invite_to_dossier'>;
type LogRow = RpcAnswer<'dossier_log'>['rows'][number];
export type LogLine = Omit<LogRow, 'id'> & { readonly id: string };

interface DossierFacts {
  readonly id: string;
  readonly title: string;
  readonly version: number;
}

export const readPeople = (dossierId: string) => callRpc('dossier_people', { dossierId });
export const invite = (args: RpcArgs<'invite_to_dossier'>) =>
  callRpc('invite_to_dossier', args, { attempts: 1 });
export const revokeInvitation = (invitationId: string) =>
  callRpc('revoke_dossier_invitation', { invitationId });
export const setMember = (args: RpcArgs<'set_dossier_member'>) => callRpc('set_dossier_member', args);
export const removeMember = (dossierId: string, userId: string) =>
  callRpc('remove_from_dossier', { dossierId, userId });
export const handOver = (dossierId: string, userId: string) =>
  callRpc('hand_over_dossier', { dossierId, userId }, { attempts: 1 });
export const setSupport = (dossierId: string, expiresAt: string | null) =>
  callRpc('set_dossier_support', { dossierId, ...(expiresAt === null ? {} : { expiresAt }) });
export const archive = (dossierId: string, isArchived: boolean) =>
  callRpc('archive_dossier', { dossierId, isArchived });
export const deleteDossier = (dossierId: string) => callRpc('delete_dossier', { dossierId });

/** Who came, left or took data along, a page at a time. */
export async function readLog(dossierId: string, after: string | null): Promise<Page<LogLine>> {
  const { rows, next } = await callRpc('dossier_log', {
    dossierId,
    ...(after === null ? {} : { after: Number(after) }),
  });
  return {
    rows: rows.map(({ id, ...row }) => ({ ...row, id: String(id) })),
    next: next === null ? null : String(next),
  };
}

/** Gives a dossier another name, from the one that is there now. */
export async function renameDossier(dossierId: string, title: string): Promise<void> {
  const dossier = await readOne<DossierFacts>('dossiers', { id: `eq.${dossierId}` });
  await changeRow('dossiers', dossier, { title });
}

/** How many private notes of the owner's a tick would open. */
export async function countPrivateNotes(dossierId: string, me: string): Promise<number> {
  const notes = await readAll<{ readonly id: string }>(
    'dossier_notes',
    { dossier_id: `eq.${dossierId}`, author_id: `eq.${me}`, is_private: 'is.true', select: 'id' },
    'id',
  );
  return notes.length;
}
