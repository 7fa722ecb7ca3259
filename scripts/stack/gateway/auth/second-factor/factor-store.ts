import { randomUUID } from 'node:crypto';
import type { Sql, TransactionSql } from 'postgres';

/** A second factor as the hosted service tells it to its account; the secret is told once, when it is made. */
export interface Factor {
  readonly id: string;
  readonly friendly_name?: string;
  readonly factor_type: 'totp';
  readonly status: 'unverified' | 'verified';
  readonly created_at: string;
  readonly updated_at: string;
  readonly last_challenged_at: string | null;
}

/** How surely a session knows who it is: aal1 by one proof, aal2 by a second factor as well. */
export type Level = 'aal1' | 'aal2';

export interface Session {
  readonly id: string;
  readonly userId: string;
  readonly email: string;
  readonly aal: Level;
}

export interface Challenge {
  readonly isUsed: boolean;
  readonly isOver: boolean;
  readonly address: string;
}

/** A factor that was begun and never finished is out of the way after this; so is a challenge. */
const ENDS_AFTER = '5 minutes';
/** Longer than the three steps in which a code is right. */
const CODE_LIVES = '2 minutes';

/** The session of a token whose service has just said that it is good. */
export async function sessionById(sql: Sql, id: string): Promise<Session | null> {
  const [row] = await sql<Session[]>`
    select s.id, s.user_id as "userId", coalesce(u.email, '') as email, coalesce(s.aal, 'aal1') as aal
    from auth.sessions s join auth.users u on u.id = s.user_id where s.id = ${id}`;
  return row ?? null;
}

export async function factorsOf(sql: Sql | TransactionSql, userId: string): Promise<readonly Factor[]> {
  return sql<Factor[]>`
    select f.id, f.friendly_name, f.factor_type, f.status, to_jsonb(f.created_at) #>> '{}' as created_at,
      to_jsonb(f.updated_at) #>> '{}' as updated_at, to_jsonb(f.last_challenged_at) #>> '{}' as last_challenged_at
    from auth.mfa_factors f where f.user_id = ${userId} order by f.created_at, f.id`;
}

/** Forgets factors that somebody began and left; one whose code is being asked for stays. */
export async function forgetLeftFactors(sql: Sql): Promise<void> {
  await sql`
    delete from auth.mfa_factors f where f.status = 'unverified'
      and f.created_at < now() - ${ENDS_AFTER}::interval
      and not exists (select from auth.mfa_challenges c where c.factor_id = f.id)`;
}

export async function addFactor(
  sql: Sql,
  userId: string,
  { friendlyName, secret }: { readonly friendlyName: string; readonly secret: string },
): Promise<string> {
  const id = randomUUID();
  await sql`
    insert into auth.mfa_factors (id, user_id, friendly_name, factor_type, status, created_at, updated_at, secret)
    values (${id}, ${userId}, ${friendlyName}, 'totp', 'unverified', now(), now(), ${secret})`;
  return id;
}

/** Begins one asking for a code. */
export async function addChallenge(
  sql: Sql,
  factorId: string,
  address: string,
): Promise<{ readonly id: string; readonly expiresAt: number }> {
  const id = randomUUID();
  const [row] = await sql<{ at: number }[]>`
    with asked as (update auth.mfa_factors set last_challenged_at = clock_timestamp() where id = ${factorId})
    insert into auth.mfa_challenges (id, factor_id, created_at, ip_address)
    values (${id}, ${factorId}, now(), ${address})
    returning extract(epoch from created_at + ${ENDS_AFTER}::interval)::integer as at`;
  return { id, expiresAt: row?.at ?? 0 };
}

export async function challengeOf(
  tx: TransactionSql,
  factorId: string,
  challengeId: string,
): Promise<Challenge | null> {
  const [row] = await tx<Challenge[]>`
    select c.verified_at is not null as "isUsed", c.created_at < now() - ${ENDS_AFTER}::interval as "isOver",
      host(c.ip_address) as address
    from auth.mfa_challenges c where c.factor_id = ${factorId} and c.id = ${challengeId}`;
  return row ?? null;
}

/** The factor's secret. Two tries at one factor wait for each other, so that a code cannot be used twice at once. */
export async function lockSecret(tx: TransactionSql, factorId: string): Promise<string> {
  const [row] = await tx<{ secret: string | null }[]>`
    select f.secret from auth.mfa_factors f where f.id = ${factorId} for update`;
  return row?.secret ?? '';
}

export async function wasUsed(tx: TransactionSql, factorId: string, code: string): Promise<boolean> {
  const [row] = await tx<{ used: boolean }[]>`
    select exists (select from auth.mfa_challenges c where c.factor_id = ${factorId} and c.otp_code = ${code}
      and c.verified_at > now() - ${CODE_LIVES}::interval) as used`;
  return row?.used ?? false;
}

/** A code was right: the factor counts, this session is sure of its person, and those that are less sure end. */
export async function raiseSession(
  tx: TransactionSql,
  { id, userId }: Session,
  proof: { readonly factorId: string; readonly challengeId: string; readonly code: string },
): Promise<void> {
  await tx`update auth.mfa_challenges set verified_at = now(), otp_code = ${proof.code} where id = ${proof.challengeId}`;
  await tx`update auth.mfa_factors set status = 'verified', updated_at = now()
    where id = ${proof.factorId} and status = 'unverified'`;
  await tx`update auth.sessions set aal = 'aal2', factor_id = ${proof.factorId} where id = ${id}`;
  await noteMethod(tx, id, 'totp');
  await tx`delete from auth.sessions where user_id = ${userId} and coalesce(aal, 'aal1') < 'aal2'`;
  await tx`delete from auth.mfa_factors where user_id = ${userId} and status = 'unverified'`;
}

/** By what a session was proved, and when last. */
export async function noteMethod(
  sql: Sql | TransactionSql,
  sessionId: string,
  method: string,
): Promise<void> {
  await sql`
    insert into auth.mfa_amr_claims (session_id, created_at, updated_at, authentication_method)
    values (${sessionId}, now(), now(), ${method})
    on conflict (session_id, authentication_method) do update set updated_at = now()`;
}

/** Takes a factor away; sessions that were proved by it are as sure as before it. */
export async function removeFactor(sql: Sql, factorId: string): Promise<void> {
  await sql.begin(async (tx) => {
    await tx`delete from auth.mfa_amr_claims a using auth.sessions s
      where s.id = a.session_id and s.factor_id = ${factorId} and a.authentication_method = 'totp'`;
    await tx`update auth.sessions set aal = 'aal1', factor_id = null where factor_id = ${factorId}`;
    await tx`delete from auth.mfa_factors where id = ${factorId}`;
  });
}
