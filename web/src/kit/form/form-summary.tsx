import { useEffect, useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import { errorText } from '#lib/error-text.ts';
import { t } from '#lib/i18n.ts';
import type { SchemaForm } from './use-schema-form.ts';

interface FormSummaryProps<T extends FieldValues> {
  readonly form: SchemaForm<T>;
  /** said beside a refusal of the server */
  readonly note?: string | undefined;
}

/** Why a form was not sent. It takes the focus each time, so that everybody hears it, and leads to the fields. */
export function FormSummary<T extends FieldValues>({ form, note = '' }: FormSummaryProps<T>) {
  const { error, wrong, failures } = form;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (failures > 0) box.current?.focus();
  }, [failures]);
  if (failures === 0 || (error === null && wrong.length === 0)) return null;
  return (
    <div ref={box} className="form-error form-summary" tabIndex={-1} role={error ? 'alert' : 'group'}>
      {error ? (
        <p>
          <strong>{errorText(error).title}</strong> {errorText(error).help} {note}
        </p>
      ) : null}
      {wrong.length > 0 ? (
        <>
          <p>{t('form.check')}</p>
          <ul>
            {wrong.map(({ name, text }) => (
              <li key={name}>
                <button type="button" className="ui-link" onClick={() => focusField(box.current, name)}>
                  {text}
                </button>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </div>
  );
}

function focusField(inside: HTMLElement | null, name: string): void {
  const field = inside?.closest('form')?.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
}
