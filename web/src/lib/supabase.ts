import { createClient, REALTIME_SUBSCRIBE_STATES, type AuthError } from '@supabase/supabase-js';
import { AppError } from './app-error.ts';
import { announceSessionChange, AUTH_STORAGE_KEY } from './auth-session.ts';
import { env } from './env.ts';

/**
 * The only file that knows supabase-js. Pages reach it by a lazy import, so that its 55 KB load when somebody signs
 * in, when a session is renewed, or when a board goes live.
 */
const client = createClient(env.supabaseUrl, env.publishableKey, {
  auth: { storageKey: AUTH_STORAGE_KEY, flowType: 'implicit', detectSessionInUrl: true },
});

client.auth.onAuthStateChange(() => announceSessionChange());

function refuse(error: AuthError): never {
  const isUnreachable = error.name === 'AuthRetryableFetchError';
  const code = isUnreachable ? 'network' : (error.code ?? guessCode(error));
  throw new AppError(code, error.message, { status: error.status ?? 0, cause: error });
}

/** Some servers of the same interface send no code, only the well-known sentence. */
function guessCode(error: AuthError): string {
  if (/invalid login credentials/i.test(error.message)) return 'invalid_credentials';
  if (/already (been )?registered|already exists/i.test(error.message)) return 'user_already_exists';
  if (/not confirmed/i.test(error.message)) return 'email_not_confirmed';
  return error.status === 429 ? 'rate_limited' : 'unexpected';
}

/** Renews the session if it can be; answers whether there is one. */
export async function renewSession(): Promise<boolean> {
  const { data, error } = await client.auth.refreshSession();
  if (error && error.name === 'AuthRetryableFetchError') refuse(error);
  return data.session !== null;
}

/** Signs in with an e-mail address and a password. */
export async function signIn(email: string, password: string): Promise<void> {
  const { error } = await client.auth.signInWithPassword({ email, password });
  if (error) refuse(error);
}

/** Makes an account. Answers false when the address must be confirmed by mail first. */
export async function signUp(
  email: string,
  password: string,
  displayName: string,
  returnTo: string,
): Promise<boolean> {
  const { data, error } = await client.auth.signUp({
    email,
    password,
    options: { emailRedirectTo: returnTo, data: { display_name: displayName, is_16_or_older: true } },
  });
  if (error) refuse(error);
  return data.session !== null;
}

/** Signs out in this browser only. */
export async function signOut(): Promise<void> {
  const { error } = await client.auth.signOut({ scope: 'local' });
  if (error && error.name === 'AuthRetryableFetchError') refuse(error);
  announceSessionChange();
}

/** Sends a mail with a link that leads back to `returnTo`, signed in. */
export async function sendResetMail(email: string, returnTo: string): Promise<void> {
  const { error } = await client.auth.resetPasswordForEmail(email, { redirectTo: returnTo });
  if (error) refuse(error);
}

/** Waits until a link from a mail was read from the address; answers whether somebody is signed in. */
export async function settleLink(): Promise<boolean> {
  const { data } = await client.auth.getSession();
  return data.session !== null;
}

/** Sets a new password for whoever is signed in. */
export async function changePassword(password: string): Promise<void> {
  const { error } = await client.auth.updateUser({ password });
  if (error) refuse(error);
}

/** Listens to one event of a private channel, where nobody but the database speaks. `onState` says whether the channel is live. Returns the way to stop. */
export function listen(
  topic: string,
  event: string,
  onEvent: () => void,
  onState: (isLive: boolean) => void,
): () => void {
  const channel = client.channel(topic, { config: { private: true } });
  channel.on('broadcast', { event }, () => onEvent());
  channel.subscribe((state) => onState(state === REALTIME_SUBSCRIBE_STATES.SUBSCRIBED));
  return () => void client.removeChannel(channel);
}
