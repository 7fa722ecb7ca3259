import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { violationsOf } from './axe.ts';
import { makePerson } from './builder.ts';
import { expect, test } from './fixtures.ts';
import { keepSession } from './keep-session.ts';

test.use({
  serviceWorkers: 'allow',
  allowedNoise: [/net::ERR|Failed to load resource|WebSocket connection/],
});

/** A photo of a phone: with the place and the time in it. */
function photo(at: number): Promise<Buffer> {
  return sharp({
    create: {
      ...{ width: 1200, height: 900, channels: 3, background: { r: 60 + at, g: 90, b: 120 } },
      noise: { type: 'gaussian', mean: 120, sigma: 20 },
    },
  })
    .withExif({
      IFD2: { DateTimeOriginal: `2026:05:04 10:11:${String(10 + at)}` },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '53/1 48/1 30/1' },
    })
    .jpeg()
    .toBuffer();
}

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

test('a viewing without a network, with a tab that is killed: all arrives once', async ({
  page,
  context,
  stack,
  callService,
}) => {
  test.setTimeout(180_000);
  const { api, publishableKey: key, site } = stack;
  await keepSession(page, site, await makePerson(stack));
  const { dossier_id: dossier } = await rpc<{ dossier_id: string }>(page, api, key, 'create_dossier', {
    title: 'Our house',
    home: { address: '7 Elm Road', country: 'GB' },
  });
  const base = `/dossiers/${dossier}`;
  const count = async (table: string) =>
    Number(
      (
        await callService.sql<{ n: string }>(
          `select count(*) as n from public.${table} where dossier_id = $1::uuid`,
          [dossier],
        )
      )[0]?.n,
    );

  // With a network: a photo, whose notes never reach the server, and a file that is none.
  await page.goto(`${base}/photos`);
  await expect(page.getByText('No photos yet')).toBeVisible();
  await page.getByLabel('Choose photos').setInputFiles([
    { name: 'kitchen.jpg', mimeType: 'image/jpeg', buffer: await photo(1) },
    { name: 'letter.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') },
  ]);
  await expect(page.locator('.photo-grid img')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText('This file is no picture that a browser can open')).toBeVisible();
  await page.getByRole('button', { name: 'Leave out letter.pdf' }).click();
  expect(await violationsOf(page)).toEqual([]);
  await expect
    .poll(async () => {
      const [row] = await callService.sql<{ taken: boolean; stored: number }>(
        `select taken_at is not null as taken, cardinality(stored_widths) as stored
        from public.dossier_photos where dossier_id = $1::uuid`,
        [dossier],
      );
      return row;
    })
    .toEqual({ taken: true, stored: 3 });
  // As the server has it, after a reload.
  await page.reload();
  await expect(page.locator('.photo-grid img')).toBeVisible({ timeout: 20_000 });

  // The way there: the checklist takes the dossier along.
  await page.goto(`${base}/viewing`);
  await expect(page.getByText('This dossier is on this device')).toBeVisible({ timeout: 30_000 });
  await expect
    .poll(
      () =>
        page.evaluate(async () => {
          const names = (await caches.keys()).filter((name) => name.startsWith('shell-dossier-'));
          const found = await Promise.all(
            names.map(async (name) => (await caches.open(name)).match('/dossiers')),
          );
          return found.some((one) => one !== undefined);
        }),
      { timeout: 30_000 },
    )
    .toBe(true);
  expect(await violationsOf(page)).toEqual([]);

  // In the kitchen, without a network.
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'At the viewing' })).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText(/No connection\. As it was on/)).toBeVisible();
  const kitchen = page.getByRole('listitem', { name: 'Kitchen' });
  await kitchen.getByRole('button', { name: '4 of 5 stars' }).click();
  // A camera takes one photo at a time.
  for (const [name, at] of [
    ['a.jpg', 2],
    ['b.jpg', 3],
  ] as const)
    await kitchen
      .locator('input[type=file]')
      .setInputFiles({ name, mimeType: 'image/jpeg', buffer: await photo(at) });
  await kitchen.getByRole('button', { name: 'Note' }).click();
  await kitchen.getByLabel('Note', { exact: true }).fill('Damp behind the door');
  await kitchen.getByRole('button', { name: 'Add the note' }).click();
  await expect(page.getByText(/Waiting here: notes: 2, photos: 2/)).toBeVisible({ timeout: 20_000 });
  expect(await violationsOf(page)).toEqual([]);

  // A screen that was never opened, and what was written elsewhere.
  await page.goto(`${base}/notes-and-queries`);
  await expect(page.locator('.dossier-text', { hasText: 'Damp behind the door' })).toBeVisible({
    timeout: 20_000,
  });
  await page.goto(`${base}/photos`);
  await expect(page.locator('.photo-grid img')).toHaveCount(3, { timeout: 20_000 });

  expect(await count('dossier_notes')).toBe(0);

  // The tab is killed; the next one goes on.
  await page.close({ runBeforeUnload: false });
  const next = await context.newPage();
  await next.goto(`${site}${base}/tasks/create`);
  await next.getByLabel('What is to be done').fill('Ask about the damp');
  await next.getByRole('button', { name: 'Add the task' }).click();
  await expect(next.getByText(/Waiting here: notes: 2, tasks: 1, photos: 2/)).toBeVisible({
    timeout: 20_000,
  });

  await context.setOffline(false);
  await expect.poll(() => count('dossier_tasks'), { timeout: 30_000 }).toBe(1);
  await expect.poll(() => count('dossier_notes'), { timeout: 30_000 }).toBe(2);
  await expect
    .poll(
      async () =>
        (
          await callService.sql<{ n: string }>(
            `select count(*) as n from public.dossier_photos where dossier_id = $1::uuid and cardinality(stored_widths) = 3`,
            [dossier],
          )
        )[0]?.n,
      // Each in three widths, by one slow processor as well.
      { timeout: 60_000 },
    )
    .toBe('3');
  await expect(next.getByText(/Waiting here/)).toBeHidden({ timeout: 20_000 });
  expect([await count('dossier_notes'), await count('dossier_tasks'), await count('dossier_photos')]).toEqual(
    [2, 1, 3],
  );

  // Somebody else rewrites the same line meanwhile: both are shown, and neither is lost.
  await next.goto(`${site}${base}/notes-and-queries`);
  const note = next.locator('.dossier-note', { hasText: 'Damp behind the door' });
  await note.getByRole('button', { name: 'Edit' }).click();
  await context.setOffline(true);
  await callService.sql(
    `update public.dossier_notes set body = 'Dry behind the door', version = version
    where dossier_id = $1::uuid and body = 'Damp behind the door'`,
    [dossier],
  );
  await next.locator('.dossier-note').getByLabel('Note', { exact: true }).fill('Very damp behind the door');
  await next.locator('.dossier-note').getByRole('button', { name: 'Save' }).click();
  await expect(next.getByText(/Waiting here: notes: 1/)).toBeVisible({ timeout: 20_000 });
  await context.setOffline(false);
  await expect(next.getByText('Not taken, for you to decide: 1')).toBeVisible({ timeout: 30_000 });
  await next.getByRole('button', { name: 'Show', exact: true }).click();
  await next.getByRole('button', { name: 'Compare both' }).click();
  const clash = next.getByRole('dialog', { name: 'You both changed the same lines' });
  await expect(clash.getByText('Dry behind the door')).toBeVisible();
  await expect(clash.getByText('Very damp behind the door')).toBeVisible();
  expect(await violationsOf(next)).toEqual([]);
  await clash.getByRole('button', { name: 'Save this' }).click();
  await expect(next.getByText(/Not taken, for you/)).toBeHidden({ timeout: 20_000 });
  const written = await callService.sql<{ body: string }>(
    `select body from public.dossier_notes where dossier_id = $1::uuid and body like '%door%'`,
    [dossier],
  );
  expect(written.map(({ body }) => body.split('\n').sort())).toEqual([
    ['Dry behind the door', 'Very damp behind the door'],
  ]);

  // Signing out takes with it what this device kept of the dossier: rows, photos, answers and screens.
  expect(await heldOnDevice(next, dossier)).not.toEqual([]);
  await next.getByRole('button', { name: 'My account' }).click();
  await next.getByRole('button', { name: 'Sign out' }).click();
  await expect(next.getByText('You are signed out.')).toBeVisible();
  await expect.poll(() => heldOnDevice(next, dossier)).toEqual([]);
});

