import type { ReactNode } from 'react';
import './visually-hidden.css';

/** Text for those who listen to the page and need it said. */
export function VisuallyHidden({ children }: { readonly children: ReactNode }) {
  return <span className="ui-hidden">{children}</span>;
}
