import type { Page } from '@playwright/test';
import { violationsInBothSchemes } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { onward, tabTo } from './player.ts';

// The narrowest screen there is, and no mouse.
test.use({ viewport: { width: 320, height: 640 } });

/** The page fits the screen, and axe finds nothing on it, in light and in dark. */
async function expectToBeFit(page: Page, what: string): Promise<void> {
  const over = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(over, `${what} is wider than the screen`).toBe(0);
  expect(await violationsInBothSchemes(page), what).toEqual([]);
}

/** The reveal with as much in it as there can be: lives, homes, points, and amounts of a currency with many digits. */
async function showTheMostOfALife(page: Page): Promise<void> {
  await page.evaluate(() => {
    const lives = document.querySelector('.lives');
    const heart = lives?.querySelector('.lives-heart');
    while (lives && heart && lives.querySelectorAll('.lives-heart').length < 9)
      lives.append(heart.cloneNode());
    const say = (selector: string, text: string, small = '') => {
      const aside = document.createElement('small');
      aside.textContent = small;
      document.querySelector(selector)?.replaceChildren(text, ...(small === '' ? [] : [aside]));
    };
    say('.run-round', 'Home 50 of 50', ' · Practice');
    say('.run-total', '50,000', ' points');
    // As React draws it: all of it at once.
    const price = document.querySelector('.ui-turning');
    const card = price?.querySelector('.ui-turning-card');
    const longest = price?.cloneNode();
    if (longest instanceof HTMLElement)
      longest.append(
        ...Array.from('IDR\u00a0500,000,000,000', (one) => {
          const part = /\d/.test(one) ? card?.cloneNode(true) : document.createElement('span');
          if (part instanceof HTMLElement) (part.querySelector('b') ?? part).textContent = one;
          return part ?? one;
        }),
      );
    if (longest) price?.replaceWith(longest);
    say('.reveal-verdict', 'Way off, 49,999,999,900% over');
  });
}

/** Starts the sample of a mode by keys alone. */
async function begin(page: Page, mode: string): Promise<void> {
  await page.goto(`/game/sample-mode-${mode}`);
  await expectToBeFit(page, `the start of ${mode}`);
  await tabTo(page, page.getByRole('button', { name: 'Play now' }));
  await page.keyboard.press('Enter');
}

async function guessByKeys(page: Page, amount: string): Promise<void> {
  const field = page.getByLabel('Your guess');
  await expect(field).toBeVisible();
  await tabTo(page, field);
  await page.keyboard.type(amount);
  await page.keyboard.press('Enter');
  await expect(onward(page)).toBeVisible();
}

async function goOnByKeys(page: Page): Promise<void> {
  const address = page.url();
  await tabTo(page, onward(page));
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(address);
}

