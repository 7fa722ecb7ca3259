import sharp from 'sharp';
import type { Page, Route } from '@playwright/test';
import { dropFiles, goToStep, homes, makePerson, openSignedIn, publish } from './builder.ts';
import { drawPhotos } from './builder-files.ts';
import { expect, test } from './fixtures.ts';

test('a tab killed among photo uploads loses none, and the draft goes on elsewhere', async ({
  page,
  context,
  anotherPage,
  stack,
}) => {
  const person = await makePerson(stack);
  await openSignedIn(page, person);
  // Two photos arrive; then Storage answers nothing any more.
  const stored = new Set<string>();
  await page.route('**/storage/v1/object/listing-photos/**', async (route) => {
    const folder = new URL(route.request().url()).pathname.split('/').at(-2) ?? '';
    if (stored.size >= 2 && !stored.has(folder)) return;
    stored.add(folder);
    await route.continue();
  });
  await dropFiles(page, await drawPhotos(['a_front', 'a_kitchen', 'b_front', 'b_kitchen', 'b_garden']));
  await expect(homes(page)).toHaveCount(2);
  await expect(page.getByText('3 photos are kept here and not uploaded yet.')).toBeVisible();
  await page.getByLabel('Title of the game').fill('Killed half-way');
  await expect(page.getByText('Saved to your account')).toBeVisible();

  // Meanwhile another device has the draft, and says where the other photos are.
  const other = await anotherPage();
  await openSignedIn(other, person);
  await other.getByRole('button', { name: 'Drafts and homes' }).click();
  await other
    .getByRole('listitem')
    .filter({ hasText: 'Killed half-way' })
    .getByRole('button', { name: 'Open' })
    .click();
  await expect(other.getByLabel('Title of the game')).toHaveValue('Killed half-way');
  await expect(homes(other)).toHaveCount(2);
  await homes(other).nth(1).getByRole('button', { name: /^Edit/ }).click();
  await expect(other.getByText('on your other device').first()).toBeVisible();

  // The tab is gone without a goodbye; the next one finishes what it began.
  await page.close({ runBeforeUnload: false });
  const again = await context.newPage();
  await again.goto('/create-game');
  await expect(homes(again)).toHaveCount(2);
  await expect(homes(again).nth(0)).toContainText('2 photos');
  await expect(homes(again).nth(1)).toContainText('3 photos');
  await expect(again.getByText(/not uploaded yet/)).toHaveCount(0, { timeout: 20_000 });
  await expect(again.getByText('Saved to your account')).toBeVisible();

  await other.reload();
  await expect(homes(other)).toHaveCount(2);
  await homes(other).nth(1).getByRole('button', { name: /^Edit/ }).click();
  await expect(other.getByText('uploaded', { exact: true })).toHaveCount(3);
});

test.describe('without a way to Storage', () => {
  test.use({ allowedNoise: [/ERR_FAILED|ERR_INTERNET_DISCONNECTED/] });

  test('photos wait through a reload, and go as soon as the network is back', async ({
    page,
    context,
    stack,
  }) => {
    await openSignedIn(page, await makePerson(stack));
    const ways = ['**/storage/v1/**', '**/rest/v1/rpc/create_photo_folders'];
    for (const way of ways) await page.route(way, (route) => route.abort());
    await dropFiles(page, await drawPhotos(['a_front', 'a_kitchen']));
    await expect(page.getByText('2 photos are kept here and not uploaded yet.')).toBeVisible();
    await expect(page.getByText('Saved to your account')).toBeVisible();

    await page.reload();
    await expect(homes(page).nth(0)).toContainText('2 photos');
    await expect(page.getByText('2 photos are kept here and not uploaded yet.')).toBeVisible();

    // Nobody presses anything: the browser says that it has a network again.
    await context.setOffline(true);
    for (const way of ways) await page.unroute(way);
    await context.setOffline(false);
    await expect(page.getByText(/not uploaded yet/)).toHaveCount(0, { timeout: 20_000 });
    await homes(page).getByRole('button', { name: /^Edit/ }).click();
    await expect(page.getByText('uploaded', { exact: true })).toHaveCount(2);
  });
});

test.describe('where WebP cannot be written', () => {
  test('photos are kept as JPEG and shown to players; a HEIC that cannot be read says what to do', async ({
    page,
    stack,
  }) => {
    // As Safari: asked for WebP, its canvas writes PNG.
    await page.addInitScript(() => {
      const write = OffscreenCanvas.prototype.convertToBlob;
      OffscreenCanvas.prototype.convertToBlob = function (options) {
        return write.call(this, options?.type === 'image/webp' ? { type: 'image/png' } : options);
      };
    });
    await openSignedIn(page, await makePerson(stack));
    await page.getByRole('button', { name: 'Type one in' }).click();
    await page.getByLabel('Price', { exact: true }).fill('250k');
    const [photo] = await drawPhotos(['front']);
    const heic = { name: 'IMG_0001.HEIC', mimeType: 'image/heic', buffer: Buffer.from('ftypheic') };
    await page.getByLabel('Add photos of this home').setInputFiles(photo ? [photo, heic] : []);
    await expect(page.getByText(/^IMG_0001.HEIC: .*Open this page in Safari/)).toBeVisible();
    await expect(page.getByText(/^uploaded/)).toBeVisible();
    await page
      .getByLabel('Title of the game')
      .fill(`As JPEG ${crypto.randomUUID().replace(/\d/g, 'x').slice(0, 8)}`);
    await goToStep(page, 'Publish');
    await page.getByLabel(/^I looked/).check();
    const path = await publish(page);
    await page.goto(path);
    await page.getByRole('button', { name: 'Play now' }).click();
    const shown = page.getByRole('region', { name: 'Photos of this home' }).getByRole('img').first();
    await expect(shown).toBeVisible();
    const sourceOf = () => shown.evaluate((image) => (image as HTMLImageElement).currentSrc);
    await expect.poll(sourceOf).not.toBe('');
    const source = await sourceOf();
    const answer = await fetch(source);
    expect([new URL(source).pathname.endsWith('.jpg'), answer.headers.get('content-type')]).toEqual([
      true,
      'image/jpeg',
    ]);
    const metadata = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
    expect(metadata.format).toBe('jpeg');
    expect(['exif', 'xmp', 'iptc'].filter((part) => part in metadata)).toEqual([]);
  });
});

