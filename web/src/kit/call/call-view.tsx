import type { ReactNode } from 'react';
import { CallFailure } from './call-failure.tsx';
import type { Call } from './use-call.ts';

interface CallViewProps<Answer> {
  readonly call: Call<Answer>;
  /** the place of what is on its way */
  readonly waiting: ReactNode;
  /** what could not be read; else the error's own words */
  readonly failed?: string;
  readonly isEmpty?: (answer: Answer) => boolean;
  /** what to do next where there is nothing */
  readonly empty?: ReactNode;
  readonly children: (answer: Answer) => ReactNode;
}

/** A call in its four states: on its way, failed, empty, there. */
export function CallView<Answer>({
  call: { answer, error, isBusy, reload },
  waiting,
  failed,
  isEmpty,
  empty,
  children,
}: CallViewProps<Answer>) {
  if (error)
    return <CallFailure error={error} title={failed} isRetrying={isBusy} onRetry={() => void reload()} />;
  if (answer === undefined) return waiting;
  return isEmpty?.(answer) ? empty : children(answer);
}
