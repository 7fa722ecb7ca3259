import type { ReactNode } from 'react';

interface WaitingProps {
  /** what is on its way, in words */
  readonly label: string;
  /** skeletons of the size of what will come */
  readonly children: ReactNode;
}

/** The place of what is being read. */
export function Waiting({ label, children }: WaitingProps) {
  return (
    <div aria-busy="true">
      <span className="ui-hidden">{label}</span>
      {children}
    </div>
  );
}
