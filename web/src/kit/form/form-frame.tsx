import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Button } from '#ui/button.tsx';
import { FormSummary } from './form-summary.tsx';
import type { SchemaForm } from './use-schema-form.ts';
import './form.css';

interface FormFrameProps<T extends FieldValues> {
  readonly form: SchemaForm<T>;
  /** what the button says, and what it says meanwhile */
  readonly submit: string;
  readonly sending?: string;
  /** said beside a refusal of the server, e.g. where what was typed is kept */
  readonly errorNote?: string;
  readonly children: ReactNode;
  /** other buttons, before the one that sends */
  readonly others?: ReactNode;
  readonly className?: string;
  readonly isWide?: boolean;
  readonly kind?: 'primary' | 'secondary' | 'danger';
}

/** What every form that is sent has: its fields, what is wrong, one button, and the wait. */
export function FormFrame<T extends FieldValues>({
  form,
  submit,
  sending = submit,
  errorNote,
  children,
  others,
  className = '',
  isWide = false,
  kind = 'primary',
}: FormFrameProps<T>) {
  return (
    <form className={`form ${className}`} onSubmit={form.submit} noValidate>
      {children}
      <FormSummary form={form} note={errorNote} />
      <div className="form-actions">
        {others}
        <Button
          type="submit"
          kind={kind}
          size={isWide ? 'large' : 'medium'}
          isWide={isWide}
          isBusy={form.isSending}
        >
          {form.isSending ? sending : submit}
        </Button>
      </div>
    </form>
  );
}
