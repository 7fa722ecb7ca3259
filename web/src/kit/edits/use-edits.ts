import { useCallback, useEffect, useRef, useState } from 'react';
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

/** A form as it stands: what was loaded or saved last, and the fields with what was typed since. */
interface Form<F extends Fields, Version> {
  readonly base: Saved<F, Version>;
  readonly fields: F;
}

/** What was typed, and over what. */
interface Kept<F extends Fields> {
  readonly base: F;
  readonly mine: F;
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
  /** brings in what was saved elsewhere; what is typed stays, and where both changed one field the next save asks */
  readonly take: (next: Saved<F, Version>) => void;
  /** the same with what is read now, unless a save answers before it does */
  readonly follow: (read: () => Promise<Saved<F, Version> | null>) => Promise<void>;
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
  const [kept] = useState(() => readKept<F>(storageKey));
  const { base, fields, changed, isDirty, setForm, ...ways } = useForm(storageKey, loaded, kept);
  const [isSaving, setIsSaving] = useState(false);
  const [error, setError] = useState<AppError | null>(null);
  const [wrong, setWrong] = useState<readonly string[]>([]);
  const [conflict, setConflict] = useState<Conflict<F, Version> | null>(() => {
    const merged = kept && mergeEdits(kept.base, kept.mine, loaded.fields);
    return merged && merged.clashes.length > 0 ? { ...merged, theirs: loaded } : null;
  });

  const settle = (next: Saved<F, Version>, sent?: F) => {
    setForm(({ fields: now }) => ({
      base: next,
      fields: { ...next.fields, ...(sent && typedSince(now, sent)) },
    }));
    setConflict(null);
    setError(null);
    setWrong([]);
  };

  const send = async (wanted: F, from: Saved<F, Version>): Promise<boolean> => {
    setError(null);
    const refused = check?.(wanted) ?? [];
    setWrong(refused);
    if (refused.length > 0) return false;
    setIsSaving(true);
    try {
      settle(await save(wanted, from.version), wanted);
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
    setForm({ base: conflict.theirs, fields: chosen });
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
    ...ways,
    save: () => send(fields, base),
    discard: () => settle(base),
    resolve,
    postpone: () => setConflict(null),
  };
}

/** The fields with what they were loaded or saved as, kept by the tab as long as they differ, and the ways to change them. */
function useForm<F extends Fields, Version>(
  storageKey: string,
  loaded: Saved<F, Version>,
  kept: Kept<F> | null,
) {
  // Both in one state: whether a field was typed is known at any moment, also to an answer that took its time.
  const [{ base, fields }, setForm] = useState<Form<F, Version>>(() => ({
    base: loaded,
    fields: kept ? mergeEdits(kept.base, kept.mine, loaded.fields).fields : loaded.fields,
  }));
  const latestBase = useRef(base);
  const changed = (Object.keys(fields) as FieldKey<F>[]).filter(
    (key) => !isSame(fields[key], base.fields[key]),
  );
  const isDirty = changed.length > 0;

  useEffect(() => {
    writeStored('session', storageKey, isDirty ? JSON.stringify({ base: base.fields, mine: fields }) : null);
  }, [storageKey, base, fields, isDirty]);

  useEffect(() => {
    latestBase.current = base;
  }, [base]);

  const setFields = useCallback(
    (change: (now: F) => F) => setForm((form) => ({ base: form.base, fields: change(form.fields) })),
    [],
  );
  const setAll = useCallback(
    (values: Partial<F>) => setFields((now) => ({ ...now, ...values })),
    [setFields],
  );
  const set = useCallback(
    <K extends FieldKey<F>>(key: K, value: F[K]) => setFields((now) => ({ ...now, [key]: value })),
    [setFields],
  );

  const drop = useCallback(
    (prefix: string) => {
      setFields(
        (now) => Object.fromEntries(Object.entries(now).filter(([key]) => !key.startsWith(prefix))) as F,
      );
    },
    [setFields],
  );

  const take = useCallback((next: Saved<F, Version>) => setForm((form) => joined(form, next)), []);

  const follow = useCallback(async (read: () => Promise<Saved<F, Version> | null>) => {
    const before = latestBase.current;
    const next = await read();
    if (next) setForm((form) => (form.base === before ? joined(form, next) : form));
  }, []);

  return { base, fields, changed, isDirty, setForm, set, setAll, drop, take, follow };
}

/** Edits of this form that the tab has kept. They were this form's when they were written: only what is no form is refused. */
function readKept<F extends Fields>(key: string): Kept<F> | null {
  const stored = readStoredJson('session', key) as { base?: unknown; mine?: unknown } | null;
  if (stored === null || !isFields(stored.base) || !isFields(stored.mine)) return null;
  return { base: stored.base as F, mine: stored.mine as F };
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A form with what was saved elsewhere. Where both changed one field it stays as it is, so that its save is refused and asks. */
function joined<F extends Fields, Version>(
  form: Form<F, Version>,
  next: Saved<F, Version>,
): Form<F, Version> {
  const { fields, clashes } = mergeEdits(form.base.fields, form.fields, next.fields);
  return clashes.length > 0 ? form : { base: next, fields };
}

/** The fields that were changed after these had been sent: what was typed while they were saved is the next save's. */
function typedSince<F extends Fields>(now: F, sent: F): Partial<F> {
  return Object.fromEntries(
    Object.entries(now).filter(([key, value]) => !isSame(value, sent[key])),
  ) as Partial<F>;
}
