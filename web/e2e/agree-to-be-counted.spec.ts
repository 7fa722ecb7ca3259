import { expect, test } from './fixtures.ts';

test('nothing asks a counter for anything before the visitor agrees, and nothing does after they stop it', async ({
  page,
  brandUrl,
  callService,
}) => {
  const key = `counted-${crypto.randomUUID().slice(0, 8)}`;
  await callService.sql(
    `insert into public.agencies (key, name, display_name, home_url, service_email, whitelabel_name,
       branded_game_slug, supported_locales, is_sample, analytics_id)
     values ('${key}', 'Counted', 'Counted', 'https://example.com', 'counted@example.com', 'Counted', 'counted',
       '{en-GB,es}', true, 'G-TEST1234')`,
  );
  const asked: string[] = [];
  await page.route(/googletagmanager|google-analytics/, (route) => {
    asked.push(new URL(route.request().url()).host);
    return route.fulfill({ contentType: 'text/javascript', body: 'document.cookie = "_ga=1; path=/";' });
  });
  const room = page.getByRole('region', { name: 'Counting visits' });
  await page.goto(brandUrl(key, '/games'));
  await expect(room.getByText('Google Analytics')).toBeVisible();
  await page.getByRole('link', { name: 'About' }).first().click();
  await expect(room).toBeVisible();
  expect(asked).toEqual([]);

  await room.getByRole('button', { name: 'Yes, count them' }).click();
  await expect.poll(() => asked).toEqual(['www.googletagmanager.com']);
  await expect(room.getByText('You let Google Analytics count your visits')).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.cookie)).toContain('_ga');

  // Without its counter the page is asked for anew, and one that is only read works once its reader reaches for something.
  let at = 100;
  const seesItStopped = () =>
    expect(async () => {
      at += 10;
      await page.mouse.move(at, 100);
      await expect(room.getByText('Your visits are not counted.')).toBeVisible({ timeout: 2_000 });
    }).toPass();
  await room.getByRole('button', { name: 'Stop counting' }).click();
  await seesItStopped();
  await expect.poll(() => page.evaluate(() => document.cookie)).toBe('');
  await page.reload();
  await seesItStopped();
  expect(asked).toHaveLength(1);
});
