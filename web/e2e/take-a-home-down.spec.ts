import { expect, test } from './fixtures.ts';

test('a rights holder asks for a home to be taken down, without an account @phone', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Take a home down' }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Ask for a home to be taken down' }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Send the request' }).click();
  await expect(page.getByText('Say where the home shows, so that it can be found.').first()).toBeVisible();
  await expect(page.getByText('Confirm this, so that the request can be granted.').first()).toBeVisible();

  await page.getByLabel('Where does it show?').fill('The second home of the house prices game');
  await page.getByLabel('What should go?').selectOption({ label: 'Photos' });
  await page.getByLabel('In whose name do you ask?').selectOption({ label: 'I took the photos' });
  await page.getByLabel('What is it about?').fill('These photos are mine, and I did not agree to their use.');
  await page.getByLabel('Your name').fill('Ana Sample');
  await page.getByLabel('Your e-mail').fill('ana@example.com');
  await page.getByLabel('What I say here is true').check();
  await page.getByRole('button', { name: 'Send the request' }).click();
  await expect(page.getByRole('heading', { name: 'Your request is here' })).toBeVisible();
  await expect(page.getByText(/[\da-f]{8}-[\da-f]{4}/)).toBeVisible();
});

test.describe('with a lost connection', () => {
  test.use({ allowedNoise: [/ERR_FAILED/] });

  test('what was typed outlives a request that is lost', async ({ page }) => {
    await page.route('**/functions/v1/request-takedown', (route) => route.abort());
    await page.goto('/takedown-request?page=https://example.com/home');
    await expect(page.getByLabel('Where does it show?')).toHaveValue('https://example.com/home');
    const statement = 'It is my home, and nobody asked me.';
    await page.getByLabel('What is it about?').fill(statement);
    await page.getByLabel('Your name').fill('Ana Sample');
    await page.getByLabel('Your e-mail').fill('ana@example.com');
    await page.getByLabel('What I say here is true').check();
    await page.getByRole('button', { name: 'Send the request' }).click();
    await expect(page.getByRole('alert')).toBeVisible({ timeout: 15_000 });
    await expect(page.getByLabel('What is it about?')).toHaveValue(statement);
  });
});
