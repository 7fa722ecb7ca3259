import type { ReactNode, SubmitEventHandler } from 'react';
import type { AppError } from '#lib/app-error.ts';
import { errorText } from '#lib/error-text.ts';
import { Button } from '#ui/button.tsx';
import '../account.css';

interface AccountFormProps {
  readonly title: string;
  readonly lead?: string;
  readonly submit: string;
  readonly isBusy: boolean;
  readonly error: AppError | null;
  readonly onSubmit: SubmitEventHandler<HTMLFormElement>;
  readonly children: ReactNode;
  /** other ways from here */
  readonly foot?: ReactNode;
}

/** The sheet that all account forms share: heading, fields, one action, what went wrong, other ways. */
export function AccountForm({
  title,
  lead,
  submit,
  isBusy,
  error,
  onSubmit,
  children,
  foot,
}: AccountFormProps) {
  return (
    <div className="page" data-width="narrow">
      <form className="account-form" onSubmit={onSubmit} noValidate>
        <h1>{title}</h1>
        {lead ? <p className="muted">{lead}</p> : null}
        {children}
        {error ? (
          <p className="form-error" role="alert">
            <strong>{errorText(error).title}</strong> {errorText(error).help}
          </p>
        ) : null}
        <Button type="submit" kind="primary" size="large" isWide isBusy={isBusy}>
          {submit}
        </Button>
      </form>
      {foot ? <div className="account-foot">{foot}</div> : null}
    </div>
  );
}
