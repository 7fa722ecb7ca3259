import { useId, useState } from 'react';
import { t } from '#lib/i18n.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import type { Fields, FieldValue, Merged } from './merge-edits.ts';
import './edits.css';

interface ConflictDialogProps<F extends Fields> {
  /** null: nothing to decide */
  readonly conflict: (Merged<F> & { readonly theirs: { readonly fields: F } }) | null;
  /** what a field is called, and how its value reads */
  readonly nameOf: (key: string) => string;
  readonly showValue: (key: string, value: FieldValue) => string;
  readonly onResolve: (fields: F) => void;
  readonly onPostpone: () => void;
}

/** Two people saved the same form: what the other one changed, and a choice wherever both did. Nothing is saved before it is made. */
export function ConflictDialog<F extends Fields>({ conflict, ...rest }: ConflictDialogProps<F>) {
  return (
    <Dialog
      isOpen={conflict !== null}
      onClose={rest.onPostpone}
      isModal
      title={t('edits.conflict.title')}
      labels={{ close: t('edits.conflict.later') }}
    >
      {conflict ? <Choices conflict={conflict} {...rest} /> : null}
    </Dialog>
  );
}

function Choices<F extends Fields>({
  conflict,
  nameOf,
  showValue,
  onResolve,
  onPostpone,
}: ConflictDialogProps<F> & { readonly conflict: NonNullable<ConflictDialogProps<F>['conflict']> }) {
  const group = useId();
  const [taken, setTaken] = useState<readonly string[]>([]);
  const choose = (key: string, isTheirs: boolean) =>
    setTaken((now) => (isTheirs ? [...now, key] : now.filter((one) => one !== key)));
  const chosen = () =>
    Object.fromEntries(
      Object.entries(conflict.fields).map(([key, value]) => {
        const clash = taken.includes(key) ? conflict.clashes.find((one) => one.key === key) : undefined;
        return [key, clash ? clash.theirs : value];
      }),
    ) as F;
  return (
    <div className="conflict">
      <p>{t(conflict.clashes.length > 0 ? 'edits.conflict.both' : 'edits.conflict.apart')}</p>
      {conflict.clashes.map(({ key, mine, theirs }) => (
        <fieldset key={key} className="conflict-choice">
          <legend>{nameOf(key)}</legend>
          {[
            { isTheirs: false, label: t('edits.conflict.mine'), value: mine },
            { isTheirs: true, label: t('edits.conflict.theirs'), value: theirs },
          ].map(({ isTheirs, label, value }) => (
            <label key={label}>
              <input
                type="radio"
                name={`${group}-${key}`}
                checked={taken.includes(key) === isTheirs}
                onChange={() => choose(key, isTheirs)}
              />
              <span>
                <strong>{label}</strong> {showValue(key, value)}
              </span>
            </label>
          ))}
        </fieldset>
      ))}
      {conflict.taken.length > 0 ? (
        <>
          <p>{t('edits.conflict.taken')}</p>
          <ul className="conflict-taken">
            {conflict.taken.map((key) => (
              <li key={key}>
                <strong>{nameOf(key)}</strong> {showValue(key, conflict.theirs.fields[key] ?? null)}
              </li>
            ))}
          </ul>
        </>
      ) : null}
      <div className="save-actions">
        <Button onClick={onPostpone}>{t('edits.conflict.later')}</Button>
        <Button kind="primary" onClick={() => onResolve(chosen())}>
          {t('edits.conflict.save')}
        </Button>
      </div>
    </div>
  );
}
