import { openDB, type IDBPDatabase } from 'idb';

/** Documents of one kind that this browser keeps. What comes back is unknown: another version of the page may have kept it. */
export interface Documents<D extends { readonly id: string }> {
  /** resolves when the document would survive the tab */
  readonly keep: (document: D) => Promise<void>;
  readonly read: (id: string) => Promise<unknown>;
  readonly readAll: () => Promise<readonly unknown[]>;
  readonly forget: (id: string) => Promise<void>;
  /** Several reads and writes as one: all of it would survive the tab, or nothing of it. Only these may be awaited in it. */
  readonly asOne: <T>(work: (objects: DocumentObjects) => Promise<T>) => Promise<T>;
}

/** What a piece of work reads and writes as one. */
export interface DocumentObjects {
  readonly get: (id: string) => Promise<unknown>;
  readonly put: (document: { readonly id: string }) => Promise<unknown>;
  readonly delete: (id: string) => Promise<unknown>;
}

/** A database of this browser: one store for each kind of document, each document under its `id`. */
export function openDocuments<Store extends string>(
  name: string,
  version: number,
  stores: readonly Store[],
): <D extends { readonly id: string }>(store: Store) => Documents<D> {
  let opened: Promise<IDBPDatabase> | undefined;
  const open = (): Promise<IDBPDatabase> => {
    opened ??= openDB(name, version, {
      upgrade: (database) => {
        for (const store of stores)
          if (!database.objectStoreNames.contains(store))
            database.createObjectStore(store, { keyPath: 'id' });
      },
      // Another tab may bring a newer version: it need not wait for this one.
      blocking: (_now, _next, event) => (event.target as IDBDatabase).close(),
      terminated: () => {
        opened = undefined;
      },
    }).catch((error: unknown) => {
      opened = undefined;
      throw error;
    });
    return opened;
  };
  return (store) => {
    const asOne = async <T>(work: (objects: DocumentObjects) => Promise<T>): Promise<T> => {
      const transaction = (await open()).transaction(store, 'readwrite', { durability: 'strict' });
      const asked = work(transaction.store).catch((error: unknown) => {
        try {
          // What was written before is taken back.
          transaction.abort();
        } catch {
          // It is over by itself, which took everything back as well.
        }
        throw error;
      });
      // Written is what the transaction completed, not what it was asked for.
      const [answer] = await Promise.all([asked, transaction.done]);
      return answer;
    };
    return {
      asOne,
      keep: async (document) => void (await asOne((objects) => objects.put(document))),
      forget: async (id) => void (await asOne((objects) => objects.delete(id))),
      read: async (id) => (await open()).get(store, id) as Promise<unknown>,
      readAll: async () => (await open()).getAll(store),
    };
  };
}
