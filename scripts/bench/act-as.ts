import type { Sql } from 'postgres';

/** Who asks: a role of the API, or the manager that layManager made. */
export type Caller = 'anon' | 'service_role' | 'manager';

/** The one signed-in person of the bench. */
export const MANAGER_ID = '00000000-0000-4000-8000-00000000000a';

/** Makes a person who manages the games of the default brand. */
export async function layManager(sql: Sql): Promise<void> {
  await sql`insert into auth.users (id, email) values (${MANAGER_ID}, 'manager@example.com')`;
  await sql`insert into public.agency_members (agency_id, user_id, role)
    select a.id, ${MANAGER_ID}, 'admin' from public.agencies a where a.key = 'default'`;
}

/** Runs `work` with the rights and the sign-in of a caller, on a client of one connection. */
export async function actAs<Result>(sql: Sql, caller: Caller, work: () => Promise<Result>): Promise<Result> {
  const role = caller === 'manager' ? 'authenticated' : caller;
  const claims = caller === 'manager' ? { role, sub: MANAGER_ID } : { role };
  await sql`select set_config('request.jwt.claims', ${JSON.stringify(claims)}, false)`;
  await sql.unsafe(`set role ${role}`);
  try {
    return await work();
  } finally {
    await sql.unsafe('reset role');
  }
}
