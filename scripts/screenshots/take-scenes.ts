import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { violationsInBothSchemes } from '../../web/e2e/axe.ts';
import { readStackAddress } from '../test/stack-address.ts';
import { buildStage } from './scenes/stage.ts';
import type { Scene } from './scenes/scene.ts';
import { SCENES } from './scenes/scenes.ts';
import type { RouteChoice } from './take-routes.ts';

/** The narrowest screen there is: what fits there fits at 400 % zoom as well. */
const NARROWEST = { width: 320, height: 640 };

/** What came of drawing scenes. */
export interface TakenScenes {
  readonly files: number;
  /** what axe found, what reaches out sideways, and scenes that could not be made */
  readonly problems: readonly string[];
}

/**
 * Makes each scene once and photographs it in every window, light and dark; what is wrong with it on the narrowest screen
 * is said beside it.
 */
export async function takeScenes(
  browser: Browser,
  folder: string,
  choice: RouteChoice,
): Promise<TakenScenes> {
  mkdirSync(folder, { recursive: true });
  const address = readStackAddress();
  const problems: string[] = [];
  let files = 0;
  for (const scene of chooseScenes(choice)) {
    const { stage, clear } = buildStage(browser, address);
    try {
      const page = await scene.prepare(stage);
      if (choice.locale !== 'en-GB') await speak(page, choice.locale);
      await comeToRest(page);
      for (const problem of await problemsOf(page)) problems.push(`${scene.name}: ${problem}`);
      for (const theme of choice.themes) {
        await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
        for (const viewport of choice.windows) {
          await page.setViewportSize(viewport);
          await comeToRest(page);
          const file = `scene-${scene.name}-${String(viewport.width)}-${theme}-${choice.locale}.png`;
          await page.screenshot({ path: join(folder, file), fullPage: true, animations: 'disabled' });
          files += 1;
        }
      }
      console.log(scene.name);
    } catch (error) {
      problems.push(`${scene.name}: ${error instanceof Error ? error.message : String(error)}`);
    } finally {
      await clear();
    }
  }
  return { files, problems };
}

function chooseScenes({ parts, locale }: RouteChoice): readonly Scene[] {
  return SCENES.filter(({ isFleeting }) => locale === 'en-GB' || !isFleeting).filter(
    ({ name }) => parts.length === 0 || parts.some((part) => name.includes(part)),
  );
}

/** Shows the page as it is in another language. */
async function speak(page: Page, locale: string): Promise<void> {
  await page.evaluate((chosen) => localStorage.setItem('locale', chosen), locale);
  await page.reload();
  await page.locator('main h1').first().waitFor();
}

async function problemsOf(page: Page): Promise<string[]> {
  await page.setViewportSize(NARROWEST);
  await comeToRest(page);
  const wide = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  const violations = await violationsInBothSchemes(page);
  return [...(wide > 0 ? [`reaches out sideways by ${String(wide)} px`] : []), ...violations];
}

async function comeToRest(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (const image of document.images) image.loading = 'eager';
    const late = [...document.images].filter((image) => !image.complete);
    const settled = late.map(
      (image) =>
        new Promise((resolve) => {
          image.addEventListener('load', resolve, { once: true });
          image.addEventListener('error', resolve, { once: true });
          setTimeout(resolve, 2_000);
        }),
    );
    await Promise.all(settled);
  });
}
