import { createHmac } from 'node:crypto';
import type { Sql } from 'postgres';
import { claimsOf } from '../../caller.ts';
import { factorsOf, noteMethod, sessionById, type Level } from './factor-store.ts';

/** What telling a session's level needs of the world. */
export interface LevelDependencies {
  readonly sql: Sql;
  /** what the service signs its tokens with */
  readonly jwtSecret: string;
}

interface Told {
  readonly access_token?: unknown;
  readonly user?: unknown;
  readonly id?: unknown;
}

const TELLS_USER = /^\/auth\/v1\/user\/?$/;
const OPENS_SESSIONS = /^\/auth\/v1\/(?:token|verify|signup)\/?$/;

/**
 * Adds to a good answer of the service what the hosted one says of second factors: `aal` and `amr` in an access token, and
 * the account's `factors` beside it.
 */
export async function tellLevel(
  { sql, jwtSecret }: LevelDependencies,
  url: URL,
  answer: Response,
): Promise<Response> {
  const isUser = TELLS_USER.test(url.pathname);
  if (!isUser && !OPENS_SESSIONS.test(url.pathname)) return answer;
  const body = await readBody(answer.clone());
  if (isUser)
    return typeof body.id === 'string' ? again(answer, await withFactors(sql, body.id, body)) : answer;
  if (typeof body.access_token !== 'string') return answer;
  const claims = claimsOf(body.access_token);
  const session =
    typeof claims?.['session_id'] === 'string' ? await sessionById(sql, claims['session_id']) : null;
  if (!claims || !session) return answer;
  const method = methodOf(url);
  if (method !== null) await noteMethod(sql, session.id, method);
  return again(answer, {
    ...body,
    access_token: sign({ ...claims, aal: session.aal, amr: await methodsOf(sql, session.id) }, jwtSecret),
    user: await withFactors(sql, session.userId, body.user),
  });
}

/** What a session was opened by; null for one that is only renewed. */
function methodOf({ pathname, searchParams }: URL): string | null {
  if (pathname.includes('/verify')) return 'otp';
  if (pathname.includes('/signup')) return 'password';
  const grant = searchParams.get('grant_type');
  if (grant === 'refresh_token') return null;
  return grant === 'password' ? 'password' : 'oauth';
}

async function methodsOf(sql: Sql, sessionId: string): Promise<readonly object[]> {
  return sql`
    select a.authentication_method as method, extract(epoch from a.updated_at)::integer as timestamp
    from auth.mfa_amr_claims a where a.session_id = ${sessionId} order by a.updated_at desc`;
}

/** The user with their factors; without any the field is missing, as upstream has it. */
async function withFactors(sql: Sql, userId: string, user: unknown): Promise<unknown> {
  const factors = await factorsOf(sql, userId);
  return factors.length === 0 || typeof user !== 'object' ? user : { ...user, factors };
}

/** A token that says what the service's own says, and how sure the session is. */
function sign(claims: Readonly<Record<string, unknown>> & { readonly aal: Level }, secret: string): string {
  const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
  const text = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode(claims)}`;
  return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`;
}

function again(answer: Response, body: unknown): Response {
  const headers = new Headers(answer.headers);
  headers.delete('content-length');
  return Response.json(body, { status: answer.status, headers });
}

async function readBody(answer: Response): Promise<Told> {
  try {
    const body: unknown = await answer.json();
    return typeof body === 'object' && body !== null ? body : {};
  } catch {
    return {};
  }
}
