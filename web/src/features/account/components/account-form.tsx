import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { FormFrame } from '#kit/form/form-frame.tsx';
import type { SchemaForm } from '#kit/form/use-schema-form.ts';
import '../account.css';

interface AccountFormProps<T extends FieldValues> {
  readonly form: SchemaForm<T>;
  readonly title: string;
  readonly lead?: string;
  readonly submit: string;
  readonly sending?: string;
  readonly children: ReactNode;
  /** other ways from here */
  readonly foot?: ReactNode;
}

/** The sheet that all account forms share: heading, fields, one action, other ways. */
export function AccountForm<T extends FieldValues>({
  title,
  lead,
  children,
  foot,
  ...frame
}: AccountFormProps<T>) {
  return (
    <div className="page" data-width="narrow">
      <FormFrame {...frame} className="account-form" isWide>
        <h1>{title}</h1>
        {lead ? <p className="muted">{lead}</p> : null}
        {children}
      </FormFrame>
      {foot ? <div className="account-foot">{foot}</div> : null}
    </div>
  );
}
