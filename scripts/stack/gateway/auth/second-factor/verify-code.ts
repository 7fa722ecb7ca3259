import type { TransactionSql } from 'postgres';
import type { FactorDependencies } from './answer-factors.ts';
import { authRefusal } from './auth-refusal.ts';
import { challengeOf, lockSecret, raiseSession, wasUsed, type Session } from './factor-store.ts';
import { isCodeOf } from './totp.ts';

interface Proof {
  readonly factorId: string;
  readonly challengeId: string;
  readonly code: string;
  readonly address: string;
}

const IS_UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Looks at a code. A right one raises the session, and is answered with the session's new tokens. */
export async function verifyCode(
  { sql, now, ask }: FactorDependencies,
  session: Session,
  proof: Proof,
): Promise<Response> {
  const refusal = await sql.begin((tx) => raiseOrRefuse(tx, session, proof, now()));
  if (refusal) return refusal;
  const [current] = await sql<{ token: string }[]>`
    select t.token from auth.refresh_tokens t where t.session_id = ${session.id} and not coalesce(t.revoked, false)
    order by t.created_at desc limit 1`;
  const renewed = await ask('POST', '/auth/v1/token?grant_type=refresh_token', {
    refresh_token: current?.token ?? '',
  });
  // Who holds a token from before the code gets nothing for it.
  if (renewed.ok) await sql`delete from auth.refresh_tokens where session_id = ${session.id} and revoked`;
  return renewed;
}

async function raiseOrRefuse(
  tx: TransactionSql,
  session: Session,
  { factorId, challengeId, code, address }: Proof,
  nowMs: number,
): Promise<Response | null> {
  const secret = await lockSecret(tx, factorId);
  const challenge = IS_UUID.test(challengeId) ? await challengeOf(tx, factorId, challengeId) : null;
  if (challenge === null)
    return authRefusal(422, 'mfa_factor_not_found', 'MFA factor with the provided challenge ID not found');
  if (challenge.isUsed || challenge.address !== address)
    return authRefusal(422, 'mfa_ip_address_mismatch', 'Challenge and verify IP addresses mismatch.');
  if (challenge.isOver) {
    const msg = `MFA challenge ${challengeId} has expired, verify against another challenge or create a new challenge.`;
    return authRefusal(422, 'mfa_challenge_expired', msg);
  }
  if (!isCodeOf(secret, code, nowMs) || (await wasUsed(tx, factorId, code.trim())))
    return authRefusal(422, 'mfa_verification_failed', 'Invalid TOTP code entered');
  await raiseSession(tx, session, { factorId, challengeId, code: code.trim() });
  return null;
}
