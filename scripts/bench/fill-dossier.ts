import postgres from 'postgres';
import type { OwnStack } from './own-stack.ts';

/** Somebody with an account of their own, signed in. */
export interface DossierOwner {
  readonly email: string;
  /** what the site keeps of it in a browser */
  readonly session: string;
}

/** Makes an account and signs it in. */
export async function signUp({ api, publishableKey }: OwnStack): Promise<DossierOwner> {
  const email = `bench-${crypto.randomUUID()}@example.com`;
  const answer = await fetch(`${api}/auth/v1/signup`, {
    method: 'POST',
    headers: { apikey: publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'correct horse battery', data: { display_name: 'Ada' } }),
  });
  if (!answer.ok) throw new Error(`The account was not made: ${await answer.text()}`);
  return { email, session: await answer.text() };
}

/** How much lies in a dossier. */
export interface DossierSize {
  readonly homes: number;
  readonly notes: number;
}

/** Makes a dossier of so many homes and notes, with a question and a task for every fifth note; answers its id. */
export async function fillDossier(
  { databaseUrl }: OwnStack,
  owner: DossierOwner,
  { homes, notes }: DossierSize,
): Promise<string> {
  const id = crypto.randomUUID();
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => undefined });
  await sql.begin(async (own) => {
    await own`insert into public.dossiers (id, title) values (${id}::uuid, 'Everything we looked at')`;
    await own`insert into public.dossier_members (dossier_id, user_id, role)
      select ${id}::uuid, u.id, 'owner' from auth.users u where u.email = ${owner.email}`;
    await own`insert into public.dossier_assets (id, dossier_id, title, address_line, town, postcode, is_primary)
      select md5(${id} || n)::uuid, ${id}::uuid, n || ' Elm Road', n || ' Elm Road', 'York', 'YO24 0AA', n = 1
      from generate_series(1, ${homes}::int) n`;
    await own`insert into public.dossier_notes (dossier_id, asset_id, author_id, body, room, is_private, created_at)
      select m.dossier_id, md5(${id} || (n % ${homes}::int + 1))::uuid, m.user_id,
        'Note ' || n || ': the light comes from the south, and the window sticks', 'kitchen', false,
        now() - n * interval '1 minute'
      from public.dossier_members m, generate_series(1, ${notes}::int) n where m.dossier_id = ${id}::uuid`;
    await own`insert into public.dossier_queries (dossier_id, question)
      select ${id}::uuid, 'Question ' || n from generate_series(1, ${Math.ceil(notes / 5)}::int) n`;
    await own`insert into public.dossier_tasks (dossier_id, title, due_on)
      select ${id}::uuid, 'Task ' || n, current_date + n from generate_series(1, ${Math.ceil(notes / 5)}::int) n`;
  });
  await sql.end({ timeout: 5 });
  return id;
}
