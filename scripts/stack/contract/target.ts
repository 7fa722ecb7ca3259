import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createClient } from '@supabase/supabase-js';
import WebSocket from 'ws';
import { PROJECT_ROOT } from '../project-root.ts';

/** The backend under test: SUPABASE_URL and its keys, else the stack that .stack.json (or STACK_JSON) names. */
export interface Target {
  readonly url: string;
  readonly publishableKey: string;
  readonly secretKey: string;
}

function readTarget(): Target {
  const { SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY, SUPABASE_SECRET_KEY } = process.env;
  if (SUPABASE_URL && SUPABASE_PUBLISHABLE_KEY && SUPABASE_SECRET_KEY)
    return { url: SUPABASE_URL, publishableKey: SUPABASE_PUBLISHABLE_KEY, secretKey: SUPABASE_SECRET_KEY };
  const file = process.env['STACK_JSON'] ?? join(PROJECT_ROOT, '.stack.json');
  if (!existsSync(file))
    throw new Error('Set SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY and SUPABASE_SECRET_KEY, or run npm start.');
  const { api, publishableKey, secretKey } = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  return { url: api ?? '', publishableKey: publishableKey ?? '', secretKey: secretKey ?? '' };
}

export const target = readTarget();

let clients = 0;

/** A client of its own, which remembers nothing. */
export function newClient(key: string = target.publishableKey) {
  return createClient(target.url, key, {
    auth: { persistSession: false, autoRefreshToken: false, storageKey: `contract-${String(clients++)}` },
    // Node 20 has no WebSocket; the package's constructor is compatible, its type is narrower.
    realtime: { transport: WebSocket as unknown as typeof globalThis.WebSocket },
  });
}

/** An address that no other test uses. */
export function newEmail(): string {
  return `contract-${crypto.randomUUID()}@example.com`;
}

export const PASSWORD = 'a-long-enough-password';

/** A client that is signed in as a new user. */
export async function newPlayer(): Promise<{
  client: ReturnType<typeof newClient>;
  id: string;
  email: string;
}> {
  const client = newClient();
  const email = newEmail();
  const { data, error } = await client.auth.signUp({ email, password: PASSWORD });
  if (error !== null || data.user === null) throw error ?? new Error('no user');
  return { client, id: data.user.id, email };
}
