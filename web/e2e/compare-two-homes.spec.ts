import type { Page } from '@playwright/test';
import { violationsOf } from './axe.ts';
import { makePerson } from './builder.ts';
import { expect, test } from './fixtures.ts';
import { keepSession } from './keep-session.ts';

// Somebody else saved first, or asked the same a moment ago: the browser reports that answer. Few sales are known there.
test.use({ allowedNoise: [/status of (409|422)/] });

interface Api {
  readonly api: string;
  readonly publishableKey: string;
}

/** Asks the API as whoever is signed in in this browser. */
async function ask<Answer>(
  page: Page,
  { api, publishableKey }: Api,
  path: string,
  body?: object,
): Promise<Answer> {
  const token = await page.evaluate(
    () => (JSON.parse(localStorage.getItem('auth-session') ?? '{}') as { access_token: string }).access_token,
  );
  const answer = await fetch(`${api}/rest/v1/${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      apikey: publishableKey,
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      prefer: 'return=representation',
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  expect(answer.ok, path).toBe(true);
  return (await answer.json()) as Answer;
}

const told = (facts: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(facts).map(([name, value]) => [name, { value, source: 'The agent' }]));

test('two people judge two homes apart, ask what is unknown, and record an offer', async ({
  page,
  anotherPage,
  stack,
}) => {
  test.slow();
  const { site } = stack;
  const other = await anotherPage();
  await keepSession(page, site, await makePerson(stack));
  await keepSession(other, site, await makePerson(stack));
  const { dossier_id: dossier } = await ask<{ dossier_id: string }>(page, stack, 'rpc/create_dossier', {
    title: 'Our house',
  });
  await ask(page, stack, 'dossier_assets', {
    dossier_id: dossier,
    title: '7 Elm Road',
    facts: told({ price_minor: 30_000_000, bedrooms: 3, has_garden: true }),
  });
  await ask(page, stack, 'dossier_assets', {
    dossier_id: dossier,
    title: '2 Oak Lane',
    facts: told({ price_minor: 32_000_000, bedrooms: 2, energy_rating: 'B' }),
  });
  const { token } = await ask<{ token: string }>(page, stack, 'rpc/invite_to_dossier', {
    dossier_id: dossier,
    role: 'partner',
  });
  await ask(other, stack, 'rpc/accept_invitation', { token });

  // What is looked for, in words; the other sees it without a reload.
  await other.goto(`/dossiers/${dossier}/profile`);
  await expect(other.getByText('Nobody has said what you look for yet')).toBeVisible();
  await page.goto(`/dossiers/${dossier}/profile/edit`);
  await page.getByLabel('Wishes in your own words').fill('3 bedrooms, must have a garden, EPC C, no trains');
  await expect(page.getByText('Bedrooms: at least 3')).toBeVisible();
  await page.getByRole('button', { name: 'Take these over' }).click();
  const weight = page.getByRole('slider', { name: 'How much it counts: Garden' });
  await expect(weight).toHaveAttribute('aria-valuetext', 'Most of all');
  await weight.press('ArrowLeft');
  await expect(weight).toHaveAttribute('aria-valuetext', 'Much');
  await page.getByLabel('Postcodes').fill('YO23, York');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Remove YO23' })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(other.getByText('no trains')).toBeVisible();
  const elm = other.getByRole('article', { name: '7 Elm Road' });
  await expect(elm.getByText('1 wish cannot be judged yet')).toBeVisible();
  await expect(elm.getByText('Unknown', { exact: false }).first()).toBeVisible();
  expect(await violationsOf(other)).toEqual([]);

  // Both change the budget: whoever saves second decides about that field.
  await other.goto(`/dossiers/${dossier}/profile/edit`);
  await other.getByLabel('Most that you pay').fill('310000');
  await page.getByLabel('Most that you pay').fill('330000');
  await other.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(other.getByText('Saved.', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const clash = page.getByRole('dialog');
  await expect(clash.getByText('£310,000')).toBeVisible();
  await clash.getByRole('radio', { name: /310,000/ }).check();
  await clash.getByRole('button', { name: 'Save' }).click();
  await expect(clash).toBeHidden();

  // The two homes beside each other; what is unknown becomes questions, once, whoever presses.
  await page.goto(`/dossiers/${dossier}/profile`);
  await page.getByRole('button', { name: 'Compare', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'What weighs most' })).toBeVisible();
  const path = new URL(page.url()).pathname;
  expect(path).toMatch(/\/comparables\/[^/]+\/sbs\/overview$/);
  await other.goto(path.replace('/sbs/overview', ''));
  await expect(other.getByRole('heading', { name: 'What weighs most' })).toBeVisible();
  // Whoever is a moment later finds nothing left to press.
  await Promise.allSettled(
    [page, other].map((one) => one.getByRole('button', { name: 'Ask all 2' }).click({ timeout: 5_000 })),
  );
  for (const one of [page, other])
    await expect(one.getByText('All that is unknown is among your questions.')).toBeVisible();
  const queries = await ask<{ ready_key: string; asset_id: string }[]>(
    page,
    stack,
    `dossier_queries?dossier_id=eq.${dossier}`,
  );
  const keys = queries.map(({ ready_key: key, asset_id: home }) => `${home} ${key}`);
  expect(new Set(keys).size).toBe(keys.length);
  expect(queries.map(({ ready_key: key }) => key).sort()).toEqual(['fact.energyRating', 'fact.hasGarden']);
  expect(await violationsOf(page)).toEqual([]);

  // Parts of the verdict by cards, with keys; then each judges alone and reads the other afterwards.
  await page.getByRole('link', { name: 'Cards', exact: true }).click();
  const neither = page
    .getByRole('group', { name: /^Which is better/ })
    .getByRole('button', { name: 'Neither' });
  await neither.focus();
  await page.keyboard.press('ArrowLeft');
  for (const card of [2, 3, 4]) {
    await expect(page.getByText(`Card ${String(card)} of 4`)).toBeVisible();
    await page.keyboard.press('ArrowRight');
  }
  await page.getByRole('link', { name: 'To your verdict' }).click();
  await expect(
    page.getByRole('group', { name: 'Cost' }).getByRole('radio', { name: '7 Elm Road' }),
  ).toBeChecked();
  await page.getByRole('group', { name: 'All in all' }).getByRole('radio', { name: '7 Elm Road' }).check();
  await page.getByLabel('Why').fill('The garden decides it');
  await page.getByRole('button', { name: 'Give the verdict' }).click();
  await expect(page.getByText('It can be changed until somebody else has given theirs.')).toBeVisible();
  await expect(other.getByText('has given a verdict')).toBeVisible();
  await expect(other.getByText('The garden decides it')).toBeHidden();
  await other.getByRole('group', { name: 'All in all' }).getByRole('radio', { name: '2 Oak Lane' }).check();
  await other.getByRole('button', { name: 'Give the verdict' }).click();
  await expect(other.getByText('The garden decides it')).toBeVisible();
  for (const one of [page, other]) await expect(one.getByText('You differ').first()).toBeVisible();

  // An offer, its steps and its history; the other follows.
  await other.goto(`/dossiers/${dossier}/offers`);
  await expect(other.getByText('No offer for this home yet', { exact: false })).toBeVisible();
  await expect(other.getByText('Your measure needs 20 counted guesses', { exact: false })).toBeVisible();
  await page.goto(`/dossiers/${dossier}/offers`);
  await page.getByRole('button', { name: 'New offer' }).click();
  await page.getByRole('button', { name: 'Record the offer' }).click();
  await expect(page.getByText('Say how much the offer is.')).toBeVisible();
  await page.getByLabel('Amount', { exact: true }).fill('295000');
  await page.getByLabel('Conditions').fill('Subject to survey');
  await page.getByRole('button', { name: 'Record the offer' }).click();
  await page.getByRole('button', { name: 'It was made' }).click();
  const theirs = other.getByRole('article', { name: 'Offer of £295,000' });
  await expect(theirs.getByText('Made on', { exact: false })).toBeVisible();
  await theirs.getByRole('button', { name: 'They accepted' }).click();
  const own = page.getByRole('article', { name: 'Offer of £295,000' });
  await expect(own.getByText('Accepted')).toBeVisible();
  await own.getByRole('button', { name: 'History' }).click();
  await expect(own.locator('.note-versions > li')).toHaveCount(3);
  expect(await violationsOf(page)).toEqual([]);

  // A sheet for the pen.
  await page.goto(path.replace('sbs/overview', 'solo/test2'));
  await expect(page.getByRole('button', { name: 'Print' })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
});
