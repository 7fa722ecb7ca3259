import { useCallback, useEffect, useState } from 'react';
import { toAppError, type AppError } from '#lib/app-error.ts';
import { readStoredJson, writeStored } from '#lib/stored.ts';
import { isSame, mergeEdits, type FieldKey, type Fields, type Merged } from './merge-edits.ts';

/** What was loaded or saved last: the fields and the version that they are of. */
export interface Saved<F extends Fields, Version> {
  readonly fields: F;
  readonly version: Version;
}

interface EditsOptions<F extends Fields, Version> {
  /** under which unsaved edits outlive a reload of the tab */
  readonly storageKey: string;
  readonly loaded: Saved<F, Version>;
  readonly save: (fields: F, version: Version) => Promise<Saved<F, Version>>;
  readonly reload: () => Promise<Saved<F, Version>>;
  /** keys of fields that would be refused */
  readonly check?: (fields: F) => readonly string[];
}

/** Somebody else saved: what they changed, and where both did. */
export interface Conflict<F extends Fields, Version> extends Merged<F> {
  readonly theirs: Saved<F, Version>;
}

/** What a part of a form needs: its fields, and the ways to change them. */
export interface FormEdits<F extends Fields> {
  readonly fields: F;
  readonly set: <K extends FieldKey<F>>(key: K, value: F[K]) => void;
  /** several fields at once */
  readonly setAll: (values: Partial<F>) => void;
}

/** All that is known and may be done about a form's edits. */
export interface Edits<F extends Fields, Version> extends FormEdits<F> {
  readonly changed: readonly FieldKey<F>[];
  readonly isDirty: boolean;
  readonly isSaving: boolean;
  readonly error: AppError | null;
  readonly wrong: readonly string[];
  readonly conflict: Conflict<F, Version> | null;
  /** forgets the fields of something that was added and is not wanted any more */
  readonly drop: (prefix: string) => void;
  /** goes on from what was saved elsewhere */
  readonly take: (next: Saved<F, Version>) => void;
  readonly save: () => Promise<boolean>;
  readonly discard: () => void;
  /** goes on from their version with these fields, and saves them */
  readonly resolve: (chosen: F) => Promise<boolean>;
  /** back to the form as it was; the next save asks again */
  readonly postpone: () => void;
}

/**
 * Edits of a form that several people may have open. A save that is refused because somebody else was faster reads their
 * version, joins both and asks; nothing typed is lost, neither then nor by a reload.
 */
export function useEdits<F extends Fields, Version>({
  storageKey,
  loaded,
  save,
  reload,
  check,
}: EditsOptions<F, Version>): Edits<F, Version> {
  const [base, setBase] = useState(loaded);
  const [kept] = useState(() => readKept<F>(storageKey));
  const [fields, setFields] = useState<F>(() =>
    kept ? mergeEdits(kept.base, kept.mine, loaded.fields).fields : loaded.fields,
  );
  const [isSaving, setIsSaving] = useState(false);
  const [error, setError] = useState<AppError | null>(null);
  const [wrong, setWrong] = useState<readonly string[]>([]);
  const [conflict, setConflict] = useState<Conflict<F, Version> | null>(() => {
    const merged = kept && mergeEdits(kept.base, kept.mine, loaded.fields);
    return merged && merged.clashes.length > 0 ? { ...merged, theirs: loaded } : null;
  });
  const changed = (Object.keys(fields) as FieldKey<F>[]).filter(
    (key) => !isSame(fields[key], base.fields[key]),
  );
  const isDirty = changed.length > 0;

  useEffect(() => {
    writeStored('session', storageKey, isDirty ? JSON.stringify({ base: base.fields, mine: fields }) : null);
  }, [storageKey, base, fields, isDirty]);

  const setAll = useCallback((values: Partial<F>) => setFields((now) => ({ ...now, ...values })), []);
  const set = useCallback(<K extends FieldKey<F>>(key: K, value: F[K]) => {
    setFields((now) => ({ ...now, [key]: value }));
  }, []);

  const drop = useCallback((prefix: string) => {
    setFields(
      (now) => Object.fromEntries(Object.entries(now).filter(([key]) => !key.startsWith(prefix))) as F,
    );
  }, []);

  const take = useCallback((next: Saved<F, Version>, sent?: F) => {
    setBase(next);
    setFields((now) => ({ ...next.fields, ...(sent && typedSince(now, sent)) }));
    setConflict(null);
    setError(null);
    setWrong([]);
  }, []);

  const send = async (wanted: F, from: Saved<F, Version>): Promise<boolean> => {
    setError(null);
    const refused = check?.(wanted) ?? [];
    setWrong(refused);
    if (refused.length > 0) return false;
    setIsSaving(true);
    try {
      take(await save(wanted, from.version), wanted);
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

  const resolve = (chosen: F): Promise<boolean> => {
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
    setAll,
    drop,
    take,
    save: () => send(fields, base),
    discard: () => take(base),
    resolve,
    postpone: () => setConflict(null),
  };
}

/** Edits of this form that the tab has kept. They were this form's when they were written: only what is no form is refused. */
function readKept<F extends Fields>(key: string): { base: F; mine: F } | null {
  const stored = readStoredJson('session', key) as { base?: unknown; mine?: unknown } | null;
  if (stored === null || !isFields(stored.base) || !isFields(stored.mine)) return null;
  return { base: stored.base as F, mine: stored.mine as F };
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The fields that were changed after these had been sent: what was typed while they were saved is the next save's. */
function typedSince<F extends Fields>(now: F, sent: F): Partial<F> {
  return Object.fromEntries(
    Object.entries(now).filter(([key, value]) => !isSame(value, sent[key])),
  ) as Partial<F>;
}
