import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { AuthCall } from './auth-call.ts';

/** What answering alike needs of the world. */
export interface EvenDependencies {
  /** the Auth service's own answer */
  readonly answer: () => Promise<Response>;
  /** the account of an address; null where there is none */
  readonly findAccount: (email: string) => Promise<AuthAccount | null>;
  /** bcrypt, with the service's cost */
  readonly compare: (password: string, hash: string) => Promise<boolean>;
  readonly hash: (password: string) => Promise<string>;
  /** a hash of nobody's password */
  readonly nobodysHash: () => Promise<string>;
}

export interface AuthAccount {
  readonly passwordHash: string | null;
  readonly isConfirmed: boolean;
}

/** Longer than the service takes to write a mail, so that nobody hears from the time whether one was written. */
const MAIL_MS = 400;

/**
 * Signs in with one comparison of a hash, whether or not there is such an account: upstream answers at once for an
 * unknown address, and says before it looks at the password that an address awaits its confirmation.
 */
export async function answerSignIn(call: AuthCall, even: EvenDependencies): Promise<Response> {
  if (call.email === '' || call.password === '') return even.answer();
  const account = await even.findAccount(call.email);
  if (!account?.passwordHash) {
    await even.compare(call.password, await even.nobodysHash());
    return even.answer();
  }
  if (account.isConfirmed || (await even.compare(call.password, account.passwordHash))) return even.answer();
  return wrongCredentials();
}

/** Upstream's words; a test compares the two. */
function wrongCredentials(): Response {
  return Response.json(
    { code: 400, error_code: 'invalid_credentials', msg: 'Invalid login credentials' },
    { status: 400, headers: { 'x-sb-error-code': 'invalid_credentials' } },
  );
}

/**
 * Signs up an account that awaits its confirmation. A taken address gets the same answer after the same work: what
 * else there is to say stands in the mailbox.
 */
export async function answerSignUp(call: AuthCall, even: EvenDependencies): Promise<Response> {
  const [answer] = await Promise.all([even.answer(), pause(MAIL_MS)]);
  const isTaken = answer.status === 429;
  if (isTaken) await even.hash(call.password);
  if (!isTaken && !answer.ok) return answer;
  const at = new Date().toISOString();
  return Response.json({
    id: randomUUID(),
    aud: 'authenticated',
    role: 'authenticated',
    email: call.email,
    phone: '',
    confirmation_sent_at: at,
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: {},
    identities: [],
    created_at: at,
    updated_at: at,
    is_anonymous: false,
  });
}

/** Upstream's refusals that tell whether there is an account, or what state it is in. */
const TELLING: ReadonlySet<unknown> = new Set(['otp_disabled', 'over_email_send_rate_limit']);

/** Has a mail sent, if there is an account to send it to; who asks does not learn whether. */
export async function answerMail({ answer: ask }: Pick<EvenDependencies, 'answer'>): Promise<Response> {
  const [answer] = await Promise.all([ask(), pause(MAIL_MS)]);
  if (answer.ok) return Response.json({});
  const body = (await answer
    .clone()
    .json()
    .catch(() => null)) as { error_code?: unknown } | null;
  return TELLING.has(body?.error_code) ? Response.json({}) : answer;
}
