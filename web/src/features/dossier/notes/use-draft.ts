import { useCallback, useEffect, useState } from 'react';
import { readStoredJson, writeStored } from '#lib/stored.ts';
import { ownKey } from '#kit/rows/device-store.ts';

/**
 * What is being typed into a form, kept in the tab: it is there again after a reload, and after a send that failed.
 * @returns the values, how they change, and how they are forgotten once they are sent
 */
export function useDraft<Values extends object>(
  name: string,
  empty: Values,
): readonly [Values, (changes: Partial<Values>) => void, () => void] {
  // Whose it is stays, also when somebody signs out while the form is there.
  const [key] = useState(() => ownKey(name));
  const [values, setValues] = useState<Values>(() => ({ ...empty, ...readKept(key) }));
  const text = JSON.stringify(values);
  const isEmpty = text === JSON.stringify(empty);
  useEffect(() => writeStored('session', key, isEmpty ? null : text), [key, text, isEmpty]);
  const change = useCallback((changes: Partial<Values>) => setValues((now) => ({ ...now, ...changes })), []);
  return [values, change, () => setValues(empty)];
}

function readKept(key: string): object {
  const kept = readStoredJson('session', key);
  return typeof kept === 'object' && kept !== null ? kept : {};
}
