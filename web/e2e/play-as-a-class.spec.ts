import { readFile } from 'node:fs/promises';
import { violationsInBothSchemes } from './axe.ts';
import { makePerson } from './builder.ts';
import { expect, test } from './fixtures.ts';
import { keepSession } from './keep-session.ts';

const LIVE = '/for-classrooms/live';

test('a class plays from its teacher’s room to the report, without websockets and without a name that anybody typed, on a small phone @phone', async ({
  page,
  anotherPage,
  stack,
}) => {
  await page.goto(`${LIVE}?game=house-prices-game`);
  await expect(page.getByRole('link', { name: 'Sign in to open a room' })).toBeVisible();
  await keepSession(page, stack.site, await makePerson(stack));
  await page.goto(`${LIVE}?game=house-prices-game`);
  await page.getByRole('button', { name: 'Open the room' }).click();
  await expect(page.getByRole('heading', { name: 'Let your class in' })).toBeVisible();
  const code = new URL(page.url()).searchParams.get('room') ?? '';
  expect(await violationsInBothSchemes(page)).toEqual([]);

  const projector = await page.context().newPage();
  await projector.goto(`${LIVE}?room=${code}&view=projector`);
  const pupil = await anotherPage();
  await pupil.routeWebSocket(/realtime/, (socket) => socket.close());
  const quiet = await anotherPage();
  for (const one of [pupil, quiet]) {
    await one.goto(`${LIVE}?room=${code}`);
    await expect(one.getByRole('textbox')).toHaveCount(0);
    await one.getByRole('button', { name: 'Join the class' }).click();
    await expect(one.getByText('Look to the front: the game starts there.')).toBeVisible();
  }
  const nameOf = async (one: typeof page) => (await one.locator('.class-name b').textContent()) ?? '';
  const [name, lagging] = [await nameOf(pupil), await nameOf(quiet)];
  expect(name).toMatch(/^[A-Z][a-z]+ [A-Z][a-z]+$/);
  await expect(projector.getByText(name)).toBeVisible();
  await page.getByRole('button', { name: 'Start' }).click();
  await pupil.getByLabel('Your guess').fill('420k');
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(pupil.getByRole('heading', { name: 'Paused' })).toBeVisible();
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(pupil.getByLabel('Your guess')).toHaveValue(/420/);
  await pupil.getByRole('button', { name: 'That is my guess' }).click();
  await expect(pupil.getByText(/^Your guess is in/)).toBeVisible();

  // The screen that everybody sees tells how many have guessed: not who, not what.
  await expect(projector.getByText('1 of 2 has guessed')).toBeVisible();
  // The page around it, which is out of sight, gives an example of a name.
  const shown = projector.locator('.class-projector');
  for (const hidden of [name, lagging, '420,000']) await expect(shown.getByText(hidden)).toHaveCount(0);
  expect(await violationsInBothSchemes(projector)).toEqual([]);
  await expect(quiet.getByText(/Waiting for|Everybody waits/)).toHaveCount(0);
  await page.getByRole('button', { name: 'Reveal the price' }).click();
  for (const one of [projector, pupil, quiet]) await expect(one.getByText(/^It costs £/)).toBeVisible();
  await expect(projector.getByText(name)).toBeVisible();
  await expect(quiet.getByText('You did not guess this home.')).toBeVisible();
  expect(await violationsInBothSchemes(pupil)).toEqual([]);

  for (let home = 2; home <= 5; home += 1) {
    await page.getByRole('button', { name: 'Next home' }).click();
    await expect(page.getByText(`Home ${String(home)} of 5`)).toBeVisible();
    await page.getByRole('button', { name: home < 5 ? 'Reveal the price' : 'Skip this home' }).click();
  }
  await expect(pupil.getByText(`In the report you are ${name}.`)).toBeVisible();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download the report' }).click(),
  ]);
  const lines = (await readFile(await file.path(), 'utf8')).split('\r\n');
  expect(lines).toHaveLength(4);
  expect(lines[1]).toMatch(new RegExp(`^${name},1,\\d+,420000,\\d+`));
  expect(lines[2]).toMatch(new RegExp(`^${lagging},[12],0,,`));
});
