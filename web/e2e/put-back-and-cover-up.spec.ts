import sharp from 'sharp';
import { violationsOf } from './axe.ts';
import { drawPhotos } from './builder-files.ts';
import { dropFiles, homes, makePerson, openSignedIn } from './builder.ts';
import { expect, test } from './fixtures.ts';

test('twelve photos find their four homes, front first, and whatever is removed comes back', async ({
  page,
  stack,
}) => {
  await openSignedIn(page, await makePerson(stack));
  const names = ['1_kitchen2', '1_kitchen10', '1_front', '2_garden', '2_Fachada', '2_bath'];
  const more = ['10_kitchen', '10_bath', '10_vorderseite', '3_9', '3_10', '3_exterior'];
  await dropFiles(page, await drawPhotos([...more, ...names]));
  await expect(homes(page)).toHaveCount(4);
  for (const place of [0, 1, 2, 3]) await expect(homes(page).nth(place)).toContainText('3 photos');
  const editor = page.locator('.builder-editor');
  const rooms = () =>
    editor
      .getByLabel(/^Room of photo/)
      .evaluateAll((fields) => fields.map((field) => (field as HTMLSelectElement).value));
  // 1, 2, 3, 10: as people count; the photos come before everything else in the editor.
  await homes(page).nth(0).getByRole('button', { name: /^Edit/ }).click();
  await expect.poll(rooms).toEqual(['exterior', 'kitchen', 'kitchen']);
  await expect(editor.locator('> *').first()).toHaveClass(/builder-photos/);
  await expect(editor.getByText('cover of the game')).toHaveCount(0);
  await page.getByLabel('Price', { exact: true }).fill('250k');
  await expect(editor.locator('[data-row]').first()).toContainText('cover of the game');
  await homes(page).nth(3).getByRole('button', { name: /^Edit/ }).click();
  await expect.poll(rooms).toEqual(['exterior', 'bathroom', 'kitchen']);

  // A photo, its home, and another home: keys bring back the last, the list any of them.
  await page.getByLabel('Price', { exact: true }).fill('310k');
  await expect(page.getByText(/not uploaded yet/)).toHaveCount(0, { timeout: 20_000 });
  await page.getByRole('button', { name: 'Remove photo 1' }).click();
  await expect(page.getByRole('button', { name: 'Remove photo 1' })).toBeFocused();
  expect(await violationsOf(page)).toEqual([]);
  await editor.getByRole('button', { name: 'Remove this home' }).click();
  await expect(homes(page)).toHaveCount(3);
  await homes(page).nth(0).getByRole('button', { name: /^Edit/ }).click();
  await editor.getByRole('button', { name: 'Remove this home' }).click();
  await expect(homes(page)).toHaveCount(2);
  await expect(page.getByText('Saved to your account')).toBeVisible();
  await page.reload();
  await expect(homes(page)).toHaveCount(2);
  await page.getByText('3 things removed lately').click();
  await expect(page.getByRole('button', { name: 'Put back: Photo 1' })).toBeDisabled();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('Control+z');
  await expect(homes(page)).toHaveCount(3);
  await page.keyboard.press('Control+z');
  await expect(homes(page)).toHaveCount(4);
  await page.keyboard.press('Control+z');
  await expect(page.getByText(/removed lately/)).toHaveCount(0);
  await expect(homes(page).nth(0)).toContainText('£250,000');
  await expect(homes(page).nth(3)).toContainText('3 photos');
  await homes(page).nth(3).getByRole('button', { name: /^Edit/ }).click();
  await expect.poll(rooms).toEqual(['exterior', 'bathroom', 'kitchen']);
  // Its file was not removed meanwhile.
  const first = editor.locator('img').first();
  await expect
    .poll(() => first.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);

  // The draft itself: from the message, and after a reload from the place of what was deleted.
  await page.getByLabel('Title of the game').fill('Comes back');
  await expect(page.getByText('Saved to your account')).toBeVisible();
  const remove = async () => {
    await page.getByRole('button', { name: 'Drafts and homes' }).click();
    await page.getByRole('button', { name: 'Delete Comes back' }).click();
    await expect(page.getByLabel('Title of the game')).toHaveValue('');
  };
  await remove();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByLabel('Title of the game')).toHaveValue('Comes back');
  await expect(homes(page)).toHaveCount(4);
  await remove();
  await page.reload();
  await page.getByRole('button', { name: 'Drafts and homes' }).click();
  await page.getByText('1 deleted draft').click();
  await page.getByRole('button', { name: 'Bring back: Comes back' }).click();
  const line = page.getByRole('listitem').filter({ hasText: 'Comes back' });
  await expect(line).toHaveCount(1);
  await line.getByRole('button', { name: 'Open' }).click();
  await expect(homes(page)).toHaveCount(4);
});

