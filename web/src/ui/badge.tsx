import type { ReactNode } from 'react';
import './badge.css';

export interface BadgeProps {
  readonly tone?: 'neutral' | 'accent' | 'good' | 'warn' | 'bad';
  readonly children: ReactNode;
}

/** A word or two about the state of something; its words carry the meaning, its colour only repeats it. */
export function Badge({ tone = 'neutral', children }: BadgeProps) {
  return (
    <span className="ui-badge" data-tone={tone}>
      {children}
    </span>
  );
}
