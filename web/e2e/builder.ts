import { expect, type Locator, type Page } from '@playwright/test';
import { readStackAddress, type StackAddress } from '../../scripts/test/stack-address.ts';
import { keepSession, type Person } from './keep-session.ts';

/** An account made behind the scenes: the journeys here are about building, not about signing up. */
export async function makePerson({ api, publishableKey }: StackAddress): Promise<Person> {
  const person = { email: `host-${crypto.randomUUID()}@example.com`, password: 'correct horse battery' };
  const answer = await fetch(`${api}/auth/v1/signup`, {
    method: 'POST',
    headers: { apikey: publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify({ ...person, data: { display_name: 'A host' } }),
  });
  if (!answer.ok) throw new Error(`The account was not made: ${await answer.text()}`);
  return person;
}

/** Signs in from the page that is open and comes back to it. */
export async function signInHere(page: Page, { email, password }: Person): Promise<void> {
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/creat/);
}

/** Opens the builder signed in; whoever has looked around before signs in by the page, as people do. */
export async function openSignedIn(page: Page, person: Person, path = '/create-game'): Promise<void> {
  if (page.url() === 'about:blank') {
    await keepSession(page, readStackAddress().site, person);
    await page.goto(path);
  } else {
    await page.goto(`/auth/login?next=${encodeURIComponent(path)}`);
    await page.getByLabel('E-mail address').fill(person.email);
    await page.getByLabel('Password').fill(person.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
  }
  await expect(page.getByLabel('Listing links, one a line')).toBeVisible();
}

/** Drops files on the builder, as choosing them does. */
export async function dropFiles(page: Page, files: Parameters<Locator['setInputFiles']>[0]): Promise<void> {
  await page.getByLabel('Drop files and photos here, or choose them').setInputFiles(files);
}

export function homes(page: Page): Locator {
  return page.getByRole('region', { name: 'Homes brought in' }).locator('.builder-rows > li');
}

/** Draws every home of the view that is open, which has so many. */
export async function showAll(page: Page, count: number): Promise<void> {
  await expect(homes(page).first()).toBeVisible({ timeout: 60_000 });
  const more = page.getByRole('button', { name: /^Show more: \d/ });
  await expect
    .poll(async () => {
      if (await more.isVisible()) await more.click();
      return homes(page).count();
    })
    .toBe(count);
}

/** How many homes a view of the list counts. */
export async function countOf(page: Page, view: string): Promise<number> {
  const label = await page
    .getByRole('group', { name: 'Show' })
    .getByRole('button', { name: view })
    .innerText();
  return Number(/\d+/.exec(label)?.[0] ?? Number.NaN);
}

export async function goToStep(page: Page, step: 'Homes' | 'Rules' | 'Publish'): Promise<void> {
  await page.getByRole('tab', { name: step }).click();
}

/** Publishes the draft and answers the game's path. */
export async function publish(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Publish the game' }).click();
  await expect(page.getByRole('img', { name: /^QR code for/ })).toBeVisible({ timeout: 30_000 });
  return new URL(await page.getByLabel('Link', { exact: true }).inputValue()).pathname;
}

/** A page as a browser saves it: a listing with schema.org data and a price in its text. */
export function listingPage({ street, price }: { street: string; price: number }): string {
  const data = {
    '@context': 'https://schema.org',
    '@type': ['Product', 'House'],
    name: `3 bedroom house for sale in ${street}`,
    description: `A bright house on ${street}, yours for £${price.toLocaleString('en-GB')}. Large garden, close to the park and to two good schools.`,
    numberOfBedrooms: 3,
    address: {
      '@type': 'PostalAddress',
      streetAddress: `12 ${street}`,
      addressLocality: 'Leeds',
      postalCode: 'LS6 3AA',
      addressCountry: 'GB',
    },
    geo: { '@type': 'GeoCoordinates', latitude: 53.819, longitude: -1.57 },
    offers: { '@type': 'Offer', price, priceCurrency: 'GBP' },
  };
  return `<!DOCTYPE html><html lang="en-GB"><head><title>${data.name}</title>
    <link rel="canonical" href="https://homes.example.com/listing/${street.toLowerCase().replaceAll(' ', '-')}">
    <script type="application/ld+json">${JSON.stringify(data)}</script></head><body><h1>${data.name}</h1></body></html>`;
}

/** How many homes are wanted in the newest draft as this browser has kept it, on its disk. */
export function wantedAndKept(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('game-builder');
        opening.onerror = () => reject(new Error('the browser keeps no data'));
        opening.onsuccess = () => {
          const reading = opening.result.transaction('drafts').objectStore('drafts').getAll();
          reading.onsuccess = () => {
            opening.result.close();
            type Rows = { isWanted: boolean }[];
            const all = reading.result as {
              id: string;
              changedAt?: string;
              document?: { rows: Rows };
              rows?: Rows;
            }[];
            const newest = all.sort((a, b) => (b.changedAt ?? '').localeCompare(a.changedAt ?? ''))[0];
            // The rows of a long draft stand in parts of their own.
            const parts = all.filter(({ id }) => newest && id.startsWith(`${newest.id}/`));
            const rows = newest?.document?.rows ?? parts.flatMap((part) => part.rows ?? []);
            resolve(rows.filter(({ isWanted }) => isWanted).length);
          };
        };
      }),
  );
}
