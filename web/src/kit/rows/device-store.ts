import { readSession } from '#lib/auth-session.ts';
import { openDocuments } from '#kit/offline/documents.ts';

/** What this browser keeps of dossiers, for a place without a network. Each document says whose it is and of which dossier. */
export interface KeptDocument {
  readonly id: string;
  readonly ownerId: string;
  readonly dossierId: string;
}

const open = openDocuments('dossiers', 1, ['answers', 'writes', 'uploads', 'pictures']);
export const deviceStore = open;

/** Whoever is signed in here; null: a visitor, of whom nothing is kept. */
export function ownerId(): string | null {
  return readSession()?.user.id ?? null;
}

/** What was seen: answers and pictures. What was written here and waits is kept apart. */
const SEEN = ['answers', 'pictures'] as const;
const WRITTEN = ['writes', 'uploads'] as const;

/**
 * Removes what was seen of dossiers, and what somebody has still to send if that is wanted too. What others wrote here and
 * could not send yet stays theirs.
 * @param only one dossier; all of them unless told
 * @param waitingOf whose writes go as well
 */
export async function forgetOnDevice({
  only = null,
  waitingOf = null,
}: {
  readonly only?: string | null;
  readonly waitingOf?: string | null;
} = {}): Promise<void> {
  for (const store of waitingOf === null ? SEEN : [...SEEN, ...WRITTEN]) {
    const isWritten = WRITTEN.some((one) => one === store);
    const documents = open<KeptDocument>(store);
    for (const kept of await documents.readAll()) {
      const {
        id,
        ownerId: owner,
        dossierId,
        payload,
      } = kept as Partial<KeptDocument> & {
        payload?: Partial<KeptDocument>;
      };
      const of = dossierId ?? payload?.dossierId;
      if (id === undefined || (isWritten && owner !== waitingOf)) continue;
      if (only === null || of === only) await documents.forget(id);
    }
  }
}
