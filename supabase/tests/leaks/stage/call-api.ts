import { randomUUID } from 'node:crypto';
import type { StackAddress } from '../../../../scripts/test/stack-address.ts';

/** Whoever calls: a signed-in user by token, else anybody. */
export interface Caller {
  accessToken: string | null;
}

/** Posts and answers what came back. @throws unless the call succeeds: a stage that does not stand proves nothing */
export async function post<T>(url: string, body: object, headers: Record<string, string>): Promise<T> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${text}`);
  return (text === '' ? null : JSON.parse(text)) as T; // a void function answers nothing
}

/** The headers that a caller sends with everything. */
export function headersOf(address: StackAddress, { accessToken }: Caller): Record<string, string> {
  return {
    apikey: address.publishableKey,
    ...(accessToken !== null && { authorization: `Bearer ${accessToken}` }),
  };
}

/** Calls a database function as somebody. */
export function rpc<T>(address: StackAddress, caller: Caller, name: string, body: object): Promise<T> {
  return post<T>(`${address.api}/rest/v1/rpc/${name}`, body, headersOf(address, caller));
}

/** Calls an edge function as somebody. */
export function invoke<T>(address: StackAddress, caller: Caller, name: string, body: object): Promise<T> {
  return post<T>(`${address.api}/functions/v1/${name}`, body, headersOf(address, caller));
}

/** Calls a database function as the service role. */
export function service<T>(address: StackAddress, name: string, body: object): Promise<T> {
  return post<T>(`${address.api}/rest/v1/rpc/${name}`, body, { apikey: address.secretKey });
}

/** A new account, signed in. */
export interface Account extends Caller {
  accessToken: string;
  userId: string;
}

/** Makes an account that nobody else uses. */
export async function signUp(address: StackAddress): Promise<Account> {
  const { access_token: accessToken, user } = await post<{ access_token: string; user: { id: string } }>(
    `${address.api}/auth/v1/signup`,
    { email: `${randomUUID()}@example.com`, password: randomUUID() },
    { apikey: address.publishableKey },
  );
  return { accessToken, userId: user.id };
}
