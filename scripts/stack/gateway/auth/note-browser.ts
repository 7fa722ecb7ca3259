import type { Sql } from 'postgres';
import { sessionOf } from '../caller.ts';

const OPENS_SESSIONS = /^\/auth\/v1\/(?:token|verify|signup)\/?$/;
/** What is longer is the name of no browser. */
const LONGEST = 400;

/** Keeps beside a session which browser it was opened or renewed with, as the hosted service does; upstream leaves it empty. */
export async function noteBrowser(sql: Sql, request: Request, answer: Response): Promise<void> {
  const browser = request.headers.get('user-agent')?.slice(0, LONGEST);
  if (!browser || !answer.ok || !OPENS_SESSIONS.test(new URL(request.url).pathname)) return;
  const session = sessionOf(await tokenIn(answer.clone()));
  if (session === undefined) return;
  await sql`
    update auth.sessions set user_agent = ${browser} where id = ${session} and user_agent is distinct from ${browser}`;
}

/** The token in an answer; empty where it holds none, as when a mail has to be opened first. */
async function tokenIn(answer: Response): Promise<string> {
  try {
    const { access_token: token } = (await answer.json()) as { readonly access_token?: unknown };
    return typeof token === 'string' ? token : '';
  } catch {
    return '';
  }
}
