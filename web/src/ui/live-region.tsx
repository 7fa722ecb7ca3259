import type { ReactNode } from 'react';
import { VisuallyHidden } from './visually-hidden.tsx';

export interface LiveRegionProps {
  readonly children: ReactNode;
  /** interrupts what is being read; for what cannot wait */
  readonly isUrgent?: boolean;
}

/** Says its text aloud whenever it changes. Keep it mounted: a region that arrives with its text is often not read. */
export function LiveRegion({ children, isUrgent = false }: LiveRegionProps) {
  return (
    <VisuallyHidden>
      <span role={isUrgent ? 'alert' : 'status'}>{children}</span>
    </VisuallyHidden>
  );
}
