import type { ReactNode } from 'react';

/** A table wider than its place scrolls inside its own frame, which therefore takes the focus. */
export function Scrolled({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="home-scroll" role="region" aria-label={label} tabIndex={0}>
      {children}
    </div>
  );
}
