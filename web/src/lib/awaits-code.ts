import type { AuthSession } from './auth-session.ts';

/** A second factor of an account, by the name that its person gave it. */
export interface SecondFactor {
  readonly id: string;
  readonly name: string;
  /** empty where the Auth service does not say */
  readonly createdAt: string;
}

/** A factor as the Auth service tells it beside an account; one that was begun and left is `unverified`. */
export interface ToldFactor {
  readonly id: string;
  readonly friendly_name?: string;
  readonly status: string;
  readonly created_at?: string;
}

/** Was this session opened by a password or a link alone, where its account has a second factor too? */
export function awaitsCode(session: AuthSession | null): session is AuthSession {
  return session !== null && countingFactors(session.user).length > 0 && levelOf(session) !== 'aal2';
}

/** The factors that count, oldest first: the person has given a code of each. */
export function countingFactors({
  factors = [],
}: {
  readonly factors?: readonly ToldFactor[];
}): SecondFactor[] {
  return factors
    .filter(({ status }) => status === 'verified')
    .map(({ id, friendly_name: name = '', created_at: createdAt = '' }) => ({ id, name, createdAt }))
    .sort((one, other) => one.createdAt.localeCompare(other.createdAt));
}

/** What the token says of how many proofs it was given for. It decides what is shown; the server decides by itself. */
function levelOf({ access_token: token }: AuthSession): unknown {
  try {
    const body = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    return (JSON.parse(atob(body)) as { readonly aal?: unknown }).aal;
  } catch {
    return null;
  }
}
