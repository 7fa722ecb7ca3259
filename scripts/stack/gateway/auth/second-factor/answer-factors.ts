import { renderSVG } from 'uqr';
import type { Sql } from 'postgres';
import { sessionOf } from '../../caller.ts';
import { tooManyAttempts, type AuthLimits } from '../auth-limits.ts';
import { authRefusal } from './auth-refusal.ts';
import {
  addChallenge,
  addFactor,
  factorsOf,
  forgetLeftFactors,
  removeFactor,
  sessionById,
  type Factor,
  type Session,
} from './factor-store.ts';
import { newSecret, otpauthUri } from './totp.ts';
import { verifyCode } from './verify-code.ts';

/** What answering about second factors needs of the world. */
export interface FactorDependencies {
  readonly sql: Sql;
  readonly limits: AuthLimits;
  readonly now: () => number;
  /** Asks the service itself, in the caller's name. */
  readonly ask: (method: 'GET' | 'POST', path: string, body?: object) => Promise<Response>;
}

/** As many as the hosted service keeps. */
const MOST_FACTORS = 10;
const PATH = /^\/auth\/v1\/factors(?:\/([^/]+)(?:\/(challenge|verify))?)?\/?$/;
const IS_UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Is it a request about second factors? */
export function isAboutFactors({ pathname }: URL): boolean {
  return PATH.test(pathname);
}

/** `/auth/v1/factors` as hosted Auth answers it, for authenticator apps alone; the local service has none of it. */
export async function answerFactors(
  dependencies: FactorDependencies,
  request: Request,
  address: string,
): Promise<Response> {
  // The service says whether the token is good and its session goes on.
  const known = await dependencies.ask('GET', '/auth/v1/user');
  if (!known.ok) return known;
  const token = (request.headers.get('authorization') ?? '').replace(/^bearer\s+/i, '');
  const session = await sessionById(dependencies.sql, sessionOf(token) ?? '');
  if (session === null)
    return authRefusal(403, 'session_not_found', 'Session from session_id claim in JWT does not exist');
  const url = new URL(request.url);
  const [, factorId, deed] = PATH.exec(url.pathname) ?? [];
  if (factorId === undefined)
    return request.method === 'POST'
      ? enroll(dependencies, session, await readFields(request), url)
      : notAllowed();
  return answerOfFactor(dependencies, request, { session, factorId, deed, address });
}

interface Asked {
  readonly session: Session;
  readonly factorId: string;
  readonly deed: string | undefined;
  readonly address: string;
}

async function answerOfFactor(
  dependencies: FactorDependencies,
  request: Request,
  { session, factorId, deed, address }: Asked,
): Promise<Response> {
  const { sql, limits } = dependencies;
  if (!IS_UUID.test(factorId)) return authRefusal(404, 'validation_failed', 'factor_id must be an UUID');
  const factor = (await factorsOf(sql, session.userId)).find(({ id }) => id === factorId.toLowerCase());
  if (factor === undefined) return authRefusal(404, 'mfa_factor_not_found', 'Factor not found');
  if (request.method === 'DELETE' && deed === undefined) return unenroll(sql, session, factor);
  if (request.method !== 'POST' || deed === undefined) return notAllowed();
  if (deed === 'challenge') {
    const { id, expiresAt } = await addChallenge(sql, factor.id, address);
    return Response.json({ id, type: 'totp', expires_at: expiresAt });
  }
  const fields = await readFields(request);
  const code = textOf(fields['code']);
  if (code === '') return authRefusal(400, 'validation_failed', 'Code needs to be non-empty');
  // Counted before it is looked at, so that many at once are no way around; whoever is right has not guessed.
  const waitS = limits.takeCode(session.userId);
  if (waitS !== null) return tooManyAttempts(waitS);
  const challengeId = textOf(fields['challenge_id']);
  const answer = await verifyCode(dependencies, session, { factorId: factor.id, challengeId, code, address });
  if (answer.headers.get('x-sb-error-code') !== 'mfa_verification_failed') limits.settleCode(session.userId);
  return answer;
}

async function enroll(
  { sql }: FactorDependencies,
  session: Session,
  fields: Readonly<Record<string, unknown>>,
  url: URL,
): Promise<Response> {
  const type = textOf(fields['factor_type']);
  if (type === 'phone' || type === 'webauthn')
    return authRefusal(422, `mfa_${type}_enroll_not_enabled`, `MFA enroll is disabled for ${type}`);
  if (type !== 'totp')
    return authRefusal(400, 'validation_failed', 'factor_type needs to be totp, phone, or webauthn');
  await forgetLeftFactors(sql);
  const friendlyName = textOf(fields['friendly_name']);
  const factors = await factorsOf(sql, session.userId);
  if (factors.some(({ friendly_name: name }) => (name ?? '') === friendlyName)) {
    const msg = `A factor with the friendly name "${friendlyName}" for this user already exists`;
    return authRefusal(422, 'mfa_factor_name_conflict', msg);
  }
  if (factors.length >= MOST_FACTORS) {
    const msg = 'Maximum number of verified factors reached, unenroll to continue';
    return authRefusal(422, 'too_many_enrolled_mfa_factors', msg);
  }
  if (factors.some(isVerified) && session.aal !== 'aal2')
    return authRefusal(403, 'insufficient_aal', 'AAL2 required to enroll a new factor');
  const secret = newSecret();
  const uri = otpauthUri(secret, textOf(fields['issuer']) || url.host, session.email);
  const id = await addFactor(sql, session.userId, { friendlyName, secret });
  return Response.json({
    id,
    type: 'totp',
    friendly_name: friendlyName,
    totp: { qr_code: renderSVG(uri), secret, uri },
  });
}

async function unenroll(sql: Sql, session: Session, factor: Factor): Promise<Response> {
  if (isVerified(factor) && session.aal !== 'aal2')
    return authRefusal(422, 'insufficient_aal', 'AAL2 required to unenroll verified factor');
  await removeFactor(sql, factor.id);
  return Response.json({ id: factor.id });
}

/** May this session change the account's address or password? Where there is a second factor, not without its code. */
export async function refuseHalfSignIn(sql: Sql, request: Request): Promise<Response | null> {
  const token = (request.headers.get('authorization') ?? '').replace(/^bearer\s+/i, '');
  const id = sessionOf(token);
  const session = id !== undefined && IS_UUID.test(id) ? await sessionById(sql, id) : null;
  if (session === null || session.aal === 'aal2') return null;
  if (!(await factorsOf(sql, session.userId)).some(isVerified)) return null;
  const msg = 'AAL2 session is required to update email or password when MFA is enabled.';
  return authRefusal(401, 'insufficient_aal', msg);
}

function isVerified({ status }: Factor): boolean {
  return status === 'verified';
}

function notAllowed(): Response {
  return new Response(null, { status: 405 });
}

async function readFields(request: Request): Promise<Readonly<Record<string, unknown>>> {
  try {
    const body: unknown = await request.json();
    return typeof body === 'object' && body !== null ? { ...body } : {};
  } catch {
    return {};
  }
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