test('survival: two wide misses cost three lives and end the run', async ({ page }) => {
  await begin(page, 'survival');
  await expect(page.getByText('3 lives left.')).toBeAttached();
  await expect(page.locator('.lives-heart[data-lost]')).toHaveCount(0);
  await expectToBeFit(page, 'a home with lives');
  await guessByKeys(page, '90m');
  await expect(
    page.getByRole('status').filter({ hasText: 'This guess costs 2 lives. 1 life left.' }),
  ).toBeVisible();
  await expect(page.locator('.lives-heart[data-lost]')).toHaveCount(2);
  await expectToBeFit(page, 'a miss that costs lives');
  await showTheMostOfALife(page);
  await expectToBeFit(page, 'nine lives, fifty homes and the largest amounts');
  // A reload forgets nothing.
  await page.reload();
  await expect(page.locator('.lives-heart[data-lost]')).toHaveCount(2);
  await goOnByKeys(page);
  await expect(page.getByText('1 life left.')).toBeAttached();
  await guessByKeys(page, '90m');
  await expect(page.getByText('It was the last: your run ends at home 2 of 10.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'See your results' })).toBeVisible();
  await expectToBeFit(page, 'the end of the last life');
  await goOnByKeys(page);
  await expect(page).toHaveURL(/\/results\//);
  await expectToBeFit(page, 'the result');
});

test('accessibility: no clock, and every amount in words, from the tape to the result', async ({ page }) => {
  await begin(page, 'accessibility');
  await expect(
    page.getByText('The tape goes from one thousand pounds to five hundred million pounds.'),
  ).toBeVisible();
  await expect(page.getByRole('timer')).toHaveCount(0);
  for (let home = 1; home <= 5; home += 1) {
    await tabTo(page, page.getByLabel('Your guess'));
    await page.keyboard.type('450k');
    await expect(page.getByText('In words: four hundred and fifty thousand pounds.')).toBeVisible();
    if (home === 1) await expectToBeFit(page, 'a home in words');
    await page.keyboard.press('Enter');
    await expect(
      page.getByText(
        /In words: this home cost [a-z -]+ pounds\. You said four hundred and fifty thousand pounds: /,
      ),
    ).toBeVisible();
    await expect(page.getByText(/That makes [a-z -]+ of one thousand points\./)).toBeVisible();
    if (home === 1) await expectToBeFit(page, 'a reveal in words');
    await goOnByKeys(page);
  }
  await expect(page).toHaveURL(/\/results\//);
  await expect(page.getByRole('link', { name: /leaderboard/i }).first()).toBeVisible();
});

test('time-attack: the clock runs on between homes, and what comes late ends the run', async ({
  page,
  callService,
}) => {
  await begin(page, 'time-attack');
  const clock = page.getByRole('timer');
  await expect(clock).toContainText(/2:5\d/);
  await expectToBeFit(page, 'a home under the run’s clock');
  await guessByKeys(page, '400k');
  await expect(page.getByText('The clock runs on.')).toBeVisible();
  await expect(clock).toContainText(/2:\d\d/);
  await expectToBeFit(page, 'a reveal under the run’s clock');
  await goOnByKeys(page);
  await guessByKeys(page, '500k');
  await goOnByKeys(page);
  // Three minutes pass while the third home is on screen.
  const session = new URL(page.url()).searchParams.get('session') ?? '';
  await callService.sql(
    `update public.session_rounds set opened_at = opened_at - interval '3 minutes',
      deadline_at = deadline_at - interval '3 minutes' where session_id = $1 and opened_at is not null`,
    [session],
  );
  await page.reload();
  await expect(page.getByText('Your time is over: you guessed 2 homes in it.')).toBeVisible();
  await expectToBeFit(page, 'the end of the time');
  await tabTo(page, page.getByRole('link', { name: 'See your results' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/results\//);
});

test('double or nothing: a stake is made before the home is seen, and a miss earns nothing', async ({
  page,
}) => {
  await begin(page, 'double-or-nothing');
  for (let home = 1; home <= 5; home += 1) {
    await expect(page.getByRole('heading', { name: `Home ${home} of 5: double or nothing?` })).toBeVisible();
    await expect(page.locator('main img')).toHaveCount(0);
    if (home === 1) await expectToBeFit(page, 'the question of the stake');
    const isStaked = home === 2;
    const way = isStaked ? 'Double or nothing' : 'Play without a stake';
    // A page that has just come takes the focus to its top: a key that was pressed before goes nowhere.
    await expect(async () => {
      await tabTo(page, page.getByRole('button', { name: way }));
      await page.keyboard.press('Enter');
      await expect(page.getByLabel('Your guess')).toBeVisible({ timeout: 3_000 });
    }).toPass();
    await expect(page.getByText('Staked', { exact: true })).toHaveCount(isStaked ? 1 : 0);
    // What was said is not asked again.
    if (isStaked) await page.reload();
    await guessByKeys(page, isStaked ? '90m' : '450k');
    if (isStaked) {
      await expect(page.getByText('Your stake is lost: this home earns nothing.')).toBeVisible();
      await expectToBeFit(page, 'a stake that is lost');
    }
    await goOnByKeys(page);
  }
  await expect(page).toHaveURL(/\/results\//);
});

test('fog: a home opens clue by clue, and each clue leaves a share of its points', async ({ page }) => {
  await begin(page, 'fog-of-info');
  for (let home = 1; home <= 5; home += 1) {
    const rooms = page.getByRole('button', { name: /^Bedrooms and bathrooms/ });
    await expect(rooms).toBeVisible();
    await expect(page.getByText('Worth up to 1,000 now')).toBeVisible();
    if (home === 1) {
      await expectToBeFit(page, 'a home in the fog');
      await expect(page.getByText(/\d bedroom/)).toHaveCount(0);
      await tabTo(page, rooms);
      await page.keyboard.press('Enter');
      await expect(page.getByText(/\d bedroom/)).toBeVisible();
      await expect(page.getByText('Worth up to 950 now')).toBeVisible();
      // What was opened stays open.
      await page.reload();
      await expect(page.getByText('Worth up to 950 now')).toBeVisible();
    }
    await guessByKeys(page, '450k');
    if (home === 1) {
      await expect(page.getByText(/\d bedroom/).first()).toBeVisible();
      await expectToBeFit(page, 'a reveal out of the fog');
    }
    await goOnByKeys(page);
  }
  await expect(page).toHaveURL(/\/results\//);
});

test('comparison: two homes at once, and both prices show together', async ({ page }) => {
  await begin(page, 'comparison');
  for (let pair = 1; pair <= 5; pair += 1) {
    await expect(page.getByRole('heading', { name: 'Which costs more?' })).toBeVisible();
    const choices = page.getByRole('radio', { name: 'This one' });
    await expect(choices).toHaveCount(2);
    await expect(page.getByRole('button', { name: 'See both prices' })).toBeVisible();
    if (pair === 1) {
      await expectToBeFit(page, 'two homes side by side');
      // Nothing is sent before a home is chosen.
      await page.getByRole('button', { name: 'See both prices' }).click();
      await expect(page.getByText('Choose one of the two homes.')).toBeVisible();
      await expect(page.locator('.pair-price')).toHaveCount(0);
    }
    await expect(async () => {
      await tabTo(page, choices.first());
      await page.keyboard.press('Space');
      await expect(choices.first()).toBeChecked({ timeout: 1_000 });
    }).toPass();
    await tabTo(page, page.getByLabel('By how many percent?'));
    await page.keyboard.type('25');
    // What was put in outlives a reload.
    if (pair === 2) {
      await page.reload();
      await expect(choices.first()).toBeChecked();
      await expect(page.getByLabel('By how many percent?')).toHaveValue('25');
      await tabTo(page, page.getByLabel('By how many percent?'));
    }
    await page.keyboard.press('Enter');
    await expect(page.locator('.pair-price')).toHaveCount(2);
    await expect(
      page.getByText(/^(Right|Wrong)\. The dearer one costs \d+% more\. You said 25%\./),
    ).toBeVisible();
    if (pair === 1) await expectToBeFit(page, 'two prices side by side');
    await tabTo(page, page.getByRole('link', { name: pair < 5 ? 'Next two homes' : 'See your results' }));
    await page.keyboard.press('Enter');
  }
  await expect(page).toHaveURL(/\/results\//);
});

test('regional lock: a run in one of the regions that the game names', async ({ page }) => {
  await page.goto('/game/sample-mode-regional-lock');
  const where = page.getByLabel('Where the homes are');
  await expect(where).toBeVisible();
  await expectToBeFit(page, 'the choice of a region');
  // All of them, and the two regions of the samples, each with as many homes as a run.
  await expect(where.locator('option')).toHaveCount(3);
  await where.selectOption('North Yorkshire');
  await expect(page.getByText('Ranked on this region’s own leaderboard.')).toBeVisible();
  await page.getByRole('button', { name: 'Play now' }).click();
  await expectToBeFit(page, 'a home of a region');
  while (!/\/results\//.test(page.url())) {
    await guessByKeys(page, '450k');
    await goOnByKeys(page);
  }
  await expect(page).toHaveURL(/\/results\//);
  await expect(page.locator('main')).not.toContainText('Practice');
});
