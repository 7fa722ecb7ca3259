import { readSession } from '#lib/auth-session.ts';
import { storedKeys, writeStored } from '#lib/stored.ts';
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

/** Under which name this browser keeps what somebody types or chooses in a dossier, apart from what others do there. */
export function ownKey(name: string): string {
  return `${name}:${ownerId() ?? ''}`;
}

/** The names that begin so and hold what whoever is signed in typed. */
export function ownKeys(storage: 'local' | 'session', prefix: string, owner = ownerId()): string[] {
  return storedKeys(storage, prefix).filter((key) => key.endsWith(`:${owner ?? ''}`));
}

/** What was seen: answers and pictures. What was written here and waits is kept apart. */
const SEEN = ['answers', 'pictures'] as const;
const WRITTEN = ['writes', 'uploads'] as const;

/**
 * Removes what was seen of dossiers, and what somebody has still to send if that is wanted too. What others wrote here and
 * could not send yet stays theirs.
 * @param only one dossier; all of them unless told
 * @param waitingOf whose writes go as well, and what they typed and chose
 */
export async function forgetOnDevice({
  only = null,
  waitingOf = null,
}: {
  readonly only?: string | null;
  readonly waitingOf?: string | null;
} = {}): Promise<void> {
  if (waitingOf !== null && only === null)
    for (const storage of ['local', 'session'] as const)
      for (const key of ownKeys(storage, 'dossier-', waitingOf)) writeStored(storage, key, null);
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
