import { useCallback, useEffect, useState } from 'react';
import { toAppError, type AppError } from '#lib/app-error.ts';
import { readStoredJson, writeStored } from '#lib/stored.ts';
import { isSame, mergeEdits, type Fields, type FieldValue, type Merged } from './merge-edits.ts';

/** What was loaded or saved last: the fields and the version that they are of. */
export interface Saved<Version> {
  readonly fields: Fields;
  readonly version: Version;
}

interface EditsOptions<Version> {
  /** under which unsaved edits outlive a reload of the tab */
  readonly storageKey: string;
  readonly loaded: Saved<Version>;
  readonly save: (fields: Fields, version: Version) => Promise<Saved<Version>>;
  readonly reload: () => Promise<Saved<Version>>;
  /** keys of fields that would be refused */
  readonly check?: (fields: Fields) => readonly string[];
}

/** Somebody else saved: what they changed, and where both did. */
export interface Conflict<Version> extends Merged {
  readonly theirs: Saved<Version>;
}

/**
 * Edits of a form that several people may have open. A save that is refused because somebody else was faster reads their
 * version, joins both and asks; nothing typed is lost, neither then nor by a reload.
 */
export function useEdits<Version>({ storageKey, loaded, save, reload, check }: EditsOptions<Version>) {
  const [base, setBase] = useState(loaded);
  const [kept] = useState(() => readKept(storageKey));
  const [fields, setFields] = useState<Fields>(() =>
    kept ? mergeEdits(kept.base, kept.mine, loaded.fields).fields : loaded.fields,
  );
  const [isSaving, setIsSaving] = useState(false);
  const [error, setError] = useState<AppError | null>(null);
  const [wrong, setWrong] = useState<readonly string[]>([]);
  const [conflict, setConflict] = useState<Conflict<Version> | null>(() => {
    const merged = kept && mergeEdits(kept.base, kept.mine, loaded.fields);
    return merged && merged.clashes.length > 0 ? { ...merged, theirs: loaded } : null;
  });
  const changed = Object.keys(fields).filter((key) => !isSame(fields[key], base.fields[key]));
  const isDirty = changed.length > 0;

  useEffect(() => {
    writeStored('session', storageKey, isDirty ? JSON.stringify({ base: base.fields, mine: fields }) : null);
  }, [storageKey, base, fields, isDirty]);

  const set = useCallback((key: string, value: FieldValue) => {
    setFields((now) => ({ ...now, [key]: value }));
  }, []);

  /** Forgets the fields of something that was added and is not wanted any more. */
  const drop = useCallback((prefix: string) => {
    setFields((now) => Object.fromEntries(Object.entries(now).filter(([key]) => !key.startsWith(prefix))));
  }, []);

  const take = useCallback((next: Saved<Version>) => {
    setBase(next);
    setFields(next.fields);
    setConflict(null);
    setError(null);
    setWrong([]);
  }, []);

  const send = async (wanted: Fields, from: Saved<Version>): Promise<boolean> => {
    setError(null);
    const refused = check?.(wanted) ?? [];
    setWrong(refused);
    if (refused.length > 0) return false;
    setIsSaving(true);
    try {
      take(await save(wanted, from.version));
      return true;
    } catch (thrown) {
      const refusal = toAppError(thrown);
      if (refusal.code !== 'edit_conflict') {
        setError(refusal);
        return false;
      }
      try {
        const theirs = await reload();
        setConflict({ ...mergeEdits(from.fields, wanted, theirs.fields), theirs });
      } catch (failure) {
        setError(toAppError(failure));
      }
      return false;
    } finally {
      setIsSaving(false);
    }
  };

  /** Goes on from their version with these fields, and saves them. */
  const resolve = (chosen: Fields): Promise<boolean> => {
    if (!conflict) return Promise.resolve(false);
    setBase(conflict.theirs);
    setFields(chosen);
    setConflict(null);
    return send(chosen, conflict.theirs);
  };

  return {
    fields,
    changed,
    isDirty,
    isSaving,
    error,
    wrong,
    conflict,
    set,
    drop,
    take,
    save: () => send(fields, base),
    discard: () => take(base),
    resolve,
    /** back to the form as it was; the next save asks again */
    postpone: () => setConflict(null),
  };
}

/** What a part of a form needs: its fields, and the way to change one. */
export interface FormEdits {
  readonly fields: Fields;
  readonly set: (key: string, value: FieldValue) => void;
}

function readKept(key: string): { base: Fields; mine: Fields } | null {
  const stored = readStoredJson('session', key) as { base?: unknown; mine?: unknown } | null;
  if (stored === null || !isFields(stored.base) || !isFields(stored.mine)) return null;
  return { base: stored.base, mine: stored.mine };
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
