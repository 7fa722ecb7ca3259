import { violationsOf } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { signIn } from './managed-game.ts';

/** York, with the whole district around the middle in sight. */
const VIEW = '/maps/fifth?at=53.95,-1.1,11.5';

test('an area drawn on the map by mouse and keyboard is kept as a neighbourhood by whom it may', async ({
  page,
  anotherPage,
  stack,
  brandUrl,
}) => {
  await signIn(page, stack, 'star-admin@example.com', brandUrl('star', VIEW));
  await expect(page.getByText('Nothing is drawn yet.')).toBeVisible();
  const ground = page.locator('.ui-map-ground canvas');
  await ground.scrollIntoViewIfNeeded();
  const { width, height } = (await ground.boundingBox()) ?? { width: 0, height: 0 };
  const corners = page.getByRole('list', { name: 'Corners of the area' }).getByRole('listitem');
  await expect(async () => {
    await ground.click({ position: { x: width * 0.1, y: height * 0.1 } });
    await expect(corners).toHaveCount(1, { timeout: 1000 });
  }).toPass();
  await ground.click({ position: { x: width * 0.9, y: height * 0.1 } });
  await expect(corners).toHaveCount(2);
  await ground.click({ position: { x: width * 0.9, y: height * 0.9 } });
  await expect(corners).toHaveCount(3);

  // The keyboard takes the middle of the map as a corner, and moves it away from there.
  const middle = page.getByRole('button', { name: 'Take the middle of the map as a corner' });
  await middle.focus();
  await page.keyboard.press('Enter');
  await expect(corners).toHaveCount(4);
  const fourth = page.getByRole('application', { name: /^Corner 4 / });
  await fourth.focus();
  const before = page.url();
  await page.keyboard.press('Shift+ArrowDown');
  await expect(page).not.toHaveURL(before);
  await page.keyboard.press('Shift+ArrowLeft');
  await expect(fourth).toBeFocused();
  const figures = page.getByRole('region', { name: 'What homes in this area sold for' });
  await expect(figures.getByText(/Half of the homes sold for £[\d,]+ or less\./)).toBeVisible();
  expect(await violationsOf(page), 'drawn').toEqual([]);

  // Whoever has no part in this site reads why it cannot be kept; the drawing stays.
  const drawn = page.url();
  const visitor = await anotherPage();
  await visitor.goto(drawn);
  await expect(visitor.getByText('sign in for that', { exact: false })).toBeVisible();
  await expect(visitor.getByRole('button', { name: 'Save as a neighbourhood' })).toBeHidden();

  await page.getByRole('textbox', { name: 'Name of the neighbourhood' }).fill('Between four corners');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status').getByText('The neighbourhood is saved.')).toBeVisible();
  await page.getByRole('link', { name: 'Look at it' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Between four corners' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'What sold last?' })).toBeVisible();

  // Everybody reads it on the cards of this site.
  await visitor.goto(brandUrl('star', '/curated-neighbourhoods'));
  await expect(visitor.getByRole('link', { name: 'Between four corners' }).first()).toBeVisible();
});