test('a photo that was taken out again is removed from Storage a month later, the others stay', async ({
  page,
  stack,
  callService,
}) => {
  const person = await makePerson(stack);
  await openSignedIn(page, person);
  await dropFiles(page, await drawPhotos(['a_front', 'a_kitchen']));
  await homes(page).getByRole('button', { name: /^Edit/ }).click();
  await expect(page.getByText('uploaded', { exact: true })).toHaveCount(2);
  await page.getByRole('button', { name: 'Remove photo 2' }).click();
  await page.getByLabel('Price', { exact: true }).fill('250k');
  await page
    .getByLabel('Title of the game')
    .fill(`One photo ${crypto.randomUUID().replace(/\d/g, 'x').slice(0, 8)}`);
  await goToStep(page, 'Publish');
  await page.getByLabel(/^I looked/).check();
  const saved = () =>
    callService.sql<{ photos: number }>(
      `select jsonb_array_length(d.document -> 'rows' -> 0 -> 'photos') as photos from private.game_drafts d
       join auth.users u on u.id = d.owner_id where u.email = $1 and (d.document ->> 'arePhotosChecked')::boolean`,
      [person.email],
    );
  await expect.poll(async () => (await saved())[0]?.photos).toBe(1);

  // A month passes; the next game that is published empties the queue.
  const folders = await callService.sql<{ folder: string }>(
    `update private.photo_folders f set created_at = now() - interval '31 days' from auth.users u
     where u.id = f.user_id and u.email = $1 returning f.folder`,
    [person.email],
  );
  // Taking it out could be undone for as long.
  await callService.sql(
    `update private.game_drafts d set document = jsonb_set(d.document, '{removed,0,at}', '"2020-01-01T00:00:00.000Z"')
     from auth.users u where u.id = d.owner_id and u.email = $1 and d.document #> '{removed,0}' is not null`,
    [person.email],
  );
  await callService.sql('select private.queue_unused_photos()');
  const filled = async () => {
    const ids = folders.map(({ folder }) => `'${folder}'`).join();
    const rows = await callService.sql<{ folder: string }>(
      `select distinct split_part(name, '/', 1) as folder from storage.objects where split_part(name, '/', 1) in (${ids})`,
    );
    return rows.length;
  };
  expect(await filled()).toBe(2);
  const path = await publish(page);
  await expect.poll(filled).toBe(1);
  await page.goto(path);
  await page.getByRole('button', { name: 'Play now' }).click();
  const shown = page.getByRole('region', { name: 'Photos of this home' }).getByRole('img').first();
  await expect
    .poll(() => shown.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);
});

test.describe('with answers that are lost', () => {
  test.use({ allowedNoise: [/ERR_FAILED/] });

  test('a save without an answer is no conflict with oneself', async ({ page, stack, callService }) => {
    const person = await makePerson(stack);
    await openSignedIn(page, person);
    // The server writes, and what it says never arrives.
    const lost = await loseAnswers(page, '**/rest/v1/rpc/save_draft');
    await page.getByLabel('Title of the game').fill('Written, not heard of');
    await expect.poll(() => lost.count).toBeGreaterThan(0);
    await page.getByLabel('Title of the game').fill('Written once more');
    await lost.stop();
    await expect(page.getByText('Saved to your account')).toBeVisible({ timeout: 20_000 });
    await expect(page.getByText('This draft was changed on two devices')).toHaveCount(0);
    const [draft] = await callService.sql<{ title: string }>(
      `select d.document ->> 'title' as title from private.game_drafts d join auth.users u on u.id = d.owner_id where u.email = $1`,
      [person.email],
    );
    expect(draft?.title).toBe('Written once more');
  });
});

async function loseAnswers(page: Page, pattern: string) {
  let isOver = false;
  let underWay: Promise<void> = Promise.resolve();
  const lose = async (route: Route) => {
    await route.fetch();
    lost.count += 1;
    await route.abort();
  };
  const lost = {
    count: 0,
    /** What is on its way is lost as well; the next one arrives. */
    stop: async () => {
      isOver = true;
      await underWay;
      await page.unroute(pattern);
    },
  };
  await page.route(pattern, (route) => {
    if (isOver) return route.fallback();
    underWay = lose(route);
    return underWay;
  });
  return lost;
}
