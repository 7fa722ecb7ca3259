import { useEffect, useState } from 'react';

/** So long a person's typing pauses before it is searched for. */
const PAUSE_MS = 300;

/** What was typed, once the typing pauses. */
export function usePaused(typed: string): string {
  const [paused, setPaused] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(typed), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return paused;
}
