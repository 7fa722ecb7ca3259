import type { DraftDocument } from '#wire/drafts.ts';
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
}

/** A photo that waits to be uploaded: its files by width, all of one type. */
export interface LocalPhoto {
  readonly id: string;
  readonly files: readonly { readonly width: number; readonly file: Blob }[];
}

const NAME = 'game-builder';
const STORES = ['drafts', 'photos'] as const;
type Store = (typeof STORES)[number];

let opened: Promise<IDBDatabase> | undefined;

function open(): Promise<IDBDatabase> {
  opened ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(NAME, 1);
    request.onupgradeneeded = () => {
      for (const store of STORES) request.result.createObjectStore(store, { keyPath: 'id' });
    };
    request.onsuccess = () => {
      // Another tab may bring a newer version: it need not wait for this one.
      request.result.onversionchange = () => request.result.close();
      resolve(request.result);
    };
    request.onerror = () => reject(request.error ?? new Error('the browser keeps no data'));
  }).catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  return opened;
}

async function work<T>(
  store: Store,
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const database = await open();
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(store, mode, { durability: 'strict' });
    const request = ask(transaction.objectStore(store));
    // Written is what the transaction completed, not what it was asked for.
    transaction.oncomplete = () => resolve(request.result);
    transaction.onabort = () => reject(transaction.error ?? new Error('the browser could not keep it'));
  });
}

/** Keeps a draft in this browser; resolves when it would survive the tab. */
export async function keepDraft(draft: LocalDraft): Promise<void> {
  await work('drafts', 'readwrite', (store) => store.put(draft));
}

/** A draft of this browser, or null where there is none that this version of the page understands. */
export async function readLocalDraft(id: string): Promise<LocalDraft | null> {
  const found = await work<unknown>('drafts', 'readonly', (store) => store.get(id));
  return toLocalDraft(found);
}

/** All drafts of this browser, the last changed first. */
export async function readLocalDrafts(): Promise<readonly LocalDraft[]> {
  const all = await work<unknown[]>('drafts', 'readonly', (store) => store.getAll());
  return all.flatMap((one) => toLocalDraft(one) ?? []).sort((a, b) => b.changedAt.localeCompare(a.changedAt));
}

export async function forgetDraft(id: string): Promise<void> {
  await work('drafts', 'readwrite', (store) => store.delete(id));
}

export async function keepPhoto(photo: LocalPhoto): Promise<void> {
  await work('photos', 'readwrite', (store) => store.put(photo));
}

export async function readPhoto(id: string): Promise<LocalPhoto | null> {
  const found = await work<unknown>('photos', 'readonly', (store) => store.get(id));
  return (found as LocalPhoto | undefined) ?? null;
}

export async function forgetPhoto(id: string): Promise<void> {
  await work('photos', 'readwrite', (store) => store.delete(id));
}

function toLocalDraft(found: unknown): LocalDraft | null {
  if (typeof found !== 'object' || found === null) return null;
  const draft = found as LocalDraft;
  const document = readDocument(draft.document);
  return document instanceof Error ? null : { ...draft, document };
}
