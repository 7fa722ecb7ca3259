import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import './notice.css';

export interface FailureProps {
  /** what happened */
  readonly title: ReactNode;
  /** why, and what to do */
  readonly children?: ReactNode;
  readonly onRetry?: (() => void) | undefined;
  readonly isRetrying?: boolean;
  readonly labels: { readonly retry: string };
  /** a reference for support, small print */
  readonly reference?: ReactNode;
}

/** Something could not be done or shown: what happened, why, what to do. */
export function Failure({ title, children, onRetry, isRetrying = false, labels, reference }: FailureProps) {
  return (
    <div className="ui-notice" data-kind="failure" role="alert">
      <p className="ui-display ui-notice-title">{title}</p>
      {children ? <div className="ui-notice-text">{children}</div> : null}
      {onRetry ? (
        <Button onClick={onRetry} isBusy={isRetrying}>
          {labels.retry}
        </Button>
      ) : null}
      {reference ? <small className="ui-notice-reference">{reference}</small> : null}
    </div>
  );
}
