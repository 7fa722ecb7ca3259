import type { Page } from '@playwright/test';
import { readStackAddress } from '../../scripts/test/stack-address.ts';

/** Who signs in. */
export interface Person {
  readonly email: string;
  readonly password: string;
}

/**
 * Signs somebody in past the screens: this browser keeps the session as the page of signing in would leave it. Journeys
 * about that page go through it; for all others it would be one more page to load.
 * @param site the site's address, which may be a brand's
 */
export async function keepSession(page: Page, site: string, person: Person): Promise<void> {
  const { api, publishableKey } = readStackAddress();
  const answer = await fetch(`${api}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify(person),
  });
  const session = await answer.text();
  if (!answer.ok) throw new Error(`${person.email} could not sign in: ${session}`);
  // The smallest page of the site: what is stored belongs to an address.
  await page.goto(new URL('/favicon.svg', site).href);
  await page.evaluate((text) => localStorage.setItem('auth-session', text), session);
}
