/** Storage that never throws: private windows and full disks must not stop a game. */
function attempt<T>(work: () => T, fallback: T): T {
  try {
    return work();
  } catch {
    return fallback;
  }
}

/** Reads a string from a storage, or null. */
export function readStored(storage: 'local' | 'session', key: string): string | null {
  return attempt(() => storageOf(storage).getItem(key), null);
}

/** Writes a string into a storage; null removes it. */
export function writeStored(storage: 'local' | 'session', key: string, value: string | null): void {
  attempt(() => {
    if (value === null) storageOf(storage).removeItem(key);
    else storageOf(storage).setItem(key, value);
  }, undefined);
}

/** Reads a stored JSON value, or null when it is absent or broken. The caller decides whether to trust its shape. */
export function readStoredJson(storage: 'local' | 'session', key: string): unknown {
  const text = readStored(storage, key);
  return text === null ? null : attempt<unknown>(() => JSON.parse(text), null);
}

/** Keys of a storage that begin so, in their order. */
export function storedKeys(storage: 'local' | 'session', prefix: string): string[] {
  const keys = attempt(() => Object.keys(storageOf(storage)), []);
  return keys.filter((key) => key.startsWith(prefix)).sort();
}

function storageOf(storage: 'local' | 'session'): Storage {
  return storage === 'local' ? window.localStorage : window.sessionStorage;
}
