import { useSyncExternalStore } from 'react';
import { onSessionChange, readSession, type AuthSession } from './auth-session.ts';

let seen: AuthSession | null = null;

/** Reads the session, but hands out the same object until it belongs to somebody else. */
function snapshot(): AuthSession | null {
  const next = readSession();
  if (next?.user.id !== seen?.user.id || next?.access_token !== seen?.access_token) seen = next;
  return seen;
}

/** Who is signed in, kept in step with other tabs; null for a visitor, and where the site server draws. */
export function useSession(): AuthSession | null {
  return useSyncExternalStore(onSessionChange, snapshot, () => null);
}
