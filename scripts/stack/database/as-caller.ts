import type { Sql, TransactionSql } from 'postgres';

/** Who a request speaks for: a database role and the claims of its token. */
export interface Caller {
  readonly role: 'anon' | 'authenticated' | 'service_role';
  readonly claims: Readonly<Record<string, unknown>>;
}

class RollBack extends Error {}

async function become(
  tx: TransactionSql,
  caller: Caller,
  settings: Readonly<Record<string, string>>,
): Promise<void> {
  const sub = typeof caller.claims['sub'] === 'string' ? caller.claims['sub'] : '';
  const all = {
    'request.jwt.claims': JSON.stringify({ ...caller.claims, role: caller.role }),
    'request.jwt.claim.sub': sub,
    'request.jwt.claim.role': caller.role,
    ...settings,
    role: caller.role,
  };
  await tx`select set_config(name, value, true) from unnest(${Object.keys(all)}::text[], ${Object.values(all)}::text[]) as s(name, value)`;
}

/** Runs `work` in one transaction as the caller, so that grants and policies decide as they would over REST. */
export async function asCaller<T>(
  sql: Sql,
  caller: Caller,
  settings: Readonly<Record<string, string>>,
  work: (tx: TransactionSql) => Promise<T>,
): Promise<T> {
  return (await sql.begin(async (tx) => {
    await become(tx, caller, settings);
    return work(tx);
  })) as T;
}

/** As {@link asCaller}, and undone at the end: for asking whether something would be allowed. */
export async function wouldBeAllowed(
  sql: Sql,
  caller: Caller,
  settings: Readonly<Record<string, string>>,
  attempt: (tx: TransactionSql) => Promise<boolean>,
): Promise<boolean> {
  let isAllowed = false;
  try {
    await sql.begin(async (tx) => {
      await become(tx, caller, settings);
      isAllowed = await attempt(tx);
      throw new RollBack();
    });
  } catch (error) {
    if (error instanceof RollBack) return isAllowed;
    if ((error as { code?: string }).code === '42501') return false;
    throw error;
  }
  return isAllowed;
}