/** Where the browser keeps anything that names the dossier or says what was written in it. */
function heldOnDevice(page: Page, dossier: string): Promise<string[]> {
  return page.evaluate(
    async (words) => {
      const tells = (text: string) => words.some((word) => text.includes(word));
      const held: string[] = [];
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const request of await cache.keys())
          if (tells(request.url) || tells((await (await cache.match(request))?.clone().text()) ?? ''))
            held.push(`cache ${name}: ${request.url}`);
      }
      for (const { name = '' } of await indexedDB.databases()) {
        const database = await new Promise<IDBDatabase>((resolve, reject) => {
          const asked = indexedDB.open(name);
          asked.addEventListener('success', () => resolve(asked.result));
          asked.addEventListener('error', () => reject(new Error(`${name} does not open.`)));
        });
        for (const store of database.objectStoreNames) {
          const rows = await new Promise<unknown[]>((resolve, reject) => {
            const asked = database.transaction(store).objectStore(store).getAll();
            asked.addEventListener('success', () => resolve(asked.result as unknown[]));
            asked.addEventListener('error', () => reject(new Error(`${store} cannot be read.`)));
          });
          if (rows.some((row) => tells(JSON.stringify(row)))) held.push(`store ${name}: ${store}`);
        }
        database.close();
      }
      for (const storage of [localStorage, sessionStorage])
        for (const [key, text] of Object.entries(storage))
          if (tells(`${key} ${String(text)}`)) held.push(`storage: ${key}`);
      return held;
    },
    [dossier, 'damp behind the door', 'Ask about the damp'],
  );
}
