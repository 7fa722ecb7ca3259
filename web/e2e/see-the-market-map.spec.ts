import { violationsInBothSchemes } from './axe.ts';
import { expect, test } from './fixtures.ts';

test('a map of sales and its list say the same, and without WebGL the list stays', async ({ page }) => {
  await page.goto('/maps/third');
  await page.getByRole('searchbox', { name: 'Go to a postcode or town' }).fill('york');
  await page.keyboard.press('Enter');
  const cells = page.getByRole('list', { name: 'Parts of the map' }).getByRole('button');
  await expect(page).toHaveURL(/at=53\.9/);
  await expect(cells.first()).toContainText(/\d sales/);
  expect(await violationsInBothSchemes(page), 'cells').toEqual([]);

  // The list moves the map, the address keeps the spot, and from near single sales are shown.
  const before = page.url();
  await cells.first().focus();
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(before);
  await page.goto('/maps/third?at=53.96,-1.08,14.5');
  await expect(
    page.getByRole('list', { name: 'Sales in sight' }).getByRole('listitem').first(),
  ).toContainText('YO24');
  expect(await violationsInBothSchemes(page), 'sales').toEqual([]);

  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await page.goto('/maps/fifth?at=53.96,-1.08,10');
  await expect(page.getByText('The map cannot be drawn here')).toBeVisible();
  await page.getByRole('checkbox', { name: 'YO24 0' }).click();
  await expect(page.getByRole('checkbox', { name: 'YO24 0' })).toBeChecked();
  await expect(page.getByText(/Half of the homes sold for £[\d,]+ or less\./)).toBeVisible();
  expect(await violationsInBothSchemes(page), 'drawn by sectors').toEqual([]);
});
