import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { GAME, guess, onward, playOn, startRun } from './player.ts';

/** What the page says from top to bottom, one line a thing, as a screen reader goes through it. */
const heard = (page: Page) => page.locator('body').ariaSnapshot();

/** Expects lines that match to come one after the other, other lines between them or not. */
function expectOrder(said: string, wanted: readonly RegExp[]): void {
  const lines = said.split('\n');
  let from = 0;
  for (const pattern of wanted) {
    const at = lines.findIndex((line, place) => place >= from && pattern.test(line));
    expect(at, `${String(pattern)} after line ${String(from)} of\n${said}`).toBeGreaterThanOrEqual(0);
    from = at + 1;
  }
}

/** Nothing reaches out sideways: the page needs no scrolling in two directions. */
async function expectNoOverflow(page: Page, where: string): Promise<void> {
  const { wide, culprits } = await page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    return {
      wide: document.documentElement.scrollWidth - width,
      culprits: [...document.querySelectorAll('body *')]
        .filter((element) => element.getBoundingClientRect().right > width + 1)
        .map((element) => element.className)
        .slice(0, 8),
    };
  });
  expect(wide, `${where}: ${culprits.join(', ')}`).toBeLessThanOrEqual(0);
}

test('a run is heard in the order in which it is thought: the home, its photos, the guess, the outcome', async ({
  page,
}) => {
  await page.goto(GAME);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expectOrder(await heard(page), [
    /link "Skip to the page"/,
    /banner/,
    /main/,
    /heading .* \[level=1\]/,
    /button "Play now"/,
    /textbox "Name on the leaderboard/,
    /heading "How it works" \[level=2\]/,
    /contentinfo/,
    /navigation "This site"/,
    /combobox "Appearance"/,
    /combobox "Language"/,
  ]);
  await startRun(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expectOrder(await heard(page), [
    /banner/,
    /Home 1 of 5/,
    /main/,
    /heading .* \[level=1\]/,
    /region "Photos of this home"/,
    /img "Drawing of/,
    /list "About this home"/,
    /textbox "Your guess"/,
    /slider "Price ruler"/,
    /button "That is my guess"/,
    /contentinfo/,
  ]);
  await guess(page, '400k');
  const outcome = page.getByRole('heading', { level: 2, name: /^The price is £.* You guessed £400,000/ });
  await expect(outcome).toBeFocused();
  expectOrder(await heard(page), [
    /heading .* \[level=1\]/,
    /heading "The price is £.*of 1,000 points\." \[level=2\]/,
    /listitem: You £/,
    /listitem: Price £/,
    /link "Next home"/,
    /button "Verify it"/,
  ]);
  await onward(page).click();
  await playOn(page, ['400k', '400k', '400k', '400k']);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expectOrder(await heard(page), [
    /heading "\d+% [\d,]+ of 5,000 points" \[level=1\]/,
    /link ".*: (Spot on|Excellent|Close|Fair|Far off|Way off), [\d,]+ points"/,
    /button "Share"/,
    /link "Leaderboard"/,
    /heading "Home by home" \[level=2\]/,
    /link ".*, Norwich"/,
    /heading "Dare somebody" \[level=2\]/,
  ]);
});

// A desk's screen at 400 % zoom is 320 pixels wide, and lower than any phone of that width.
test('nothing is cut off or covered at 400 % zoom', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  for (const path of ['/', `${GAME}/leaderboard`, '/auth/login', '/auth/create-account', '/clear']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNoOverflow(page, path);
  }
  await startRun(page);
  await expectNoOverflow(page, 'guess');
  // The middle of each can be pressed: nothing lies over it once it is scrolled to.
  for (const target of [
    page.getByRole('button', { name: 'Show photos full screen' }),
    page.getByText('The price is sealed'),
    page.getByLabel('Your guess'),
    page.getByRole('contentinfo').getByLabel('Language'),
  ])
    await target.click({ trial: true });
  await guess(page, '400k');
  await expectNoOverflow(page, 'reveal');
  await page.getByRole('button', { name: 'Verify it' }).click({ trial: true });
  await onward(page).click();
  await playOn(page, ['1234567', '400k', '400k', '400k']);
  await expectNoOverflow(page, 'results');
  await page.getByRole('link', { name: 'Every price and what the crowd said' }).click();
  await expect(page).toHaveURL(/detailed_results/);
  await expectNoOverflow(page, 'every price');
  await page.goto(page.url().replace('detailed_results', 'results_to_share'));
  await expect(page.getByRole('button', { name: 'Take the challenge' })).toBeVisible();
  await expectNoOverflow(page, 'shared results');
});

