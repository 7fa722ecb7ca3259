import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { demoPassword } from '../../scripts/seed/demo-password.ts';
import { keepSession } from './keep-session.ts';
import type { StackAddress } from '../../scripts/test/stack-address.ts';

export const HOMES = ['House by the mill', 'Flat above the bakery', 'Cottage on the hill'];

/** A game of the brand star with three homes of its own, for one test alone. Answers its slug. */
export async function makeGame({ api, secretKey }: StackAddress): Promise<string> {
  const slug = `managed-${randomUUID().slice(0, 8)}`;
  const call = async (name: string, body: object): Promise<unknown> => {
    const answer = await fetch(`${api}/rest/v1/rpc/${name}`, {
      method: 'POST',
      headers: { apikey: secretKey, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    expect(answer.ok, `${name} answered ${String(answer.status)}`).toBe(true);
    return answer.json();
  };
  const listingIds: string[] = [];
  for (const [place, title] of HOMES.entries()) {
    const payload = {
      external_ref: `${slug}-${String(place)}`,
      agency_key: 'star',
      currency: 'GBP',
      title,
      description: 'Three bedrooms and a garden.',
      price: { kind: 'sold', amount_minor: 40_000_000 + place * 5_000_000, dated_on: '2025-03-14' },
      asset: { country_code: 'GB', property_type: 'house', bedrooms: 3, town: 'Testham', district: 'TE1' },
      photos: [],
    };
    const { listing_id } = (await call('import_listing', { payload })) as { listing_id: string };
    listingIds.push(listing_id);
  }
  const gameId = await call('upsert_game', {
    payload: {
      agency_key: 'star',
      slug,
      family: 'public',
      title: `Managed ${slug.slice(-8)}`,
      currency: 'GBP',
      state: 'open',
      rounds_per_run: 3,
    },
  });
  await call('set_game_listings', { game_id: gameId, listing_ids: listingIds });
  return slug;
}

/** Signs a demo account in and goes to an address of the site. */
export async function signIn(page: Page, stack: StackAddress, email: string, url: string): Promise<void> {
  await keepSession(page, url, { email, password: demoPassword(stack.secretKey, email) });
  await page.goto(url);
}

/** Saves the form on screen and waits until it is saved. */
export async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved.')).toBeVisible();
}
