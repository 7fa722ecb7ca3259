import type { Sql } from 'postgres';

/** Who asks: a role of the API, or the manager that layPeople made. */
export type Caller = 'anon' | 'service_role' | 'manager';

const MANAGER_ID = '00000000-0000-4000-8000-00000000000a';
/** Somebody with an account, who runs no game. */
export const PLAYER_ID = '00000000-0000-4000-8000-00000000000b';

/** Makes a person who manages the games of the default brand, and one who only plays. */
export async function layPeople(sql: Sql): Promise<void> {
  await sql`insert into auth.users (id, email) values
    (${MANAGER_ID}, 'manager@example.com'), (${PLAYER_ID}, 'player@example.com')`;
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
