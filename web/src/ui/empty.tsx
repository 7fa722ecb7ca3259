import type { ReactNode } from 'react';
import './drawings.css';
import './notice.css';

export interface EmptyProps {
  readonly title: ReactNode;
  /** what to do about it */
  readonly children?: ReactNode;
  readonly action?: ReactNode;
}

/** A list without rows: says what belongs here and how it gets here. */
export function Empty({ title, children, action }: EmptyProps) {
  return (
    <div className="ui-notice" data-kind="empty" data-drawing="shelf">
      <p className="ui-display ui-notice-title">{title}</p>
      {children ? <div className="ui-notice-text">{children}</div> : null}
      {action}
    </div>
  );
}
