import { z } from 'zod';
import type { Backend } from '../import/backend.ts';
import { demoPassword } from './demo-password.ts';

/** An account for trying things out on a local stack. */
export interface DemoAccount {
  readonly role: string;
  readonly email: string;
  readonly password: string;
}

const PEOPLE = [
  { role: 'player', email: 'player@example.com', displayName: 'Demo player' },
  { role: 'admin of star', email: 'star-admin@example.com', displayName: 'Demo admin', agencyRole: 'admin' },
  { role: 'agent of star', email: 'star-agent@example.com', displayName: 'Demo agent', agencyRole: 'agent' },
  { role: 'staff', email: 'staff@example.com', displayName: 'Demo staff' },
] as const;

const session = z.object({ user: z.object({ id: z.uuid() }) });

/**
 * Signs the demo people up and gives them their roles. The passwords differ from stack to stack, since they are made
 * from its secret key, and are the same at every run on one stack.
 */
export async function createDemoAccounts(
  backend: Backend,
  { api, publishableKey, secretKey }: { api: string; publishableKey: string; secretKey: string },
): Promise<DemoAccount[]> {
  const accounts: DemoAccount[] = [];
  for (const person of PEOPLE) {
    const password = demoPassword(secretKey, person.email);
    const body = { email: person.email, password, data: { display_name: person.displayName } };
    // Signing up an address that is taken is refused, so a second run signs in.
    const user = (await askAuth('signup', body)) ?? (await askAuth('token?grant_type=password', body));
    if (!user) throw new Error(`The demo account ${person.email} can neither be made nor signed in.`);
    if ('agencyRole' in person) {
      const member = { agencyKey: 'star', userId: user, role: person.agencyRole };
      await backend.call('set_agency_member', member);
    }
    if (person.role === 'staff') await backend.call('set_staff_member', { userId: user });
    accounts.push({ role: person.role, email: person.email, password });
  }
  return accounts;

  async function askAuth(path: string, body: unknown): Promise<string | null> {
    const response = await fetch(`${api}/auth/v1/${path}`, {
      method: 'POST',
      headers: { apikey: publishableKey, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const parsed = session.safeParse(await response.json().catch(() => null));
    return response.ok && parsed.success ? parsed.data.user.id : null;
  }
}
