import ICAL from 'ical.js';
import type { Page } from '@playwright/test';
import { violationsOf } from './axe.ts';
import { makePerson } from './builder.ts';
import { expect, test } from './fixtures.ts';
import { keepSession } from './keep-session.ts';

// Somebody else saved first: the browser reports that answer.
test.use({ allowedNoise: [/status of 409/] });

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
  await expect(theirs.getByText('Garden, south')).toBeVisible();
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
