import type { ToldFactor } from './awaits-code.ts';
import { readStored, readStoredJson, writeStored } from './stored.ts';

/** Where supabase-js keeps its session; pages without supabase-js read the same record. */
export const AUTH_STORAGE_KEY = 'auth-session';
const CHANGE_EVENT = 'auth-session-change';
/** A token this close to its end is renewed before it is used. */
const EXPIRY_MARGIN_S = 30;

export interface AuthSession {
  readonly access_token: string;
  readonly expires_at: number;
  readonly user: {
    readonly id: string;
    readonly email?: string;
    readonly factors?: readonly ToldFactor[];
  };
}

/** The signed-in player's session, or null for a visitor. */
export function readSession(): AuthSession | null {
  const stored = readStoredJson('local', AUTH_STORAGE_KEY);
  const session = stored as Partial<AuthSession> | null;
  return typeof session?.access_token === 'string' && typeof session.user?.id === 'string'
    ? (session as AuthSession)
    : null;
}

/** A token that is good for at least the next half minute; undefined for a visitor. */
export async function accessToken(): Promise<string | undefined> {
  const session = readSession();
  if (!session) return undefined;
  const isFresh = session.expires_at - Date.now() / 1000 > EXPIRY_MARGIN_S;
  if (!isFresh && !(await refreshSession())) return undefined;
  return readSession()?.access_token;
}

/** Renews the session with supabase-js, which is loaded only now. Answers whether there is a session afterwards. */
export async function refreshSession(): Promise<boolean> {
  if (!readSession()) return false;
  const { renewSession } = await import('./supabase.ts');
  return renewSession();
}

/** Tells this tab that the session changed; other tabs hear it from the storage event. */
export function announceSessionChange(): void {
  window.dispatchEvent(new Event(CHANGE_EVENT));
}

/** Calls back after each change of the session, in this tab or another. */
export function onSessionChange(callback: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === AUTH_STORAGE_KEY || event.key === null) callback();
  };
  window.addEventListener(CHANGE_EVENT, callback);
  window.addEventListener('storage', onStorage);
  return () => {
    window.removeEventListener(CHANGE_EVENT, callback);
    window.removeEventListener('storage', onStorage);
  };
}

const GUEST_TOKEN_KEY = 'guestToken';

/** The token by which the server knows this browser's guest; undefined before the first run. */
export function guestToken(): string | undefined {
  return readStored('local', GUEST_TOKEN_KEY) ?? undefined;
}

/** Keeps (or, with null, forgets) the guest token. */
export function keepGuestToken(token: string | null): void {
  writeStored('local', GUEST_TOKEN_KEY, token);
}

/** The argument that identifies a guest to a database function; empty for a signed-in player without one. */
export function guestArgs(): { guestToken?: string } {
  const token = guestToken();
  return token ? { guestToken: token } : {};
}
