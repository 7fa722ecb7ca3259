import { z } from 'zod';
import { REMOVED_DAYS, type DraftDocument } from '#wire/drafts.ts';
import type { UploadJob } from '#kit/files/upload-job.ts';
import { openDocuments } from '#kit/offline/documents.ts';
import { createKeptDrafts } from './kept-drafts.ts';
import { readDocument } from './read-document.ts';

/** A draft as this browser keeps it. */
export interface LocalDraft {
  readonly id: string;
  /** whose it is; null: nobody was signed in */
  readonly ownerId: string | null;
  readonly document: DraftDocument;
  /** the server's version that it was changed from; 0: the server has none */
  readonly baseVersion: number;
  /** saves that were sent over that version and not answered: what is there may be one of these */
  readonly unanswered?: readonly string[];
  /** changed since the server had it */
  readonly isDirty: boolean;
  /** ISO 8601 */
  readonly changedAt: string;
  /** names of files that homes wait for; they never leave this browser */
  readonly photoNames: Readonly<Record<string, readonly string[]>>;
  /** rows that the account's import history has */
  readonly notedRows?: readonly string[];
  /** when it was deleted here; it is kept for thirty days more */
  readonly deletedAt?: string | null;
}

const open = openDocuments('game-builder', 1, ['drafts', 'photos']);
const drafts = createKeptDrafts(open<LocalDraft>('drafts'));

/** Photos that wait to be uploaded. */
export const keptPhotos = open<UploadJob>('photos');

/** Keeps a draft in this browser; resolves when it would survive the tab. */
export function keepDraft(draft: LocalDraft): Promise<void> {
  return drafts.keep(draft);
}

/** A draft of this browser, or null where there is none that this version of the page understands, or it was deleted. */
export async function readLocalDraft(id: string): Promise<LocalDraft | null> {
  const found = toLocalDraft(await drafts.read(id));
  return found?.deletedAt ? null : found;
}

/** All drafts of this browser, the last changed first. */
export async function readLocalDrafts(): Promise<readonly LocalDraft[]> {
  const all = await readAll();
  return all.filter(({ deletedAt }) => !deletedAt).sort((a, b) => b.changedAt.localeCompare(a.changedAt));
}

/** Drafts that were deleted here, and may still come back. Those whose time is over go with this. */
export async function readDeletedLocalDrafts(now: Date): Promise<readonly LocalDraft[]> {
  const since = new Date(now.getTime() - REMOVED_DAYS * 86_400_000).toISOString();
  const deleted = (await readAll()).filter(({ deletedAt }) => Boolean(deletedAt));
  const isOver = ({ deletedAt }: LocalDraft) => (deletedAt ?? '') < since;
  await Promise.all(deleted.filter(isOver).map(({ id }) => drafts.forget(id)));
  return deleted.filter((draft) => !isOver(draft));
}

/** Marks this browser's copy of a draft as deleted, or as there again. Without a copy nothing happens. */
export async function markDeleted(id: string, deletedAt: string | null): Promise<LocalDraft | null> {
  const found = toLocalDraft(await drafts.read(id));
  if (!found) return null;
  const marked = { ...found, deletedAt };
  await drafts.keep(marked);
  return marked;
}

async function readAll(): Promise<readonly LocalDraft[]> {
  return (await drafts.readAll()).flatMap((one) => toLocalDraft(one) ?? []);
}

/** What is kept beside the document. A page from before may have kept less. */
const keptDraft = z.object({
  id: z.string(),
  ownerId: z.string().nullable().default(null),
  baseVersion: z.int().nonnegative().default(0),
  unanswered: z.array(z.string()).default([]),
  isDirty: z.boolean().default(true),
  changedAt: z.string(),
  photoNames: z.record(z.string(), z.array(z.string())).default({}),
  notedRows: z.array(z.string()).default([]),
  deletedAt: z.string().nullable().default(null),
  document: z.unknown(),
});

function toLocalDraft(found: unknown): LocalDraft | null {
  const { data } = keptDraft.safeParse(found);
  const document = data ? readDocument(data.document) : null;
  return data && document && !(document instanceof Error) ? { ...data, document } : null;
}
