import { readFile } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';
import ICAL from 'ical.js';
import type { Page } from '@playwright/test';
import { violationsOf } from './axe.ts';
import { makePerson } from './builder.ts';
import { expect, test } from './fixtures.ts';
import { keepSession } from './keep-session.ts';

// Somebody else saved first, a link is used up, somebody is taken out: the browser reports those answers.
test.use({ allowedNoise: [/status of (?:404|409|410)/] });

/** Calls a function as whoever is signed in in this browser. */
async function rpc<Answer>(
  page: Page,
  api: string,
  key: string,
  name: string,
  args: object,
): Promise<Answer> {
  const token = await page.evaluate(
    () => (JSON.parse(localStorage.getItem('auth-session') ?? '{}') as { access_token: string }).access_token,
  );
  const answer = await fetch(`${api}/rest/v1/rpc/${name}`, {
    method: 'POST',
    headers: { apikey: key, authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(args),
  });
  expect(answer.ok, name).toBe(true);
  return (await answer.json()) as Answer;
}

test('two people edit one note, finish a task, and read the calendar elsewhere', async ({
  page,
  anotherPage,
  stack,
}) => {
  const { api, publishableKey: key, site } = stack;
  const other = await anotherPage();
  await keepSession(page, site, await makePerson(stack));
  await keepSession(other, site, await makePerson(stack));
  const { dossier_id: dossier } = await rpc<{ dossier_id: string }>(page, api, key, 'create_dossier', {
    title: 'Our house',
    home: { address: '7 Elm Road', country: 'GB' },
  });
  const { token } = await rpc<{ token: string }>(page, api, key, 'invite_to_dossier', {
    dossier_id: dossier,
    role: 'partner',
  });
  await rpc(other, api, key, 'accept_invitation', { token });

  // A note is private until it is shared, which asks first; then the other has it without a reload.
  await page.goto(`/dossiers/${dossier}/notes-and-queries`);
  await other.goto(`/dossiers/${dossier}/notes-and-queries`);
  await expect(other.getByText('No notes yet')).toBeVisible();
  await page.getByLabel('Note', { exact: true }).fill('Roof\nDamp\nGarden');
  await page.getByRole('button', { name: 'Add the note' }).click();
  const note = page.locator('.dossier-note');
  await note.getByRole('button', { name: 'Share' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Share' }).click();
  await expect(note.getByText('Shared')).toBeVisible();
  const theirs = other.locator('.dossier-note');
  await expect(theirs.getByText('Garden')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);

  // Both edit it: lines that one of them changed come together, the line that both changed is asked about.
  await note.getByRole('button', { name: 'Edit' }).click();
  await theirs.getByRole('button', { name: 'Edit' }).click();
  await theirs.getByLabel('Note', { exact: true }).fill('Roof\nNo damp\nGarden, south');
  await theirs.getByRole('button', { name: 'Save' }).click();
  // As it stands there once it is saved: the field has it before.
  await expect(theirs.locator('.dossier-text')).toContainText('Garden, south');
  await note.getByLabel('Note', { exact: true }).fill('New roof\nMuch damp\nGarden');
  await note.getByRole('button', { name: 'Save' }).click();
  const clash = page.getByRole('dialog', { name: 'You both changed the same lines' });
  await expect(clash.getByText('No damp')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await clash.getByRole('button', { name: 'Save this' }).click();
  await expect(theirs.locator('.dossier-text')).toHaveText('New roof\nNo damp\nMuch damp\nGarden, south');

  // A task that comes again is there once after it is done.
  await page.goto(`/dossiers/${dossier}/tasks/create`);
  await page.getByLabel('What is to be done').fill('Pay for the storage');
  await page.getByLabel('Due').fill('2031-01-31');
  await page.getByLabel('Comes again').selectOption('Every month');
  await page.getByRole('button', { name: 'Add the task' }).click();
  await page.getByRole('checkbox', { name: 'Done: Pay for the storage' }).click();
  await expect(page.getByText('28 February 2031')).toBeVisible();
  await other.goto(`/dossiers/${dossier}/notifications`);
  await expect(other.getByRole('link', { name: /finished a task: Pay for the storage/ })).toBeVisible();

  // The calendar, as a library reads it that did not write it.
  await page.goto(`/dossiers/${dossier}/calendar`);
  await page.getByRole('button', { name: 'New appointment' }).click();
  await page.getByLabel('What', { exact: true }).fill('First viewing');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('button', { name: 'Make an address' }).click();
  const address = await page.getByLabel('Secret address').inputValue();
  const read = async () => {
    const answer = await fetch(address);
    return answer.ok ? await answer.text() : answer.status;
  };
  const file = String(await read());
  const events = new ICAL.Component(ICAL.parse(file) as never).getAllSubcomponents('vevent');
  expect(events.map((event) => event.getFirstPropertyValue('summary'))).toContain('First viewing');
  expect(file).not.toContain('damp');
  await page.getByRole('button', { name: 'End the address' }).click();
  await expect(page.getByRole('button', { name: 'Make an address' })).toBeVisible();
  expect(await read()).toBe(404);
});

const LISTING = `<!doctype html><html lang="en"><head><title>3 bed house for sale in Elm Road, York</title>
<script type="application/ld+json">${JSON.stringify({
  '@context': 'https://schema.org',
  '@type': ['Product', 'House'],
  name: '3 bed house for sale',
  url: 'https://homes.example.com/for-sale/7-elm-road',
  numberOfBedrooms: 3,
  numberOfBathroomsTotal: 1,
  address: {
    '@type': 'PostalAddress',
    streetAddress: '7 Elm Road',
    addressLocality: 'York',
    postalCode: 'YO1 7AA',
    addressCountry: 'GB',
  },
  offers: {
    '@type': 'Offer',
    price: '325000',
    priceCurrency: 'GBP',
    availability: 'https://schema.org/InStock',
  },
})}</script></head><body><h1>7 Elm Road, York YO1 7AA</h1><p>£325,000</p><p>3 bedrooms, 1 bathroom</p></body></html>`;

/** Makes an invitation by the screen of people; answers its link. */
async function makeLink(page: Page, role: RegExp): Promise<string> {
  const another = page.getByRole('button', { name: 'Make another link' });
  if (await another.isVisible()) await another.click();
  const field = page.getByLabel('They come in as');
  const option = await field.locator('option', { hasText: role }).first().textContent();
  await field.selectOption(option);
  await page.getByRole('button', { name: 'Make the link' }).click();
  return page.getByRole('textbox', { name: 'Invitation link' }).inputValue();
}

test('a couple and an adviser take one home from its page to exchanged', async ({
  page,
  anotherPage,
  stack,
}) => {
  test.setTimeout(180_000);
  const { site } = stack;
  const [other, third] = [await anotherPage(), await anotherPage()];
  await keepSession(page, site, await makePerson(stack));
  await keepSession(third, site, await makePerson(stack));

  // A visitor is told what a dossier is; whoever is signed in opens one from the page of a listing.
  await other.goto('/my-dossier');
  await expect(other.getByRole('link', { name: 'Sign in to open one' })).toHaveAttribute(
    'href',
    /next=%2Fmy-dossier/,
  );
  await page.goto('/my-dossier');
  await expect(page.getByText('No dossier yet')).toBeVisible();
  await page.getByRole('button', { name: 'Bring the page yourself' }).click();
  await page.getByLabel('Source of the page').fill(LISTING);
  await page.getByRole('button', { name: 'Read this page' }).click();
  await expect(page.getByText('Is this the home?')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Open the dossier' }).click();
  await expect(page).toHaveURL(/\/dossiers\/[0-9a-f-]+\/home$/);
  const dossier = /dossiers\/([^/]+)/.exec(page.url())?.[1] ?? '';
  await expect(page.getByRole('heading', { name: 'Stage: Hunting' })).toBeVisible();
  await expect(page.getByText('This is your first visit.')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);

  // Who comes in sees beforehand what the role opens; a link is for one, and says so to the next.
  await page.getByRole('link', { name: 'People and settings' }).first().click();
  await expect(page.getByText('Reads and changes everything: homes')).toBeVisible();
  const link = await makeLink(page, /Partner/);
  expect(await violationsOf(page)).toEqual([]);
  await other.goto(link);
  await expect(other.getByRole('heading', { name: 'You are invited to a dossier' })).toBeVisible();
  await expect(other.getByRole('link', { name: 'Sign in', exact: true }).last()).toHaveAttribute(
    'href',
    /next=%2Finvite/,
  );
  await keepSession(other, site, await makePerson(stack));
  await other.goto(link);
  await expect(other.getByText('Partner: decides with you')).toBeVisible();
  await other.getByRole('button', { name: 'Come in' }).click();
  await expect(other).toHaveURL(new RegExp(`${dossier}/home$`));
  await expect(page.getByText('A host here now')).toBeVisible();
  await other.goto(link);
  await expect(other.getByText('You are in “')).toBeVisible();
  await third.goto(link);
  await expect(third.getByRole('heading', { name: 'This invitation has been used already.' })).toBeVisible();

  // An adviser sees what is ticked, from that moment on and as long as it is.
  await third.goto(await makeLink(page, /Adviser/));
  await third.getByRole('button', { name: 'Come in' }).click();
  const looks = third.getByRole('link', { name: 'What you look for' });
  await expect(third.getByRole('link', { name: 'Overview' }).first()).toBeVisible();
  await expect(looks).toHaveCount(0);
  const tick = page.getByRole('switch', { name: 'What you look for and can pay' });
  await tick.click();
  await expect(looks).toHaveCount(1);
  await tick.click();
  await expect(looks).toHaveCount(0);

  // The partner takes the home along the track; the owner sees it without a reload, and a step is taken back.
  await other.goto(`/dossiers/${dossier}/home`);
  await page.goto(`/dossiers/${dossier}/home`);
  for (const stage of ['Shortlisted', 'Viewing', 'Offer', 'Under offer', 'Survey', 'Exchanged']) {
    await other.getByRole('button', { name: `Move on to: ${stage}` }).click();
    await expect(other.getByRole('heading', { name: `Stage: ${stage}` })).toBeVisible();
  }
  await expect(page.getByRole('heading', { name: 'Stage: Exchanged' })).toBeVisible();
  await expect(third.getByRole('button', { name: /Move on to/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Move on to: Completed' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('heading', { name: 'Stage: Exchanged' })).toBeVisible();

  // Everything is taken along as one file, and printed plain.
  await page.goto(`/dossiers/${dossier}/people`);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Make the file' }).click();
  const files = unzipSync(new Uint8Array(await readFile(await (await download).path())));
  const whole = JSON.parse(strFromU8(files['dossier.json'] ?? new Uint8Array())) as {
    dossier_assets: { postcode: string; stage: string }[];
  };
  expect(whole.dossier_assets).toEqual([
    expect.objectContaining({ postcode: 'YO1 7AA', stage: 'exchanged' }),
  ]);
  expect(strFromU8(files['csv/dossier_fact_versions.csv'] ?? new Uint8Array())).toContain('32500000');
  await expect(page.getByText('took everything along that they may read')).toBeVisible();
  await page.goto(`/rawdossiers/${dossier}`);
  await expect(page.getByRole('row', { name: /Price £325,000/ })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);

  // Whoever is taken out sees nothing more; a deleted dossier is put back.
  await page.goto(`/dossiers/${dossier}/people`);
  const adviser = page.locator('.dossier-person').filter({ has: page.getByText('adviser', { exact: true }) });
  await adviser.getByRole('button', { name: 'Remove', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(third.getByText('The dossier did not load')).toBeVisible();
  await page.getByRole('button', { name: 'Delete the dossier' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete the dossier' }).click();
  await expect(page).toHaveURL(/my-dossier$/);
  await page.getByRole('button', { name: /^Put back/ }).click();
  await expect(page.getByRole('heading', { name: 'In use' })).toBeVisible();
});
