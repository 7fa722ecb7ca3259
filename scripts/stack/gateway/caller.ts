import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Caller } from '../database/as-caller.ts';
import type { StackKeys } from '../keys.ts';

function decode(part: string): unknown {
  try {
    return JSON.parse(Buffer.from(part, 'base64url').toString('utf8'));
  } catch {
    return null;
  }
}

/** What a token says, whoever signed it. */
export function claimsOf(token: string): Readonly<Record<string, unknown>> | null {
  const claims = decode(token.split('.')[1] ?? '');
  return typeof claims === 'object' && claims !== null ? { ...claims } : null;
}

/** What a token says of its session, whoever signed it. */
export function sessionOf(token: string): string | undefined {
  const id = claimsOf(token)?.['session_id'];
  return typeof id === 'string' ? id : undefined;
}

/** The claims of a token that this stack signed and that has not expired; otherwise null. */
export function verifyToken(token: string, jwtSecret: string, nowMs: number): Record<string, unknown> | null {
  const [head, body, signature, ...rest] = token.split('.');
  if (head === undefined || body === undefined || signature === undefined || rest.length > 0) return null;
  const header = decode(head) as { alg?: unknown } | null;
  if (header?.alg !== 'HS256') return null;
  const expected = createHmac('sha256', jwtSecret).update(`${head}.${body}`).digest();
  const given = Buffer.from(signature, 'base64url');
  if (given.byteLength !== expected.byteLength || !timingSafeEqual(given, expected)) return null;
  const claims = decode(body) as Record<string, unknown> | null;
  if (typeof claims !== 'object' || claims === null) return null;
  if (typeof claims['exp'] !== 'number' || claims['exp'] * 1000 <= nowMs) return null;
  return claims;
}

/**
 * Who a key and an optional user token stand for.
 * @param bearer the token without "Bearer "; a repeated key counts as none.
 * @returns null when the key is unknown or the token is not valid.
 */
export function resolveCaller(
  apikey: string | null,
  bearer: string | null,
  keys: StackKeys,
  nowMs: number,
): Caller | null {
  const isSecret = apikey === keys.secretKey;
  if (!isSecret && apikey !== keys.publishableKey) return null;
  if (bearer === null || bearer === '' || bearer.startsWith('sb_'))
    return isSecret ? { role: 'service_role', claims: {} } : { role: 'anon', claims: {} };
  const claims = verifyToken(bearer, keys.jwtSecret, nowMs);
  if (claims === null) return null;
  const role = claims['role'];
  return role === 'authenticated' || role === 'service_role' ? { role, claims } : { role: 'anon', claims };
}
