import { createClient, type AuthError } from '@supabase/supabase-js';
import { AppError } from './app-error.ts';
import { countingFactors, type SecondFactor } from './awaits-code.ts';
import { announceSessionChange, AUTH_STORAGE_KEY } from './auth-session.ts';
import { env } from './env.ts';
import type { MailLink } from './mail-link.ts';

/**
 * The only file that makes clients of supabase-js. Pages reach it by a lazy import, so that its 55 KB load when
 * somebody signs in, or when a session is renewed.
 */
const client = createAuthClient({ storageKey: AUTH_STORAGE_KEY });
/** Holds what a link of a mail has proved, in memory alone, until the person decides about it. */
const linked = createAuthClient({ storageKey: 'mail-link', persistSession: false, autoRefreshToken: false });
/** For what is asked of second factors, in a file of its own that few need. */
export const clients = { own: client, linked } as const;

/** No client takes tokens from an address: whoever makes a link could sign a visitor in as somebody of his choice. */
function createAuthClient(options: { storageKey: string; persistSession?: false; autoRefreshToken?: false }) {
  return createClient(env.supabaseUrl, env.publishableKey, {
    auth: { ...options, flowType: 'implicit', detectSessionInUrl: false },
    global: { fetch: fetchAndListen },
  });
}

/** supabase-js does not say how long to wait; the answer does. */
let retryAfterS: number | undefined;
async function fetchAndListen(...question: Parameters<typeof fetch>): Promise<Response> {
  const answer = await fetch(...question);
  if (answer.status === 429) retryAfterS = Number(answer.headers.get('retry-after')) || undefined;
  return answer;
}

/** Whose link it is. */
export interface LinkedAccount {
  readonly id: string;
  readonly email: string;
  /** whose code is asked for before anybody is signed in by the link */
  readonly factors: readonly SecondFactor[];
}

client.auth.onAuthStateChange(() => announceSessionChange());

/** Throws what the Auth service said, as an error of ours. */
export function refuse(error: AuthError): never {
  const isUnreachable = error.name === 'AuthRetryableFetchError';
  if (error.status === 429)
    throw new AppError('rate_limited', error.message, { status: 429, retryAfterS, cause: error });
  const code = isUnreachable ? 'network' : (error.code ?? guessCode(error));
  throw new AppError(code, error.message, { status: error.status ?? 0, cause: error });
}

/** Some servers of the same interface send no code, only the well-known sentence. */
function guessCode(error: AuthError): string {
  if (/invalid login credentials/i.test(error.message)) return 'invalid_credentials';
  if (/already (been )?registered|already exists/i.test(error.message)) return 'user_already_exists';
  if (/not confirmed/i.test(error.message)) return 'email_not_confirmed';
  return 'unexpected';
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

/** Sends a mail with a link that signs an account in; an address without an account gets none, and nobody is told. */
export async function sendSignInMail(email: string, returnTo: string): Promise<void> {
  const { error } = await client.auth.signInWithOtp({
    email,
    options: { emailRedirectTo: returnTo, shouldCreateUser: false },
  });
  if (error && error.code !== 'otp_disabled') refuse(error);
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

/** Ends every session of the account that is signed in here, in all browsers. */
export async function signOutEverywhere(): Promise<void> {
  const { error } = await client.auth.signOut({ scope: 'global' });
  if (error) refuse(error);
  announceSessionChange();
}

/** Sends mails to the old and to the new address; the account has the new one once both links were opened. */
export async function changeEmail(email: string, returnTo: string): Promise<void> {
  const { error } = await client.auth.updateUser({ email }, { emailRedirectTo: returnTo });
  if (error) refuse(error);
}

/** Sends a mail with a link that leads to `returnTo`, where a new password can be chosen. */
export async function sendResetMail(email: string, returnTo: string): Promise<void> {
  const { error } = await client.auth.resetPasswordForEmail(email, { redirectTo: returnTo });
  if (error) refuse(error);
}

/**
 * Proves a link of a mail to the auth server, once. Nobody is signed in by it.
 * @returns whose link it is; null for the first of two links, of which the other mail holds the second
 */
export async function openMailLink({ tokenHash, kind }: MailLink): Promise<LinkedAccount | null> {
  const { data, error } = await linked.auth.verifyOtp({ token_hash: tokenHash, type: kind });
  if (error) refuse(error);
  if (!data.user || !data.session) return null;
  return { id: data.user.id, email: data.user.email ?? '', factors: countingFactors(data.user) };
}

/** Signs the account of the opened link in, instead of whoever is signed in here: the person was asked. */
export async function adoptMailLink(): Promise<void> {
  const { data } = await linked.auth.getSession();
  if (!data.session) throw new AppError('otp_expired', 'The link was not opened in this page.');
  const { error } = await client.auth.setSession(data.session);
  if (error) refuse(error);
}

/** Gives up what the opened link has proved. */
export async function dropMailLink(): Promise<void> {
  await linked.auth.signOut({ scope: 'local' });
}

/** Sets a new password for the account of the opened link, and ends that account's sessions everywhere else. */
export async function changePassword(password: string): Promise<void> {
  const { error } = await linked.auth.updateUser({ password });
  if (error) refuse(error);
  // The auth server has ended them with the change; where one has not, this does, and nothing is lost if it cannot.
  await linked.auth.signOut({ scope: 'others' });
}

/** Puts a file into Storage, where it stays as it is: the same file again is no error. */
export async function uploadFile(bucket: string, path: string, file: Blob): Promise<void> {
  if (!(await client.auth.getSession()).data.session)
    throw new AppError('signed_out', 'Uploading needs an account.');
  const { error } = await client.storage
    .from(bucket)
    .upload(path, file, { contentType: file.type, cacheControl: '31536000' });
  if (!error) return;
  const status = isStorageApiError(error) ? error.status : 0;
  // The file is there from an attempt whose answer was lost.
  if (status === 409 || /duplicate|already exists/i.test(error.message)) return;
  if (status === 0) throw new AppError('network', 'The server could not be reached.', { cause: error });
  throw new AppError(status >= 500 ? 'unavailable' : 'upload_refused', error.message, {
    status,
    cause: error,
  });
}

function isStorageApiError(error: Error): error is Error & { readonly status: number } {
  return 'status' in error && typeof error.status === 'number';
}
