import type { Page } from '@playwright/test';
import { violationsInBothSchemes } from './axe.ts';
import { makePerson } from './builder.ts';
import { expect, test } from './fixtures.ts';
import { keepSession } from './keep-session.ts';

const ROOM = '/admin/website/settings/appearance';

/** A transparent picture with a bar of one colour in its middle, as a designer hands a logo over. */
async function drawLogo(page: Page, colour: string, width: number): Promise<Buffer> {
  const bytes = await page.evaluate(
    async ({ fill, side }) => {
      const canvas = new OffscreenCanvas(side, side / 4);
      const context = canvas.getContext('2d', { willReadFrequently: true });
      if (!context) throw new Error('This browser draws nothing.');
      context.fillStyle = fill;
      context.fillRect(side / 4, side / 16, side / 2, side / 8);
      return [...new Uint8Array(await (await canvas.convertToBlob({ type: 'image/png' })).arrayBuffer())];
    },
    { fill: colour, side: width },
  );
  return Buffer.from(bytes);
}

/** How opaque the picture is at a place, from 0 to 255, and its shape. */
async function lookAt(page: Page, address: string) {
  return page.evaluate(async (url) => {
    const picture = await createImageBitmap(await (await fetch(url)).blob());
    const canvas = new OffscreenCanvas(picture.width, picture.height);
    const context = canvas.getContext('2d', { willReadFrequently: true });
    context?.drawImage(picture, 0, 0);
    const alphaAt = (x: number, y: number) => context?.getImageData(x, y, 1, 1).data[3];
    return {
      corner: alphaAt(0, 0),
      middle: alphaAt(Math.floor(picture.width / 2), Math.floor(picture.height / 2)),
      shape: picture.width / picture.height,
    };
  }, address);
}

test('an agency chooses a logo, crops it, and has another one on dark pages', async ({
  page,
  anotherPage,
  stack,
  brandUrl,
  callService,
}) => {
  const key = `mark-${crypto.randomUUID().slice(0, 8)}`;
  const person = await makePerson(stack);
  await callService.sql(
    `with brand as (
       insert into public.agencies (key, name, display_name, home_url, service_email, whitelabel_name,
         branded_game_slug, is_sample)
       values ($1, 'Mark', 'Mark', 'https://example.com', 'mark@example.com', 'Mark', 'mark', true)
       returning id)
     insert into public.agency_members (agency_id, user_id, role)
       select brand.id, u.id, 'owner' from brand, auth.users u where u.email = $2`,
    [key, person.email],
  );
  await keepSession(page, brandUrl(key, ROOM), person);
  await page.goto(brandUrl(key, ROOM));
  const logo = page.getByRole('group', { name: 'Logo', exact: true });
  const dark = page.getByRole('group', { name: 'Logo for dark pages' });
  const icon = page.getByRole('group', { name: 'Small picture in the browser' });
  const file = (buffer: Buffer) => ({ name: 'logo.png', mimeType: 'image/png', buffer });

  // Too small to be seen: said, and nothing is changed.
  await logo.locator('input[type=file]').setInputFiles(file(await drawLogo(page, '#123', 16)));
  await expect(logo.getByText(/narrower than 32 pixels/)).toBeVisible();
  await expect(logo.getByRole('img')).toHaveCount(0);

  await logo.locator('input[type=file]').setInputFiles(file(await drawLogo(page, '#123', 400)));
  await expect(logo.getByRole('img', { name: 'Logo, as it will show' })).toBeVisible();
  const whole = await logo.getByRole('img').getAttribute('src');

  // What is around the logo is cut off, by keys.
  await logo.getByRole('button', { name: 'Crop' }).press('Enter');
  const editor = page.getByRole('dialog', { name: 'Crop: Logo' });
  await expect(editor.getByRole('button', { name: 'Cover a part' })).toHaveCount(0);
  await editor.getByRole('button', { name: 'Crop', exact: true }).press('Enter');
  await expect(editor.locator('[data-frame="crop"]')).toBeFocused();
  for (let times = 0; times < 15; times += 1)
    await editor.getByRole('button', { name: 'Narrower' }).press('Enter');
  await editor.getByRole('button', { name: 'Save the picture' }).press('Enter');
  await expect(editor).toBeHidden();
  await expect(logo.getByRole('img')).not.toHaveAttribute('src', whole ?? '');

  await dark.locator('input[type=file]').setInputFiles(file(await drawLogo(page, '#fed', 400)));
  await expect(dark.getByRole('img')).toBeVisible();
  await icon.locator('input[type=file]').setInputFiles(file(await drawLogo(page, '#123', 64)));
  await expect(icon.getByRole('img')).toBeVisible();
  expect(await violationsInBothSchemes(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible();

  const [kept] = await callService.sql<Record<'logo_url' | 'logo_dark_url' | 'favicon_url', string>>(
    'select logo_url, logo_dark_url, favicon_url from public.agencies where key = $1',
    [key],
  );
  const [light, night, tab] = await Promise.all(
    [kept?.logo_url, kept?.logo_dark_url, kept?.favicon_url].map((address) => lookAt(page, address ?? '')),
  );
  expect(light).toEqual({ corner: 0, middle: 255, shape: 2.5 });
  expect(night).toEqual({ corner: 0, middle: 255, shape: 4 });
  expect(tab).toEqual({ corner: 0, middle: 255, shape: 1 });

  // Everybody sees the one for their page: by the device, by the brand's visitor's own choice.
  const visitor = await anotherPage();
  const shown = visitor.locator('.site-brand img:visible');
  await visitor.goto(brandUrl(key, '/search'));
  await expect(shown).toHaveAttribute('src', kept?.logo_url ?? '');
  await visitor.emulateMedia({ colorScheme: 'dark' });
  await expect(shown).toHaveAttribute('src', kept?.logo_dark_url ?? '');
  await visitor.evaluate(() => localStorage.setItem('theme', 'light'));
  await visitor.reload();
  await expect(shown).toHaveAttribute('src', kept?.logo_url ?? '');

  // It goes, and the brand's name stands alone.
  await dark.getByRole('button', { name: 'Remove the picture' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeHidden();
  await expect(dark.getByText('None')).toBeVisible();
  await visitor.evaluate(() => localStorage.setItem('theme', 'dark'));
  await expect(async () => {
    await visitor.reload();
    await expect(shown).toHaveAttribute('src', kept?.logo_url ?? '', { timeout: 500 });
  }).toPass({ timeout: 10_000 });
});
