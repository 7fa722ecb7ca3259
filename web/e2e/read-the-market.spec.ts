import { readFileSync } from 'node:fs';
import { violationsInBothSchemes } from './axe.ts';
import { expect, test } from './fixtures.ts';

// The drawing comes from a vendor whose styles the site's policy refuses: a word of that on the console fails the test.
test('a chart is read by keyboard and kept, and certificates are found by half a postcode @phone', async ({
  page,
}) => {
  await page.goto('/charts');
  await page.getByRole('link', { name: 'Price', exact: true }).click();
  const chart = page.getByRole('figure', { name: /^What do homes in .+ cost\?$/ });
  await expect(chart.locator('svg.apexcharts-svg')).toBeVisible();
  await expect(chart.getByText('Sample data', { exact: true })).toBeVisible();
  expect(await violationsInBothSchemes(page)).toEqual([]);

  // A screen reader hears the question and its answer in place of the drawing, and every figure in the table behind it.
  const answer = (await chart.locator('figcaption p').textContent()) ?? '';
  expect(answer).toMatch(/£[\d,]+/);
  const heard = chart.getByRole('img', { name: `? ${answer}` });
  await expect(heard).toHaveAccessibleName(new RegExp(`^What do homes in .+ cost\\? `));
  await chart.getByText('Figures as a table').focus();
  await page.keyboard.press('Enter');
  await expect(chart.getByRole('table')).toHaveAccessibleName(/^What do homes in .+ cost\?$/);
  await expect(chart.getByRole('columnheader', { name: 'Median', exact: true })).toBeVisible();
  await expect(chart.getByRole('rowheader', { name: /^Q4 2025 \(incomplete\)$/ })).toBeVisible();
  const saved = page.waitForEvent('download');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  expect(readFileSync(await (await saved).path(), 'utf8')).toContain('Quarter,Median,"Middle half, from"');

  // On a phone the filters are folded away.
  const filters = page.getByRole('button', { name: 'Filters', exact: true });
  if (await filters.isVisible()) await filters.click();
  await page.getByLabel('Kind of home').selectOption('flat');
  await expect(page).toHaveURL(/type=flat/);
  await page.getByRole('link', { name: 'Number of sales' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Number of sales' })).toBeVisible();
  await expect(page).toHaveURL(/type=flat/);

  await page.goto('/epcs');
  await page.getByLabel('Postcode', { exact: true }).fill('eh11yz');
  await page.keyboard.press('Enter');
  await expect(page.getByText('EH1 1YZ is in Scotland')).toBeVisible();
  await page.getByLabel('Postcode', { exact: true }).fill('yo24');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/postcode=yo24/);
  await expect(
    page.getByRole('figure', { name: 'How efficient are the homes in YO24?' }).locator('svg'),
  ).toBeVisible();
  expect(await violationsInBothSchemes(page)).toEqual([]);
  await page.getByText('All that it says').first().click();
  await expect(page.getByText('Stated cost a year').first()).toBeVisible();
});
