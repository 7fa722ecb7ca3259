import type { ImportedRow } from '#wire/importing.ts';
import { callFunction, callRpc } from '#lib/api.ts';
import { readAll } from '#kit/rows/rows.ts';

interface DossierRow {
  readonly id: string;
  readonly title: string;
  readonly updatedAt: string;
  readonly archivedAt: string | null;
  readonly deletedAt: string | null;
}
export interface ListedDossier extends DossierRow {
  /** null: it is deleted, and the reader's own to put back */
  readonly role: 'owner' | 'partner' | 'adviser' | 'viewer' | null;
}

/** The reader's dossiers: those that they are in, and their own ones that are deleted and may be put back. */
export async function readOwnDossiers(): Promise<readonly ListedDossier[]> {
  const [rows, { dossiers }] = await Promise.all([
    readAll<DossierRow>('dossiers', {}, 'updated_at.desc,id'),
    callRpc('own_dossiers', {}),
  ]);
  return rows.flatMap((row) => {
    const role = dossiers.find(({ id }) => id === row.id)?.role ?? null;
    // Staff whom an owner lets in read the dossier as well; it is none of theirs.
    return role === null && row.deletedAt === null ? [] : [{ ...row, role }];
  });
}

export const restoreDossier = (dossierId: string) => callRpc('restore_dossier', { dossierId });

/** What the server reads of a link. */
export async function readLink(url: string): Promise<ImportedRow | null> {
  return (await callFunction('import-listing', { urls: [url] })).body.rows[0] ?? null;
}

/** What the server reads of a page that somebody brought. */
export async function readPage(html: string, url: string | null): Promise<ImportedRow | null> {
  return (await callFunction('import-listing', { html, url })).body.rows[0] ?? null;
}

export const readOwnListings = (after: string | null) => callRpc('own_listings', { after });

export const readInvitation = (token: string) => callRpc('dossier_invitation', { token });
export const acceptInvitation = (token: string) => callRpc('accept_invitation', { token });
