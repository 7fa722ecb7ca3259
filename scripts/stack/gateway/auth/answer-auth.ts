import { randomBytes } from 'node:crypto';
import type { App } from '@supabase/lite';
import { compare, hash } from 'bcryptjs';
import type { Sql } from 'postgres';
import { answerWithLite } from '../../rest/answer-with-lite.ts';
import type { RequestTrace } from '../../rest/request-trace.ts';
import type { StackKeys } from '../../keys.ts';
import { noteBrowser } from './note-browser.ts';
import { readAuthCall, type AuthCall } from './auth-call.ts';
import { tooManyAttempts, type AuthLimits } from './auth-limits.ts';
import {
  answerMail,
  answerSignIn,
  answerSignUp,
  type AuthAccount,
  type EvenDependencies,
} from './even-answers.ts';
import { answerFactors, isAboutFactors, refuseHalfSignIn } from './second-factor/answer-factors.ts';
import { tellLevel } from './second-factor/tell-level.ts';

/** What the Auth part of the gateway works with. */
export interface AuthDependencies {
  readonly app: App;
  /** the same service, for accounts that confirm their address before they sign in */
  readonly confirmingApp: App;
  readonly mustConfirm: (email: string) => boolean;
  readonly limits: AuthLimits;
  readonly sql: Sql;
  readonly keys: StackKeys;
  /** the site's page for the links of mails, with the proof of one */
  readonly mailLinkPage: (tokenHash: string, kind: string, returnTo: string | undefined) => string;
}

/** The cost of the service's own hashes. */
const BCRYPT_COST = 10;
let nobodysHash: Promise<string> | undefined;

/**
 * Answers for `/auth/v1`. The service does the work; what it lacks of the hosted one is added here: limits, equal answers
 * for known and unknown accounts, which browser a session was opened with, second factors,
 * and the end of other sessions with a changed password.
 * @param address the client's
 */
export async function answerAuth(
  dependencies: AuthDependencies,
  request: Request,
  address: string,
  trace: RequestTrace,
): Promise<Response> {
  const url = new URL(request.url);
  const level = { sql: dependencies.sql, jwtSecret: dependencies.keys.jwtSecret };
  if (!isAboutFactors(url)) {
    const answer = await answerByOneProof(dependencies, request, address, trace);
    return answer.ok ? tellLevel(level, url, answer) : answer;
  }
  const headers = new Headers(request.headers);
  headers.delete('content-length');
  const ask = async (method: 'GET' | 'POST', path: string, body?: object): Promise<Response> => {
    const to = new URL(path, url);
    const sent = { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) };
    const answer = await answerWithLite(dependencies.app, new Request(to, sent));
    return answer.ok ? tellLevel(level, to, answer) : answer;
  };
  return answerFactors({ ...dependencies, now: Date.now, ask }, request, address);
}

async function answerByOneProof(
  dependencies: AuthDependencies,
  request: Request,
  address: string,
  trace: RequestTrace,
): Promise<Response> {
  const { app, confirmingApp, mustConfirm, limits, sql } = dependencies;
  const url = new URL(request.url);
  if (request.method === 'GET' && url.pathname === '/auth/v1/verify')
    return leadToMailLinkPage(dependencies, url, trace);
  const call = await readAuthCall(request);
  if (call.kind === 'change' && call.email + call.password !== '') {
    const refusal = await refuseHalfSignIn(sql, request);
    if (refusal) return refusal;
  }
  const isConfirming = call.kind === 'sign-up' && mustConfirm(call.email);
  const counted: AuthCall = isConfirming ? { ...call, kind: 'mail' } : call;
  const waitS = limits.take(counted, address);
  if (waitS !== null) return tooManyAttempts(waitS);
  const even: EvenDependencies = {
    answer: () => answerWithLite(isConfirming ? confirmingApp : app, request, trace),
    findAccount: (email) => findAccount(sql, email),
    compare,
    hash: (password) => hash(password, BCRYPT_COST),
    nobodysHash: () => (nobodysHash ??= hash(randomBytes(24).toString('base64'), BCRYPT_COST)),
  };
  const headers = new Headers(request.headers);
  const answer = await (call.kind === 'sign-in'
    ? answerSignIn(call, even)
    : isConfirming
      ? answerSignUp(call, even)
      : call.kind === 'mail'
        ? answerMail(even)
        : even.answer());
  if (!answer.ok) return answer;
  await noteBrowser(sql, request, answer);
  limits.settle(counted, address);
  if (call.kind === 'change' && call.password !== '') return endOtherSessions(app, url, headers, answer);
  return answer;
}

async function findAccount(sql: Sql, email: string): Promise<AuthAccount | null> {
  const [row] = await sql<{ hash: string | null; at: string | null }[]>`
    select encrypted_password as hash, email_confirmed_at as at from auth.users where email = ${email}`;
  return row ? { passwordHash: row.hash, isConfirmed: row.at !== null } : null;
}

/** A new password ends the account's other sessions, as the hosted service has it; upstream leaves them. */
async function endOtherSessions(app: App, url: URL, headers: Headers, changed: Response): Promise<Response> {
  for (const name of ['content-length', 'content-type']) headers.delete(name);
  const ended = await answerWithLite(
    app,
    new Request(new URL('/auth/v1/logout?scope=others', url), { method: 'POST', headers }),
  );
  if (ended.ok) return changed;
  const msg = 'The password is changed, but other sessions could not be ended. Sign out everywhere.';
  return Response.json({ code: 500, error_code: 'unexpected_failure', msg }, { status: 500 });
}

/**
 * A link to the service itself would answer with a session in the address, which nobody may take from there. It leads to
 * the page that asks instead.
 */
function leadToMailLinkPage(
  { mailLinkPage }: AuthDependencies,
  { searchParams }: URL,
  { redirectTo }: RequestTrace,
): Response {
  const location = mailLinkPage(searchParams.get('token') ?? '', searchParams.get('type') ?? '', redirectTo);
  const headers = { location, 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' };
  return new Response(null, { status: 303, headers });
}