for (const colours of ['forced', 'none'] as const)
  test(`the reveal needs no colour to be read (${colours})`, async ({ page }) => {
    await page.emulateMedia({
      reducedMotion: 'reduce',
      ...(colours === 'forced' ? { forcedColors: 'active' } : {}),
    });
    if (colours === 'none') {
      const devtools = await page.context().newCDPSession(page);
      await devtools.send('Emulation.setEmulatedVisionDeficiency', { type: 'achromatopsia' });
    }
    await startRun(page);
    await guess(page, '400k');
    const marks = page.locator('.ui-crowd-labels li');
    // The crowd joins them from five guesses on; every mark that is there has a word of its own, and none hides another.
    await expect(marks.nth(0)).toHaveText(/^You £/);
    await expect(marks.nth(1)).toHaveText(/^Price £/);
    const boxes = await marks.locator('span').evaluateAll((names) =>
      names.map((name) => {
        const { left, right, top, bottom } = name.getBoundingClientRect();
        return { left, right, top, bottom, isWhole: name.scrollWidth <= name.clientWidth };
      }),
    );
    for (const [index, one] of boxes.entries()) {
      expect(one.isWhole).toBe(true);
      for (const other of boxes.slice(index + 1))
        expect(
          one.right <= other.left ||
            other.right <= one.left ||
            one.bottom <= other.top ||
            other.bottom <= one.top,
        ).toBe(true);
    }
    // On the ruler itself each is there, in a shape and a colour that stand off the page.
    for (const mark of ['.ui-crowd-guess', '.ui-crowd-price']) {
      const drawn = await page.locator(mark).evaluate((element) => {
        const { backgroundColor, borderInlineStartColor } = getComputedStyle(element);
        const paper = getComputedStyle(element.closest('.ui-tape') ?? document.body).backgroundColor;
        return [backgroundColor, borderInlineStartColor].some((one) => one !== paper && !/, 0\)$/.test(one));
      });
      expect(drawn, mark).toBe(true);
    }
    await expect(
      page.getByText(/^(Spot on|Excellent|Close|Fair|Far off|Way off)(, [\d.]+% (over|under))?$/),
    ).toBeVisible();
  });

test('language and appearance are chosen by keyboard, kept, and change money and areas', async ({ page }) => {
  await page.goto('/game/costa-homes');
  const footer = page.getByRole('contentinfo');
  // The choices wait for the page's scripts: nothing that is chosen is lost.
  await expect(page.locator('.site-choices:not([inert])')).toBeVisible();
  await footer.getByLabel('Appearance').focus();
  await page.keyboard.press('End');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
  await footer.getByLabel('Language').focus();
  await page.keyboard.press('End');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('main').getByRole('button').click();
  await page.getByLabel('Tu respuesta').fill('450k');
  await page.getByLabel('Tu respuesta').blur();
  await expect(page.getByLabel('Tu respuesta')).toHaveValue('450.000');
});

test('the footer leads to the list of games and to the front page', async ({ page }) => {
  await page.goto('/auth/login');
  const ways = page.getByRole('navigation', { name: 'This site' });
  await ways.getByRole('link', { name: 'Games' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Games' })).toBeFocused();
  await expect(ways.getByRole('link', { name: 'Leaderboard' })).toHaveCount(0);
  await ways.getByRole('link', { name: 'Front page' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});
