import { openDB, type IDBPDatabase } from 'idb';

/** Documents of one kind that this browser keeps. What comes back is unknown: another version of the page may have kept it. */
export interface Documents<D extends { readonly id: string }> {
  /** resolves when the document would survive the tab */
  readonly keep: (document: D) => Promise<void>;
  readonly read: (id: string) => Promise<unknown>;
  readonly readAll: () => Promise<readonly unknown[]>;
  readonly forget: (id: string) => Promise<void>;
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
    const write = async (ask: (objects: WritableStore) => Promise<unknown>) => {
      const transaction = (await open()).transaction(store, 'readwrite', { durability: 'strict' });
      // Written is what the transaction completed, not what it was asked for.
      await Promise.all([ask(transaction.store), transaction.done]);
    };
    return {
      keep: (document) => write((objects) => objects.put(document)),
      forget: (id) => write((objects) => objects.delete(id)),
      read: async (id) => (await open()).get(store, id) as Promise<unknown>,
      readAll: async () => (await open()).getAll(store),
    };
  };
}

interface WritableStore {
  readonly put: (document: unknown) => Promise<unknown>;
  readonly delete: (id: string) => Promise<unknown>;
}
