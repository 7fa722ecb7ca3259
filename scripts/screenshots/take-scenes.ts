import { mkdirSync } from 'node:fs';
import type { Browser, Page } from '@playwright/test';
import { violationsInBothSchemes } from '../../web/e2e/axe.ts';
import { readStackAddress } from '../test/stack-address.ts';
import { buildStage } from './scenes/stage.ts';
import type { Scene } from './scenes/scene.ts';
import { SCENES } from './scenes/scenes.ts';
import { comeToRest, shootEverywhere, type Taken } from './shoot-everywhere.ts';
import type { RouteChoice } from './take-routes.ts';

/** The narrowest screen there is: what fits there fits at 400 % zoom as well. */
const NARROWEST = { width: 320, height: 640 };

/**
 * Makes each scene once and photographs it in every window, light and dark; what is wrong with it on the narrowest screen
 * is said beside it.
 */
export async function takeScenes(browser: Browser, folder: string, choice: RouteChoice): Promise<Taken> {
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
      files += await shootEverywhere(
        page,
        folder,
        choice,
        (width, theme) => `scene-${scene.name}-${String(width)}-${theme}-${choice.locale}`,
      );
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
  const wide = await reachOf(page);
  const violations = await violationsInBothSchemes(page);
  return [...(wide > 0 ? [`reaches out sideways by ${String(wide)} px`] : []), ...violations];
}

/** By how much a page is wider than its window; what measures itself takes its place some frames after the window changed. */
async function reachOf(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const reach = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
    for (let frames = 0; frames < 60 && reach() > 0; frames += 1)
      await new Promise((resolve) => requestAnimationFrame(resolve));
    return reach();
  });
}