test('what is covered on a photo is in none of its files, and a preview plays the real round', async ({
  page,
  stack,
}) => {
  await openSignedIn(page, await makePerson(stack));
  await page.getByRole('button', { name: 'Type one in' }).click();
  const open = homes(page).getByRole('button', { name: /^(Edit|Done:)/ });
  if ((await open.getAttribute('aria-expanded')) !== 'true') await open.click();
  await page.getByLabel('Price', { exact: true }).fill('738219');
  // A red sign in the middle of a blue picture.
  const sign = await sharp({ create: { width: 120, height: 60, channels: 3, background: '#ff0000' } })
    .png()
    .toBuffer();
  const buffer = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#0044aa' } })
    .composite([{ input: sign, left: 260, top: 210 }])
    .jpeg({ quality: 100 })
    .toBuffer();
  await page
    .getByLabel('Add photos of this home')
    .setInputFiles({ name: 'front.jpg', mimeType: 'image/jpeg', buffer });
  await expect(page.getByText('uploaded', { exact: false }).first()).toBeVisible();
  const sourceOf = () =>
    page
      .locator('.builder-editor img')
      .first()
      .evaluate((image) => (image as HTMLImageElement).src);
  await expect.poll(sourceOf).toContain('/storage/v1/');
  const before = await sourceOf();

  await page.getByRole('button', { name: 'Crop or cover up parts of photo 1' }).click();
  await page.getByRole('button', { name: 'Cover a part' }).click();
  await expect(page.getByRole('button', { name: 'Covered part 1' })).toBeFocused();
  // By keys: to the left, and as much larger.
  for (let time = 0; time < 3; time += 1) await page.keyboard.press('ArrowLeft');
  for (let time = 0; time < 8; time += 1) await page.keyboard.press('Shift+ArrowRight');
  await page.getByRole('button', { name: 'Save the picture' }).click();
  await expect(page.getByRole('button', { name: 'Crop or cover up parts of photo 1' })).toBeFocused();
  await expect.poll(sourceOf).not.toBe(before);
  await expect.poll(sourceOf, { timeout: 20_000 }).toContain('/storage/v1/');
  const { data, info } = await sharp(Buffer.from(await (await fetch(await sourceOf())).arrayBuffer()))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const reds = Array.from({ length: info.width * info.height }, (_, at) => data[at * 3] ?? 0);
  expect(Math.max(...reds)).toBeLessThan(90);

  const writes: string[] = [];
  await page.getByRole('button', { name: 'Preview as a player' }).first().click();
  const frame = page.frameLocator('iframe');
  await expect(frame.getByLabel('Your guess')).toBeVisible({ timeout: 20_000 });
  const paper = () => frame.locator('html').evaluate((page) => getComputedStyle(page).backgroundColor);
  const light = await paper();
  await page.getByRole('button', { name: 'Dark', exact: true }).click();
  await expect.poll(paper).not.toBe(light);
  await page.getByRole('button', { name: 'Light', exact: true }).click();
  page.on('request', (request) => {
    if (/submit-guess|open_round|start-run/.test(request.url())) writes.push(request.url());
  });
  await expect(frame.locator('body')).not.toContainText(/738,?219/);
  await frame.getByLabel('Your guess').fill('700k');
  await frame.getByRole('button', { name: 'That is my guess' }).click();
  await expect(frame.getByRole('heading', { name: /^The price is £738,219/ })).toBeVisible();
  expect(writes).toEqual([]);
});
